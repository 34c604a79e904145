import { sql } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { startBoss } from '#jobs/create-jobs.ts'
import type { TestServices } from './create-test-services.ts'
import { QUICK_START } from './quick-start.ts'

const DOOMED = fileURLToPath(new URL('./doomed-process.ts', import.meta.url))

/** Runs a process that kills itself. @returns how the process ended. */
export async function spawnDoomed(running: TestServices, env: Record<string, string>): Promise<string> {
  const { dataFolder, frameScale } = running.services.config
  const child = spawn(process.execPath, [...QUICK_START, DOOMED], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: running.database.url,
      DATA_FOLDER: dataFolder,
      VIDEO_SIZE_PERCENT: String(100 * frameScale),
      ...env,
    },
  })
  const timer = setTimeout(() => child.kill('SIGTERM'), 180_000)
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  clearTimeout(timer)
  return signal ?? `status ${code}`
}

/**
 * Makes the queue take jobs away from dead workers at once. Normally, it does so ten seconds after the last heartbeat.
 */
export async function passHeartbeats(
  running: TestServices,
  supervisor: Awaited<ReturnType<typeof startBoss>>,
): Promise<void> {
  const { db } = running.services
  await db.execute(
    sql`update pgboss.job set heartbeat_on = now() - interval '60 seconds' where state = 'active' and name = 'make-video'`,
  )
  // The first check takes the job away. The second check sees that its account is idle.
  for (let look = 0; look < 2; look++) {
    await db.execute(
      sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null where name = 'make-video'`,
    )
    await supervisor.supervise('make-video')
  }
}
