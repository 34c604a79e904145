/** The lengths a video may be asked to have, in seconds: 20 to 90 in steps of 5. */
export const DURATIONS_SECONDS = [20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90] as const
export type DurationSeconds = (typeof DURATIONS_SECONDS)[number]
export const DEFAULT_DURATION_SECONDS: DurationSeconds = 20
export const MIN_DURATION_SECONDS = 20
export const MAX_DURATION_SECONDS = 90
/** The longest video there is: a second over is what rounding scenes up to frames may add. */
export const MAX_VIDEO_SECONDS = MAX_DURATION_SECONDS + 1

export function isDurationSeconds(seconds: number): seconds is DurationSeconds {
  return (DURATIONS_SECONDS as readonly number[]).includes(seconds)
}

export const QUALITY_NAMES = ['low', 'high'] as const
export type Quality = (typeof QUALITY_NAMES)[number]
export const DEFAULT_QUALITY: Quality = 'low'

/** A subject is one line of at most this many code points with a sentence end only at its end; anything else is a script. */
export const MAX_SUBJECT_CODE_POINTS = 160
/** The longest text, in code points, that is looked at all; a script that fits in 90 seconds is far shorter. */
export const MAX_TEXT_CODE_POINTS = 20_000
/** As much room in UTF-16 units, which are up to two a code point. */
export const MAX_TEXT_CHARACTERS = 2 * MAX_TEXT_CODE_POINTS
/** How far narration may be sped up or slowed down to meet a length: a pace of 0.88 to 1.12. */
export const MAX_PACE_CHANGE = 0.12

/** What a storyboard may hold, in UTF-16 units where it is text. */
export const MAX_SCENES = 60
export const MAX_SCENE_CHARACTERS = 2_000
export const MAX_PROMPT_CHARACTERS = 2_000
/** Of what steers pictures and mood. */
export const MAX_NOTES_CHARACTERS = 2_000
export const MAX_DESCRIPTION_CHARACTERS = 2_000
export const MAX_TITLE_CHARACTERS = 200
export const MAX_HASHTAGS = 30
/** Of a name, an id or a short label within it. */
export const MAX_LABEL_CHARACTERS = 100
export const SLOWEST_PACE = 1 - MAX_PACE_CHANGE
export const FASTEST_PACE = 1 + MAX_PACE_CHANGE
export const MAX_SEED = 2 ** 32 - 1

/** Of a line in a person’s profile. */
export const MAX_PROFILE_CHARACTERS = 100
export const MAX_EMAIL_CHARACTERS = 255
/** As in GoTrue, whose hash ignores the rest of a password: who moves to a hosted service keeps theirs. */
export const MAX_PASSWORD_BYTES = 72
export const MAX_SEARCH_CHARACTERS = 200

/** New versions of a video that cost nothing, together, within so many hours of its first success. */
export const FREE_VERSIONS = 5
export const FREE_VERSION_HOURS = 24

export const MAX_TEMPLATE_TEXT_CODE_POINTS = 200
const MEGABYTE = 1024 * 1024
/**
 * Of the file of a picture that a person uploads for a scene. It says little of the memory that the picture takes once it is decoded:
 * its pixels are bound by themselves where it is redrawn, in the studio's `own-picture`.
 */
export const MAX_PICTURE_MEGABYTES = 10
export const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * MEGABYTE
