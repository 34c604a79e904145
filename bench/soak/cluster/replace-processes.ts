import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './start-cluster.ts'
import type { SiteProcess } from './site-process.ts'

export type Replaced = { serversReplaced: number; workersStopped: number; workersKilled: number }

/**
 * Until the signal aborts, ends workers alternately by SIGTERM and by SIGKILL, and replaces the servers one after the
 * other.
 *
 * @param pauseMs the time between two workers, and between two servers, in milliseconds.
 * @throws {Error} if a process does not start again.
 */
export async function replaceProcesses(
  { servers, workers }: Pick<Cluster, 'servers' | 'workers'>,
  { pauseMs, signal, say }: { pauseMs: number; signal: AbortSignal; say: (line: string) => void },
): Promise<Replaced> {
  const replaced = { serversReplaced: 0, workersStopped: 0, workersKilled: 0 }
  const each = async (all: readonly SiteProcess[], act: (one: SiteProcess, turn: number) => Promise<void>) => {
    for (let turn = 0; ; turn++) {
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      await act(all[turn % all.length]!, turn)
    }
  }
  await Promise.all([
    each(workers, async (worker, turn) => {
      const how = turn % 2 === 0 ? 'SIGTERM' : 'SIGKILL'
      await worker.end(how)
      await worker.start()
      replaced[how === 'SIGTERM' ? 'workersStopped' : 'workersKilled']++
      say(`  ${worker.name} ended by ${how} and started again`)
    }),
    each(servers, async (server) => {
      const begun = performance.now()
      await server.end('SIGTERM')
      await server.start()
      replaced.serversReplaced++
      say(`  ${server.name} replaced in ${((performance.now() - begun) / 1e3).toFixed(1)} s`)
    }),
  ])
  return replaced
}
