type Entry = {
  code: string
  /** Which of the service's messages it is about, where one code stands for several things. */
  about?: RegExp
  words: string
}

const STARTED_ANEW = 'The sign-in was interrupted. Please start again.'
const SESSION_OVER = 'Your session has ended. Log in again.'
const CODE_EXPIRED = 'This code has expired. Ask for a new one and try again.'

/**
 * What to tell people about the auth service's errors, in their words: what happened and what to do. What is not here is told in
 * the service's own, a wrong password at the login among it.
 */
const ENTRIES: readonly Entry[] = [
  {
    code: 'validation_failed',
    about: /email address/i,
    words: 'This email address doesn’t look right. Check it for a typo.',
  },
  {
    code: 'validation_failed',
    about: /password cannot be longer/i,
    words: 'This password is too long. Use at most 72 characters.',
  },
  {
    code: 'validation_failed',
    about: /phone number/i,
    words: 'Enter the whole phone number, beginning with + and the country code.',
  },
  { code: 'email_address_invalid', words: 'This email address doesn’t look right. Check it for a typo.' },
  { code: 'user_already_exists', words: 'You have an account already: log in.' },
  { code: 'email_exists', words: 'This email address belongs to another account.' },
  { code: 'phone_exists', words: 'This phone number belongs to another account.' },
  { code: 'signup_disabled', words: 'New accounts can’t be made here right now.' },
  { code: 'email_not_confirmed', words: 'Open the link in the email we sent you, then log in.' },
  { code: 'user_banned', words: 'This account is blocked. Contact support if you think that’s a mistake.' },
  { code: 'otp_expired', about: /link/i, words: 'This link has expired or was used before. Ask for a new one.' },
  { code: 'otp_expired', words: CODE_EXPIRED },
  { code: 'same_password', words: 'That’s the password you have now. Choose a different one.' },
  { code: 'current_password_required', words: 'Enter your current password.' },
  { code: 'current_password_invalid', words: 'The current password is not right.' },
  { code: 'reauthentication_needed', words: 'You signed in a while ago. Enter your current password, too.' },
  { code: 'reauthentication_not_valid', words: 'This code is not right, or it has expired.' },
  { code: 'insufficient_aal', words: 'This needs your second factor. Log out, and log in again with it.' },
  { code: 'mfa_verification_failed', words: 'This code is not right.' },
  { code: 'mfa_challenge_expired', words: CODE_EXPIRED },
  { code: 'mfa_ip_address_mismatch', words: CODE_EXPIRED },
  { code: 'mfa_factor_not_found', words: 'This second factor is no longer there. Load the page again.' },
  { code: 'mfa_factor_name_conflict', words: 'You have a second factor of this kind already.' },
  { code: 'mfa_verified_factor_exists', about: /phone/i, words: 'This phone is a second factor already.' },
  { code: 'too_many_enrolled_mfa_factors', words: 'You can’t have more second factors. Turn one off first.' },
  { code: 'mfa_phone_enroll_not_enabled', words: 'Text messages can’t be sent from here.' },
  { code: 'mfa_recovery_codes_locked', words: 'Too many tries. Wait a quarter of an hour and try again.' },
  { code: 'mfa_recovery_codes_sole_factor', words: 'Turn on two-factor authentication first.' },
  {
    code: 'over_request_rate_limit',
    about: /^request rate/i,
    words: 'That was too often. Wait a few minutes and try again.',
  },
  {
    code: 'over_email_send_rate_limit',
    words: 'We sent an email a moment ago. Wait a little before asking for another.',
  },
  { code: 'over_sms_send_rate_limit', words: 'We sent a text a moment ago. Wait a little before asking for another.' },
  { code: 'sms_send_failed', words: 'The text message couldn’t be sent. Check the number and try again.' },
  { code: 'identity_already_exists', words: 'This Google account is linked to another account here.' },
  { code: 'single_identity_not_deletable', words: 'This is your only way to sign in, so it has to stay.' },
  {
    code: 'provider_email_needs_verification',
    words: 'We sent you an email to confirm your address. Open its link to go on.',
  },
  { code: 'provider_disabled', words: 'Signing in this way isn’t available here.' },
  { code: 'bad_oauth_state', words: STARTED_ANEW },
  { code: 'bad_oauth_callback', words: STARTED_ANEW },
  { code: 'flow_state_not_found', words: STARTED_ANEW },
  { code: 'flow_state_expired', words: STARTED_ANEW },
  { code: 'flow_state_already_used', words: STARTED_ANEW },
  { code: 'bad_code_verifier', words: STARTED_ANEW },
  { code: 'pkce_code_verifier_not_found', words: 'Open this link in the browser you began in, or start again.' },
  { code: 'session_expired', words: SESSION_OVER },
  { code: 'bad_jwt', words: SESSION_OVER },
  { code: 'user_not_found', words: 'This account is no longer there.' },
  { code: 'access_denied', words: 'You cancelled it. Try again whenever you like.' },
]

/** What people are told about an error of the auth service; undefined where its own message is to be shown. */
export function authWords(code: string, message: string): string | undefined {
  return ENTRIES.find((entry) => entry.code === code && (entry.about?.test(message) ?? true))?.words
}

/** What is told about a sign-in that came back without a session, and says why in its address: never a word of the address itself. */
export function refusalWords(code: string | null, error: string | null): string | undefined {
  if (code === null && error === null) return undefined
  // At the provider somebody pressed Cancel: the service calls that a callback gone wrong.
  const isCancelled = error === 'access_denied' && (code === null || code === 'bad_oauth_callback')
  return authWords(isCancelled ? 'access_denied' : (code ?? ''), 'link') ?? 'It couldn’t be finished. Please try again.'
}
