import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { QUICK_START } from '../quick-start.ts'

const PROGRAM = fileURLToPath(new URL('./doomed-scheduler.ts', import.meta.url))

export type Role = 'server' | 'worker'
export type Doomed = {
  /** The process's message when it is ready, which is a server's URL. Rejects if the process ends before. */
  ready: Promise<string>
  /** Kills the process without warning. */
  kill: () => Promise<void>
}

/** Starts a server or a worker in its own process. */
export function startDoomed(role: Role, env: NodeJS.ProcessEnv): Doomed {
  const child: ChildProcess = spawn(process.execPath, [...QUICK_START, PROGRAM], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env, ROLE: role },
  })
  const ended = once(child, 'exit')
  const ready = Promise.race([
    once(child, 'message').then(([words]) => String(words)),
    ended.then(([code, signal]) => {
      throw new Error(`a ${role} ended before it was ready: ${String(code ?? signal)}`)
    }),
  ])
  ready.catch(() => undefined) // The caller of `ready` gets the error.
  return {
    ready,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
