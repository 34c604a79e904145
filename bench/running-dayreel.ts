import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '@dayreel/server/testing/free-port'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PATIENCE_MS = 60_000
const POLL_MS = 50

export type Part = 'server' | 'worker' | 'database'
const COMMANDS: Record<Part, RegExp> = {
  server: /serve\.ts --together/,
  worker: /work\.ts --together/,
  database: /bin\/postgres -D/,
}

export type RunningDayreel = {
  url: string
  pid: number
  /** Returns the output so far. */
  output: () => string
  /** Returns the process id of a part. Undefined if the part does not run. */
  pidOf: (part: Part) => Promise<number | undefined>
  /** Returns the memory of a part in megabytes. */
  megabytesOf: (part: Part) => Promise<number>
  /** Stops Dayreel like Ctrl-C or like kill -9. Resolves when the parent process has ended. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/**
 * Starts a separate Dayreel like `npm start`. Uses any free port by default.
 *
 * @param checkout The program's folder. Default: this checkout.
 * @throws {Error} with Dayreel's output if it does not start.
 */
export async function startDayreel(
  dataFolder: string,
  env: NodeJS.ProcessEnv = {},
  checkout = ROOT,
): Promise<RunningDayreel> {
  const port = Number(env['PORT'] ?? (await freePort()))
  const child = spawn(process.execPath, [join(checkout, 'apps/server/src/main.ts')], {
    env: { ...process.env, DATA_FOLDER: dataFolder, PORT: String(port), HOST: '127.0.0.1', SITE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  await until(() => output.includes('Dayreel is running') || child.exitCode !== null, 'it starts')
  if (child.exitCode !== null) throw new Error(`Dayreel did not start:\n${output}`)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    output: () => output,
    pidOf: (part) => findPart(child.pid!, part),
    async megabytesOf(part) {
      const pid = await findPart(child.pid!, part)
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
      return Number(stdout) / 1024
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}

/**
 * Resolves when the condition is true.
 *
 * @param patienceMs how long it may take, in milliseconds. Default: a minute.
 * @throws {Error} after that time.
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`after ${patienceMs / 1000} s this is still not true: ${what}`)
    await sleep(POLL_MS)
  }
}

async function findPart(parent: number, part: Part): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='], { maxBuffer: 2 ** 24 })
  for (const line of stdout.split('\n')) {
    const [, pid, ppid, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    if (Number(ppid) === parent && COMMANDS[part].test(command!)) return Number(pid)
  }
  return undefined
}
