import { Agent, request } from 'node:http'

export type Call = {
  name: string
  method?: string
  path: string
  body?: () => object
  isSignedIn?: boolean
  /** The answer that is wanted; 200 unless told. */
  status?: number
}
export type Measured = { name: string; perSecond: number; p50Ms: number; p99Ms: number; calls: number }

type Load = { connections: number; seconds: number; token: string; pauseMs?: number }

/** Each connection asks again as soon as it is answered, or after a pause. The first tenth of the time is not counted. */
export async function measure(
  url: string,
  call: Call,
  { connections, seconds, token, pauseMs }: Load,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const countedFrom = started + seconds * 100
  const end = started + seconds * 1000
  const durations: number[] = []
  const ask = async (): Promise<void> => {
    // At least one is counted, however slow the machine.
    while (performance.now() < end || durations.length === 0) {
      const from = performance.now()
      await send(url, call, { agent, token })
      if (from >= countedFrom) durations.push(performance.now() - from)
      if (pauseMs !== undefined) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  const countedSeconds = (performance.now() - countedFrom) / 1000
  agent.destroy()
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
  return {
    name: call.name,
    perSecond: durations.length / countedSeconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    calls: durations.length,
  }
}

/** @throws {Error} for any answer but the one that is wanted: the speed of errors is nobody's wish. */
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
