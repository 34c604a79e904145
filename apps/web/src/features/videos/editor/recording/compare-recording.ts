import type { RecordingComparison } from '@dayreel/contract'
import { server } from '#lib/api.ts'

/**
 * Compares a recording with the words of its scene. The result is only a hint, so a failure changes nothing.
 *
 * @returns undefined if the recording seems to say these words.
 */
export async function compareRecording(
  id: string,
  text: string,
  language: string,
): Promise<RecordingComparison | undefined> {
  const comparison = await server.compareRecording({ params: { id }, body: { text, language } }).catch(() => undefined)
  return comparison !== undefined && isDifferent(comparison) ? comparison : undefined
}

function isDifferent({ result, deviations }: RecordingComparison): boolean {
  return result === 'other_words' || deviations.length > 0
}
