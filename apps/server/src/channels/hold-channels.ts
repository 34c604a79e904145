import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { appNow } from '#db/app-now.ts'
import { channels } from '#db/schema.ts'
import type { Services } from '#services'
import { withLead } from './slots/lead-time.ts'
import { nextRunFromNow, NO_RUN } from './slots/schedule-channel.ts'

/**
 * Stops the scheduled runs of an account's channels until `resumeHeldChannels`. The channels stay switched on.
 *
 * @returns the number of stopped channels.
 */
export async function holdChannels(tx: Db, accountId: string): Promise<number> {
  const held = await tx
    .update(channels)
    .set({ ...NO_RUN })
    .where(isRunning(accountId))
    .returning({ id: channels.id })
  return held.length
}

/** Schedules the stopped channels of an account again. The dates in between are left out. */
export async function resumeHeldChannels(
  tx: Db,
  services: Pick<Services, 'db'> & { config: Pick<Services['config'], 'rendersAtOnce'> },
  accountId: string,
): Promise<void> {
  const held = await tx.select().from(channels).where(isRunning(accountId)).for('no key update')
  const now = await appNow(tx)
  for (const channel of held) {
    const next = nextRunFromNow(await withLead(tx, services, channel), now)
    await tx.update(channels).set(next).where(eq(channels.id, channel.id))
  }
}

/** Channels with a problem have no next run, and only their owner can solve it. */
function isRunning(accountId: string) {
  return and(eq(channels.accountId, accountId), eq(channels.isActive, true), isNull(channels.problem))
}
