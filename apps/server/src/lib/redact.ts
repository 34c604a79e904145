const HIDDEN = '[hidden]'
const SECRET_NAMES =
  'authorization|cookie|set-cookie|apikey|password|current_password|secret|client_secret|token|token_hash|access_token|' +
  'refresh_token|id_token|provider_token|auth_code|code|code_verifier|nonce|state|email|new_email|phone|otp|signature'

/** What must never reach a log, by its look: each with what stays of it. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, HIDDEN], // a JSON web token
  [/\b(bearer|basic)\s+[\w.~+/-]{8,}=*/gi, `$1 ${HIDDEN}`],
  [/(\w+:\/\/[^\s:@/"\\]*):[^\s@/"\\]+@/g, `$1:${HIDDEN}@`], // the password in an address
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, HIDDEN], // an email address
  [new RegExp(String.raw`([?&;](?:${SECRET_NAMES})=)[^&\s"'\\#]+`, 'gi'), `$1${HIDDEN}`],
  [new RegExp(String.raw`(\\?"(?:${SECRET_NAMES})\\?"\s*:\s*\\?")[^"\\]+`, 'gi'), `$1${HIDDEN}`],
]

/** Takes credentials, codes and email addresses out of a line of the log. */
export function redact(line: string): string {
  return PATTERNS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
}
