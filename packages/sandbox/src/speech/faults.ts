/** Known faults of calls to voice services. */
const SPEECH_FAULTS = [
  // Faults of the call itself.
  'unauthorized',
  'quota',
  'quota-as-unauthorized',
  'voice-gone',
  'voice-refused',
  'malformed',
  'rate-limit',
  'rate-limit-silent',
  'server-error',
  'redirect',
  'hang',
  'reset',
  'answer-lost',
  // Faults of the answer.
  'empty',
  'no-times',
  'wrong-times',
  'wrong-rate',
  'silence',
] as const
export type SpeechFault = (typeof SPEECH_FAULTS)[number]

export const SPEECH_RETRY_AFTER_SECONDS = 17
export const LONGEST_HANG_MS = 600_000
/** How late the times of an answer with `wrong-times` are. */
export const WRONG_TIMES_SECONDS = 3

export type SpeechFaults = {
  /** Adds a fault to the next calls. Default: one call. */
  add(fault: SpeechFault, times?: number): void
  clear(): void
}

export function createSpeechFaults(): SpeechFaults & { take(text: string): SpeechFault | undefined } {
  let waiting: SpeechFault[] = []
  return {
    add: (fault, times = 1) => void waiting.push(...Array.from({ length: times }, () => fault)),
    clear: () => void (waiting = []),
    take: (text) => waiting.shift() ?? faultWithin(text),
  }
}

/** Finds a fault that the text itself requests, such as `[sandbox:quota]`, because a browser test cannot add one. */
function faultWithin(text: string): SpeechFault | undefined {
  const name = /\[sandbox:([a-z-]{1,40})\]/u.exec(text)?.[1]
  return SPEECH_FAULTS.find((fault) => fault === name)
}
