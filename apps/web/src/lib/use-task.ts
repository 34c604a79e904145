import { useCallback, useRef, useState, type ReactNode } from 'react'
import { messageOf } from './message-of.ts'

type Task<A extends unknown[]> = {
  run: (...input: A) => void
  isBusy: boolean
  /** The user-facing reason why the last run failed. */
  problem: ReactNode | undefined
}

/**
 * Runs an action that a user starts and waits for. While it runs, it cannot be started again. Its error becomes
 * `problem`.
 *
 * @param explain returns the message for an error. By default, the error's own message is used.
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
