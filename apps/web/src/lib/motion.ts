import { useSyncExternalStore } from 'react'

const KEY = 'dayreel-motion'
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const
const LOOKING_MS = 5_000

/** Undefined until the page has loaded, because moving pictures must not slow down the loading. */
let isMoving: boolean | undefined
const watchers = new Set<() => void>()

/** Returns whether pictures move now, or undefined until that is known. */
export function useMotion(): boolean | undefined {
  return useSyncExternalStore(
    watch,
    () => isMoving,
    () => undefined,
  )
}

/** Switches motion off or on, and stores the choice. */
export function switchMotion(): void {
  set(isMoving !== true)
  try {
    window.localStorage.setItem(KEY, isMoving === true ? 'on' : 'off')
  } catch {
    // Storage is disabled, so the choice lasts only until the page is reloaded.
  }
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0 && isMoving === undefined) afterLoading(() => set(chosen() ?? isWelcome()))
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function set(moving: boolean): void {
  isMoving = moving
  for (const watcher of watchers) watcher()
}

/**
 * Calls `then` at the user's first action after the page has loaded, or a few seconds after loading if there is none.
 */
function afterLoading(then: () => void): void {
  const atRest = () => {
    const done = new AbortController()
    const start = () => {
      clearTimeout(timer)
      done.abort()
      then()
    }
    const timer = setTimeout(start, LOOKING_MS)
    for (const sign of SIGNS) window.addEventListener(sign, start, { signal: done.signal, passive: true })
  }
  if (document.readyState === 'complete') atRest()
  else window.addEventListener('load', atRest, { once: true })
}

function chosen(): boolean | undefined {
  try {
    const kept = window.localStorage.getItem(KEY)
    return kept === null ? undefined : kept === 'on'
  } catch {
    return undefined
  }
}

/**
 * Returns whether motion is on by default. It is off on a slow or metered connection, and if the system asks for
 * reduced motion. The user can still turn it on with the button.
 */
function isWelcome(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  const isSlow = connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
  return !isSlow && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
