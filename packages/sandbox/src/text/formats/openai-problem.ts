import type { Problem } from '../wire-format.ts'

const BY_WHAT = {
  key: [401, 'invalid_request_error', 'invalid_api_key'],
  model: [404, 'invalid_request_error', 'model_not_found'],
  rate: [429, 'requests', 'rate_limit_exceeded'],
  quota: [429, 'insufficient_quota', 'insufficient_quota'],
  broken: [500, 'server_error', null],
  overloaded: [503, 'server_error', null],
  malformed: [400, 'invalid_request_error', null],
} as const

/** Returns an error in the format of OpenAI and compatible servers. */
export function openaiProblem({ what, message, retryAfterSeconds }: Problem) {
  const [status, type, code] = BY_WHAT[what]
  return {
    status,
    ...(retryAfterSeconds !== undefined && { headers: { 'retry-after': String(retryAfterSeconds) } }),
    body: { error: { message, type, param: null, code } },
  }
}
