import { PLAN_IDS } from '@dayreel/catalogue'
import { StudioError } from '@dayreel/storyboard/base'
import { desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { localWriters } from '#db/schema.ts'
import type { ConnectedModel } from './connected-model.ts'

/** Seconds after which a worker that has not renewed its rows counts as gone. */
const GONE_SECONDS = 45

/** Returns the models that run on the workers' machines now, without repetitions. */
export async function readLocalWriters(db: Db): Promise<ConnectedModel[]> {
  const rows = await db
    .selectDistinct({ name: localWriters.name })
    .from(localWriters)
    .where(gt(localWriters.seenAt, sql`now() - make_interval(secs => ${GONE_SECONDS})`))
    .orderBy(desc(localWriters.name))
  return rows.map(({ name }) => toLocalModel(name))
}

/**
 * Replaces a worker's rows, and removes those of workers that are gone.
 *
 * @param names the names of the writers that the worker can load. An empty list withdraws all of them.
 */
export async function announceLocalWriters(db: Db, workerId: string, names: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(localWriters)
      .where(
        sql`${eq(localWriters.workerId, workerId)} or ${localWriters.seenAt} < now() - make_interval(secs => ${GONE_SECONDS})`,
      )
    if (names.length > 0) await tx.insert(localWriters).values(names.map((name) => ({ workerId, name })))
  })
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
