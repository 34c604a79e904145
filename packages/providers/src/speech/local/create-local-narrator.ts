import type { Narrator } from '@dayreel/storyboard'
import type { LocalVoiceModel } from '../../local/local-model.ts'
import { localModelName } from '../../local/local-model-name.ts'
import { createClientNarrator, type NarratorOptions } from '../create-client-narrator.ts'
import type { LocalVoiceClient } from './create-local-voice-client.ts'
import { localVoiceId } from './local-voice-id.ts'

/** Increment it when the same words would get other sounds, because speech is cached. */
const SOUNDS_VERSION = 1
/** A process that crashed is started once more. */
const WAITS_MS = [1_000]

/**
 * Creates the narrator of voices that run on this machine. If they fail, a built-in voice speaks.
 *
 * @param client is shared by all narrators of a process. The caller closes it.
 */
export function createLocalNarrator(
  { model, client }: { model: LocalVoiceModel; client: Pick<LocalVoiceClient, 'say' | 'read'> },
  options: Omit<NarratorOptions, 'isReplaced' | 'meter' | 'waitsMs'>,
): Narrator {
  const name = localModelName(model)
  const { finisher } = options
  return createClientNarrator(
    {
      name,
      source: [name, model.files[0]!.sha256.slice(0, 16), SOUNDS_VERSION, finisher.id].join('/'),
      voices: new Map(model.voices.map((voice) => [localVoiceId(model, voice), voice])),
      client: { ...client, say: (call, signal) => client.say(call, finisher.readOut(call.text), signal) },
    },
    { ...options, isReplaced: true, waitsMs: WAITS_MS },
  )
}
