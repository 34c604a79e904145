import type { VideoChoices } from '@dayreel/contract'

/**
 * The choices that have form fields. Duration, facts and template are absent for a video whose text is already written.
 */
export type ShownChoices = Omit<VideoChoices, 'template' | 'notes' | 'durationSeconds' | 'facts'> &
  Partial<Pick<VideoChoices, 'durationSeconds' | 'facts' | 'template'>>
