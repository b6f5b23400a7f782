//! What the games library is compared with.

pub mod peers;
