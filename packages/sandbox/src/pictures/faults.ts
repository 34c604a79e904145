/** Known faults of calls to image models. */
const PICTURE_FAULTS = [
  // Faults of the order.
  'unauthorized',
  'quota',
  'moderated',
  'malformed',
  'reference-refused',
  'rate-limit',
  'server-error',
  'hang',
  'reset',
  'answer-lost',
  'redirect',
  // Faults of the picture.
  'failed',
  'nsfw',
  'slow',
  'expired-link',
  'foreign-link',
  'private-link',
  'wrong-size',
  'not-an-image',
  'huge',
  'empty',
] as const
export type PictureFault = (typeof PICTURE_FAULTS)[number]

export type PictureFaults = {
  /** Adds a fault to the next orders. Default: one order. */
  add(fault: PictureFault, times?: number): void
  clear(): void
}

export function createPictureFaults(): PictureFaults & { take(prompt: string): PictureFault | undefined } {
  let waiting: PictureFault[] = []
  return {
    add: (fault, times = 1) => void waiting.push(...Array.from({ length: times }, () => fault)),
    clear: () => void (waiting = []),
    take: (prompt) => waiting.shift() ?? faultWithin(prompt),
  }
}

/**
 * Finds a fault that the prompt itself requests, such as `[sandbox:moderated]`, because a browser test cannot add one.
 */
function faultWithin(prompt: string): PictureFault | undefined {
  const name = /\[sandbox:([a-z-]{1,40})\]/u.exec(prompt)?.[1]
  return PICTURE_FAULTS.find((fault) => fault === name)
}
