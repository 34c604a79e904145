/** The lengths that a user can choose, in seconds: 20 to 90 in steps of 5. */
export const DURATIONS_SECONDS = [20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90] as const
export type DurationSeconds = (typeof DURATIONS_SECONDS)[number]
/** The default length in Create Video and in the specification's calls. */
export const DEFAULT_DURATION_SECONDS: DurationSeconds = 20
/** The default length for channels and the command. */
export const USUAL_DURATION_SECONDS: DurationSeconds = 30
export const MIN_DURATION_SECONDS = 20
export const MAX_DURATION_SECONDS = 90
/**
 * The longest possible video. It can be a second longer than the chosen length, because scenes are rounded up to whole
 * frames.
 */
export const MAX_VIDEO_SECONDS = MAX_DURATION_SECONDS + 1

export function isDurationSeconds(seconds: number): seconds is DurationSeconds {
  return (DURATIONS_SECONDS as readonly number[]).includes(seconds)
}

export const QUALITY_NAMES = ['low', 'high'] as const
export type Quality = (typeof QUALITY_NAMES)[number]
export const DEFAULT_QUALITY: Quality = 'low'

/**
 * The maximum length of a subject in code points. A subject is a single line in which no sentence ends before the end.
 * Any other text is a script.
 */
export const MAX_SUBJECT_CODE_POINTS = 160
/** The longest accepted text, in code points. A script that fits in 90 seconds is far shorter. */
export const MAX_TEXT_CODE_POINTS = 20_000
/** The same limit in UTF-16 units, because a code point has at most two of them. */
export const MAX_TEXT_CHARACTERS = 2 * MAX_TEXT_CODE_POINTS
/** The length limits of a chat assistant's answer, in UTF-16 units: for one subject, and for several at once. */
export const MAX_PASTED_CHARACTERS = 60_000
export const MAX_PASTED_SCRIPTS_CHARACTERS = 180_000
/** The maximum number of subjects in one prompt for a chat assistant. Assistants cut off longer answers. */
export const MAX_PROMPT_SUBJECTS = 10
/** Maximum number of voices in one video. */
export const MAX_VOICES = 4
/** The maximum change of the narration's speed to reach a length, so the pace is between 0.88 and 1.12. */
export const MAX_PACE_CHANGE = 0.12

/** Limits of a storyboard. Text lengths are in UTF-16 units. */
export const MAX_SCENES = 60
/** The maximum number of people and places that are described once for all pictures of a video. */
export const MAX_SHEET_ENTRIES = 8
export const MAX_SCENE_CHARACTERS = 2_000
export const MAX_PROMPT_CHARACTERS = 2_000
/** The length limit of notes that influence a video's pictures and mood. */
export const MAX_NOTES_CHARACTERS = 2_000
export const MAX_DESCRIPTION_CHARACTERS = 2_000
export const MAX_TITLE_CHARACTERS = 200
export const MAX_HASHTAGS = 30
/** Maximum number of words in a list of pronunciations, and the length limits of its entries. */
export const MAX_PRONUNCIATIONS = 200
export const MAX_WORD_CHARACTERS = 60
export const MAX_SPELLING_CHARACTERS = 120
/** The length limit of a name, an id or a short label. */
export const MAX_LABEL_CHARACTERS = 100
export const SLOWEST_PACE = 1 - MAX_PACE_CHANGE
export const FASTEST_PACE = 1 + MAX_PACE_CHANGE
export const MAX_SEED = 2 ** 32 - 1

/** The length limit of a line in a user’s profile. */
export const MAX_PROFILE_CHARACTERS = 100
export const MAX_EMAIL_CHARACTERS = 255
/**
 * GoTrue's limit, because its hash ignores all further bytes. With the same limit, users who move to a hosted service
 * keep their passwords.
 */
export const MAX_PASSWORD_BYTES = 72
export const MAX_SEARCH_CHARACTERS = 200

/** The number of free new versions of a video, and the hours after its first success in which they can be made. */
export const FREE_VERSIONS = 5
export const FREE_VERSION_HOURS = 24

export const MAX_TEMPLATE_TEXT_CODE_POINTS = 200
