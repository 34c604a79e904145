import { MAX_SUBJECT_CODE_POINTS, REMEMBERED_VIDEOS, videosByItself, type TemplateId } from '@dayreel/catalogue'
import { isSubject } from '@dayreel/storyboard'
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { BUILT_IN, chooseSource } from '#costs/choose-source.ts'
import type { Db } from '#db/connect.ts'
import { channelConfig, channelMemories, channelSubjects, runs } from '#db/schema.ts'
import type { Services } from '#services'
import { toldSubjects } from '#video/told-subjects.ts'
import type { SubjectToFind } from '#video/video-request.ts'
import { templateSubjects } from './templates/template-subjects.ts'

/** A subject that is null is for the language model to find, once its video is begun. */
export type Chosen = { subject: string | null; isOwnSubject: boolean; toFind?: SubjectToFind }
/** What a channel still has to tell; videos that are null have no end. */
export type VideosLeft = { videos: number | null; own: number }
type Asking = { id: string; accountId: string; templateId: string }
type Deciding = Pick<Services, 'config'>

/**
 * What a channel's next video is about: the first of its owner's list, which it leaves with this; then whatever a language model
 * finds, where one writes for the account; else what its template has not told yet. The channel's account is locked.
 *
 * @param day the local date of the run.
 * @returns undefined where all has been told.
 */
export async function chooseSubject(
  services: Deciding,
  tx: Db,
  channel: Asking,
  day: string,
): Promise<Chosen | undefined> {
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
  const { untold, room } = (await reachOf(services, tx, [channel])).get(channel.id)!
  const [subject] = untold
  if (room === ENDLESS) {
    const avoid = await subjectsInWork(tx, channel.id)
    return { subject: null, isOwnSubject: false, toFind: { day, avoid, ...(subject && { instead: subject }) } }
  }
  return subject === undefined || room === 0 ? undefined : { subject, isOwnSubject: false }
}

async function subjectsInWork(tx: Db, channelId: string): Promise<string[]> {
  const rows = await tx
    .select({ subject: runs.subject })
    .from(runs)
    .where(and(eq(runs.channelId, channelId), eq(runs.status, 'making'), isNotNull(runs.subject)))
    .orderBy(asc(runs.createdAt))
  return rows.map(({ subject }) => subject!)
}

/**
 * How many videos channels still have something to tell for, and how many of these are of their owner's lists. A subject that no model
 * writes about takes one of its template's stories; a script brings its own words.
 */
export async function countVideosLeft(
  services: Deciding,
  db: Db,
  asked: readonly Asking[],
): Promise<Map<string, VideosLeft>> {
  if (asked.length === 0) return new Map()
  const lists = await countLists(
    db,
    asked.map(({ id }) => id),
  )
  const reach = await reachOf(services, db, asked)
  return new Map(
    asked.map(({ id }): [string, VideosLeft] => {
      const { subjects, scripts } = lists.get(id) ?? { subjects: 0, scripts: 0 }
      const { untold, room } = reach.get(id)!
      if (room === ENDLESS) return [id, { videos: null, own: scripts + subjects }]
      const ofStories = (wanted: number): number => scripts + Math.min(room, wanted)
      return [id, { videos: ofStories(subjects + untold.length), own: ofStories(subjects) }]
    }),
  )
}

type List = { subjects: number; scripts: number }

/** What stands in the lists of channels. Scripts, which may be long, are not read. */
async function countLists(db: Db, channelIds: readonly string[]): Promise<Map<string, List>> {
  const { channelId, text } = channelSubjects
  const short = sql<string | null>`case when char_length(${text}) <= ${MAX_SUBJECT_CODE_POINTS} then ${text} end`
  const rows = await db
    .select({ channelId, short })
    .from(channelSubjects)
    .where(inArray(channelId, [...channelIds]))
  const lists = new Map<string, List>()
  for (const row of rows) {
    const list = lists.get(row.channelId) ?? { subjects: 0, scripts: 0 }
    list[row.short !== null && isSubject(row.short) ? 'subjects' : 'scripts']++
    lists.set(row.channelId, list)
  }
  return lists
}

/** What a template still tells by itself: its subjects in the channel's order, as many of them as its stories have room for. */
type Reach = { untold: string[]; room: number }
/** The room of a language model, which finds something new each day. */
const ENDLESS = Infinity

async function reachOf(services: Deciding, db: Db, asked: readonly Asking[]): Promise<Map<string, Reach>> {
  const ids = asked.map(({ id }) => id)
  const told = await toldSubjects(db, ids)
  const rooms = await roomOf(services, db, asked, (id) => told.get(id)!.size)
  return new Map(
    asked.map(({ id, templateId }) => {
      const untold = templateSubjects(templateId as TemplateId, id).filter((each) => !told.get(id)!.has(each))
      return [id, { untold, room: rooms.get(id) ?? ENDLESS }]
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
  const remembered = await db
    .select({ id: channelMemories.channelId, count: count() })
    .from(channelMemories)
    .where(and(inArray(channelMemories.channelId, ids), channelMemories.isBuiltIn))
    .groupBy(channelMemories.channelId)
  const taken = new Map(remembered.map((each) => [each.id, each.count]))
  const making = await db
    .select({ id: runs.channelId, subject: runs.subject })
    .from(runs)
    .where(and(inArray(runs.channelId, ids), eq(runs.status, 'making')))
  for (const { id, subject } of making) {
    if (subject !== null && isSubject(subject)) taken.set(id, (taken.get(id) ?? 0) + 1)
  }
  return new Map(
    builtIn.map(({ id, templateId }) => {
      const all = videosByItself(templateId as TemplateId, secondsOf.get(id) ?? 0)
      const now = taken.get(id) ?? 0
      return [id, Math.max(0, all - (all > REMEMBERED_VIDEOS ? Math.max(now, everTold(id)) : now))]
    }),
  )
}
