import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { until } from '../../running-dayreel.ts'

const FOLDER = new URL('../../../apps/server/src/', import.meta.url)
const PROGRAMS = {
  server: { file: 'serve.ts', options: [], ready: /^Serving /m },
  worker: { file: 'work.ts', options: ['--concurrency', '1'], ready: /^Working\./m },
} as const
/**
 * The time limit for a start. It is long, because all processes start at the same time, and a small machine is slow
 * then.
 */
const START_PATIENCE_MS = 180_000

/** A server or a worker that is started and ended several times. */
export type SiteProcess = {
  name: string
  /** Resolves when the process is ready. @throws {Error} with its output if it ends before that. */
  start: () => Promise<void>
  /** Resolves when the process has ended. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** Returns what all its runs have printed. */
  output: () => string
}

/** Creates a server or a worker. A worker makes one video at a time. */
export function createSiteProcess(kind: keyof typeof PROGRAMS, name: string, env: NodeJS.ProcessEnv): SiteProcess {
  const { file, options, ready } = PROGRAMS[kind]
  let child: ChildProcess | undefined
  let output = ''
  return {
    name,
    async start() {
      let printed = ''
      const started = spawn(process.execPath, [fileURLToPath(new URL(file, FOLDER)), ...options], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [started.stdout, started.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          printed += text
          output += text
        })
      child = started
      const isOver = (): boolean => ready.test(printed) || hasEnded(started)
      await until(isOver, `the ${name} works`, START_PATIENCE_MS)
      if (hasEnded(started)) throw new Error(`The ${name} did not start:\n${printed}`)
    },
    async end(signal) {
      if (child === undefined || hasEnded(child)) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
    output: () => output,
  }
}

/** Returns whether a process has ended, by itself or by a signal. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
