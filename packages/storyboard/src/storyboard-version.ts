/** The version of new storyboards. `upgradeStoryboard` reads storyboards of earlier versions. */
export const STORYBOARD_VERSION = 4
