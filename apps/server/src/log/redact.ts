const HIDDEN = '[hidden]'
const SECRET_NAMES =
  'authorization|cookie|set-cookie|apikey|password|current_password|secret|client_secret|token|token_hash|access_token|' +
  'refresh_token|id_token|provider_token|auth_code|code|code_verifier|nonce|state|email|new_email|phone|otp|signature'

/**
 * Patterns of secrets that must not reach a log, each with its replacement. A stranger can make a run of characters
 * long, so no pattern may be tried from every character of a run. Each pattern therefore has a fixed start or matches
 * the whole run.
 */
export const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]{5,}(?:\.[\w-]*){0,2}/g, HIDDEN], // A JSON Web Token or part of one.
  [/\b(bearer|basic)\s+[\w.~+/-]{8,}=*/gi, `$1 ${HIDDEN}`],
  [/\$argon2[^\s"'\\]*/g, HIDDEN], // The hash of a password.
  [/(:\/\/[^\s:@/"\\]*):[^\s@/"\\]+@/g, `$1:${HIDDEN}@`], // The password in a URL.
  // An email address from the beginning of its word. If a line break is written as
  // before the word, the n belongs to the line break.
  [/(?<![\w.+-])((?<=\\)(?:[bfnrt]|u[\da-f]{4}))?[\w.+-]+(?:(?:@|%40)[\w-]+\.[\w.+-]+)+/gi, `$1${HIDDEN}`],
  [new RegExp(String.raw`([?&;](?:${SECRET_NAMES})=)[^&\s"'\\#]+`, 'gi'), `$1${HIDDEN}`],
  [new RegExp(String.raw`(\\?"(?:${SECRET_NAMES})\\?"\s*:\s*\\?")[^"\\]+`, 'gi'), `$1${HIDDEN}`],
]

/** Removes credentials, codes and email addresses from a log line. */
export function redact(line: string): string {
  return PATTERNS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
}
