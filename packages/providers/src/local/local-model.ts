import type { ProviderVoice } from '../speech/provider-voice.ts'

/** A file of a model, as the hub has it. */
export type ModelFile = {
  /** The end of the file's name on this machine, after the model's name. Never change it. */
  suffix: string
  /** The repository on the hub, the commit (40 hex digits), and the file's path in the repository. */
  repository: string
  commit: string
  path: string
  bytes: number
  /** The file's SHA-256, or at least its first 16 hex digits. */
  sha256: string
}

type ListedModel = {
  /** The name in commands, files and URLs: letters, digits and `-`, and `.` inside. Never change it. */
  name: string
  label: string
  /** One sentence that helps the operator choose. */
  description: string
  files: readonly ModelFile[]
  /** An SPDX licence identifier. Only licences that allow any use are listed. */
  licence: string
  /** Bytes of memory that the model needs while it works, with the engine. */
  memoryBytes: number
  isRecommended: boolean
}

/** A language model that writes scripts. Its only file is a GGUF file. */
export type LocalWriterModel = ListedModel & {
  role: 'writer'
  /** The tokens of prompt and answer together. */
  contextTokens: number
  /** The dialect of the chat template. It decides how thinking is switched off. */
  chat: 'qwen-3.5' | 'gemma-4' | 'template'
}

type SpeakingModel = ListedModel & { role: 'voice'; voices: readonly ProviderVoice[] }

/**
 * A model that speaks English. It has an ONNX file, `onnx`, and a file of style vectors for each voice, `VOICE.bin`.
 */
type KokoroModel = SpeakingModel & { engine: 'kokoro' }

/** A model that speaks other languages. It has an ONNX file for each voice, or one for several voices. */
export type PiperModel = SpeakingModel & {
  engine: 'piper'
  /** The settings of each voice, by `ProviderVoice.voice`. */
  speakers: Readonly<Record<string, PiperSpeaker>>
}

/** A voice of a Piper model. */
export type PiperSpeaker = {
  /** The suffix of its ONNX file. */
  file: string
  /** Samples per second. */
  sampleRate: number
  /** Its number in a file with several voices. */
  number?: number
  /** The model's input: phonemes from the given voice of eSpeak NG, or the letters of a language. */
  reads: { sounds: string } | { letters: 'uk' }
}

export type LocalVoiceModel = KokoroModel | PiperModel

export type LocalModel = LocalWriterModel | LocalVoiceModel

/** The program that runs a model. */
export type EngineName = 'writer' | LocalVoiceModel['engine']

export function engineOf(model: LocalModel): EngineName {
  return model.role === 'writer' ? 'writer' : model.engine
}

/** Returns the languages of a model that speaks, as primary subtags of BCP 47. It is empty for a writer. */
export function languagesOf(model: LocalModel): string[] {
  if (model.role === 'writer') return []
  return [...new Set(model.voices.flatMap(({ languages }) => languages))]
}

/** Returns the size of a model's download. */
export function bytesOf({ files }: Pick<LocalModel, 'files'>): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}
