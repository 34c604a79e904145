import type { Narrator } from '@dayreel/storyboard'

/** A narrator that has every voice and speaks every text in two seconds, for tests without sound. */
export const SILENT_NARRATOR: Narrator = {
  id: 'silent',
  name: 'silent',
  hasVoice: () => true,
  speaks: () => true,
  speak: () => Promise.reject(new Error('this narrator has no sound')),
  measure: async () => 2,
  estimate: () => 2,
  close: async () => undefined,
}
