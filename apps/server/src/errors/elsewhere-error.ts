/** This worker cannot do the work, and another one can. The work is given back without counting as a failure. */
export class ElsewhereError extends Error {
  override readonly name = 'ElsewhereError'
  /** When the work is tried again, in seconds. It is short if another worker that can do it runs. */
  readonly retryAfterSeconds: number

  constructor(message: string, { retryAfterSeconds }: { retryAfterSeconds: number }) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
