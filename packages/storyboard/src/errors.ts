/**
 * Why the studio could not make something. `invalid-*` and `too-*` are the caller's to mend; the others are ours or the machine's.
 */
export type StudioErrorCode =
  | 'invalid-request'
  | 'invalid-storyboard'
  | 'text-empty'
  | 'text-too-long'
  | 'script-too-long'
  | 'subject-too-long'
  | 'language-not-written'
  | 'picture-unreadable'
  | 'disk-full'
  | 'output-unwritable'
  | 'step-failed'
  | 'worker-died'

/** A failure with a message that can be shown to a person as it stands. */
export class StudioError extends Error {
  readonly code: StudioErrorCode

  constructor(code: StudioErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StudioError'
    this.code = code
  }
}
