import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'
import type { Arrival } from '#lib/use-arrival.ts'

/**
 * Exchanges the code of a redirect for a session. Each code is exchanged only once.
 *
 * @returns whether the exchange is in progress, and why it failed or was refused.
 */
export function useCodeExchange(arrival: Arrival | undefined): { isBusy: boolean; problem: string | undefined } {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const exchanged = useRef<string>(undefined)
  const code = arrival?.code
  useEffect(() => {
    if (code === undefined || exchanged.current === code) return
    exchanged.current = code
    setBusy(true)
    authClient()
      .then(async (auth) => unwrap(await auth.exchangeCodeForSession(code)))
      .catch((error: unknown) => setProblem(messageOf(error)))
      .finally(() => setBusy(false))
  }, [code])
  return { isBusy, problem: problem ?? arrival?.refusal }
}
