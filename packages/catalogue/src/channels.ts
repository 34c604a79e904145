/** The states of a channel's run. The last three are final. */
export const RUN_STATUSES = ['due', 'making', 'ready', 'skipped', 'failed'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]
/** What started a run: the channel's activation, its schedule, or the user. */
export const RUN_KINDS = ['activation', 'scheduled', 'hand'] as const
export type RunKind = (typeof RUN_KINDS)[number]

/** Run times are multiples of this many minutes. */
export const RUN_GRID_MINUTES = 5
export const DEFAULT_RUN_TIME = '18:00'
/** Review periods that a user can choose: hours between a finished video and its slot. */
export const REVIEW_HOURS = [2, 6, 12, 24] as const
/** All days of the week: 1 for Monday … 7 for Sunday. */
export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const

export const RUN_COST_CREDITS = 1
export const MAX_CHANNELS = 200
export const MAX_CHANNEL_NAME_CHARACTERS = 100
/** The maximum length of the topic of a generated channel. */
export const MAX_NICHE_CHARACTERS = 100
/** The maximum number of subjects in a channel's own list, and of subjects added at once. */
export const MAX_CHANNEL_SUBJECTS = 1_000
export const MAX_ADDED_SUBJECTS = 200
/** The size limit of the image that customizes a template. */
export const MAX_CUSTOM_IMAGE_BYTES = 5 * 1024 * 1024
/** The number of a channel's newest videos that its next videos must not repeat. */
export const REMEMBERED_VIDEOS = 60
/** The number of videos left at which the owner gets a warning. */
export const FEW_VIDEOS_LEFT = 7
/** The maximum number of upcoming dates that a channel can skip. */
export const MAX_LEFT_OUT = 100

/** The states of an upcoming date: a video will be made, or is missing credits or subjects. */
export const COMING_STATES = ['coming', 'coming_unpaid', 'coming_untold'] as const
/** The maximum number of days in one calendar request: two months. */
export const CALENDAR_DAYS = 62

/** The optional mails about channels, and whether each is on by default. */
export const MAIL_KINDS = [
  { kind: 'run_failed', title: 'A video couldn’t be created', isDefault: true },
  { kind: 'out_of_credits', title: 'A video was skipped because credits ran out', isDefault: true },
  { kind: 'review', title: 'A video is ready for your review', isDefault: true },
  { kind: 'few_left', title: 'A channel has few videos left', isDefault: true },
  { kind: 'weekly_summary', title: 'Weekly summary of your channels', isDefault: false },
] as const
export type MailKind = (typeof MAIL_KINDS)[number]['kind']
