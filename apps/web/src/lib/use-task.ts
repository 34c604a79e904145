import { useCallback, useRef, useState, type ReactNode } from 'react'
import { messageOf } from './message-of.ts'

type Task<A extends unknown[]> = {
  run: (...input: A) => void
  isBusy: boolean
  /** Why it failed the last time, for a person. */
  problem: ReactNode | undefined
}

/**
 * Something a person starts and waits for. While it is under way it can't be started again; what it throws becomes `problem`.
 *
 * @param explain what to say about a failure; its message unless given.
 */
export function useTask<A extends unknown[]>(
  task: (...input: A) => Promise<void>,
  explain: (error: unknown) => ReactNode = messageOf,
): Task<A> {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ReactNode>()
  const running = useRef(false)
  const run = useCallback(
    (...input: A): void => {
      if (running.current) return
      running.current = true
      setBusy(true)
      setProblem(undefined)
      task(...input)
        .catch((error: unknown) => setProblem(explain(error)))
        .finally(() => {
          running.current = false
          setBusy(false)
        })
    },
    [task, explain],
  )
  return { run, isBusy, problem }
}
