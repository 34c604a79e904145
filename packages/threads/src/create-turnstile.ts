/** Creates a function that runs at most `most` tasks at the same time. Further tasks wait in order. */
export function createTurnstile(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let free = most
  return async (task) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free++
      else next() // The next task takes over this place.
    }
  }
}
