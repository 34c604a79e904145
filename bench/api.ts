import { spawn, type ChildProcess } from 'node:child_process'
import { Agent } from 'node:http'
import { constants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { freePort } from '@dayreel/server/testing/free-port'
import { DEFAULT_STYLE, STYLES } from '@dayreel/catalogue'
import { createPasswords, Switches } from '@dayreel/auth/testing'
import { buildWeb } from '../scripts/build-web.ts'
import { describeMachine, machineSentence, type Machine } from './machine.ts'
import { measure, measureSteady, send, type Call, type Measured } from './measure-calls.ts'
import { startRenewals } from './renewals.ts'
import { isReached, keepResults, median, round, tableOf, type Line } from './results.ts'
import { startDayreel, type RunningDayreel } from './running-dayreel.ts'
import { withScratchFolder } from './scratch-folder.ts'
import { PASSWORD, signUp } from './sign-up.ts'
import { SUBJECTS } from './subjects.ts'

const EMAIL = 'bench@example.com'
const COMMAND = fileURLToPath(new URL('../apps/command/src/main.ts', import.meta.url))
/**
 * The number of runs of each of two checkouts. A single run depends on when a video starts, but the median of three
 * runs does not.
 */
const TURNS = 3
/** Profile requests per second while the server has other work. */
const PER_SECOND = 50
/** The number of payment events during the measurement. `PAYING` is the number of paying users. */
const EVENTS = 12_000
const PAYING = 100
/** The number of videos on one page of the list. */
const LISTED = 24
const SENTENCE = 'The harbour was empty before sunrise, and a single lantern moved along the wall. '
/** A limit that is so high that it never affects the measurement. */
const PLENTY = JSON.stringify({ points: 100_000_000, seconds: 60 })

const SETTINGS = {
  AUTH_RATE_LIMITS: `{"signup":${PLENTY},"token":${PLENTY}}`,
  CALLS_PER_MINUTE: '1000000',
  CALLS_PER_MINUTE_AND_ADDRESS: '1000000',
  LOG_LEVEL: 'error',
}

const request = (scriptSubject: string) => () => ({
  scriptSubject,
  duration: 60,
  styleId: STYLES.find(({ name }) => name === DEFAULT_STYLE)!.id,
  voiceId: 'dr-voice-miles',
})
const PROFILE: Call = { name: 'GET /api/users/profile', path: '/api/users/profile', isSignedIn: true }
const CALLS: readonly Call[] = [
  { name: 'GET /health/live', path: '/health/live' },
  { name: 'GET /config.json', path: '/config.json' },
  { name: 'GET / (the home page)', path: '/' },
  PROFILE,
  { name: 'GET /api/users/credits', path: '/api/users/credits', isSignedIn: true },
  {
    name: 'PUT /api/users/profile',
    method: 'PUT',
    path: '/api/users/profile',
    body: () => ({ name: 'Bench', company: 'Dayreel' }),
    isSignedIn: true,
  },
  { name: `GET /api/videos (a page of ${LISTED})`, path: '/api/videos', isSignedIn: true },
  {
    name: 'POST …/estimate (a minute of words)',
    method: 'POST',
    path: '/api/projects/estimate',
    body: request(SENTENCE.repeat(11)),
    isSignedIn: true,
  },
]
const LONG_ESTIMATE: Call = {
  name: 'POST …/estimate (20,000 characters)',
  method: 'POST',
  path: '/api/projects/estimate',
  body: request(SENTENCE.repeat(Math.floor(20_000 / SENTENCE.length))),
  isSignedIn: true,
  status: 422,
}
const SIGN_IN: Call = {
  name: 'POST /auth/v1/token (sign-in)',
  method: 'POST',
  path: '/auth/v1/token?grant_type=password',
  body: () => ({ email: EMAIL, password: PASSWORD }),
}

/**
 * Runs `npm run bench:api`: measures the latency of the main calls, and the cost of signing in without its password
 * hash.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, against: { type: 'string' } },
  })
  const { quick, against } = values
  const seconds = quick ? 1 : 8
  const machine = describeMachine()
  say(machineSentence(machine))
  if (against !== undefined) return compare(resolve(against), machine, quick)
  await buildWeb()
  await withScratchFolder(async (folder) => {
    const port = await freePort()
    await using running = new AsyncDisposableStack()
    const renewals = await startRenewals(`http://127.0.0.1:${port}`)
    running.defer(() => renewals.close())
    const dayreel = await startDayreel(join(folder, 'dayreel'), { ...SETTINGS, ...renewals.env, PORT: String(port) })
    try {
      const token = await signUp(dayreel.url, EMAIL)
      await fillList(dayreel.url, token)
      const atOnce: Measured[] = []
      say(`\nOne after the other, for ${seconds} s each`)
      const alone: Measured[] = []
      for (const call of CALLS) alone.push(report(await measure(dayreel.url, call, { connections: 1, seconds, token })))
      say('\nEight at once')
      for (const call of CALLS)
        atOnce.push(report(await measure(dayreel.url, call, { connections: 8, seconds, token })))

      say('\nSign-in, and its password hash alone, by turns')
      const { signIns, hashes } = await measureSignIn(dayreel.url, quick ? 5 : 40)
      const signInRatio = median(signIns) / median(hashes)
      say(
        `  ${round(median(signIns))} ms against ${round(median(hashes))} ms for the hash: ${round(signInRatio)} times`,
      )

      say('\nThe profile while two low-quality videos are made')
      const rendering = await whileRendering(folder, () =>
        measureSteady(dayreel.url, PROFILE, { perSecond: PER_SECOND, seconds: seconds * 2, token }),
      )
      report(rendering)

      say('\nThe profile while a script of 20,000 characters is estimated, over and over')
      const [estimating, estimates] = await Promise.all([
        measureSteady(dayreel.url, PROFILE, { perSecond: PER_SECOND, seconds, token }),
        measure(dayreel.url, LONG_ESTIMATE, { connections: 1, seconds, token }),
      ])
      report(estimating)
      report(estimates)

      const events = quick ? EVENTS / 20 : EVENTS
      say(`\nThe profile while ${events} payment events are sent at full speed and applied`)
      const paying = await Promise.all(
        Array.from({ length: quick ? PAYING / 10 : PAYING }, (_, i) => signUp(dayreel.url, `paying-${i}@example.com`)),
      )
      await renewals.subscribe(dayreel.url, paying)
      let isOver = false
      const [paidEvents, beside] = await Promise.all([
        renewals.run(events).finally(() => (isOver = true)),
        measureSteady(dayreel.url, PROFILE, { perSecond: PER_SECOND, goesOn: () => !isOver, token }),
      ])
      report(beside)
      say(`  ${paidEvents} events, none lost: everybody has what they paid for`)
      const lines: Line[] = [
        { what: 'sign-in against its password hash alone', unit: '×', target: 1.5, result: signInRatio },
        { what: 'profile while two videos render, p99', unit: 'ms', target: 50, result: rendering.p99Ms },
        { what: 'profile while a long script is estimated, p99', unit: 'ms', target: 50, result: estimating.p99Ms },
        { what: `profile beside ${paidEvents} events of payments, p99`, unit: 'ms', target: 50, result: beside.p99Ms },
      ]
      const file = await keepResults('api', {
        machine,
        quick,
        lines,
        alone,
        atOnce,
        signIns,
        hashes,
        rendering,
        estimating,
        estimates,
        beside,
      })
      say(`\n${tableOf(lines)}\n\nAll numbers: ${file}`)
      if (!quick && !lines.every(isReached)) say('A missed target is a result, not a failure.')
    } finally {
      await dayreel.stop()
    }
  })
}

/**
 * Runs `npm run bench:api -- --against FOLDER`: compares this checkout with another one. The runs of the two checkouts
 * alternate, so that other load on the machine affects both in the same way. The dependencies of the other checkout
 * must be installed.
 */
async function compare(checkout: string, machine: Machine, quick: boolean): Promise<void> {
  const seconds = quick ? 1 : 8
  const estimate = CALLS.at(-1)!
  await withScratchFolder(async (folder) => {
    await using running = new AsyncDisposableStack()
    const both: (RunningDayreel & { name: string; token: string; results: Map<string, number> })[] = []
    for (const [name, root] of [['before', checkout] as const, ['after', undefined] as const]) {
      const dayreel = await startDayreel(join(folder, name), SETTINGS, root)
      running.defer(() => dayreel.stop())
      both.push({ name, ...dayreel, token: await signUp(dayreel.url, EMAIL), results: new Map<string, number>() })
    }
    const note = async (what: string, work: (one: (typeof both)[number]) => Promise<Measured>): Promise<void> => {
      say(`\n${what}`)
      const turns = both.map((): Measured[] => [])
      for (let turn = 0; turn < (quick ? 1 : TURNS); turn++) {
        for (const [i, one] of both.entries()) turns[i]!.push(report({ ...(await work(one)), name: one.name }))
      }
      for (const [i, { results }] of both.entries()) {
        for (const [unit, key] of [
          ['p50 ms', 'p50Ms'],
          ['p99 ms', 'p99Ms'],
          ['per second', 'perSecond'],
        ] as const) {
          results.set(`${what}, ${unit}`, median(turns[i]!.map((measured) => measured[key])))
        }
      }
    }
    await note('profile', ({ url, token }) => measure(url, PROFILE, { connections: 1, seconds, token }))
    await note('profile, eight at once', ({ url, token }) => measure(url, PROFILE, { connections: 8, seconds, token }))
    await note('estimate', ({ url, token }) => measure(url, estimate, { connections: 1, seconds, token }))
    await note('profile beside two renders', ({ url, token }) =>
      whileRendering(folder, () => measureSteady(url, PROFILE, { perSecond: PER_SECOND, seconds, token })),
    )
    for (const one of both) one.results.set('memory of the server, MB', await one.megabytesOf('server'))
    const [before, after] = both.map(({ results }) => results) as [Map<string, number>, Map<string, number>]
    const rows = [...before].map(([what, was]) => ({ what, was, is: after.get(what)!, ratio: after.get(what)! / was }))
    for (const { what, was, is, ratio } of rows)
      say(`${what.padEnd(45)} ${round(was)} → ${round(is)}: ${round(ratio)} ×`)
    say(`\nAll numbers: ${await keepResults('api-against', { machine, quick, checkout, rows })}`)
  })
}

/**
 * Measures sign-ins and password hashes alternately, so that other load on the machine affects both in the same way.
 */
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

/**
 * Makes videos, two at a time, until the work is done.
 *
 * @throws {Error} if a video failed, because then nothing was rendered during the work.
 */
async function whileRendering<T>(folder: string, work: () => Promise<T>): Promise<T> {
  let isDone = false
  let failures = 0
  const renders = new Set<ChildProcess>()
  const render = (i: number): void => {
    if (isDone || failures > 0) return
    const options = [SUBJECTS[0], '--duration', '20', '--quality', 'low', '--out', join(folder, `video-${i}.mp4`)]
    const child = spawn(process.execPath, [COMMAND, ...options, '--work', join(folder, `steps-${i}-${Date.now()}`)], {
      stdio: 'ignore',
    })
    // The priority is low, as in the worker, so that the server answers waiting callers first.
    setPriority(child.pid!, constants.priority.PRIORITY_BELOW_NORMAL)
    renders.add(child)
    child.on('exit', (status) => {
      renders.delete(child)
      if (!isDone && status !== 0) failures++
      render(i)
    })
  }
  render(1)
  render(2)
  await new Promise((resolve) => setTimeout(resolve, 1_000)) // Waits until both videos are being rendered.
  try {
    const result = await work()
    if (failures > 0) throw new Error('a video failed that was rendered during the measurement')
    return result
  } finally {
    isDone = true
    await Promise.all([...renders].map((child) => new Promise((resolve) => child.on('exit', resolve).kill('SIGKILL'))))
  }
}

/** Fills a page of the list with videos and cancels them at once, so that none of them is rendered. */
async function fillList(url: string, token: string): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const post = { method: 'POST', isSignedIn: true }
  for (let i = 0; i < LISTED; i++) {
    const path = '/api/projects/generate-from-script'
    const start = { ...post, name: 'starting a video', path, body: request(`${i}. ${SENTENCE.repeat(2)}`), status: 201 }
    const { id } = JSON.parse(await send(url, start, { agent, token })) as { id: string }
    await send(url, { ...post, name: 'cancelling it', path: `/api/videos/${id}/cancel` }, { agent, token })
  }
  agent.destroy()
}

function report(measured: Measured): Measured {
  const { name, perSecond, p50Ms, p99Ms } = measured
  say(
    `  ${name.padEnd(37)}${String(Math.round(perSecond)).padStart(6)}/s   p50 ${p50Ms.toFixed(2)} ms   p99 ${p99Ms.toFixed(2)} ms`,
  )
  return measured
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
