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

/** A model that speaks. It has an ONNX file, `onnx`, and a file of style vectors for each voice, `VOICE.bin`. */
export type LocalVoiceModel = ListedModel & { role: 'voice'; voices: readonly ProviderVoice[] }

export type LocalModel = LocalWriterModel | LocalVoiceModel

/** Returns the size of a model's download. */
export function bytesOf({ files }: Pick<LocalModel, 'files'>): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}
