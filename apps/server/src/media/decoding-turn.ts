import { createTurns } from '#flow/create-turns.ts'

/** How long a file waits for its account's other files. */
const TURN_TIMEOUT_MS = 200_000
/**
 * The timeout of a decoding call: longer than finding a worker (`FREE_MS` of `create-rpc-client.ts`) plus
 * `METHOD_TIMEOUT`.
 */
export const DECODE_CALL_MS = 225_000
/** A worker decodes one file at a time. Of each account, one file is sent to the workers and a few wait here. */
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
