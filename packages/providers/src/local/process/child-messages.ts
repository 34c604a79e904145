/** `load` is sent once, before all requests. */
export type ToChild<Model, Request> = { load: Model } | { id: number; ask: Request } | { stop: number }

export type FromChild<Answer> =
  | { id: number; tokens: number }
  | { id: number; answer: Answer }
  | { id: number; error: string }
