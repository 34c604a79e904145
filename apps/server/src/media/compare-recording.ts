import type { RecordingComparison } from '@dayreel/contract'
import { isEnglish } from '@dayreel/studio/planning'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { findMedia } from './find-media.ts'
import type { OwnedMedia } from './media-files.ts'

/**
 * Compares a recording with the words of a scene.
 *
 * @throws {AppError} `not_found`
 */
export async function compareRecording(
  { db, findDeviations }: Pick<Services, 'db' | 'findDeviations'>,
  owned: OwnedMedia,
  { text, language }: { text: string; language: string },
): Promise<RecordingComparison> {
  const { kind, readyAt } = await findMedia(db, owned)
  if (kind !== 'recording' || readyAt === null) {
    throw new AppError('not_found', { message: 'There is no such recording. It may have been deleted.' })
  }
  if (!isEnglish(language)) return { result: 'not_compared', deviations: [] }
  const deviations = await findDeviations(owned, text)
  return deviations === null ? { result: 'other_words', deviations: [] } : { result: 'compared', deviations }
}
