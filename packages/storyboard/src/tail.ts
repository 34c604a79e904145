/** Seconds for which the last picture stays after the last word. Only the music continues during this time. */
export const LAST_PICTURE_SECONDS = 0.5
/** Seconds that rounding each scene up to whole frames adds to a video, averaged over short and long videos. */
const ROUNDING_SECONDS = 0.3

/**
 * Seconds by which a video is longer than the narration of its scenes. A writer subtracts this tail from the requested
 * length.
 */
export const TAIL_SECONDS = LAST_PICTURE_SECONDS + ROUNDING_SECONDS
