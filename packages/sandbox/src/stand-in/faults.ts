/** Something that goes wrong on purpose. */
export type Fault = {
  /** Which requests it befalls: part of "METHOD /path", and the account; all unless said. */
  match?: { route?: string; account?: string }
  /** How many it befalls; one unless said. */
  times?: number
  /** How many fitting ones pass before it. */
  after?: number
  /**
   * `answer`: is answered at once, and nothing is done · `drop`: the connection closes, and nothing is done · `lose`: is done, and the
   * connection closes without an answer · `hang`: is never answered · `cut`: the connection closes after so many bytes of the body,
   * which are kept · `short`: only so many bytes of the body are kept, and the answer says so.
   */
  kind: 'answer' | 'drop' | 'lose' | 'hang' | 'cut' | 'short'
  status?: number
  headers?: Record<string, string>
  body?: unknown
  bytes?: number
}

export type Faults = {
  add(fault: Fault): void
  /** The fault that befalls a request; counted down. */
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
