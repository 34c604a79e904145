const E164 = /^\+[1-9]\d{6,14}$/

/** Converts a typed number to E.164. Returns undefined for an incomplete number or one without a country code. */
export function phoneNumber(typed: string): string | undefined {
  const digits = typed
    .trim()
    .replaceAll(/[\s().\-–/]/g, '')
    .replace(/^00/, '+')
  return E164.test(digits) ? digits : undefined
}
