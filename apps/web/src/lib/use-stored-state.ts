import { useCallback, useState } from 'react'
import { readStored, writeStored } from './stored-value.ts'

/**
 * State that survives a page reload, in this tab only.
 *
 * @param read validates the stored value, which may come from an older version of the app. It returns undefined for an
 * invalid value.
 */
export function useStoredState<T>(
  key: string,
  initial: T,
  read: (kept: unknown) => T | undefined,
): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => read(readStored('tab', key)) ?? initial)
  const keep = useCallback(
    (next: T) => {
      setValue(next)
      // If it cannot be stored, the state lasts only until the page is reloaded.
      writeStored('tab', key, next)
    },
    [key],
  )
  return [value, keep]
}
