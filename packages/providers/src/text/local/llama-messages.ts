import type { LocalWriterModel } from '../../local/local-model.ts'

/** The model that a process loads. */
export type LlamaToLoad = {
  /** Path of the engine's module. */
  engine: string
  file: string
  chat: LocalWriterModel['chat']
  contextTokens: number
  threads: number
}

/** The form of the answer is a JSON schema in the engine's dialect. */
export type LlamaRequest = {
  instructions: string
  turns: readonly { by: 'user' | 'model'; text: string }[]
  schema: object
  maxTokens: number
  seed: number
}

export type Written = { text: string; isCutOff: boolean; inputTokens: number; outputTokens: number; seconds: number }
