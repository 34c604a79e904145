import { PLAN_IDS } from '@dayreel/catalogue'
import { localModelName } from '@dayreel/providers/base'
import { LOCAL_WRITERS, type LocalModel } from '@dayreel/providers/local'
import { StudioError } from '@dayreel/storyboard/base'
import { and, eq, gt, lt, not, or, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { localVoices, localWriters } from '#db/schema.ts'
import type { ConnectedModel } from './connected-model.ts'

/** Seconds after which a worker that has not renewed its rows counts as gone. */
const GONE_SECONDS = 45
/**
 * Hours after which a model without a live worker is forgotten. Until then, videos wait for it, and their jobs are
 * retried every 30 seconds.
 */
const FORGOTTEN_HOURS = 24

type Role = LocalModel['role']

const TABLES = { writer: localWriters, voice: localVoices } as const satisfies Record<Role, unknown>
const ROLES = Object.keys(TABLES) as Role[]

const isSeen = ({ seenAt }: (typeof TABLES)[Role]) => gt(seenAt, sql`now() - make_interval(secs => ${GONE_SECONDS})`)

/** A model of a worker's machine. It can write only while a worker of that machine runs. */
export type LocalWriter = ConnectedModel & { isRunning: boolean }

/** Returns the writers of the workers' machines, best first, without repetitions. */
export async function readLocalWriters(db: Db): Promise<LocalWriter[]> {
  const rows = await db
    .select({ name: localWriters.name, isRunning: sql<boolean>`bool_or(${isSeen(localWriters)})` })
    .from(localWriters)
    .groupBy(localWriters.name)
  return rows
    .toSorted((a, b) => rankOf(b.name) - rankOf(a.name))
    .map(({ name, isRunning }) => ({ ...toLocalModel(name), isRunning }))
}

/** Returns the best writer that runs on a worker's machine now. */
export async function readRunningWriter(db: Db): Promise<LocalWriter | undefined> {
  return (await readLocalWriters(db)).find(({ isRunning }) => isRunning)
}

/**
 * Returns the names of the models with voices that videos may use. If no worker with the voice is running, a video
 * waits for one.
 */
export async function readLocalVoices(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ name: localVoices.name }).from(localVoices)
  return rows.map(({ name }) => name)
}

/** Returns whether a model is on a machine whose worker runs now. */
export async function isRunning(db: Db, { name, role }: AnnouncedModel): Promise<boolean> {
  const table = TABLES[role]
  return (await db.$count(table, and(eq(table.name, name), isSeen(table)))) > 0
}

/** A worker, and its machine as a hash of name and folder. */
type Announcer = { workerId: string; machine: string }

/** A model by its name as a writer or narrator. */
export type AnnouncedModel = Pick<LocalModel, 'name' | 'role'>

/**
 * Replaces a worker's rows, and those of earlier workers of its machine.
 *
 * @param models the models that the worker can load. An empty list withdraws all of them.
 */
export async function announceLocalModels(
  db: Db,
  { workerId, machine }: Announcer,
  models: readonly AnnouncedModel[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const role of ROLES) {
      const table = TABLES[role]
      await tx
        .delete(table)
        .where(
          or(
            eq(table.workerId, workerId),
            and(eq(table.machine, machine), not(isSeen(table))),
            lt(table.seenAt, sql`now() - make_interval(hours => ${FORGOTTEN_HOURS})`),
          ),
        )
      const rows = models.filter((model) => model.role === role).map(({ name }) => ({ name, workerId, machine }))
      if (rows.length > 0) await tx.insert(table).values(rows)
    }
  })
}

/** Marks the models of a stopping worker as not running. Their rows stay, so that forms can name the missing model. */
export async function pauseLocalModels(db: Db, { workerId }: Pick<Announcer, 'workerId'>): Promise<void> {
  for (const table of Object.values(TABLES)) {
    await db
      .update(table)
      .set({ seenAt: sql`now() - make_interval(secs => ${GONE_SECONDS})` })
      .where(eq(table.workerId, workerId))
  }
}

/** Later models of the list write better. A model that is no longer in the list comes last. */
function rankOf(name: string): number {
  return LOCAL_WRITERS.findIndex((model) => localModelName(model) === name)
}

/** A local model serves all plans, because its calls cost nothing. */
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
