import { useEffect, useRef, useState } from 'react'
import { useGoTo } from '#lib/go-to.ts'
import { askToRetry, messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { hasStartedConnecting } from './raw-reason.ts'
import { readTikTokArrival, type TikTokArrival } from './tiktok-arrival.ts'

const AFTER_SUCCESS_MS = 2_000
const AFTER_FAILURE_MS = 3_000
const BACK = '/app/connections'
const FAILED = 'Failed to connect TikTok account.'

type Outcome = { kind: 'success' | 'problem'; text: string; goTo: string }

/** Passes TikTok's response to the server, shows the result, and returns to the connections page. */
export function TikTokCallback() {
  const goTo = useGoTo()
  const [outcome, setOutcome] = useState<Outcome>()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true // The code works only once.
    const arrival = readTikTokArrival(window.location.search, hasStartedConnecting())
    // Removes the code from the URL, so that it is neither in the history nor sent on to other sites.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    void connect(arrival).then(setOutcome)
  }, [])
  useEffect(() => {
    if (outcome === undefined) return undefined
    const waitMs = outcome.kind === 'success' ? AFTER_SUCCESS_MS : AFTER_FAILURE_MS
    const timer = setTimeout(() => goTo(outcome.goTo), waitMs)
    return () => clearTimeout(timer)
  }, [outcome, goTo])
  return outcome === undefined ? (
    <Notice kind="hint">Connecting to TikTok...</Notice>
  ) : (
    <Notice kind={outcome.kind}>{outcome.text}</Notice>
  )
}

async function connect(arrival: TikTokArrival): Promise<Outcome> {
  if (arrival.kind === 'refused') return { kind: 'problem', text: arrival.text, goTo: `${BACK}?status=tiktok_error` }
  try {
    // The contract is too large for a public page, so it is loaded on demand.
    const { server } = await import('#lib/api.ts')
    await server.connectTikTok({ body: { code: arrival.code, state: arrival.state } })
    return {
      kind: 'success',
      text: 'Successfully connected your TikTok account! Redirecting...',
      goTo: `${BACK}?status=tiktok_success`,
    }
  } catch (error) {
    const message = messageOf(error, FAILED)
    const back = new URLSearchParams({ status: 'tiktok_error', message })
    return {
      kind: 'problem',
      text: `Error: ${askToRetry(message)}`,
      goTo: `${BACK}?${back.toString()}`,
    }
  }
}
