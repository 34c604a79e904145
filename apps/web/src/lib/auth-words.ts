type Entry = {
  code: string
  /** Matches the service's message. Needed only if one code has several meanings. */
  about?: RegExp
  words: string
}

const SIGN_IN_INTERRUPTED = 'The sign-in was interrupted. Please start again.'
const SESSION_OVER = 'Your session has ended. Log in again.'
const CODE_EXPIRED = 'This code has expired. Ask for a new one and try again.'

/**
 * Messages for the auth service's errors, which say what happened and what to do. Errors that are not listed keep the
 * service's own message, for example a wrong password at the login.
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
    words: 'Enter the full phone number, starting with + and the country code.',
  },
  { code: 'email_address_invalid', words: 'This email address doesn’t look right. Check it for a typo.' },
  { code: 'user_already_exists', words: 'You already have an account: log in.' },
  { code: 'email_exists', words: 'This email address belongs to another account.' },
  { code: 'phone_exists', words: 'This phone number belongs to another account.' },
  { code: 'signup_disabled', words: 'New accounts can’t be created here right now.' },
  { code: 'email_not_confirmed', words: 'Open the link in the email we sent you, then log in.' },
  { code: 'user_banned', words: 'This account is blocked. Contact support if you think that’s a mistake.' },
  { code: 'otp_expired', about: /link/i, words: 'This link has expired or was used before. Ask for a new one.' },
  { code: 'otp_expired', words: CODE_EXPIRED },
  { code: 'same_password', words: 'This is your current password. Choose a different one.' },
  { code: 'current_password_required', words: 'Enter your current password.' },
  { code: 'current_password_invalid', words: 'Your current password is wrong.' },
  { code: 'reauthentication_needed', words: 'You signed in a while ago. Enter your current password, too.' },
  { code: 'reauthentication_not_valid', words: 'This code is wrong or has expired.' },
  { code: 'insufficient_aal', words: 'This needs two-factor authentication. Log out, and log in again with a code.' },
  { code: 'mfa_verification_failed', words: 'This code is wrong.' },
  { code: 'mfa_challenge_expired', words: CODE_EXPIRED },
  { code: 'mfa_ip_address_mismatch', words: CODE_EXPIRED },
  { code: 'mfa_factor_not_found', words: 'This two-factor method was removed. Reload the page.' },
  { code: 'mfa_factor_name_conflict', words: 'You already have a two-factor method of this kind.' },
  {
    code: 'mfa_verified_factor_exists',
    about: /phone/i,
    words: 'You already use this phone for two-factor authentication.',
  },
  { code: 'too_many_enrolled_mfa_factors', words: 'You can’t add more two-factor methods. Turn one off first.' },
  { code: 'mfa_phone_enroll_not_enabled', words: 'This site can’t send text messages.' },
  { code: 'mfa_recovery_codes_locked', words: 'Too many attempts. Wait 15 minutes and try again.' },
  { code: 'mfa_recovery_codes_sole_factor', words: 'Turn on two-factor authentication first.' },
  {
    code: 'over_request_rate_limit',
    about: /wrong passwords/i,
    words: 'Choose “Forgot your password?” to log in by email, or wait a while and try again.',
  },
  {
    code: 'over_request_rate_limit',
    about: /^request rate/i,
    words: 'Too many attempts. Wait a few minutes and try again.',
  },
  {
    code: 'over_email_send_rate_limit',
    words: 'We sent an email a moment ago. Wait a little before asking for another.',
  },
  { code: 'over_sms_send_rate_limit', words: 'We sent a text a moment ago. Wait a little before asking for another.' },
  { code: 'sms_send_failed', words: 'The text message couldn’t be sent. Check the number and try again.' },
  { code: 'identity_already_exists', words: 'This Google account is linked to another account here.' },
  { code: 'single_identity_not_deletable', words: 'You can’t remove your only sign-in method.' },
  {
    code: 'provider_email_needs_verification',
    words: 'We sent you an email to confirm your address. Open its link to continue.',
  },
  { code: 'provider_disabled', words: 'Signing in this way isn’t available here.' },
  { code: 'bad_oauth_state', words: SIGN_IN_INTERRUPTED },
  { code: 'bad_oauth_callback', words: SIGN_IN_INTERRUPTED },
  { code: 'flow_state_not_found', words: SIGN_IN_INTERRUPTED },
  { code: 'flow_state_expired', words: SIGN_IN_INTERRUPTED },
  { code: 'flow_state_already_used', words: SIGN_IN_INTERRUPTED },
  { code: 'bad_code_verifier', words: SIGN_IN_INTERRUPTED },
  { code: 'pkce_code_verifier_not_found', words: 'Open this link in the browser you started in, or start again.' },
  { code: 'session_expired', words: SESSION_OVER },
  { code: 'bad_jwt', words: SESSION_OVER },
  { code: 'user_not_found', words: 'This account no longer exists.' },
  { code: 'access_denied', words: 'You cancelled it. Try again whenever you like.' },
]

/** Returns the message for an auth error, or undefined if the service's own message should be shown. */
export function authWords(code: string, message: string): string | undefined {
  return ENTRIES.find((entry) => entry.code === code && (entry.about?.test(message) ?? true))?.words
}

/**
 * Returns the message for a sign-in that came back with an error in the URL instead of a session. The message contains
 * no text from the URL.
 */
export function refusalWords(code: string | null, error: string | null): string | undefined {
  if (code === null && error === null) return undefined
  // The user pressed Cancel at the provider, which the service reports as a bad callback.
  const isCancelled = error === 'access_denied' && (code === null || code === 'bad_oauth_callback')
  return authWords(isCancelled ? 'access_denied' : (code ?? ''), 'link') ?? 'Something went wrong. Please try again.'
}
