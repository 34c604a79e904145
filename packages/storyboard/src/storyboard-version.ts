/** Of the storyboards written today; `raiseStoryboard` reads those of earlier ones. */
export const STORYBOARD_VERSION = 3
