import type { LocalModel } from '../../local/local-models.ts'

/** The model that a child process loads. It is sent once, before all requests. */
export type ModelToLoad = {
  /** Path of the engine's module. */
  engine: string
  file: string
  chat: LocalModel['chat']
  contextTokens: number
  threads: number
}

/** A request to the child process. The form of its answer is a JSON schema in the engine's dialect. */
export type ChildRequest = {
  id: number
  instructions: string
  turns: readonly { by: 'user' | 'model'; text: string }[]
  schema: object
  maxTokens: number
  seed: number
}

export type ToChild = { load: ModelToLoad } | { ask: ChildRequest } | { stop: number }

export type FromChild =
  | { id: number; tokens: number }
  | { id: number; text: string; isCutOff: boolean; inputTokens: number; outputTokens: number; seconds: number }
  | { id: number; error: string }
