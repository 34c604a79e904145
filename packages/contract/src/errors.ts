/**
 * Every error the API answers with: its status, and the message a person reads, which says what to do next. A message may be
 * replaced by a more exact one where the error is thrown; code and status never are.
 */
export const ERRORS = {
  malformed: { status: 400, message: 'The request could not be read. Check its fields and send it again.' },
  unauthenticated: { status: 401, message: 'Sign in to go on.' },
  second_factor_required: { status: 401, message: 'Enter the code of your second factor to go on.' },
  out_of_credits: { status: 402, message: 'You have no credits left. The pricing page says what more costs.' },
  forbidden: { status: 403, message: 'Your account may not do this.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  not_offered: { status: 404, message: 'The sign-in service of this installation does not offer this.' },
  not_set_up: { status: 409, message: 'Not set up on this site' },
  connection_expired: { status: 409, message: 'This connection has expired. Please reconnect.' },
  conflict: { status: 409, message: 'This was changed in the meantime. Load it again and repeat the change.' },
  too_large: { status: 413, message: 'What was sent is too large. Send less.' },
  unsupported_type: { status: 415, message: 'This type of content is not accepted here. Send JSON.' },
  unacceptable: { status: 422, message: 'This can’t be accepted as it is. Change it and send it again.' },
  confirmation_mismatch: {
    status: 422,
    message: 'That is not the email address of this account. Type it exactly as it is shown in your settings.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used for another request. Send a new one with each new request.',
  },
  too_many_requests: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  payments_off: { status: 503, message: 'Payment system is not ready. Please try again in a moment.' },
  payment_failed: { status: 502, message: 'Failed to initiate payment. Please try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again in a moment.' },
  platform_failed: {
    status: 502,
    message: 'The platform did not answer as it should. Try again in a moment.',
  },
  model_failed: { status: 502, message: 'The language model did not answer as it should. Try again in a moment.' },
  cost_limit_reached: {
    status: 503,
    message: 'What this site may spend on its language model today is used up. Try again tomorrow.',
  },
  unavailable: { status: 503, message: 'The service is busy or starting. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** What any call may answer with, whatever it does. */
export const COMMON_ERRORS = [
  'malformed',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies ErrorCode[]
