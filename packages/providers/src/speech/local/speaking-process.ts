import type { SaidWord } from '@dayreel/storyboard'
import type { LocalVoiceModel } from '../../local/local-model.ts'
import { pathsOf } from '../../local/model-files.ts'
import type { LocalProcess } from '../../local/process/create-local-process.ts'
import type { VoiceCall } from '../clients/voice-client.ts'
import type { Spoken } from './speech-messages.ts'

/** A process in which a model speaks. */
export type SpeakingProcess = Omit<LocalProcess<never, Spoken>, 'ask'> & {
  speak(call: VoiceCall, words: readonly SaidWord[], signal: AbortSignal): Promise<Spoken>
}

export type ProcessPlace = {
  /** The folder of the models. */
  folder: string
  threads: number
  /** Milliseconds after which an idle process ends. */
  idleMs: number | undefined
}

/** Returns the path of one of a model's files by its suffix. */
export function findModelFile(folder: string, model: LocalVoiceModel, suffix: string): string {
  const listed = model.files.find((file) => file.suffix === suffix)
  if (listed === undefined) throw new TypeError(`${model.name} has no file ${suffix}.`)
  return pathsOf(folder, model, listed).file
}
