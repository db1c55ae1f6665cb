//! What is agreed for the games of a command: the options that `record` and `ships` have in common.

use crate::campaign::CampaignArg;
use crate::parts::PartsArg;
use crate::sim::{AidArg, LevelArg, PaceArg, table};
use trucker_engine::state::{Mode, Setup};

/// What is flown, how ships are built, with what, and where chance comes from.
#[derive(clap::Args, Clone, Debug)]
pub struct Agreed {
    /// What is flown.
    #[arg(long, value_enum, default_value = "2")]
    pub level: LevelArg,
    /// A campaign instead of a level: flights with commas, such as IIA+technology+roads:1,II,I+adventures.
    #[arg(long, value_name = "FLIGHTS", conflicts_with = "level")]
    pub campaign: Option<CampaignArg>,
    /// How ships are built.
    #[arg(long, value_enum, default_value = "real-time")]
    pub pace: PaceArg,
    /// What happens to a tile that does not fit.
    #[arg(long, value_enum, default_value = "assisted")]
    pub aid: AidArg,
    /// Parts of expansions to play with, with commas: technology, adventures, ships, titles, roads:2 and others, or
    /// random for a combination that follows from the seed, another in every game.
    #[arg(long, value_name = "PARTS", default_value = "none")]
    pub parts: PartsArg,
    /// Where all chance comes from; the same seed gives the same again.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
}

impl Agreed {
    /// A game of so many players; what is left to chance follows from this seed.
    pub fn setup(&self, players: u8, seed: u64) -> Setup {
        let mut setup = table(players, self.level, self.pace, self.aid);
        if let Some(CampaignArg(legs)) = self.campaign {
            setup.mode = Mode::Campaign(legs);
        }
        self.parts.deal(seed, &mut setup);
        setup
    }
}
