/** The steps of making a video, in order. */
export const STAGES = ['writing', 'narrating', 'illustrating', 'rendering'] as const
export type Stage = (typeof STAGES)[number]

/** The states of a video. The last two are final. */
export const VIDEO_STATUSES = ['pending', ...STAGES, 'succeeded', 'failed'] as const
export type VideoStatus = (typeof VIDEO_STATUSES)[number]
