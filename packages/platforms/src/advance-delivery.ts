import { isRefusal, PlatformError } from './platform-error.ts'
import type { AccountAccess, Handle, Platform, Post, Posted, Stage, Step } from './platform.ts'

/** How long the outcome of a post is polled before its owner has to check the post. */
const READING_MS = 24 * 60 * 60_000
/** The pause before the next attempt after the platform refuses to report a post's outcome. */
const REFUSED_AGAIN_MS = 15 * 60_000

/** The progress of a post, stored as JSON. The handle is secret. */
export type Delivery = {
  stage: Stage | 'live' | 'uncertain'
  handle: Handle
  /** When the current stage began. */
  sinceMs: number
  /**
   * When the intent to make the non-repeatable call was committed. While this is set, a post leaves the `publish` stage
   * only by reading back its outcome.
   */
  intentAtMs: number | undefined
  posted: Posted | undefined
  /** The earliest time of the next step. */
  notBeforeMs: number
}

type Advance = {
  post: Post
  account: AccountAccess
  signal: AbortSignal
  now?: () => number
  onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined
  /** Stores the delivery durably. `advanceDelivery` awaits this function before every irreversible call. */
  commit: (delivery: Delivery) => Promise<void>
}

export function beginDelivery(nowMs: number): Delivery {
  return {
    stage: 'prepare',
    handle: {},
    sinceMs: nowMs,
    intentAtMs: undefined,
    posted: undefined,
    notBeforeMs: nowMs,
  }
}

/**
 * Takes a delivery one step further and commits the result. After any failure, the call can be repeated with the last
 * committed delivery. A post is never made twice, because a committed intent can only be followed by reading back the
 * outcome.
 *
 * @throws {PlatformError} The last commit stays valid. The error's kind says whether to retry.
 */
export async function advanceDelivery(platform: Platform, delivery: Delivery, advance: Advance): Promise<Delivery> {
  const { post, account, signal, onProgress, commit, now = Date.now } = advance
  const { stage, handle, posted } = delivery
  if (stage === 'live' || stage === 'uncertain') return delivery
  const isFirstTry = stage === 'publish' && delivery.intentAtMs === undefined
  const intentAtMs = isFirstTry ? now() : (delivery.intentAtMs ?? delivery.sinceMs)
  if (isFirstTry) await commit({ ...delivery, intentAtMs })
  const does = stage === 'publish' && !isFirstTry ? 'readBack' : stage
  const waitedMs = now() - delivery.sinceMs
  const isReading = does === 'readBack' || does === 'confirm'
  const step = await platform[does]({ post, account, handle, waitedMs, intentAtMs, signal, onProgress }).catch(
    async (error: unknown): Promise<Step> => {
      if (!(error instanceof PlatformError)) throw error
      if (isReading) return unread(error)
      // The platform refused the call, so nothing was posted and the call may be retried.
      if (isFirstTry && error.kind !== 'outcome_unknown') await commit(delivery)
      throw error
    },
  )
  const next = nextOf()
  await commit(next)
  return next

  /**
   * Handles a failed read of a post's outcome. A refusal to report the outcome says nothing about the post, so reading
   * is retried for a day, even while the owner has to reconnect the account.
   *
   * @throws {PlatformError} also if the platform reports that the post failed.
   */
  async function unread(error: PlatformError): Promise<Step> {
    const { kind, code, status, detail, text, afterMs } = error
    const isReportedFailure = status === undefined && kind !== 'retry_later' && kind !== 'outcome_unknown'
    if (isReportedFailure || kind === 'refresh_then_retry_once' || kind === 'reconnect_required') throw error
    const sinceMs = Number(handle['unreadSinceMs'] ?? now())
    if (now() - sinceMs > READING_MS) return { to: 'uncertain' }
    await commit({ ...delivery, handle: { ...handle, unreadSinceMs: sinceMs } })
    if (!isRefusal(error)) throw error
    throw new PlatformError({ kind: 'retry_later', code, status, detail, text, afterMs: afterMs ?? REFUSED_AGAIN_MS })
  }

  function nextOf(): Delivery {
    const nowMs = now()
    const base = { ...delivery, intentAtMs: stage === 'publish' ? intentAtMs : delivery.intentAtMs }
    if (step.to === 'live') return { ...base, stage: 'live', handle: {}, posted: { ...posted, ...step.posted } }
    if (step.to === 'uncertain') return { ...base, stage: 'uncertain', handle: {} }
    if (step.to === 'read-back') return { ...base, handle: step.handle, notBeforeMs: nowMs + step.inMs }
    return {
      stage: step.to,
      handle: step.handle,
      sinceMs: step.to === stage ? delivery.sinceMs : nowMs,
      // In the other stages nothing was posted yet, or only bytes are missing. A later step may therefore set the
      // intent again.
      intentAtMs: step.to === 'confirm' ? base.intentAtMs : undefined,
      posted: step.posted === undefined ? posted : { ...posted, ...step.posted },
      notBeforeMs: nowMs + (step.inMs ?? 0),
    }
  }
}
