/** An intentional fault of a stand-in. */
export type Fault = {
  /** The requests that get the fault: a part of "METHOD /path", and the account. Default: all requests. */
  match?: { route?: string; account?: string }
  /** Number of requests that get the fault. Default: 1. */
  times?: number
  /** Number of matching requests that pass before the fault begins. Default: 0. */
  after?: number
  /**
   * `answer`: answers immediately without doing the work · `drop`: closes the connection without doing the work ·
   * `lose`: does the work and closes the connection without an answer · `hang`: never answers · `cut`: keeps only the
   * first `bytes` of the body and then closes the connection · `short`: keeps only the first `bytes` of the body and
   * reports that number in the answer · `whole`: sends the whole file although a range was requested.
   */
  kind: 'answer' | 'drop' | 'lose' | 'hang' | 'cut' | 'short' | 'whole'
  status?: number
  headers?: Record<string, string>
  body?: unknown
  bytes?: number
}

export type Faults = {
  add(fault: Fault): void
  /** Returns the fault for a request, if any, and reduces its remaining count. */
  take(route: string, account: string | undefined): Fault | undefined
  clear(): void
}

export function createFaults(): Faults {
  let waiting: (Fault & { left: number; passing: number })[] = []
  return {
    add(fault) {
      waiting.push({ ...fault, left: fault.times ?? 1, passing: fault.after ?? 0 })
    },
    take(route, account) {
      for (const fault of waiting) {
        const { route: part = '', account: only } = fault.match ?? {}
        if (!route.includes(part) || (only !== undefined && only !== account)) continue
        if (fault.passing > 0) {
          fault.passing -= 1
          continue
        }
        fault.left -= 1
        if (fault.left === 0) waiting = waiting.filter((other) => other !== fault)
        return fault
      }
      return undefined
    },
    clear() {
      waiting = []
    },
  }
}
