import type { Unknown } from '@dayreel/storyboard'

/**
 * NOTIFY channels. `CALL_STORED` reports a new call without a payload. `CALL_SETTLED` reports a settled call with its
 * id.
 */
export const CALL_STORED = 'rpc_call_stored'
export const CALL_SETTLED = 'rpc_call_settled'

/**
 * A caller repeats its call after this many milliseconds. This finds a result whose notification was lost and shows
 * that the caller is still waiting.
 */
export const REPEAT_EVERY_MS = 1_000
/** After this many seconds without a repetition, a call counts as abandoned by its caller. */
export const ABANDONED_SECONDS = 15

/** The columns of a settled call. One of them is null. */
export type Settled = {
  result: { value?: unknown } | null
  error: RpcError | null
}

/**
 * The error of a call. `studio`: the user's text is wrong. `busy`: there was no time. Any other error was logged by the
 * worker.
 */
type RpcError =
  | { kind: 'studio'; code: string; message: string; details?: Unknown }
  | { kind: 'busy' }
  | { kind: 'internal' }

/** The methods by name. Each method must end within the caller's timeout. */
export type Methods = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>
