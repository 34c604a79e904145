/** Only another worker can do the job. The job returns to the queue, and the attempt does not count as a failure. */
export class ElsewhereError extends Error {
  override readonly name = 'ElsewhereError'
  /** Seconds until the next attempt. Short if a worker that can do the job is running. */
  readonly retryAfterSeconds: number

  constructor(message: string, { retryAfterSeconds }: { retryAfterSeconds: number }) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
