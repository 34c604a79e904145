import type { Narrator, SaidWord, SpeechFinisher } from '@dayreel/storyboard'
import type { LocalVoiceModel } from '../../local/local-model.ts'
import { localModelName } from '../../local/local-model-name.ts'
import type { VoiceCall } from '../clients/voice-client.ts'
import { createClientNarrator, type NarratorOptions } from '../create-client-narrator.ts'
import type { LocalVoiceClient } from './create-local-voice-client.ts'
import { divideWords } from './divide-words.ts'
import { localVoiceId } from './local-voice-id.ts'

/** Increment it when the same words would get other sounds, because speech is cached. */
const SOUNDS_VERSION = 1
/** One retry, which restarts a crashed process. */
const WAITS_MS = [1_000]

/**
 * Creates the narrator of voices that run on this machine. If they fail, a built-in voice speaks.
 *
 * @param client is shared by all narrators of a process. The caller closes it.
 */
export function createLocalNarrator(
  { model, client }: { model: LocalVoiceModel; client: Pick<LocalVoiceClient, 'say' | 'read'> },
  options: Omit<NarratorOptions, 'isFree' | 'isReplaced' | 'meter' | 'waitsMs'>,
): Narrator {
  const name = localModelName(model)
  const { finisher } = options
  return createClientNarrator(
    {
      name,
      source: [name, ...hashesOf(model), SOUNDS_VERSION, finisher.id].join('/'),
      voices: new Map(model.voices.map((voice) => [localVoiceId(model, voice), voice])),
      client: { ...client, say: (call, signal) => client.say(call, writeOut(call, finisher), signal) },
    },
    { ...options, isFree: true, isReplaced: true, waitsMs: WAITS_MS },
  )
}

/** Returns the start of the checksum of each sound model. The styles of Kokoro's voices are not among them. */
function hashesOf({ files }: LocalVoiceModel): string[] {
  return files.filter(({ path }) => path.endsWith('onnx')).map(({ sha256 }) => sha256.slice(0, 16))
}

/**
 * Splits a text into words. Only English is written out here. For other languages, the process writes it out if needed.
 */
function writeOut({ text, language }: VoiceCall, { readOut }: Pick<SpeechFinisher, 'readOut'>): SaidWord[] {
  if (/^en\b/iu.test(language)) return readOut(text)
  return divideWords(text, language)
}
