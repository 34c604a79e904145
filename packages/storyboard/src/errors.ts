/** Why the studio could not make something, and whether what a person gave is at fault: then trying again would not mend it. */
const CODES = {
  'invalid-request': 'input',
  'invalid-storyboard': 'input',
  'text-empty': 'input',
  'text-too-long': 'input',
  'script-too-long': 'input',
  'subject-too-long': 'input',
  'language-not-written': 'input',
  'picture-unreadable': 'input',
  'disk-full': 'machine',
  'output-unwritable': 'machine',
  'step-failed': 'machine',
  'worker-died': 'machine',
} as const
export type StudioErrorCode = keyof typeof CODES

/** A failure with a message that can be shown to a person as it stands. */
export class StudioError extends Error {
  readonly code: StudioErrorCode
  /** What the person gave is at fault, and they can mend it; otherwise it is ours, or the machine's. */
  readonly isInput: boolean

  constructor(code: StudioErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StudioError'
    this.code = code
    this.isInput = CODES[code] === 'input'
  }
}
