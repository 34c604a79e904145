/** What goes wrong with a call, each as the providers of language models are known to get it wrong. */
const TEXT_FAULTS = [
  // The form of the answer.
  'fenced',
  'think',
  'think-then-fence',
  'prose',
  'wrong-schema',
  'cut-off',
  'cut-off-whole',
  'refusal',
  'refusal-in-words',
  'empty',
  'no-usage',
  // The call itself.
  'unauthorized',
  'unknown-model',
  'rate-limit',
  'rate-limit-silent',
  'quota',
  'server-error',
  'overloaded',
  'schema-refused',
  'format-refused',
  'redirect',
  'web-page',
  'hang',
  'reset',
  'answer-lost',
  // What the answer says.
  'uncounted',
  'long-hook',
  'repeats',
  'markdown',
  'nothing-shown',
  'too-short',
  'too-long',
  'other-language',
  'hook-again',
  'scene-missing',
] as const
export type TextFault = (typeof TEXT_FAULTS)[number]

export type FaultQueue = {
  /** The next calls, so many of them, get this wrong. */
  add(fault: TextFault, times?: number): void
  take(): TextFault | undefined
  clear(): void
}

export function createFaultQueue(): FaultQueue {
  let waiting: TextFault[] = []
  return {
    add: (fault, times = 1) => void waiting.push(...Array.from({ length: times }, () => fault)),
    take: () => waiting.shift(),
    clear: () => void (waiting = []),
  }
}

export function isTextFault(name: unknown): name is TextFault {
  return (TEXT_FAULTS as readonly unknown[]).includes(name)
}

/** A journey in a browser cannot reach the queue: it writes `[sandbox:quota]` into a subject or into notes. */
export function faultWithin(text: string): TextFault | undefined {
  const name = /\[sandbox:([a-z-]{1,40})\]/u.exec(text)?.[1]
  return isTextFault(name) ? name : undefined
}
