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
        #[allow(
            unused_variables, unused_assignments, unused_parens, irrefutable_let_patterns, clippy::redundant_clone,
            clippy::clone_on_copy,
            clippy::cognitive_complexity, clippy::too_many_lines, clippy::needless_pass_by_value,
            clippy::borrow_deref_ref, clippy::single_match, clippy::toplevel_ref_arg, clippy::unit_arg, clippy::needless_borrow,
            clippy::let_unit_value, clippy::ignored_unit_patterns,
            reason = "made by a macro for phrases of every shape"
        )]
        $vis fn $name($($param: $type),*) -> impl $crate::skill::phrase::Phrase<Value = $value> + Clone {
            #[derive(Clone)]
            struct Rules { $($param: $type),* }
            impl Rules {
                /// How its rules begin, and what they cannot do without.
                fn rules() -> &'static $crate::skill::first::Leads {
                    static LEADS: ::std::sync::OnceLock<$crate::skill::first::Leads> = ::std::sync::OnceLock::new();
                    LEADS.get_or_init(|| $crate::skill::phrase::phrase!(@begins [$($param)*] [$($($wording)+)*]))
                }

                /// Everything that its rules read.
                fn tried(
                    &self,
                    page: &$crate::skill::phrase::Page<'_>,
                    at: $crate::skill::phrase::At,
                    admitted: u128,
                ) -> $crate::skill::phrase::Ways<$value> {
                    let Self { $($param),* } = self;
                    let mut ways = $crate::skill::phrase::Ways::new();
                    let mut number = 1_u128;
                    $( $(
                        if admitted & number != 0 {
                            let known = page.opens($crate::skill::phrase::phrase!(@rule $name $cons $wording), at, ways.len());
                            $crate::skill::phrase::phrase!(@reads page at ways $cons $wording);
                            page.closes(known, at, ways.iter_mut().map(|(_, end)| end));
                        }
                        number <<= 1;
                    )+ )*
                    ways
                }
            }
            impl $crate::skill::phrase::Phrase for Rules {
                type Value = $value;
                $crate::skill::phrase::phrase!(@once [$($param)*] $name);
                fn begins(&self) -> Option<&'static $crate::skill::first::Leads> {
                    Some(Self::rules())
                }
                fn says(
                    &self,
                    value: &$value,
                    page: &$crate::skill::phrase::Page<'_>,
                    at: $crate::skill::phrase::At,
                ) -> Vec<$crate::skill::phrase::At> {
                    let Self { $($param),* } = self;
                    let mut ways = Vec::new();
                    let admitted = page.admits(&at, Self::rules());
                    if admitted == 0 {
                        return ways;
                    }
                    let mut next = 1_u128;
                    $(
                        let mut number = next;
                        next <<= const { $crate::skill::phrase::phrase!(@count $($wording)+) };
                        if let $cons = $crate::skill::phrase::phrase!(@held $cons value) {
                            $(
                                if admitted & number != 0 && !page.is_enough(&ways) {
                                    let rule = $crate::skill::phrase::phrase!(@rule $name $cons $wording);
                                    let known = page.opens(rule, at, ways.len());
                                    $crate::skill::phrase::phrase!(@says_all page at ways $wording);
                                    page.closes(known, at, ways.iter_mut());
                                }
                                number <<= 1;
                            )+
                        }
                    )*
                    ways
                }
                fn first(&self) -> $crate::skill::first::First {
                    let Self { $($param),* } = self;
                    $crate::skill::phrase::phrase!(@first_of_all [$($param)*] [$($($wording)+)*])
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

    // What rules begin with may depend on parameters; what of them stands in quotation marks does not.
    (@begins [] [$($wording:tt)*]) => {
        $crate::skill::first::Leads::of(
            vec![$($crate::skill::first::Lead {
                first: $crate::skill::phrase::phrase!(@first_of sharp $wording),
                needs: const { $crate::skill::phrase::phrase!(@needs_of $wording) },
                part: $crate::skill::phrase::phrase!(@part_of $wording),
                later: $crate::skill::phrase::phrase!(@later_of $wording),
            }),*],
            $crate::skill::first::First::NONE$(.or($crate::skill::phrase::phrase!(@first_of told $wording)))*,
        )
    };
    (@begins $params:tt [$($wording:tt)*]) => {
        $crate::skill::first::Leads::of(
            vec![$($crate::skill::first::Lead {
                first: const { $crate::skill::phrase::phrase!(@quoted_of $wording) },
                needs: const { $crate::skill::phrase::phrase!(@needs_of $wording) },
                part: None,
                later: None,
            }),*],
            $crate::skill::first::First::ANYTHING,
        )
    };
    (@count $($wording:tt)+) => { [$(stringify!($wording)),+].len() };

    // A phrase without parameters always begins with the same words: where none of them stands, nothing is tried. Nor does it
    // mean anything else when it is read at the same place once more: many rules begin with the same one.
    (@once [] $name:ident) => {
        fn read(
            &self,
            page: &$crate::skill::phrase::Page<'_>,
            at: $crate::skill::phrase::At,
        ) -> $crate::skill::phrase::Ways<Self::Value> {
            self.look(page, at).taken()
        }
        fn look(
            &self,
            page: &$crate::skill::phrase::Page<'_>,
            at: $crate::skill::phrase::At,
        ) -> $crate::skill::phrase::Kept<Self::Value> {
            let told = Self::rules().first();
            let may = page.may_be(at, told, |out| $crate::skill::phrase::Phrase::leads(&$name(), out));
            if !may {
                return $crate::skill::phrase::Kept::default();
            }
            let called = $crate::skill::phrase::phrase!(@called $name);
            if let Some(ways) = page.again(called, at) {
                return ways;
            }
            let admitted = page.admits(&at, Self::rules());
            if admitted == 0 {
                return $crate::skill::phrase::Kept::default();
            }
            let begun = page.begun();
            page.keep(called, at, begun, self.tried(page, at, admitted))
        }
    };
    (@once $params:tt $name:ident) => {
        fn read(
            &self,
            page: &$crate::skill::phrase::Page<'_>,
            at: $crate::skill::phrase::At,
        ) -> $crate::skill::phrase::Ways<Self::Value> {
            self.tried(page, at, page.admits(&at, Self::rules()))
        }
    };
    (@called $name:ident) => { concat!(module_path!(), " ", stringify!($name)) };

    // The words in quotation marks.
    (@needs_of [$($item:tt)*]) => { $crate::skill::phrase::phrase!(@needs $($item)*) };
    (@needs) => { $crate::skill::beyond::Words::NONE };
    (@needs $words:literal $($rest:tt)*) => {
        $crate::skill::beyond::Words::of($words).and($crate::skill::phrase::phrase!(@needs $($rest)*))
    };
    (@needs ($($words:literal)|+) $($rest:tt)*) => {
        $crate::skill::beyond::Words::of_each(&[$($words),+]).and($crate::skill::phrase::phrase!(@needs $($rest)*))
    };
    (@needs {$($other:tt)*} $($rest:tt)*) => { $crate::skill::phrase::phrase!(@needs $($rest)*) };

    // What a wording begins with, if that stands in quotation marks.
    (@quoted_of [$($item:tt)*]) => { $crate::skill::phrase::phrase!(@quoted $($item)*) };
    (@quoted) => { $crate::skill::first::First::NOTHING };
    (@quoted $words:literal $($rest:tt)*) => {
        $crate::skill::first::First::of($words).before($crate::skill::phrase::phrase!(@quoted $($rest)*))
    };
    (@quoted ($($words:literal)|+) $($rest:tt)*) => {
        $crate::skill::first::First::any(&[$($words),+]).before($crate::skill::phrase::phrase!(@quoted $($rest)*))
    };
    (@quoted {? $guard:expr} $($rest:tt)*) => { $crate::skill::phrase::phrase!(@quoted $($rest)*) };
    (@quoted {-> $change:expr} $($rest:tt)*) => { $crate::skill::phrase::phrase!(@quoted $($rest)*) };
    (@quoted {$($phrase:tt)*} $($rest:tt)*) => { $crate::skill::first::First::ANYTHING };

    (@first_of_all [] $wordings:tt) => { Self::rules().first() };
    (@first_of_all $params:tt [$($wording:tt)*]) => {
        $crate::skill::first::First::NONE$(.or($crate::skill::phrase::phrase!(@first_of told $wording)))*
    };
    (@first_of $how:ident [$($item:tt)*]) => { $crate::skill::phrase::phrase!(@first $how $($item)*) };
    (@first $how:ident) => { $crate::skill::first::First::NOTHING };
    (@first $how:ident $words:literal $($rest:tt)*) => {
        $crate::skill::first::First::of($words).then(|| $crate::skill::phrase::phrase!(@first $how $($rest)*))
    };
    (@first $how:ident ($($words:literal)|+) $($rest:tt)*) => {
        $crate::skill::first::First::any(&[$($words),+]).then(|| $crate::skill::phrase::phrase!(@first $how $($rest)*))
    };
    (@first $how:ident {? $guard:expr} $($rest:tt)*) => { $crate::skill::phrase::phrase!(@first $how $($rest)*) };
    (@first $how:ident {-> $change:expr} $($rest:tt)*) => { $crate::skill::phrase::phrase!(@first $how $($rest)*) };
    (@first $how:ident {! $phrase:expr} $($rest:tt)*) => {
        $crate::skill::phrase::Phrase::first(&$phrase).then(|| $crate::skill::phrase::phrase!(@first $how $($rest)*))
    };
    // The phrases after this one may ask for its value: what stands in quotation marks does not. It is told that anything follows.
    (@first told {$new:ident: $phrase:expr} $($rest:tt)*) => {
        $crate::skill::phrase::Phrase::first(&$phrase).then(|| $crate::skill::first::First::ANYTHING)
    };
    (@first sharp {$new:ident: $phrase:expr} $($rest:tt)*) => {
        $crate::skill::phrase::Phrase::first(&$phrase).then(|| const { $crate::skill::phrase::phrase!(@quoted $($rest)*) })
    };

    // The phrase that a wording begins with.
    (@part_of [{! $phrase:expr} $($rest:tt)*]) => { $crate::skill::phrase::Phrase::begins(&$phrase) };
    (@part_of [{$new:ident: $phrase:expr} $($rest:tt)*]) => { $crate::skill::phrase::Phrase::begins(&$phrase) };
    (@part_of $wording:tt) => { None };
    (@later_of [$words:literal $($rest:tt)*]) => { $crate::skill::phrase::phrase!(@later $($rest)*) };
    (@later_of [($($words:literal)|+) $($rest:tt)*]) => { $crate::skill::phrase::phrase!(@later $($rest)*) };
    (@later_of $wording:tt) => { None };
    (@later $words:literal $($rest:tt)*) => { $crate::skill::phrase::phrase!(@later $($rest)*) };
    (@later ($($words:literal)|+) $($rest:tt)*) => { $crate::skill::phrase::phrase!(@later $($rest)*) };
    (@later $($rest:tt)*) => { $crate::skill::phrase::phrase!(@part_of [$($rest)*]) };

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
        $crate::skill::phrase::phrase!(@read $page $at $ways $cons [] $($item)*);
    };
    (@says_all $page:ident $at:ident $ways:ident [$($item:tt)*]) => {
        $crate::skill::phrase::phrase!(@says $page $at $ways $($item)*);
    };

    // Parts are looked at on the way, and taken once the rule is gone through.
    (@read $page:ident $at:ident $ways:ident ($($cons:tt)*) [$($var:ident)*]) => {
        {
            $( let $var = ::std::clone::Clone::clone($var); )*
            $crate::skill::phrase::push(&mut $ways, ($($cons)*, $at));
        }
    };
    (@read $page:ident $at:ident $ways:ident [$($cons:tt)*] [$($var:ident)*]) => {
        $crate::skill::phrase::phrase!(@read $page $at $ways (vec![$($cons)*]) [$($var)*]);
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt $vars:tt $words:literal $($rest:tt)*) => {
        if let Some(pos) = $page.behind(&$at, $words) {
            let $at = $crate::skill::phrase::At { pos, ..$at };
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons $vars $($rest)*);
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt $vars:tt ($($words:literal)|+) $($rest:tt)*) => {
        if let Some(pos) = $page.behind_any(&$at, const { $crate::skill::first::First::any(&[$($words),+]) }, &[$($words),+]) {
            let $at = $crate::skill::phrase::At { pos, ..$at };
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons $vars $($rest)*);
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt $vars:tt {? $guard:expr} $($rest:tt)*) => {
        if $guard {
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons $vars $($rest)*);
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt $vars:tt {! $phrase:expr} $($rest:tt)*) => {
        let phrase = $phrase;
        if $page.may_start(&$at, $crate::skill::phrase::Phrase::begins(&phrase)) {
            for ((), $at) in $crate::skill::phrase::Phrase::look(&phrase, $page, $at).iter().copied() {
                $crate::skill::phrase::phrase!(@read $page $at $ways $cons $vars $($rest)*);
            }
        }
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt $vars:tt {-> $change:expr} $($rest:tt)*) => {
        {
            let $at = $at.speak($change);
            $crate::skill::phrase::phrase!(@read $page $at $ways $cons $vars $($rest)*);
        }
    };
    // The last part is taken as it is.
    (@read $page:ident $at:ident $ways:ident ($($cons:tt)*) [$($var:ident)*] {$new:ident: $phrase:expr}) => {
        let phrase = $phrase;
        if $page.may_start(&$at, $crate::skill::phrase::Phrase::begins(&phrase)) {
            for ($new, $at) in $crate::skill::phrase::Phrase::read(&phrase, $page, $at) {
                $( let $var = ::std::clone::Clone::clone($var); )*
                $crate::skill::phrase::push(&mut $ways, ($($cons)*, $at));
            }
        }
    };
    (@read $page:ident $at:ident $ways:ident [$($cons:tt)*] [$($var:ident)*] {$new:ident: $phrase:expr}) => {
        $crate::skill::phrase::phrase!(@read $page $at $ways (vec![$($cons)*]) [$($var)*] {$new: $phrase});
    };
    (@read $page:ident $at:ident $ways:ident $cons:tt [$($var:ident)*] {$new:ident: $phrase:expr} $($rest:tt)*) => {
        let phrase = $phrase;
        if $page.may_start(&$at, $crate::skill::phrase::Phrase::begins(&phrase)) {
            for ($new, $at) in $crate::skill::phrase::Phrase::look(&phrase, $page, $at).iter() {
                let $at = *$at;
                $crate::skill::phrase::phrase!(@read $page $at $ways $cons [$($var)* $new] $($rest)*);
            }
        }
    };

    (@says $page:ident $at:ident $ways:ident) => { $ways.push($at); };
    (@says $page:ident $at:ident $ways:ident $words:literal $($rest:tt)*) => {
        if let Some(pos) = $page.behind(&$at, $words) {
            let $at = $crate::skill::phrase::At { pos, ..$at };
            $crate::skill::phrase::phrase!(@says $page $at $ways $($rest)*);
        }
    };
    (@says $page:ident $at:ident $ways:ident ($($words:literal)|+) $($rest:tt)*) => {
        if let Some(pos) = $page.behind_any(&$at, const { $crate::skill::first::First::any(&[$($words),+]) }, &[$($words),+]) {
            let $at = $crate::skill::phrase::At { pos, ..$at };
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
