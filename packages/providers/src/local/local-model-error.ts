/**
 * Why a local model or its engine could not be added: `unknown`, `no-space`, `no-memory`, `gated` (the hub asks for
 * accepted terms), `missing`, `wrong-file`, `unreachable`, `interrupted` or `unsupported`.
 */
type Reason =
  | 'unknown'
  | 'no-space'
  | 'no-memory'
  | 'gated'
  | 'missing'
  | 'wrong-file'
  | 'unreachable'
  | 'interrupted'
  | 'unsupported'

/** An error with a message on which the operator can act. */
export class LocalModelError extends Error {
  readonly reason: Reason

  constructor(reason: Reason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'LocalModelError'
    this.reason = reason
  }
}
