import type { WordToSay } from '@dayreel/contract'
import { chooseNarrator } from '@dayreel/storyboard'
import { choiceGone, StudioError } from '@dayreel/storyboard/base'
import { accountFolder } from '#storage/account-folder.ts'
import { createStepStore } from '#storage/create-step-store.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import type { Speakers } from './services.ts'
import { toWav } from './to-wav.ts'

const TIMEOUT_MS = 60_000

/**
 * Speaks one word with a voice. The answers of hosted voices are cached with their previews.
 *
 * @returns a WAV file in base64.
 * @throws {StudioError} `choice-gone`, `voice-failed`, `cost-limit`
 */
export async function sayWord(
  storage: FileStorage,
  accountId: string,
  { voice_id: voice, language, word, spelling }: WordToSay,
  { narrators, offers, sources }: Speakers,
): Promise<string> {
  // A recording counts as a voice too, but it cannot say another word.
  if (offers.voice.every(({ id }) => id !== voice)) throw choiceGone('voice')
  const narrator = chooseNarrator({ narrators }, voice)
  const isOwn = sources.find((source) => source.hasVoice(voice))?.isOwn === true
  const store = createStepStore(storage, `${isOwn ? accountFolder(accountId) : ''}voices/`)
  const pronunciations = spelling === null ? [] : [{ word, spelling }]
  const request = { text: word, language, voice, pace: 1, pronunciations }
  const { samples } = await narrator.speak(request, AbortSignal.timeout(TIMEOUT_MS), store)
  if (samples.length > 0) return toWav(samples).toString('base64')
  throw new StudioError('voice-failed', 'This voice does not speak the language of the video. Choose another voice.')
}
