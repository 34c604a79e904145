import { MAX_SUBJECT_CODE_POINTS, REMEMBERED_VIDEOS, builtInVideoCount, type TemplateId } from '@dayreel/catalogue'
import { isSubject, type GivenWords } from '@dayreel/storyboard'
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { ChannelChoices, type NextSubject } from '@dayreel/contract'
import { BUILT_IN, chooseSource } from '#costs/choose-source.ts'
import type { Db } from '#db/connect.ts'
import { channelConfig, channelMemories, channelSubjects, runs } from '#db/schema.ts'
import type { Services } from '#services'
import { usedSubjects } from './used-subjects.ts'
import type { SubjectToFind } from '#videos'
import { templateSubjects } from './template-subjects.ts'

/**
 * The chosen subject of a video. `subject` is null if the language model finds it after the video has started. `words`
 * are null if the writer writes them.
 */
export type Chosen = {
  subject: string | null
  isOwnSubject: boolean
  words: GivenWords | null
  toFind?: SubjectToFind
}
/**
 * The number of videos that a channel can still make. `videos` is null if there is no limit. `own` counts the videos
 * from the owner's list.
 */
export type VideosLeft = { videos: number | null; own: number }
type SubjectChannel = { id: string; accountId: string; templateId: string }
type SubjectServices = Pick<Services, 'config'>

/**
 * Chooses the subject of a channel's next video. The first subject of the owner's list is used and removed from the
 * list. If the list is empty, the language model finds a subject, provided that the account uses one. Otherwise, an
 * unused subject of the template is chosen. The caller has locked the channel's account.
 *
 * @param day the run's local date.
 * @returns undefined if no subject is left.
 */
export async function chooseSubject(
  services: SubjectServices,
  tx: Db,
  channel: SubjectChannel,
  day: string,
): Promise<Chosen | undefined> {
  const own = await firstOwn(tx, channel)
  if (own !== undefined) {
    await tx.delete(channelSubjects).where(eq(channelSubjects.id, own.id))
    return { subject: own.text, isOwnSubject: true, words: own.words }
  }
  const { unusedSubjects, room } = (await reachOf(services, tx, [channel])).get(channel.id)!
  const [subject] = unusedSubjects
  if (room === ENDLESS) {
    const avoid = await subjectsInWork(tx, channel.id)
    return { ...NOT_OWN, subject: null, toFind: { day, avoid, ...(subject && { instead: subject }) } }
  }
  return subject === undefined || room === 0 ? undefined : { ...NOT_OWN, subject }
}

const NOT_OWN = { isOwnSubject: false, words: null }

/**
 * Returns the subject that the channel's next video would have now. Nothing is changed.
 *
 * @returns null if all subjects are used.
 */
export async function readNextSubject(
  services: SubjectServices,
  db: Db,
  channel: SubjectChannel,
): Promise<NextSubject | null> {
  const own = await firstOwn(db, channel)
  if (own !== undefined) return { from: 'list', text: firstLineOf(own.text) }
  const { unusedSubjects, room } = (await reachOf(services, db, [channel])).get(channel.id)!
  if (room === ENDLESS) return { from: 'model', text: null }
  return unusedSubjects[0] === undefined || room === 0 ? null : { from: 'template', text: unusedSubjects[0] }
}

type OwnSubject = { id: string; text: string; words: GivenWords | null }

async function firstOwn(db: Db, { id }: SubjectChannel): Promise<OwnSubject | undefined> {
  const [own] = await db
    .select({ id: channelSubjects.id, text: channelSubjects.text, words: channelSubjects.words })
    .from(channelSubjects)
    .where(eq(channelSubjects.channelId, id))
    .orderBy(asc(channelSubjects.position), asc(channelSubjects.createdAt), asc(channelSubjects.id))
    .limit(1)
  return own && { ...own, words: own.words as GivenWords | null }
}

/** Returns a script's first line, cut to the maximum length of a subject. */
function firstLineOf(text: string): string {
  const line = text.trim().split('\n', 1)[0]!
  const codePoints = Array.from(line)
  return codePoints.length <= MAX_SUBJECT_CODE_POINTS
    ? line
    : `${codePoints.slice(0, MAX_SUBJECT_CODE_POINTS - 1).join('')}…`
}

/** Returns the subjects and scripts of a channel's videos that are being made. */
export async function subjectsInWork(tx: Db, channelId: string): Promise<string[]> {
  const rows = await tx
    .select({ subject: runs.subject })
    .from(runs)
    .where(and(eq(runs.channelId, channelId), eq(runs.status, 'making'), isNotNull(runs.subject)))
    .orderBy(asc(runs.createdAt))
  return rows.map(({ subject }) => subject!)
}

