import { spawn, type ChildProcess } from 'node:child_process'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { Switches } from '../apps/server/src/auth/service/switches.ts'
import { createPasswords } from '../apps/server/src/auth/service/tokens/passwords.ts'
import { describeMachine, machineSentence } from './machine.ts'
import { isReached, keepResults, median, round, tableOf, type Line } from './results.ts'
import { startDayreel } from './running-dayreel.ts'
import { withScratchFolder } from './scratch-folder.ts'

const PASSWORD = 'a long enough passphrase'
const EMAIL = 'bench@example.com'
const COMMAND = fileURLToPath(new URL('../apps/command/src/main.ts', import.meta.url))
const SUBJECT = 'What if the moon came closer every night?'
/** Enough that no limit is what is measured. */
const PLENTY = JSON.stringify({ points: 100_000_000, seconds: 60 })

type Call = { name: string; method?: string; path: string; body?: () => object; isSignedIn?: boolean }
type Measured = { name: string; perSecond: number; p50Ms: number; p99Ms: number; calls: number }

const CALLS: readonly Call[] = [
  { name: 'GET /health/live', path: '/health/live' },
  { name: 'GET /config.json', path: '/config.json' },
  { name: 'GET / (the home page)', path: '/' },
  { name: 'GET /api/users/profile', path: '/api/users/profile', isSignedIn: true },
  { name: 'GET /api/users/credits', path: '/api/users/credits', isSignedIn: true },
  {
    name: 'PUT /api/users/profile',
    method: 'PUT',
    path: '/api/users/profile',
    body: () => ({ name: 'Bench', company: 'Dayreel' }),
    isSignedIn: true,
  },
]
const SIGN_IN: Call = {
  name: 'POST /auth/v1/token (sign-in)',
  method: 'POST',
  path: '/auth/v1/token?grant_type=password',
  body: () => ({ email: EMAIL, password: PASSWORD }),
}

/** `npm run bench:api`: how fast the main calls are answered, and what sign-in costs beside its password hash. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
  const { quick } = values
  const seconds = quick ? 1 : 8
  const machine = describeMachine()
  say(machineSentence(machine))
  await withScratchFolder(async (folder) => {
    const dayreel = await startDayreel(join(folder, 'dayreel'), {
      AUTH_RATE_LIMITS: `{"signup":${PLENTY},"token":${PLENTY}}`,
      CALLS_PER_MINUTE: '1000000',
      CALLS_PER_MINUTE_AND_ADDRESS: '1000000',
      LOG_LEVEL: 'error',
    })
    try {
      const token = await signUp(dayreel.url)
      const atOnce: Measured[] = []
      say(`\nOne after the other, for ${seconds} s each`)
      const alone: Measured[] = []
      for (const call of CALLS) alone.push(tell(await measure(dayreel.url, call, { connections: 1, seconds, token })))
      say('\nEight at once')
      for (const call of CALLS) atOnce.push(tell(await measure(dayreel.url, call, { connections: 8, seconds, token })))

      say('\nSign-in, and its password hash alone, by turns')
      const { signIns, hashes } = await measureSignIn(dayreel.url, quick ? 5 : 40)
      const signInRatio = median(signIns) / median(hashes)
      say(
        `  ${round(median(signIns))} ms against ${round(median(hashes))} ms for the hash: ${round(signInRatio)} times`,
      )

      say('\nThe profile while two low-quality videos are made')
      const rendering = await whileRendering(folder, () =>
        measure(dayreel.url, CALLS[3]!, { connections: 1, seconds: seconds * 2, token, pauseMs: 10 }),
      )
      tell(rendering)
      const lines: Line[] = [
        { what: 'sign-in against its password hash alone', unit: '×', target: 1.5, result: signInRatio },
        { what: 'profile while two videos render, p99', unit: 'ms', target: 50, result: rendering.p99Ms },
      ]
      const file = await keepResults('api', { machine, quick, lines, alone, atOnce, signIns, hashes, rendering })
      say(`\n${tableOf(lines)}\n\nAll numbers: ${file}`)
      if (!quick && !lines.every(isReached)) say('A missed target is a result, not a failure.')
    } finally {
      await dayreel.stop()
    }
  })
}

type Load = { connections: number; seconds: number; token: string; pauseMs?: number }

/** Each connection asks again as soon as it is answered, or after a pause. The first tenth of the time is not counted. */
async function measure(url: string, call: Call, { connections, seconds, token, pauseMs }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const countedFrom = started + seconds * 100
  const end = started + seconds * 1000
  const durations: number[] = []
  const ask = async (): Promise<void> => {
    while (performance.now() < end) {
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

/** By turns, so that whatever else the machine does meets both alike. */
async function measureSignIn(url: string, rounds: number): Promise<{ signIns: number[]; hashes: number[] }> {
  const passwords = createPasswords(Switches.parse({}))
  const hash = await passwords.hash(PASSWORD)
  const agent = new Agent({ keepAlive: true })
  const signIns: number[] = []
  const hashes: number[] = []
  for (let i = 0; i < rounds; i++) {
    signIns.push(await timeOf(() => send(url, SIGN_IN, { agent })))
    hashes.push(await timeOf(() => passwords.matches(PASSWORD, hash)))
  }
  agent.destroy()
  return { signIns, hashes }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** Makes videos over and over, two at once, until the work is done. */
async function whileRendering<T>(folder: string, work: () => Promise<T>): Promise<T> {
  let isDone = false
  const renders = new Set<ChildProcess>()
  const render = (i: number): void => {
    if (isDone) return
    const options = [SUBJECT, '--duration', '20', '--quality', 'low', '--out', join(folder, `video-${i}.mp4`)]
    const child = spawn(process.execPath, [COMMAND, ...options, '--work', join(folder, `steps-${i}-${Date.now()}`)], {
      stdio: 'ignore',
    })
    renders.add(child)
    child.on('exit', () => {
      renders.delete(child)
      render(i)
    })
  }
  render(1)
  render(2)
  await new Promise((resolve) => setTimeout(resolve, 1_000)) // until both are at work
  try {
    return await work()
  } finally {
    isDone = true
    await Promise.all([...renders].map((child) => new Promise((resolve) => child.on('exit', resolve).kill('SIGKILL'))))
  }
}

async function signUp(url: string): Promise<string> {
  const call = { name: '', method: 'POST', path: '/auth/v1/signup', body: () => ({ email: EMAIL, password: PASSWORD }) }
  const { access_token } = JSON.parse(await send(url, call, { agent: new Agent() })) as { access_token: string }
  return access_token
}

/** @throws {Error} for any answer but a good one: the speed of errors is nobody's wish. */
function send(url: string, call: Call, { agent, token }: { agent: Agent; token?: string }): Promise<string> {
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
          if (incoming.statusCode === 200) resolve(text)
          else reject(new Error(`${call.name} answered ${incoming.statusCode}: ${text.slice(0, 200)}`))
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function tell(measured: Measured): Measured {
  const { name, perSecond, p50Ms, p99Ms } = measured
  say(
    `  ${name.padEnd(30)}${String(Math.round(perSecond)).padStart(6)}/s   p50 ${p50Ms.toFixed(2)} ms   p99 ${p99Ms.toFixed(2)} ms`,
  )
  return measured
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
