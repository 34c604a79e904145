const E164 = /^\+[1-9]\d{6,14}$/

/** A number as people write it, in E.164; undefined where it is not a whole one with its country code. */
export function phoneNumber(typed: string): string | undefined {
  const digits = typed
    .trim()
    .replaceAll(/[\s().\-–/]/g, '')
    .replace(/^00/, '+')
  return E164.test(digits) ? digits : undefined
}
