import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '@dayreel/storyboard/base'
import { startDayreel, until, type Part } from '../running-dayreel.ts'
import { withScratchFolder } from '../scratch-folder.ts'
import { ask, killPart, leftOver, signUp, soakSettings } from './dayreel-under-fire.ts'
import { startMailSink } from './mail-sink.ts'
import type { SoakPart } from './part.ts'
import { startBeside } from './start-beside.ts'

const KILLS = 60
const PEOPLE = 6
const PARTS: readonly Part[] = ['server', 'worker', 'database']
const LONGEST_PAUSE_MS = 1_500
/**
 * The pause of a writer between two writes. It is short enough that a write is in progress at every kill, and long
 * enough for other work.
 */
const QUICK_PAUSE_MS = 20
/** The pause of a writer after a request without a response. */
const FAILED_PAUSE_MS = 50

/** A user who keeps changing a number. */
type Writer = {
  email: string
  token: string
  /** The newest number that was sent. `acknowledged` is the newest number that was answered with 200. */
  sent: number
  acknowledged: number
}

/**
 * Kills the server, the worker and the database at random moments while users write. All of them must restart by
 * themselves, and no acknowledged write may be lost or reverted. At the end, kills the parent process. No process may
 * be left over, and a second instance must refuse to start beside the first.
 */
export const soakServer: SoakPart = async ({ count = KILLS, quick, say }) => {
  const random = createRandom('server kills')
  const mark = `DAYREEL_SOAK=${randomUUID()}`
  const mailbox = await startMailSink()
  return withScratchFolder(async (folder) => {
    const env = { ...soakSettings(mark), SMTP_URL: mailbox.url }
    let dayreel = await startDayreel(join(folder, 'dayreel'), env)
    const problems: string[] = []
    const writers = await Promise.all(
      Array.from({ length: quick ? 2 : PEOPLE }, async (_, i): Promise<Writer> => {
        const email = `person-${i}@example.com`
        return { email, token: await signUp(dayreel.url, email), sent: 0, acknowledged: 0 }
      }),
    )
    const stopping = new AbortController()
    const pauseMs = quick ? QUICK_PAUSE_MS : 0
    const writing = writers.map((writer) => keepWriting(dayreel.url, writer, { pauseMs, signal: stopping.signal }))
    for (let kill = 1; kill <= count; kill++) {
      await sleep(random() * LONGEST_PAUSE_MS)
      const part = kill <= PARTS.length ? PARTS[kill - 1]! : PARTS[Math.floor(random() * PARTS.length)]!
      const backAfterMs = await killPart(dayreel, part)
      say(`  kill ${kill} of ${count}: the ${part} is back after ${(backAfterMs / 1000).toFixed(1)} s`)
    }
    stopping.abort()
    const writes = (await Promise.all(writing)).reduce((sum, own) => sum + own, 0)
    problems.push(...(await lostWrites(dayreel.url, writers)))
    say(`  ${writes} acknowledged writes, ${problems.length} lost`)
    problems.push(...(await withoutMail(dayreel.url, writers[0]!, mailbox.received)))

    await dayreel.stop('SIGKILL')
    problems.push(...(await leftOver(mark)))
    // The address stays the same, because it is part of every token.
    dayreel = await startDayreel(join(folder, 'dayreel'), { ...env, PORT: new URL(dayreel.url).port })
    const folders = { its: join(folder, 'dayreel'), another: join(folder, 'another') }
    problems.push(...(await startBeside(dayreel, folders)))
    problems.push(...(await lostWrites(dayreel.url, writers)))
    await dayreel.stop()
    problems.push(...(await leftOver(mark)))
    say('  parent killed and stopped: what was left over and lost is counted')
    return problems
  }).finally(mailbox.close)
}

/**
 * Keeps changing a user's number until the signal aborts.
 *
 * @returns the number of acknowledged writes.
 */
async function keepWriting(
  url: string,
  writer: Writer,
  { pauseMs, signal }: { pauseMs: number; signal: AbortSignal },
): Promise<number> {
  let writes = 0
  while (!signal.aborted) {
    writer.sent++
    const body = { name: String(writer.sent) }
    const status = await ask(`${url}/api/users/profile`, { method: 'PUT', body, token: writer.token }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) {
      writer.acknowledged = writer.sent
      writes++
    }
    await sleep(status === 200 ? pauseMs : FAILED_PAUSE_MS, undefined, { signal }).catch(() => undefined)
  }
  return writes
}

/**
 * Compares the stored numbers with the sent ones. A number older than the newest acknowledged number means a lost
 * write. A number newer than all sent ones was never written.
 */
async function lostWrites(url: string, writers: readonly Writer[]): Promise<string[]> {
  const problems: string[] = []
  for (const { email, token, sent, acknowledged } of writers) {
    const { status, body } = await ask(`${url}/api/users/profile`, { token })
    const kept = Number((body as { name?: string }).name)
    if (status !== 200) problems.push(`${email} could not be read: ${status}`)
    else if (!(kept >= acknowledged && kept <= sent)) {
      problems.push(`${email}: ${acknowledged} was acknowledged, ${sent} sent, and ${kept} is there`)
    }
  }
  return problems
}

/** Checks that the worker runs: a mail that is requested must arrive. */
async function withoutMail(url: string, { email }: Writer, received: ReadonlySet<string>): Promise<string[]> {
  const { status } = await ask(`${url}/auth/v1/recover`, { method: 'POST', body: { email } })
  if (status !== 200) return [`a mail could not be asked for: ${status}`]
  try {
    await until(() => received.has(email), 'the mail has arrived')
    return []
  } catch (error) {
    return [String(error)]
  }
}
