/** How long the last picture stays after the last word, with music alone. */
export const LAST_PICTURE_SECONDS = 0.5
/** What rounding each scene up to whole frames adds to a video, in the mean of short and long ones. */
const ROUNDING_SECONDS = 0.3

/** What a video is longer than its scenes' narration: a writer leaves so much of the length asked for. */
export const TAIL_SECONDS = LAST_PICTURE_SECONDS + ROUNDING_SECONDS
