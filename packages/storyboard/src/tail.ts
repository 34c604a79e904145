import { FRAMES_PER_SECOND } from '@dayreel/catalogue'

/** How long the last picture stays after the last word, with music alone. */
export const TAIL_FRAMES = 15
/** What rounding each scene up to whole frames adds to a video, in the mean of short and long ones. */
const ROUNDING_SECONDS = 0.3

/** What a video is longer than its scenes' narration: a writer leaves so much of the length asked for. */
export const TAIL_SECONDS = TAIL_FRAMES / FRAMES_PER_SECOND + ROUNDING_SECONDS
