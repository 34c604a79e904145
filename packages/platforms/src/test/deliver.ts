import { advanceDelivery, beginDelivery, type Delivery } from '../advance-delivery.ts'
import { PlatformError } from '../platform-error.ts'
import type { Account, Platform, Post } from '../platform.ts'
import type { Subject } from './subject.ts'

/** The state that survives a killed process: the row of a post, and the tokens of its connection. */
export type Row = { delivery: Delivery; account: Account; commits: Delivery[] }

export function givenRow({ standIn }: Subject, account: Account): Row {
  return { delivery: beginDelivery(standIn.clock.now()), account, commits: [] }
}

/** The error of a killed process, after which the process does nothing more. */
export class Killed extends Error {}

/** Hooks that run after responses and around commits of a simulated process. */
export type Life = {
  signal: AbortSignal
  afterAnswer(): void
  aroundCommit(): void | Promise<void>
  onProgress?: (sentBytes: number) => void
}

/** Creates a process that is killed after a number of awaited steps. Responses and commits count as steps. */
export function createLife(dies: number): Life {
  const end = new AbortController()
  let steps = 0
  const count = (): void => {
    steps += 1
    if (steps >= dies) end.abort(new Killed())
    end.signal.throwIfAborted()
  }
  return { signal: end.signal, afterAnswer: count, aroundCommit: count }
}
export const ENDLESS: Life = { signal: new AbortController().signal, afterAnswer() {}, aroundCommit() {} }

/**
 * Delivers a post like a worker: step by step, with the requested waits, and with retries after errors that allow a
 * retry.
 */
export async function deliver(subject: Subject, row: Row, post: Post, life: Life = ENDLESS): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    if (row.delivery.stage === 'live' || row.delivery.stage === 'uncertain') return
    await takeTurn(subject, row, post, life)
  }
  throw new Error(`It does not finish: ${row.delivery.stage}`)
}

export async function takeTurn(subject: Subject, row: Row, post: Post, life: Life = ENDLESS): Promise<void> {
  const { standIn } = subject
  const { signal, onProgress } = life
  const platform: Platform = subject.create({ fetch: fetchIn(life), now: () => standIn.clock.now() })
  pass(subject, row.delivery.notBeforeMs - standIn.clock.now())
  try {
    await advanceDelivery(platform, row.delivery, {
      post,
      account: row.account,
      signal,
      onProgress,
      now: () => standIn.clock.now(),
      async commit(delivery) {
        await life.aroundCommit()
        row.delivery = structuredClone(delivery)
        row.commits.push(row.delivery)
        await life.aroundCommit()
      },
    })
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    if (error.kind === 'refresh_then_retry_once') {
      row.account = { ...row.account, tokens: await platform.refresh(row.account.tokens, signal) }
    } else if (error.kind === 'retry_later' || error.kind === 'outcome_unknown') {
      pass(subject, error.afterMs ?? 60_000)
    } else {
      throw error
    }
  }
}

function fetchIn(life: Life): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    // A killed caller leaves its response unread. Without this header, its connection would look free and would be
    // reused after the stand-in has closed.
    headers.set('connection', 'close')
    const answer = await fetch(input, { ...init, headers })
    life.afterAnswer()
    return answer
  }
}

function pass({ standIn }: Subject, ms: number): void {
  if (ms > 0) standIn.clock.advance(`${Math.ceil(ms / 1_000)}s`)
}
