import { execFile } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { DEFAULT_STYLE, STYLES } from '@dayreel/catalogue'
import type { StartedVideo, Video } from '@dayreel/contract'
import { buildWeb } from '../scripts/build-web.ts'
import { describeMachine, machineSentence } from './machine.ts'
import { measure, send, type Call } from './measure-calls.ts'
import { openSocket, SOCKETS_PER_ACCOUNT } from './open-sockets.ts'
import { keepResults, round } from './results.ts'
import { runCommand } from './run-command.ts'
import { startDayreel, until, type Part, type RunningDayreel } from './running-dayreel.ts'
import { withScratchFolder } from './scratch-folder.ts'
import { signUp } from './sign-up.ts'
import { SHORT_SCRIPT } from './subjects.ts'

const PARTS: readonly Part[] = ['server', 'worker', 'database']
const EMAIL = 'host@example.com'
const SOCKETS = 1_000
const VIDEOS = 4
const VIDEO_SECONDS = 20
const VIDEO_PATIENCE_MS = 600_000
const MEGABYTE = 1024 ** 2
/** Memory is read after this time, because freed memory returns to the system with a delay. */
const SETTLE_MS = 5_000
const POLL_MS = 500
const PLENTY = JSON.stringify({ points: 100_000_000, seconds: 60 })
const SETTINGS = {
  AUTH_RATE_LIMITS: `{"signup":${PLENTY},"token":${PLENTY}}`,
  CALLS_PER_MINUTE: '1000000',
  CALLS_PER_MINUTE_AND_ADDRESS: '1000000',
  LOG_LEVEL: 'error',
}
const CALLS: readonly Call[] = [
  { name: 'profile', path: '/api/users/profile', isSignedIn: true },
  { name: 'list of videos', path: '/api/videos', isSignedIn: true },
  { name: 'home page', path: '/' },
]

/**
 * Runs `npm run bench:host`: measures the capacity of one server and one worker, for the calculations in docs/scale.md.
 * It needs Linux, because it reads the processor time of running processes.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
  const { quick } = values
  const machine = describeMachine()
  say(machineSentence(machine))
  await buildWeb()
  await withScratchFolder(async (folder) => {
    const dayreel = await startDayreel(folder, SETTINGS)
    try {
      const { url } = dayreel
      const token = await signUp(url, EMAIL)
      await send(url, CALLS[0]!, { agent: new Agent(), token }) // The first call creates the account.
      await runCommand('grant.ts', [EMAIL, 'pro'], { DATA_FOLDER: folder })
      await sleep(SETTLE_MS)
      const idle = await memoryOf(dayreel)
      say(`\nMemory at rest: ${PARTS.map((part) => `${part} ${Math.round(idle[part])} MB`).join(', ')}`)

      say('\nRequests of one server, 32 connections')
      const requests: Record<string, number> = {}
      for (const call of CALLS) {
        const cpu = await cpuSecondsOf(dayreel, 'server')
        const { perSecond, p99Ms, calls } = await measure(url, call, {
          connections: 32,
          seconds: quick ? 2 : 10,
          token,
        })
        const cpuMs = ((await cpuSecondsOf(dayreel, 'server')) - cpu) * 1_000
        requests[call.name] = perSecond
        say(
          `  ${call.name}: ${Math.round(perSecond)}/s, p99 ${round(p99Ms)} ms, ${round(cpuMs / calls)} ms of processor each`,
        )
      }
      const connections = await countConnections(dayreel)
      say(`\nDatabase connections under this load: ${connections}`)

      const sockets = await measureSockets(dayreel, quick ? SOCKETS / 10 : SOCKETS)
      say(`\nMemory for 1,000 sockets: ${Math.round(sockets.megabytesPerThousand)} MB`)

      const videos = await measureVideos(dayreel, { token, folder, count: quick ? 1 : VIDEOS })
      say(
        `\nA video of ${VIDEO_SECONDS} s in low quality: ${round(videos.cpuSeconds)} s of processor, so ` +
          `${round(3_600 / videos.cpuSeconds)} videos per core-hour`,
      )
      say(`  worker at its most: ${Math.round(videos.peakMegabytes)} MB`)
      say(`  finished files: ${kilobytes(videos.finishedBytes)} in ${videos.finishedFiles} files`)
      say(
        `  cached parts, which are deleted after some days: ${kilobytes(videos.cachedBytes)} in ${videos.cachedFiles} files`,
      )
      say(`  database: ${kilobytes(videos.databaseBytes)}`)
      const file = await keepResults('host', { machine, quick, idle, requests, connections, sockets, videos })
      say(`\nAll numbers: ${file}`)
    } finally {
      await dayreel.stop()
    }
  })
}

async function memoryOf(dayreel: RunningDayreel): Promise<Record<Part, number>> {
  const megabytes = await Promise.all(PARTS.map((part) => dayreel.megabytesOf(part)))
  return Object.fromEntries(PARTS.map((part, i) => [part, megabytes[i]!])) as Record<Part, number>
}

/** Returns the processor time that a process has used, in seconds. */
async function cpuSecondsOf(dayreel: RunningDayreel, part: Part): Promise<number> {
  const status = await readFile(`/proc/${await dayreel.pidOf(part)}/stat`, 'utf8')
  // The name of the process may contain spaces, so the fields are counted after it.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Counts the processes of the database that serve a connection. */
async function countConnections(dayreel: RunningDayreel): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['--ppid', String(await dayreel.pidOf('database')), '-o', 'args='])
  return stdout.split('\n').filter((line) => /127\.0\.0\.1|\[local\]/.test(line)).length
}