/**
 * Counts the videos that channels can still make, and how many of them come from their owner's lists. Without a
 * language model, each subject uses up one of the template's stories. A script and a subject with given words use none.
 */
export async function countVideosLeft(
  services: SubjectServices,
  db: Db,
  channels: readonly SubjectChannel[],
): Promise<Map<string, VideosLeft>> {
  if (channels.length === 0) return new Map()
  const lists = await countLists(
    db,
    channels.map(({ id }) => id),
  )
  const reach = await reachOf(services, db, channels)
  return new Map(
    channels.map(({ id }): [string, VideosLeft] => {
      const { subjects, scripts } = lists.get(id) ?? { subjects: 0, scripts: 0 }
      const { unusedSubjects, room } = reach.get(id)!
      if (room === ENDLESS) return [id, { videos: null, own: scripts + subjects }]
      const ofStories = (wanted: number): number => scripts + Math.min(room, wanted)
      return [id, { videos: ofStories(subjects + unusedSubjects.length), own: ofStories(subjects) }]
    }),
  )
}

type List = { subjects: number; scripts: number }

/**
 * Counts the subjects and scripts in the lists of channels. A subject with given words counts as a script. Long texts
 * are not loaded, because they can only be scripts.
 */
async function countLists(db: Db, channelIds: readonly string[]): Promise<Map<string, List>> {
  const { channelId, text, words } = channelSubjects
  const short = sql<
    string | null
  >`case when ${words} is null and char_length(${text}) <= ${MAX_SUBJECT_CODE_POINTS} then ${text} end`
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

/**
 * The unused parts of a template. `unusedSubjects` are in the channel's order. `room` is the number of the template's
 * unused stories.
 */
type Reach = { unusedSubjects: string[]; room: number }
/** The room of a channel with a language model, which has no limit. */
const ENDLESS = Infinity

async function reachOf(
  services: SubjectServices,
  db: Db,
  channels: readonly SubjectChannel[],
): Promise<Map<string, Reach>> {
  const ids = channels.map(({ id }) => id)
  const usedByChannel = await usedSubjects(db, ids)
  const rooms = await roomOf(services, db, channels, (id) => usedByChannel.get(id)!.size)
  return new Map(
    channels.map(({ id, templateId }) => {
      const unusedSubjects = templateSubjects(templateId as TemplateId, id).filter(
        (each) => !usedByChannel.get(id)!.has(each),
      )
      return [id, { unusedSubjects, room: rooms.get(id) ?? ENDLESS }]
    }),
  )
}

/**
 * Returns how many more videos the built-in stories allow, for channels without a model. Stories in a channel's memory
 * are used up. If a template has more stories than the memory can hold, all stories that the channel ever used count as
 * used up.
 */
async function roomOf(
  { config }: SubjectServices,
  db: Db,
  channels: readonly SubjectChannel[],
  countUsed: (id: string) => number,
): Promise<Map<string, number>> {
  const writers = new Map<string, string>()
  for (const accountId of new Set(channels.map((channel) => channel.accountId))) {
    writers.set(accountId, await chooseSource(db, config, accountId))
  }
  const builtIn = channels.filter(({ accountId }) => writers.get(accountId) === BUILT_IN)
  if (builtIn.length === 0) return new Map()
  const ids = builtIn.map(({ id }) => id)
  const configs = await db
    .select({ id: channelConfig.channelId, choices: channelConfig.choices })
    .from(channelConfig)
    .where(inArray(channelConfig.channelId, ids))
  const secondsOf = new Map(configs.map(({ id, choices }) => [id, ChannelChoices.parse(choices).durationSeconds]))
  const remembered = await db
    .select({ id: channelMemories.channelId, count: count() })
    .from(channelMemories)
    .where(and(inArray(channelMemories.channelId, ids), channelMemories.isBuiltIn))
    .groupBy(channelMemories.channelId)
  const taken = new Map(remembered.map((each) => [each.id, each.count]))
  const making = await db
    .select({ id: runs.channelId, subject: runs.subject })
    .from(runs)
    .where(and(inArray(runs.channelId, ids), eq(runs.status, 'making'), isNull(runs.words)))
  for (const { id, subject } of making) {
    if (subject !== null && isSubject(subject)) taken.set(id, (taken.get(id) ?? 0) + 1)
  }
  return new Map(
    builtIn.map(({ id, templateId }) => {
      const all = builtInVideoCount(templateId as TemplateId, secondsOf.get(id) ?? 0)
      const now = taken.get(id) ?? 0
      return [id, Math.max(0, all - (all > REMEMBERED_VIDEOS ? Math.max(now, countUsed(id)) : now))]
    }),
  )
}
