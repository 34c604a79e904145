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
/** Of the image that a template is customized with. */
export const MAX_CUSTOM_IMAGE_BYTES = 5 * 1024 * 1024
/** The newest videos of a channel that are not told again. */
export const REMEMBERED_VIDEOS = 60
/** So many videos before nothing is left to tell, its owner is told. */
export const FEW_VIDEOS_LEFT = 7
/** Coming dates of one channel that may be left out. */
export const MAX_LEFT_OUT = 100

/** What stands on a date that has no run yet: what will be, and what will be unless credits or subjects come. */
export const COMING_STATES = ['coming', 'coming_unpaid', 'coming_untold'] as const
/** Two months: what a calendar may be asked for at once. */
export const CALENDAR_DAYS = 62

/** The mails about channels that somebody may want or not, and whether they get them unless they say so. */
export const MAIL_KINDS = [
  { kind: 'run_failed', title: 'A video could not be created', isDefault: true },
  { kind: 'out_of_credits', title: 'A video was skipped for want of credits', isDefault: true },
  { kind: 'review', title: 'A video waits for your review', isDefault: true },
  { kind: 'few_left', title: 'A channel has few videos left', isDefault: true },
  { kind: 'weekly_summary', title: 'Weekly summary of your channels', isDefault: false },
] as const
export type MailKind = (typeof MAIL_KINDS)[number]['kind']
