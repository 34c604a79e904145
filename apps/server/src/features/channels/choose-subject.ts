import { REMEMBERED_VIDEOS, videosByItself, type TemplateId } from '@dayreel/catalogue'
import { and, asc, count, eq, inArray, or, isNotNull, type SQL } from 'drizzle-orm'
import { BUILT_IN, chooseSource } from '#costs/choose-source.ts'
import type { Db } from '#db/connect.ts'
import { channelConfig, channelMemories, channelSubjects, runs } from '#db/schema.ts'
import type { Services } from '#services'
import { templateSubjects } from './templates/template-subjects.ts'

export type Chosen = { subject: string; isOwnSubject: boolean }
type Asking = { id: string; accountId: string; templateId: string }
type Deciding = Pick<Services, 'config'>

/**
 * What a channel's next video is about: the first of its owner's list, which it leaves with this, else what its template has not told
 * yet. The channel's account is locked.
 *
 * @returns undefined where all has been told.
 */
export async function chooseSubject(services: Deciding, tx: Db, channel: Asking): Promise<Chosen | undefined> {
  const [own] = await tx
    .select({ id: channelSubjects.id, text: channelSubjects.text })
    .from(channelSubjects)
    .where(eq(channelSubjects.channelId, channel.id))
    .orderBy(asc(channelSubjects.position), asc(channelSubjects.createdAt), asc(channelSubjects.id))
    .limit(1)
  if (own !== undefined) {
    await tx.delete(channelSubjects).where(eq(channelSubjects.id, own.id))
    return { subject: own.text, isOwnSubject: true }
  }
  const [subject] = (await untoldOf(services, tx, [channel])).get(channel.id)!
  return subject === undefined ? undefined : { subject, isOwnSubject: false }
}

/** How many videos channels still have something to tell for, and how many of these are of their owner's lists. */
export async function countVideosLeft(
  services: Deciding,
  db: Db,
  asked: readonly Asking[],
): Promise<Map<string, { videos: number; own: number }>> {
  const ids = asked.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const lists = await db
    .select({ channelId: channelSubjects.channelId, count: count() })
    .from(channelSubjects)
    .where(inArray(channelSubjects.channelId, ids))
    .groupBy(channelSubjects.channelId)
  const ownOf = new Map(lists.map(({ channelId, count: own }) => [channelId, own]))
  const untold = await untoldOf(services, db, asked)
  return new Map(
    ids.map((id) => {
      const own = ownOf.get(id) ?? 0
      return [id, { videos: own + untold.get(id)!.length, own }]
    }),
  )
}

/** What each template still tells by itself, in the channel's order: its subjects, as many as its stories reach for. */
async function untoldOf(services: Deciding, db: Db, asked: readonly Asking[]): Promise<Map<string, string[]>> {
  const ids = asked.map(({ id }) => id)
  const told = await toldSubjects(db, ids)
  const room = await roomOf(services, db, asked, (id) => told.get(id)!.size)
  return new Map(
    asked.map(({ id, templateId }) => {
      const untold = templateSubjects(templateId as TemplateId, id).filter((each) => !told.get(id)!.has(each))
      return [id, untold.slice(0, room.get(id) ?? untold.length)]
    }),
  )
}

/**
 * For how many more videos the built-in stories of channels last that no model writes for: those that a channel remembers are told, and
 * where there are more stories than it remembers, those that it ever told.
 */
async function roomOf(
  { config }: Deciding,
  db: Db,
  asked: readonly Asking[],
  everTold: (id: string) => number,
): Promise<Map<string, number>> {
  const writers = new Map<string, string>()
  for (const accountId of new Set(asked.map((channel) => channel.accountId))) {
    writers.set(accountId, await chooseSource(db, config, accountId))
  }
  const builtIn = asked.filter(({ accountId }) => writers.get(accountId) === BUILT_IN)
  if (builtIn.length === 0) return new Map()
  const ids = builtIn.map(({ id }) => id)
  const lengths = await db
    .select({ id: channelConfig.channelId, seconds: channelConfig.desiredDuration })
    .from(channelConfig)
    .where(inArray(channelConfig.channelId, ids))
  const secondsOf = new Map(lengths.map(({ id, seconds }) => [id, seconds]))
  const remembered = await countBy(
    db,
    channelMemories,
    and(inArray(channelMemories.channelId, ids), channelMemories.isBuiltIn),
  )
  const making = await countBy(db, runs, and(inArray(runs.channelId, ids), eq(runs.status, 'making')))
  return new Map(
    builtIn.map(({ id, templateId }) => {
      const all = videosByItself(templateId as TemplateId, secondsOf.get(id) ?? 0)
      const now = (remembered.get(id) ?? 0) + (making.get(id) ?? 0)
      return [id, Math.max(0, all - (all > REMEMBERED_VIDEOS ? Math.max(now, everTold(id)) : now))]
    }),
  )
}

async function countBy(
  db: Db,
  table: typeof channelMemories | typeof runs,
  which: SQL | undefined,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ channelId: table.channelId, count: count() })
    .from(table)
    .where(which)
    .groupBy(table.channelId)
  return new Map(rows.map((row) => [row.channelId, row.count]))
}

/** Of each channel what there are videos of, or will be: what failed may be tried again. */
async function toldSubjects(db: Db, channelIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({ channelId: runs.channelId, subject: runs.subject, replaced: runs.replacedSubjects })
    .from(runs)
    .where(
      and(
        inArray(runs.channelId, [...channelIds]),
        or(inArray(runs.status, ['making', 'ready']), and(eq(runs.status, 'skipped'), isNotNull(runs.videoId))),
      ),
    )
  const told = new Map(channelIds.map((id) => [id, new Set<string>()]))
  for (const { channelId, subject, replaced } of rows) {
    for (const each of subject === null ? replaced : [subject, ...replaced]) told.get(channelId)!.add(each)
  }
  return told
}
