import { createTurns } from '#flow/create-turns.ts'

/** How long a file waits for other files of its account. */
const TURN_TIMEOUT_MS = 200_000
/** Longer than finding a worker (`FREE_MS` of `create-rpc-client.ts`) and its method (`METHOD_TIMEOUT`) take together. */
export const DECODE_CALL_MS = 225_000
/**
 * The files of all accounts are decoded in a single thread. Each account has at most one file there and a few waiting.
 */
const decoding = createTurns({ mayWait: 4 })

/**
 * Decodes a file when it is the turn of its account.
 *
 * @throws {AppError} `too_many_requests` if too many files of the account are waiting.
 */
export function takeDecodingTurn<Result>(
  accountId: string,
  work: () => Promise<Result>,
  timeoutMs = TURN_TIMEOUT_MS,
): Promise<Result> {
  return decoding.take(accountId, AbortSignal.timeout(timeoutMs), work)
}