async function measureSockets(dayreel: RunningDayreel, count: number): Promise<{ megabytesPerThousand: number }> {
  const tokens = await Promise.all(
    Array.from({ length: Math.ceil(count / SOCKETS_PER_ACCOUNT) }, (_, i) =>
      signUp(dayreel.url, `socket-${i}@example.com`),
    ),
  )
  await sleep(SETTLE_MS)
  const before = await dayreel.megabytesOf('server')
  const open = await Promise.all(
    Array.from({ length: count }, (_, i) => openSocket(dayreel.url, tokens[i % tokens.length]!)),
  )
  await sleep(SETTLE_MS)
  const after = await dayreel.megabytesOf('server')
  for (const close of open) close()
  return { megabytesPerThousand: ((after - before) * 1_000) / count }
}

type Making = { token: string; folder: string; count: number }

/** Makes videos one after the other and measures the cost of each. */
async function measureVideos(dayreel: RunningDayreel, { token, folder, count }: Making) {
  const agent = new Agent({ keepAlive: true })
  const { url } = dayreel
  const make = async (number: number): Promise<void> => {
    const start: Call = {
      name: 'starting a video',
      method: 'POST',
      path: '/api/projects/generate-from-script',
      isSignedIn: true,
      status: 201,
      body: () => ({
        // Each script is different, so that no cached part is found again.
        scriptSubject: `Night ${number}. ${SHORT_SCRIPT} ${SHORT_SCRIPT}`,
        duration: VIDEO_SECONDS,
        quality: 'low',
        styleId: STYLES.find(({ name }) => name === DEFAULT_STYLE)!.id,
        voiceId: 'dr-voice-miles',
      }),
    }
    const { id } = JSON.parse(await send(url, start, { agent, token })) as StartedVideo
    const read: Call = { name: 'reading a video', path: `/api/videos/${id}`, isSignedIn: true }
    const status = async () => (JSON.parse(await send(url, read, { agent, token })) as Video).status
    await until(async () => (await status()) === 'succeeded', `video ${number} is made`, VIDEO_PATIENCE_MS)
  }
  await make(0) // The first video loads the engines, so it is not measured.
  await sleep(SETTLE_MS) // Gives the worker time to pack the cached parts.
  const files = join(folder, 'files')
  const before = { ...(await sizesOf(files)), database: await folderBytes(join(folder, 'postgres')) }
  const cpuBefore = await cpuSecondsOf(dayreel, 'worker')
  let peakMegabytes = 0
  const watch = setInterval(
    () =>
      void dayreel.megabytesOf('worker').then(
        (now) => (peakMegabytes = Math.max(peakMegabytes, now)),
        () => undefined, // The site is stopping.
      ),
    POLL_MS,
  )
  try {
    for (let i = 1; i <= count; i++) await make(i)
  } finally {
    clearInterval(watch)
  }
  const cpuSeconds = ((await cpuSecondsOf(dayreel, 'worker')) - cpuBefore) / count
  await sleep(SETTLE_MS)
  const after = { ...(await sizesOf(files)), database: await folderBytes(join(folder, 'postgres')) }
  agent.destroy()
  const each = (name: keyof typeof before): number => (after[name] - before[name]) / count
  return {
    cpuSeconds,
    peakMegabytes,
    finishedBytes: each('finishedBytes'),
    finishedFiles: each('finishedFiles'),
    cachedBytes: each('cachedBytes'),
    cachedFiles: each('cachedFiles'),
    databaseBytes: each('database'),
  }
}

/** Sums the files of all videos: those that stay, and the cached parts. */
async function sizesOf(folder: string) {
  const sums = { finishedBytes: 0, finishedFiles: 0, cachedBytes: 0, cachedFiles: 0 }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const { size } = await stat(join(entry.parentPath, entry.name))
    if (/[\\/]steps$/.test(entry.parentPath)) {
      sums.cachedBytes += size
      sums.cachedFiles += 1
    } else {
      sums.finishedBytes += size
      sums.finishedFiles += 1
    }
  }
  return sums
}

/** The database may delete files during the count. */
async function folderBytes(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0
  }
  return bytes
}

function kilobytes(bytes: number): string {
  return bytes >= MEGABYTE ? `${round(bytes / MEGABYTE)} MB` : `${Math.round(bytes / 1024)} KB`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
