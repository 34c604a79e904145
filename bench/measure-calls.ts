import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Call = {
  name: string
  method?: string
  path: string
  body?: () => object
  isSignedIn?: boolean
  /** The expected status of the response. Default: 200. */
  status?: number
}
export type Measured = { name: string; perSecond: number; p50Ms: number; p99Ms: number; calls: number }

type Load = { connections: number; seconds: number; token: string }
/** A load that lasts a number of seconds, or as long as a function returns true. */
type SteadyLoad = { perSecond: number; token: string } & ({ seconds: number } | { goesOn: () => boolean })

/**
 * Measures a call on several connections. Each connection sends its next request when the response has arrived. The
 * first tenth of the time is not counted.
 */
export async function measure(url: string, call: Call, { connections, seconds, token }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const countedFrom = started + seconds * 100
  const end = started + seconds * 1000
  const durations: number[] = []
  const ask = async (): Promise<void> => {
    // The loop counts at least one request, even on a slow machine.
    while (performance.now() < end || durations.length === 0) {
      const from = performance.now()
      await send(url, call, { agent, token })
      if (from >= countedFrom) durations.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  agent.destroy()
  return summaryOf(call, durations, (performance.now() - countedFrom) / 1000)
}

/**
 * Sends requests at a fixed rate, like independent users. If the server is busy when a request is due, the waiting time
 * counts too.
 */
export async function measureSteady(
  url: string,
  call: Call,
  { perSecond, token, ...load }: SteadyLoad,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true })
  await send(url, call, { agent, token })
  const started = performance.now()
  const goesOn = (i: number): boolean =>
    'seconds' in load ? i < Math.ceil(perSecond * load.seconds) : i === 0 || load.goesOn()
  const ask = async (due: number): Promise<number> => {
    await send(url, call, { agent, token })
    return performance.now() - due
  }
  const pendingDurations: Promise<number>[] = []
  for (let i = 0; goesOn(i); i++) {
    const due = started + (i * 1000) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    const duration = ask(due)
    duration.catch(() => undefined) // The rejection is handled below, after all requests are sent.
    pendingDurations.push(duration)
  }
  const durations = await Promise.all(pendingDurations)
  agent.destroy()
  return summaryOf(call, durations, (performance.now() - started) / 1000)
}

function summaryOf({ name }: Call, durations: readonly number[], seconds: number): Measured {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
  return {
    name,
    perSecond: durations.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    calls: durations.length,
  }
}

/**
 * Sends a request and returns the response body.
 *
 * @throws {Error} for any unexpected response, because the speed of errors is not a result.
 */
export function send(url: string, call: Call, { agent, token }: { agent: Agent; token?: string }): Promise<string> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body())
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}${call.path}`,
      {
        agent,
        method: call.method ?? 'GET',
        headers: {
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...(call.isSignedIn && token !== undefined ? { authorization: `Bearer ${token}` } : {}),
        },
      },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8').on('data', (part: string) => (text += part))
        incoming.on('end', () => {
          if (incoming.statusCode === (call.status ?? 200)) resolve(text)
          else reject(new Error(`${call.name} answered ${incoming.statusCode}: ${text.slice(0, 200)}`))
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
