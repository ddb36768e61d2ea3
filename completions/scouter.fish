complete --keep-order --exclusive --command scouter --arguments "(SCOUTER_COMPLETE=fish scouter -- (commandline --current-process --tokenize --cut-at-cursor) (commandline --current-token))"
