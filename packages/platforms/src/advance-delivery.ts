import { isRefusal, PlatformError } from './platform-error.ts'
import type { AccountAccess, Handle, Platform, Post, Posted, Stage, Step } from './platform.ts'

/** So long it is tried to read what became of a post, before its owner is asked. */
const READING_MS = 24 * 60 * 60_000
/** Between two tries where the platform refuses to tell. */
const REFUSED_AGAIN_MS = 15 * 60_000

/** How far a post has come. JSON; the handle is secret. */
export type Delivery = {
  stage: Stage | 'live' | 'uncertain'
  handle: Handle
  /** Since when it is in this stage. */
  sinceMs: number
  /** When the call that may not be made twice was meant; while it stands, only reading back moves a post out of `publish`. */
  intentAtMs: number | undefined
  posted: Posted | undefined
  /** Not to be advanced before. */
  notBeforeMs: number
}

type Advance = {
  post: Post
  account: AccountAccess
  signal: AbortSignal
  now?: () => number
  onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined
  /** Writes it down durably; awaited before anything that cannot be taken back. */
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
 * Takes a delivery one step further, and commits it. Safe to call again with what was committed last, whatever happened in between:
 * a post is never made twice, since after the intent was committed only reading back moves it.
 *
 * @throws {PlatformError} what was committed last stands; the kind says whether to come back.
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
      // A refusal that was heard: nothing was posted, so it may be tried again.
      if (isFirstTry && error.kind !== 'outcome_unknown') await commit(delivery)
      throw error
    },
  )
  const next = nextOf()
  await commit(next)
  return next

  /**
   * It could not be read what became of a post. That the platform refuses to tell says nothing about the post, so it is asked again for
   * a day; and as long as its owner has to connect the account again.
   *
   * @throws {PlatformError} also where it was told: the post has come to nothing.
   */
  async function unread(error: PlatformError): Promise<Step> {
    const { kind, code, status, detail, text, afterMs } = error
    const isTold = status === undefined && kind !== 'retry_later' && kind !== 'outcome_unknown'
    if (isTold || kind === 'refresh_then_retry_once' || kind === 'reconnect_required') throw error
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
      // Anywhere else nothing was posted, or nothing but bytes is missing: the call may be meant again if a step leads there.
      intentAtMs: step.to === 'confirm' ? base.intentAtMs : undefined,
      posted: step.posted === undefined ? posted : { ...posted, ...step.posted },
      notBeforeMs: nowMs + (step.inMs ?? 0),
    }
  }
}
