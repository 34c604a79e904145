const HIDDEN = '[hidden]'
const SECRET_NAMES =
  'authorization|cookie|set-cookie|apikey|password|current_password|secret|client_secret|token|token_hash|access_token|' +
  'refresh_token|id_token|provider_token|auth_code|code|code_verifier|nonce|state|email|new_email|phone|otp|signature'

/**
 * What must never reach a log, by its look: each with what stays of it. None may be looked for from every character of a run that
 * a stranger can make long: each begins at what can begin it only, or takes the run with it.
 */
export const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]{5,}(?:\.[\w-]*){0,2}/g, HIDDEN], // a JSON web token, or what is left of one
  [/\b(bearer|basic)\s+[\w.~+/-]{8,}=*/gi, `$1 ${HIDDEN}`],
  [/\$argon2[^\s"'\\]*/g, HIDDEN], // the hash of a password
  [/(:\/\/[^\s:@/"\\]*):[^\s@/"\\]+@/g, `$1:${HIDDEN}@`], // the password in an address
  // An email address, from the beginning of its word on; the n of a line break written \n belongs to the break.
  [/(?<![\w.+-])((?<=\\)(?:[bfnrt]|u[\da-f]{4}))?[\w.+-]+(?:(?:@|%40)[\w-]+\.[\w.+-]+)+/gi, `$1${HIDDEN}`],
  [new RegExp(String.raw`([?&;](?:${SECRET_NAMES})=)[^&\s"'\\#]+`, 'gi'), `$1${HIDDEN}`],
  [new RegExp(String.raw`(\\?"(?:${SECRET_NAMES})\\?"\s*:\s*\\?")[^"\\]+`, 'gi'), `$1${HIDDEN}`],
]

/** Takes credentials, codes and email addresses out of a line of the log. */
export function redact(line: string): string {
  return PATTERNS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
}
