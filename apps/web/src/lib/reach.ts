import { CallError } from '@dayreel/contract'
import { useSyncExternalStore } from 'react'
import { isOffline } from './is-offline.ts'

/** `silent` means that the browser has a network connection, but the server does not answer. */
export type Reach = 'reached' | 'offline' | 'silent'

const PROBE_PATH = '/config.json'
const PROBE_EVERY_MS = 3_000
const PROBE_LIMIT_MS = 8_000
/** Statuses of a gateway whose server is down. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]

let reach: Reach = isOffline() ? 'offline' : 'reached'
let isProbing = false
const watchers = new Set<() => void>()
const returnListeners = new Set<() => void>()

/** Returns whether the server can be reached. */
export function useReach(): Reach {
  return useSyncExternalStore(
    watch,
    () => reach,
    () => 'reached',
  )
}

/** Calls the listener each time the server answers again after a failure. */
export function onReturn(listener: () => void): () => void {
  returnListeners.add(listener)
  const stop = watch(() => undefined)
  return () => {
    returnListeners.delete(listener)
    stop()
  }
}

/** Checks the server after a failed call if the error could mean that it is down. */
export function noteFailure(error: unknown): void {
  if (isUnreached(error)) checkReach()
}

/** Returns whether a call failed because it did not reach the server. */
export function isUnreached(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || GATEWAY_STATUSES.includes(error.status))
}

/**
 * Treats the server as silent until it answers, because a page could not be loaded. The first check waits, so that a
 * page that reloads on the server's return does not reload in a tight loop.
 */
export function noteUnloadedPage(): void {
  change(isOffline() ? 'offline' : 'silent')
  setTimeout(checkReach, PROBE_EVERY_MS)
}

/** Polls the server until it answers or the browser is offline. */
function checkReach(): void {
  if (isProbing) return
  isProbing = true
  void probe().finally(() => {
    isProbing = false
  })
}

async function probe(): Promise<void> {
  while (!isOffline()) {
    if (await isAnswering()) return change('reached')
    if (!isOffline()) change('silent')
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS))
  }
  return change('offline')
}

async function isAnswering(): Promise<boolean> {
  try {
    const response = await fetch(PROBE_PATH, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_LIMIT_MS) })
    return !GATEWAY_STATUSES.includes(response.status)
  } catch {
    return false
  }
}

function change(to: Reach): void {
  if (reach === to) return
  reach = to
  for (const watcher of watchers) watcher()
  if (to === 'reached') for (const listener of returnListeners) listener()
}

function onOffline(): void {
  change('offline')
}

function watch(onChange: () => void): () => void {
  if (watchers.size === 0) {
    window.addEventListener('online', checkReach)
    window.addEventListener('offline', onOffline)
  }
  const watcher = (): void => onChange()
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    window.removeEventListener('online', checkReach)
    window.removeEventListener('offline', onOffline)
  }
}
