import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { QUICK_START } from './quick-start.ts'

const POSTER = fileURLToPath(new URL('./doomed-poster.ts', import.meta.url))

export type PosterProcesses = {
  /** Starts missing workers and returns the number of workers that are ready. */
  fill: () => number
  /**
   * Kills one working process, or all processes, without warning. Returns how many of the killed processes were
   * working, and their claims.
   */
  kill: (which: 'one' | 'all') => Promise<{ count: number; held: string[] }>
  logged: () => string
}

/** Creates workers that deliver posts, each in its own process. */
export function createPosterProcesses(wanted: number, env: Readonly<Record<string, string>>): PosterProcesses {
  const logged: string[] = []
  const claims = new Map<ChildProcess, string[]>()
  const running = new Set<ChildProcess>()
  const working = new Set<ChildProcess>()
  const start = (): void => {
    const child = spawn(process.execPath, [...QUICK_START, POSTER], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...env },
    })
    const held: string[] = []
    claims.set(child, held)
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes: Buffer) => {
        const text = bytes.toString()
        logged.push(text)
        held.push(...[...text.matchAll(/"by":"([0-9a-f-]{36})"/g)].map(([, by]) => by!))
      })
    child.once('message', () => working.add(child))
    child.once('exit', () => {
      running.delete(child)
      working.delete(child)
    })
    running.add(child)
  }
  return {
    fill() {
      while (running.size < wanted) start()
      return working.size
    },
    async kill(which) {
      const victims = which === 'all' ? [...running] : [...working].slice(0, 1)
      const count = victims.filter((victim) => working.has(victim)).length
      for (const victim of victims) {
        // The `close` event means that all output has been read.
        const ended = once(victim, 'close')
        victim.kill('SIGKILL')
        await ended
      }
      return { count, held: victims.flatMap((victim) => claims.get(victim) ?? []) }
    },
    logged: () => logged.join(''),
  }
}
