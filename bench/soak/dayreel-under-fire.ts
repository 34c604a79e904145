import { setTimeout as sleep } from 'node:timers/promises'
import { until, type Part, type RunningDayreel } from '../running-dayreel.ts'
import { markedProcesses } from './marked-processes.ts'

const ANSWER_TIMEOUT_MS = 10_000
const GONE_MS = 20_000
const PASSWORD = 'a long enough passphrase'

export type Answer = { status: number; body: unknown }
type Question = {
  method?: string
  body?: object
  token?: string
  idempotencyKey?: string
  /** The timeout in milliseconds. Default: 10 s. */
  timeoutMs?: number
}

/** Returns settings that lift the rate limits, and a mark by which leftover processes are found. */
export function soakSettings(mark: string): NodeJS.ProcessEnv {
  const [name, value] = mark.split('=') as [string, string]
  const plenty = { points: 1_000_000, seconds: 60 }
  return {
    [name]: value,
    AUTH_EMAIL_AUTOCONFIRM: 'on',
    AUTH_MAIL_INTERVAL_SECONDS: '0',
    AUTH_RATE_LIMITS: JSON.stringify({
      signup: plenty,
      token: plenty,
      recover: plenty,
      mailsPerAddress: plenty,
      mailsPerNetwork: plenty,
    }),
    CALLS_PER_MINUTE: '1000000',
    CALLS_PER_MINUTE_AND_ADDRESS: '1000000',
    LOG_LEVEL: 'error',
  }
}

/**
 * Signs up a user.
 *
 * @returns the access token.
 */
export async function signUp(url: string, email: string): Promise<string> {
  return enter(`${url}/auth/v1/signup`, email)
}

/**
 * Signs in a user.
 *
 * @returns a new access token.
 */
export async function signIn(url: string, email: string): Promise<string> {
  return enter(`${url}/auth/v1/token?grant_type=password`, email)
}

async function enter(address: string, email: string): Promise<string> {
  const answer = await ask(address, { method: 'POST', body: { email, password: PASSWORD } })
  const { access_token: token } = answer.body as { access_token?: string }
  if (token === undefined) throw new Error(`${email} cannot sign in: ${answer.status} ${JSON.stringify(answer.body)}`)
  return token
}

/**
 * Kills a part and waits until it runs again.
 *
 * @returns the duration in milliseconds.
 */
export async function killPart(dayreel: RunningDayreel, part: Part): Promise<number> {
  let before: number | undefined
  await until(async () => (before = await dayreel.pidOf(part)) !== undefined, `there is a ${part} to kill`)
  process.kill(before!, 'SIGKILL')
  const killedAt = performance.now()
  const isBack = async (): Promise<boolean> => {
    const now = await dayreel.pidOf(part)
    return now !== undefined && now !== before && (await isReady(dayreel.url))
  }
  await until(isBack, `the ${part} is back`)
  return performance.now() - killedAt
}

function isReady(url: string): Promise<boolean> {
  return ask(`${url}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  )
}

/** Returns the processes that still run after some seconds, although all of them should have ended. */
export async function leftOver(mark: string): Promise<string[]> {
  const deadline = Date.now() + GONE_MS
  for (;;) {
    const processes = await markedProcesses(mark)
    if (processes.length === 0) return []
    if (Date.now() > deadline) return processes.map((id) => `process ${id} is left over`)
    await sleep(100)
  }
}

/** @throws if no response arrives. */
export async function ask(
  url: string,
  { method = 'GET', body, token, idempotencyKey, timeoutMs = ANSWER_TIMEOUT_MS }: Question = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}
