import { PLAN_IDS } from '@dayreel/catalogue'
import { localWriterName } from '@dayreel/providers/base'
import { LOCAL_WRITERS } from '@dayreel/providers/local'
import { StudioError } from '@dayreel/storyboard/base'
import { and, eq, gt, lt, not, or, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { localWriters } from '#db/schema.ts'
import type { ConnectedModel } from './connected-model.ts'

/** Seconds after which a worker that has not renewed its rows counts as gone. */
const GONE_SECONDS = 45
/**
 * Hours after which a model whose workers are gone is no longer expected to come back. Until then, videos wait for it:
 * their jobs are tried again every 30 seconds.
 */
const FORGOTTEN_HOURS = 24

const isSeen = gt(localWriters.seenAt, sql`now() - make_interval(secs => ${GONE_SECONDS})`)

/** A model of a worker's machine. It can write only while a worker of that machine runs. */
export type LocalWriter = ConnectedModel & { isRunning: boolean }

/** Returns the models of the workers' machines, best first, without repetitions. */
export async function readLocalWriters(db: Db): Promise<LocalWriter[]> {
  const rows = await db
    .select({ name: localWriters.name, isRunning: sql<boolean>`bool_or(${isSeen})` })
    .from(localWriters)
    .groupBy(localWriters.name)
  return rows
    .toSorted((a, b) => rankOf(b.name) - rankOf(a.name))
    .map(({ name, isRunning }) => ({ ...toLocalModel(name), isRunning }))
}

/** Returns the best model that runs on a worker's machine now. */
export async function readRunningWriter(db: Db): Promise<LocalWriter | undefined> {
  return (await readLocalWriters(db)).find(({ isRunning }) => isRunning)
}

/** A worker, and its machine as a hash of name and folder. */
type Announcer = { workerId: string; machine: string }

/**
 * Replaces a worker's rows, and those of earlier workers of its machine.
 *
 * @param names the names of the writers that the worker can load. An empty list withdraws all of them.
 */
export async function announceLocalWriters(
  db: Db,
  { workerId, machine }: Announcer,
  names: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(localWriters)
      .where(
        or(
          eq(localWriters.workerId, workerId),
          and(eq(localWriters.machine, machine), not(isSeen)),
          lt(localWriters.seenAt, sql`now() - make_interval(hours => ${FORGOTTEN_HOURS})`),
        ),
      )
    if (names.length > 0) await tx.insert(localWriters).values(names.map((name) => ({ workerId, name, machine })))
  })
}

/** Marks the models of a worker that stops. They stay known, so that forms can name what is missing. */
export async function pauseLocalWriters(db: Db, { workerId }: Pick<Announcer, 'workerId'>): Promise<void> {
  await db
    .update(localWriters)
    .set({ seenAt: sql`now() - make_interval(secs => ${GONE_SECONDS})` })
    .where(eq(localWriters.workerId, workerId))
}

/** A later model of the list writes better. A model that the list no longer has comes last. */
function rankOf(name: string): number {
  return LOCAL_WRITERS.findIndex((model) => localWriterName(model) === name)
}

/** A model on a worker's machine serves all plans, because it costs nothing for each call. */
function toLocalModel(name: string): ConnectedModel {
  return {
    name,
    isOwn: false,
    isLocal: true,
    plans: PLAN_IDS,
    isReplaced: false,
    prices: { inputTokens: 0, outputTokens: 0 },
    open() {
      throw new StudioError('writer-failed', 'This language model runs on a worker’s machine and has no settings.')
    },
  }
}
