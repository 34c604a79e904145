import type { Unknown } from './offer.ts'

/**
 * Why the studio could not make something, and where the fault lies: in what a person gave, in somebody outside who was asked again
 * already, or in the machine. Only of the last it may help to try again.
 */
const CODES = {
  'invalid-request': 'input',
  'invalid-storyboard': 'input',
  'text-empty': 'input',
  'text-too-long': 'input',
  'script-too-long': 'input',
  'subject-too-long': 'input',
  'language-not-written': 'input',
  'subject-unknown': 'input',
  'tale-unknown': 'input',
  'picture-unreadable': 'input',
  'writer-gone': 'outside',
  'writer-failed': 'outside',
  'cost-limit': 'outside',
  'too-alike': 'outside',
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
  /** Trying again as it is would not mend it. */
  readonly isFinal: boolean

  /** Of a subject that a writer does not have: what it has instead. */
  readonly details: Unknown | undefined

  constructor(code: StudioErrorCode, message: string, options?: ErrorOptions & { details?: Unknown | undefined }) {
    super(message, options)
    this.name = 'StudioError'
    this.code = code
    this.details = options?.details
    this.isInput = CODES[code] === 'input'
    this.isFinal = CODES[code] !== 'machine'
  }
}
