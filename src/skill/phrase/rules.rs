//! The macro that makes a phrase of its rules: what reads, what says, and what it can begin with.

/// Makes a phrase of rules. A rule is a pattern, which is also how the value is made, and the wordings for it:
///
/// ```ignore
/// phrase! {
///     /// How long something lasts.
///     fn until() -> Until {
///         (Until::Turn) => ["for the turn"] | ["for the duration of the turn"];
///         (Until::Battle) => ["for the" ("battle" | "duration of the battle")];
///     }
/// }
/// ```
///
/// A value in brackets, `[first, second]`, is the list of these.
///
/// In a wording stand words; `("a" | "b")` the first of them that is there, `""` for none; `{x: phrase}` a part of the value;
/// `{? condition}` what has to hold; `{! phrase}` words that say nothing of the value; `{-> |spoken| …}` a change to what has
/// been spoken of.
macro_rules! phrase {
    ($(
        $(#[$doc:meta])*
        $vis:vis fn $name:ident($($param:ident: $type:ty),*) -> $value:ty {
            $( $cons:tt => $( $wording:tt )|+ ; )*
        }
    )+) => {$(
        $(#[$doc])*
        $vis fn $name($($param: $type),*) -> impl $crate::skill::phrase::Phrase<Value = $value> + Clone {
            #[derive(Clone)]
            struct Rules { $($param: $type),* }
            impl Rules {
                /// What its rules begin with, where that is always the same.
                fn firsts() -> Option<&'static $crate::skill::first::Firsts> {
                    $crate::skill::phrase::phrase!(@firsts [$($param)*] [$($($wording)+)*])
                }
            }
            #[allow(
                unused_variables, unused_assignments, unused_parens, irrefutable_let_patterns, clippy::redundant_clone,
                clippy::clone_on_copy,
                clippy::cognitive_complexity, clippy::too_many_lines, clippy::needless_pass_by_value,
                clippy::borrow_deref_ref, clippy::single_match, clippy::toplevel_ref_arg, clippy::unit_arg, clippy::needless_borrow,
                clippy::let_unit_value, clippy::ignored_unit_patterns,
                reason = "made by a macro for phrases of every shape"
            )]
            impl $crate::skill::phrase::Phrase for Rules {
                type Value = $value;
                fn read(
                    &self,
                    page: &$crate::skill::phrase::Page<'_>,
                    at: $crate::skill::phrase::At,
                ) -> $crate::skill::phrase::Ways<$value> {
                    let Self { $($param),* } = self;
                    let mut ways = $crate::skill::phrase::Ways::new();
                    let firsts = Self::firsts();
                    $crate::skill::phrase::phrase!(@gate [$($param)*] page at ways firsts $name);
                    $crate::skill::phrase::phrase!(@again [$($param)*] page at begun $name);
                    let next = page.next(at);
                    let mut firsts = firsts.map_or(&[][..], $crate::skill::first::Firsts::each).iter();
                    $( $(
                        if next.admits(firsts.next().copied()) {
                            let known = page.opens($crate::skill::phrase::phrase!(@rule $name $cons $wording), at, ways.len());
                            $crate::skill::phrase::phrase!(@reads page at ways $cons $wording);
                            page.closes(known, at, ways.iter_mut().map(|(_, end)| end));
                        }
                    )+ )*
                    $crate::skill::phrase::phrase!(@keep [$($param)*] page at begun ways $name);
                    ways
                }
                fn says(
                    &self,
                    value: &$value,
                    page: &$crate::skill::phrase::Page<'_>,
                    at: $crate::skill::phrase::At,
                ) -> Vec<$crate::skill::phrase::At> {
                    let Self { $($param),* } = self;
                    let mut ways = Vec::new();
                    let next = page.next(at);
                    let firsts = Self::firsts();
                    if !next.admits(firsts.map($crate::skill::first::Firsts::all)) {
                        return ways;
                    }
                    let mut firsts = firsts.map_or(&[][..], $crate::skill::first::Firsts::each);
                    $(
                        let mut these = firsts.iter();
                        firsts = firsts.get($crate::skill::phrase::phrase!(@count $($wording)+)..).unwrap_or_default();
                        if let $cons = $crate::skill::phrase::phrase!(@held $cons value) {
                            $(
                                if next.admits(these.next().copied()) && !page.is_enough(&ways) {
                                    let rule = $crate::skill::phrase::phrase!(@rule $name $cons $wording);
                                    let known = page.opens(rule, at, ways.len());
                                    $crate::skill::phrase::phrase!(@says_all page at ways $wording);
                                    page.closes(known, at, ways.iter_mut());
                                }
                            )+
                        }
                    )*
                    ways
                }
                fn first(&self) -> $crate::skill::first::First {
                    let Self { $($param),* } = self;
                    match Self::firsts() {
                        Some(firsts) => firsts.all(),
                        None => $crate::skill::first::First::NONE
                            $($( .or($crate::skill::phrase::phrase!(@first_of $wording)) )+)*,
                    }
                }
                fn leads(&self, out: &mut Vec<&'static str>) {
                    let Self { $($param),* } = self;
                    $( $( $crate::skill::phrase::phrase!(@leads_of out $wording); )+ )*
                }
            }
            Rules { $($param),* }
        }
    )+};

    // What a value is matched as: a list by what stands in it.
    (@held [$($cons:tt)*] $value:ident) => { $value.as_slice() };
    (@held $cons:tt $value:ident) => { $value };

    // How a rule is called: as it is written here.
    (@rule $name:ident $cons:tt $wording:tt) => {
        $crate::skill::phrase::Rule::Wording(
            concat!(file!(), " ", stringify!($name), " ", stringify!($cons), " => ", stringify!($wording))
        )
    };

    // A phrase without parameters always begins with the same words: where none of them stands, nothing is tried.
    (@firsts [] [$($wording:tt)*]) => {{
        static FIRSTS: ::std::sync::OnceLock<$crate::skill::first::Firsts> = ::std::sync::OnceLock::new();
        let each = || vec![$($crate::skill::phrase::phrase!(@first_of $wording)),*];
        Some(FIRSTS.get_or_init(|| $crate::skill::first::Firsts::of(each())))
    }};
    (@firsts $params:tt $wordings:tt) => { None };
    (@gate [] $page:ident $at:ident $ways:ident $firsts:ident $name:ident) => {
        let all = $firsts.map_or($crate::skill::first::First::ANYTHING, $crate::skill::first::Firsts::all);
        if !$page.may_be($at, all, |out| $crate::skill::phrase::Phrase::leads(&$name(), out)) {
            return $ways;
        }
    };
    (@gate $params:tt $page:ident $at:ident $ways:ident $firsts:ident $name:ident) => {};
    (@count $($wording:tt)+) => { [$(stringify!($wording)),+].len() };

    // Nor does it mean anything else when it is read at the same place once more: many rules begin with the same one.
    (@again [] $page:ident $at:ident $begun:ident $name:ident) => {
        if let Some(ways) = $page.again($crate::skill::phrase::phrase!(@called $name), $at) {
            return ways;
        }
        let $begun = $page.begun();
    };
    (@again $params:tt $page:ident $at:ident $begun:ident $name:ident) => {};
    (@keep [] $page:ident $at:ident $begun:ident $ways:ident $name:ident) => {
        $page.keep($crate::skill::phrase::phrase!(@called $name), $at, $begun, &$ways);
    };
    (@keep $params:tt $page:ident $at:ident $begun:ident $ways:ident $name:ident) => {};
    (@called $name:ident) => { concat!(module_path!(), " ", stringify!($name)) };

    (@first_of [$($item:tt)*]) => { $crate::skill::phrase::phrase!(@first $($item)*) };
    (@first) => { $crate::skill::first::First::NOTHING };
    (@first $words:literal $($rest:tt)*) => {
        $crate::skill::first::First::of($words).then(|| $crate::skill::phrase::phrase!(@first $($rest)*))
    };
    (@first ($($words:literal)|+) $($rest:tt)*) => {
        $crate::skill::first::First::any(&[$($words),+]).then(|| $crate::skill::phrase::phrase!(@first $($rest)*))
    };
    (@first {? $guard:expr} $($rest:tt)*) => { $crate::skill::phrase::phrase!(@first $($rest)*) };
    (@first {-> $change:expr} $($rest:tt)*) => { $crate::skill::phrase::phrase!(@first $($rest)*) };
    (@first {! $phrase:expr} $($rest:tt)*) => {
        $crate::skill::phrase::Phrase::first(&$phrase).then(|| $crate::skill::phrase::phrase!(@first $($rest)*))
    };
    // The phrases after this one may ask for its value.
    (@first {$new:ident: $phrase:expr} $($rest:tt)*) => {
        $crate::skill::phrase::Phrase::first(&$phrase).then(|| $crate::skill::first::First::ANYTHING)
    };

    (@leads_of $out:ident [$($item:tt)*]) => { $crate::skill::phrase::phrase!(@leads $out $($item)*) };
    (@leads $out:ident) => {};
    (@leads $out:ident "" $($rest:tt)*) => { $crate::skill::phrase::phrase!(@leads $out $($rest)*) };
    (@leads $out:ident $words:literal $($rest:tt)*) => { $out.push($words) };
    (@leads $out:ident ($($words:literal)|+) $($rest:tt)*) => {
        $out.extend_from_slice(&[$($words),+]);
        if $crate::skill::first::First::any(&[$($words),+]).can_be_empty() {
            $crate::skill::phrase::phrase!(@leads $out $($rest)*);
        }
    };
    (@leads $out:ident {? $guard:expr} $($rest:tt)*) => { $crate::skill::phrase::phrase!(@leads $out $($rest)*) };
    (@leads $out:ident {-> $change:expr} $($rest:tt)*) => { $crate::skill::phrase::phrase!(@leads $out $($rest)*) };
    (@leads $out:ident {! $phrase:expr} $($rest:tt)*) => {
        $crate::skill::phrase::Phrase::leads(&$phrase, $out);
        if $crate::skill::phrase::Phrase::first(&$phrase).can_be_empty() {
            $crate::skill::phrase::phrase!(@leads $out $($rest)*);
        }
    };
    (@leads $out:ident {$new:ident: $phrase:expr} $($rest:tt)*) => {
        $crate::skill::phrase::Phrase::leads(&$phrase, $out);
    };

    (@reads $page:ident $at:ident $ways:ident $cons:tt [$($item:tt)*]) => {
        $crate::skill::phrase::phrase!(@read $page $at $ways $cons [] [] $($item)*);
    };
    (@says_all $page:ident $at:ident $ways:ident [$($item:tt)*]) => {
        $crate::skill::phrase::phrase!(@says $page $at $ways $($item)*);
    };

    // The part that was read last is no longer needed; those before it may be read on in another way.
    (@read $page:ident $at:ident $ways:ident ($($cons:tt)*) [$($last:ident)?] [$($var:ident)*]) => {
        {
            $( let $var = ::std::clone::Clone::clone(&$var); )*
            $crate::skill::phrase::push(&mut $ways, ($($cons)*, $at));
        }
    };
    (@read $page:ident $at:ident $ways:ident [$($cons:tt)*] [$($last:ident)?] [$($var:ident)*]) => {
        $crate::skill::phrase::phrase!(@read $page $at $ways (vec![$($cons)*]) [$($last)?] [$($var)*]);
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt $last:tt $vars:tt $words:literal $($rest:tt)*) => {
        if let Some($at) = $page.lit_of($at, const { $crate::skill::first::First::of($words) }, $words) {
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons $last $vars $($rest)*);
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt $last:tt $vars:tt ($($words:literal)|+) $($rest:tt)*) => {
        if let Some($at) = $page.any_of($at, const { $crate::skill::first::First::any(&[$($words),+]) }, &[$($words),+]) {
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons $last $vars $($rest)*);
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt $last:tt $vars:tt {? $guard:expr} $($rest:tt)*) => {
        if $guard {
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons $last $vars $($rest)*);
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt [$($last:ident)?] [$($var:ident)*] {! $phrase:expr} $($rest:tt)*) => {
        for ((), $at) in $crate::skill::phrase::Phrase::read(&$phrase, $page, $at) {
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons [] [$($var)* $($last)?] $($rest)*);
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt $last:tt $vars:tt {-> $change:expr} $($rest:tt)*) => {
        {
            let $at = $at.speak($change);
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons $last $vars $($rest)*);
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt [$($last:ident)?] [$($var:ident)*] {$new:ident: $phrase:expr} $($rest:tt)*) => {
        for ($new, $at) in $crate::skill::phrase::Phrase::read(&$phrase, $page, $at) {
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons [$new] [$($var)* $($last)?] $($rest)*);
        }
    };

    (@says $page:ident $at:ident $ways:ident) => { $ways.push($at); };
    (@says $page:ident $at:ident $ways:ident $words:literal $($rest:tt)*) => {
        if let Some($at) = $page.lit_of($at, const { $crate::skill::first::First::of($words) }, $words) {
            $crate::skill::phrase::phrase!(@says $page $at $ways $($rest)*);
        }
    };
    (@says $page:ident $at:ident $ways:ident ($($words:literal)|+) $($rest:tt)*) => {
        if let Some($at) = $page.any_of($at, const { $crate::skill::first::First::any(&[$($words),+]) }, &[$($words),+]) {
            $crate::skill::phrase::phrase!(@says $page $at $ways $($rest)*);
        }
    };
    (@says $page:ident $at:ident $ways:ident {? $guard:expr} $($rest:tt)*) => {
        if $guard {
            $crate::skill::phrase::phrase!(@says $page $at $ways $($rest)*);
        }
    };
    (@says $page:ident $at:ident $ways:ident {! $phrase:expr} $($rest:tt)*) => {
        for $at in $crate::skill::phrase::Phrase::says(&$phrase, &(), $page, $at) {
            $crate::skill::phrase::phrase!(@says $page $at $ways $($rest)*);
        }
    };
    (@says $page:ident $at:ident $ways:ident {-> $change:expr} $($rest:tt)*) => {
        {
            let $at = $at.speak($change);
            $crate::skill::phrase::phrase!(@says $page $at $ways $($rest)*);
        }
    };
    (@says $page:ident $at:ident $ways:ident {$var:ident: $phrase:expr} $($rest:tt)*) => {
        for $at in $crate::skill::phrase::Phrase::says(&$phrase, $var, $page, $at) {
            $crate::skill::phrase::phrase!(@says $page $at $ways $($rest)*);
        }
    };
}
pub(in crate::skill) use phrase;
