/** What becomes of each time that a channel is to make a video; the last three are ends. */
export const RUN_STATUSES = ['due', 'making', 'ready', 'skipped', 'failed'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]
/** Begun with the activation, by the timetable, or by a person. */
export const RUN_KINDS = ['activation', 'scheduled', 'hand'] as const
export type RunKind = (typeof RUN_KINDS)[number]

/** Who sees what is posted. */
export const PRIVACY_STATUSES = ['private', 'unlisted', 'public'] as const
export type PrivacyStatus = (typeof PRIVACY_STATUSES)[number]
export const PLATFORM_NAMES = ['youtube', 'instagram', 'tiktok'] as const

/** Run times lie on a grid of so many minutes. */
export const RUN_GRID_MINUTES = 5
export const DEFAULT_RUN_TIME = '18:00'
/** How long before its slot a video may be looked at. */
export const REVIEW_HOURS = [2, 6, 12, 24] as const
/** 1 for Monday … 7 for Sunday. */
export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const

export const RUN_COST_CREDITS = 1
export const MAX_CHANNELS = 200
export const MAX_CHANNEL_NAME_CHARACTERS = 100
/** Subjects that wait in a channel's own list, and how many are added at once. */
export const MAX_CHANNEL_SUBJECTS = 1_000
export const MAX_ADDED_SUBJECTS = 200
