import { useSyncExternalStore } from 'react'

const KEY = 'dayreel-motion'
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const
const LOOKING_MS = 5_000

/** Undefined until the page has loaded and is at rest: nothing that moves may slow down what is read. */
let isMoving: boolean | undefined
const watchers = new Set<() => void>()

/** Whether pictures move now; undefined while that is not known yet. */
export function useMotion(): boolean | undefined {
  return useSyncExternalStore(
    watch,
    () => isMoving,
    () => undefined,
  )
}

/** Stops all that moves or lets it go on, and remembers it. */
export function switchMotion(): void {
  set(isMoving !== true)
  try {
    window.localStorage.setItem(KEY, isMoving === true ? 'on' : 'off')
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
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

/** Once somebody does something on the loaded page, or has only looked at it for a while. */
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

/** Not on a slow or costly connection, and not where the system asks for less motion; a press of the button still starts it. */
function isWelcome(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  const isSlow = connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
  return !isSlow && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
