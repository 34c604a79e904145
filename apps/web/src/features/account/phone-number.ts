const E164 = /^\+[1-9]\d{6,14}$/

/** Converts a typed number to E.164; undefined unless it is complete with its country code. */
export function phoneNumber(typed: string): string | undefined {
  const digits = typed
    .trim()
    .replaceAll(/[\s().\-–/]/g, '')
    .replace(/^00/, '+')
  return E164.test(digits) ? digits : undefined
}
