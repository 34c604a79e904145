import { createHash } from 'node:crypto'
import { sampleLine } from '@dayreel/providers/base'
import { chooseNarrator, type Narrator } from '@dayreel/storyboard'
import { choiceGone } from '@dayreel/storyboard/base'
import { accountFolder } from '#storage/account-folder.ts'
import { createStepStore } from '#storage/create-step-store.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import type { Speakers } from './services.ts'
import { toWav } from './to-wav.ts'

const TIMEOUT_MS = 60_000

/**
 * Makes the preview of a hosted or local voice once. All accounts share the previews of the site's voices. Previews of
 * an account's own voices are in the account's folder.
 *
 * @returns the key of the sound file in the storage.
 * @throws {StudioError} `choice-gone`, `voice-failed`, `cost-limit`
 */
export async function previewVoice(
  storage: FileStorage,
  accountId: string,
  voice: string,
  { narrators, offers, sources, hasLocalVoice }: Speakers,
): Promise<string> {
  const source = sources.find((each) => each.hasVoice(voice))
  if (source === undefined && !hasLocalVoice(voice)) throw choiceGone('voice')
  const narrator = chooseNarrator({ narrators }, voice)
  const folder = `${source?.isOwn ? accountFolder(accountId) : ''}voices/`
  const key = `${folder}${nameOf(narrator, voice)}.wav`
  if ((await storage.describe(key)) !== undefined) return key
  const { languages = 'any' } = offers.voice.find(({ id }) => id === voice) ?? {}
  const request = { ...sampleLine(languages), voice, pace: 1 }
  const { samples } = await narrator.speak(request, AbortSignal.timeout(TIMEOUT_MS), createStepStore(storage, folder))
  await storage.put(key, toWav(samples))
  return key
}

function nameOf(narrator: Narrator, voice: string): string {
  return createHash('sha256')
    .update(JSON.stringify([narrator.id, voice]))
    .digest('hex')
}
