import type { TemplateId } from '@dayreel/catalogue'
import { and, asc, count, eq, inArray, or, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channelSubjects, runs } from '#db/schema.ts'
import { templateSubjects } from './templates/template-subjects.ts'

export type Chosen = { subject: string; isOwnSubject: boolean }
type Asking = { id: string; templateId: string }

/**
 * What a channel's next video is about: the first of its owner's list, which it leaves with this, else what its template has not told
 * yet. The channel's account is locked.
 *
 * @returns undefined where all has been told.
 */
export async function chooseSubject(tx: Db, channel: Asking): Promise<Chosen | undefined> {
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
  const told = (await toldSubjects(tx, [channel.id])).get(channel.id)!
  const subject = templateSubjects(channel.templateId as TemplateId, channel.id).find((each) => !told.has(each))
  return subject === undefined ? undefined : { subject, isOwnSubject: false }
}

/** How many videos channels still have something to tell for, and how many of these are of their owner's lists. */
export async function countVideosLeft(
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
  const told = await toldSubjects(db, ids)
  return new Map(
    asked.map(({ id, templateId }) => {
      const own = ownOf.get(id) ?? 0
      const untold = templateSubjects(templateId as TemplateId, id).filter((each) => !told.get(id)?.has(each))
      return [id, { videos: own + untold.length, own }]
    }),
  )
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
