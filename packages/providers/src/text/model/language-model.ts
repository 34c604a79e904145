import type { ZodType } from 'zod'
import type { Usage } from '@dayreel/storyboard'
import type { AnswerForm } from '../text-settings.ts'

type Turn = { by: 'user' | 'model'; text: string }

/** A request to a model, and the schema of its answer. */
export type Question = {
  /** The schema's name for providers. It contains only letters and `-`. */
  name: string
  schema: ZodType
  instructions: string
  turns: readonly Turn[]
  /** The exact number of items of the answer's lists, by property. Only a model with a grammar enforces it. */
  counts?: Readonly<Record<string, number>>
}

export type Received = {
  text: string
  ending: 'done' | 'cut-off' | 'refused'
  usage: Usage
}

type AnswerOptions = {
  signal: AbortSignal
  seed: number
  onProgress?: ((progress: AnswerProgress) => void) | undefined
}

/** The state of an answer: its place in the queue of its machine, or its tokens so far and the model's speed. */
export type AnswerProgress = { place: number } | { tokens: number; tokensPerSecond: number }

/** A language model, hosted or on this machine. */
export type LanguageModel = {
  /** Identifies the model in the keys of cached answers: provider and model. */
  readonly id: string
  /** `Writer.name`. */
  readonly name: string
  /**
   * Answers one question.
   *
   * @param options.seed answers of a local model to the same question and seed are the same. Others ignore it.
   * @param options.onProgress called by a local model, which takes long.
   * @throws {ProviderError}
   */
  answer(question: Question, options: AnswerOptions): Promise<Received & { form: AnswerForm }>
  /** Frees the model's resources. */
  close(): Promise<void>
}
