/** What is done for a video, in this order. */
export const STAGES = ['writing', 'narrating', 'illustrating', 'rendering'] as const
export type Stage = (typeof STAGES)[number]

/** How far a video is; it is being made until one of the last two. */
export const VIDEO_STATUSES = ['pending', ...STAGES, 'succeeded', 'failed'] as const
export type VideoStatus = (typeof VIDEO_STATUSES)[number]
