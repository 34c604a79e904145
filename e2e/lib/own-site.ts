import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@dayreel/server/testing/free-port'
import { addOwnOutbox } from './read-outbox.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const READY_MS = 180_000
const POLL_MS = 200

/** A separate site for a journey. It has no account yet. The test can change its settings and restart it. */
export type OwnSite = {
  url: string
  /** The site's folder, to which `DATA_FOLDER` is set. */
  folder: string
  /** Starts or restarts the site with the given content of its `.env` file. */
  start: (dotEnv: string) => Promise<void>
  close: () => Promise<void>
}

export async function createOwnSite(settings: NodeJS.ProcessEnv): Promise<OwnSite> {
  const place = await mkdtemp(join(tmpdir(), 'dayreel-own-site-'))
  const folder = join(place, 'data')
  const url = `http://localhost:${await freePort()}`
  addOwnOutbox(url, folder)
  let running: ChildProcess | undefined
  const stop = async (): Promise<void> => {
    const child = running
    running = undefined
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return {
    url,
    folder,
    async start(dotEnv) {
      await stop()
      // The file is not beside the README, because the site that the journeys share would read it too. The same rules
      // apply to its format.
      const file = join(place, '.env')
      await writeFile(file, dotEnv)
      const env = { ...process.env, ...settings, PORT: new URL(url).port, DATA_FOLDER: folder, LOG_LEVEL: 'error' }
      const child = spawn(process.execPath, [`--env-file=${file}`, 'scripts/start.ts'], {
        cwd: ROOT,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
      running = child
      await untilReady(url, () => {
        if (child.exitCode !== null) throw new Error(`The site did not start:\n${said}`)
      })
    },
    async close() {
      await stop()
      await rm(place, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string, check: () => void): Promise<void> {
  const deadline = Date.now() + READY_MS
  for (;;) {
    check()
    const isReady = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (Date.now() > deadline) throw new Error(`${url} is not ready after ${READY_MS / 1_000} s.`)
    await sleep(POLL_MS)
  }
}
