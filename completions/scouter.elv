
set edit:completion:arg-completer[scouter] = { |@words|
    var index = (count $words)
    set index = (- $index 1)

    put (env _CLAP_IFS="\n" _CLAP_COMPLETE_INDEX=(to-string $index) SCOUTER_COMPLETE="elvish" scouter -- $@words) | to-lines
}

