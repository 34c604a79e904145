import { useCallback, useState } from 'react'

/**
 * State that outlives a reload of the page, in this tab only.
 *
 * @param read makes sure of what was kept: it may come from an older version of the app; undefined where it is no good.
 */
export function useKept<T>(key: string, initial: T, read: (kept: unknown) => T | undefined): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => read(load(key)) ?? initial)
  const keep = useCallback(
    (next: T) => {
      setValue(next)
      save(key, next)
    },
    [key],
  )
  return [value, keep]
}

function load(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return undefined // nothing readable is kept, or storage is switched off
  }
}

function save(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is switched off or full: the state lasts as long as the page.
  }
}
