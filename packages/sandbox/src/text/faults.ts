/** Known faults of calls to language model providers. */
const TEXT_FAULTS = [
  // Faults of the answer's form.
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
  // Faults of the call itself.
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
  // Faults of the answer's content.
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
  'copied',
  'invented-year',
  'invented-name',
  'many-speakers',
  'same-boards',
  'unsaid-words',
  'empty-boards',
] as const
export type TextFault = (typeof TEXT_FAULTS)[number]

export type FaultQueue = {
  /** Adds a fault to the next calls. Default: one call. */
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

/**
 * Finds a fault that the text itself requests, such as `[sandbox:quota]`. A browser test cannot reach the fault queue,
 * so it writes the fault into a subject or into notes.
 */
export function faultWithin(text: string): TextFault | undefined {
  const name = /\[sandbox:([a-z-]{1,40})\]/u.exec(text)?.[1]
  return isTextFault(name) ? name : undefined
}
