import type { VideoChoices } from '@dayreel/contract'

/** The choices that have form fields. The duration is absent for a video whose text is already written. */
export type ShownChoices = Omit<VideoChoices, 'template' | 'notes' | 'durationSeconds'> &
  Partial<Pick<VideoChoices, 'durationSeconds'>>
