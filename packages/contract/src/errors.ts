/**
 * The status of every API error, and its message, which says what the user can do next. Code that throws an error may
 * use a more specific message, but never another code or status.
 */
export const ERRORS = {
  malformed: { status: 400, message: 'The request couldn’t be read. Check its fields and send it again.' },
  unauthenticated: { status: 401, message: 'Sign in to continue.' },
  second_factor_required: { status: 401, message: 'Enter your two-factor code to continue.' },
  out_of_credits: { status: 402, message: 'You have no credits left. See the pricing page for more.' },
  forbidden: { status: 403, message: 'Your account isn’t allowed to do this.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  not_offered: { status: 404, message: 'The sign-in service of this installation doesn’t offer this.' },
  not_set_up: { status: 409, message: 'Not set up on this site' },
  connection_expired: { status: 409, message: 'This connection has expired. Please reconnect.' },
  conflict: { status: 409, message: 'This was changed in the meantime. Reload it and repeat the change.' },
  storage_full: {
    status: 409,
    message: 'Your storage is full. Delete files in My Media, or choose a plan with more storage.',
  },
  length_required: {
    status: 411,
    message: 'The length of the upload is missing. Send it again with a Content-Length header.',
  },
  too_large: { status: 413, message: 'The request is too large. Make it smaller.' },
  unsupported_type: { status: 415, message: 'This type of content isn’t accepted here. Send JSON.' },
  unacceptable: { status: 422, message: 'This can’t be accepted as it is. Change it and send it again.' },
  confirmation_mismatch: {
    status: 422,
    message: 'That isn’t the email address of this account. Type it exactly as it is shown in your settings.',
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
    message: 'The platform gave an unexpected answer. Try again in a moment.',
  },
  model_failed: { status: 502, message: 'The language model gave an unexpected answer. Try again in a moment.' },
  cost_limit_reached: {
    status: 503,
    message: 'This site has reached today’s spending limit for outside services. Try again tomorrow.',
  },
  maintenance: { status: 503, message: 'The site is being maintained and will be back soon.' },
  unavailable: { status: 503, message: 'The service is busy or starting. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** Errors that every call may return. */
export const COMMON_ERRORS = [
  'malformed',
  'too_many_requests',
  'internal',
  'maintenance',
  'unavailable',
] as const satisfies ErrorCode[]
