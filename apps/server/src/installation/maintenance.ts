import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { siteState } from '#db/schema.ts'

export type Maintenance = { since: Date; message: string }

/** How long the state is cached, in milliseconds. Every request asks for it. */
const KEPT_MS = 2_000

/** Reads whether the site is in maintenance. Returns undefined if it is not. */
export async function readMaintenance(db: Pick<Db, 'select'>): Promise<Maintenance | undefined> {
  const [state] = await db.select().from(siteState)
  if (state === undefined || state.maintenanceSince === null) return undefined
  return { since: state.maintenanceSince, message: state.maintenanceMessage }
}

/** Switches maintenance on, changes its message, or switches it off. */
export async function changeMaintenance(tx: Db, { isOn, message }: { isOn: boolean; message: string }): Promise<void> {
  const change = {
    maintenanceSince: isOn ? sql`coalesce(${siteState.maintenanceSince}, now())` : null,
    maintenanceMessage: message,
  }
  await tx
    .insert(siteState)
    .values({ maintenanceSince: isOn ? sql`now()` : null, maintenanceMessage: message })
    .onConflictDoUpdate({ target: siteState.isOnly, set: change })
}

/**
 * Creates a reader that queries the database at most every two seconds. While the database cannot be reached, the last
 * known state stays.
 */
export function watchMaintenance(db: Db): () => Promise<Maintenance | undefined> {
  let known: Promise<Maintenance | undefined> = Promise.resolve(undefined)
  let until = 0
  return () => {
    if (performance.now() < until) return known
    until = performance.now() + KEPT_MS
    const before = known
    known = readMaintenance(db).catch(() => before)
    return known
  }
}
