import type { Unknown } from './unknown-subject.ts'

/**
 * The error codes, each with the location of the fault: the input, an outside service that was already retried, or the
 * machine. Only a machine fault may succeed on a retry.
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
  'answer-unreadable': 'input',
  'picture-unreadable': 'input',
  'sound-unreadable': 'input',
  'clip-unreadable': 'input',
  'writer-gone': 'outside',
  'choice-gone': 'outside',
  'illustrator-gone': 'outside',
  'photos-unavailable': 'outside',
  'writer-failed': 'outside',
  'voice-failed': 'outside',
  'transcription-failed': 'outside',
  'pictures-failed': 'outside',
  'picture-refused': 'outside',
  'cost-limit': 'outside',
  'too-alike': 'outside',
  'words-blocked': 'outside',
  'disk-full': 'machine',
  'output-unwritable': 'machine',
  'step-failed': 'machine',
  'worker-died': 'machine',
} as const
export type StudioErrorCode = keyof typeof CODES

/** A failure with a message for the user. */
export class StudioError extends Error {
  readonly code: StudioErrorCode
  /** Whether the user's input is wrong, so that the user can fix it. If not, the fault is in the app or the machine. */
  readonly isInput: boolean
  /** Whether a retry without a change cannot succeed. */
  readonly isFinal: boolean

  /** The alternatives to a subject that the writer does not know. */
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
