//! What `merge` prints: as the run prints it of which the parts are.

use schemars::Schema;

use super::schema::{self, Either};
use super::{arena, goldfish, matches};

/// What the object looks like.
pub fn schema() -> Schema {
    schema::of::<Either<goldfish::Printed<'_>, Either<matches::Printed<'_>, arena::Printed<'_>>>>()
}
