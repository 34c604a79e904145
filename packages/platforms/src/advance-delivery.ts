import { PlatformError } from './platform-error.ts'
import type { AccountAccess, Handle, Platform, Post, Posted, Stage } from './platform.ts'

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
  const step = await platform[does]({ post, account, handle, waitedMs, intentAtMs, signal, onProgress }).catch(
    async (error: unknown) => {
      // A refusal that was heard: nothing was posted, so it may be tried again.
      if (isFirstTry && error instanceof PlatformError && error.kind !== 'outcome_unknown') await commit(delivery)
      throw error
    },
  )
  const next = nextOf()
  await commit(next)
  return next

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
