import { PLAN_IDS } from '@dayreel/catalogue'
import { localWriterName } from '@dayreel/providers/base'
import { LOCAL_MODELS } from '@dayreel/providers/local'
import { StudioError } from '@dayreel/storyboard/base'
import { eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { localWriters } from '#db/schema.ts'
import type { ConnectedModel } from './connected-model.ts'

/** Seconds after which a worker that has not renewed its rows counts as gone. */
const GONE_SECONDS = 45

/** Returns the models that run on the workers' machines now, best first, without repetitions. */
export async function readLocalWriters(db: Db): Promise<ConnectedModel[]> {
  const rows = await db
    .selectDistinct({ name: localWriters.name })
    .from(localWriters)
    .where(gt(localWriters.seenAt, sql`now() - make_interval(secs => ${GONE_SECONDS})`))
  return rows.toSorted((a, b) => rankOf(b.name) - rankOf(a.name)).map(({ name }) => toLocalModel(name))
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

/** A later model of the list writes better. A model that the list no longer has comes last. */
function rankOf(name: string): number {
  return LOCAL_MODELS.findIndex((model) => localWriterName(model) === name)
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
