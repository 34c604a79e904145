import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const POSTER = fileURLToPath(new URL('./doomed-poster.ts', import.meta.url))

export type PosterProcesses = {
  /** Starts as many as are missing. */
  fill: () => void
  /** Kills one that works, without warning, or all of them; answers how many that worked were killed. */
  kill: (which: 'one' | 'all') => Promise<number>
  logged: () => string
}

/** Workers that deliver posts, each a process of its own. */
export function createPosterProcesses(count: number, env: Readonly<Record<string, string>>): PosterProcesses {
  const logged: string[] = []
  const running = new Set<ChildProcess>()
  const working = new Set<ChildProcess>()
  const start = (): void => {
    const child = spawn(process.execPath, [POSTER], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes: Buffer) => logged.push(bytes.toString()))
    child.once('message', () => working.add(child))
    child.once('exit', () => {
      running.delete(child)
      working.delete(child)
    })
    running.add(child)
  }
  return {
    fill() {
      while (running.size < count) start()
    },
    async kill(which) {
      const victims = which === 'all' ? [...running] : [...working].slice(0, 1)
      const killed = victims.filter((victim) => working.has(victim)).length
      for (const victim of victims) {
        const ended = once(victim, 'exit')
        victim.kill('SIGKILL')
        await ended
      }
      return killed
    },
    logged: () => logged.join(''),
  }
}
