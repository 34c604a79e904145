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
  const told = await toldSubjects(tx, channel.id)
  const subject = templateSubjects(channel.templateId as TemplateId, channel.id).find((each) => !told.has(each))
  return subject === undefined ? undefined : { subject, isOwnSubject: false }
}

/** How many videos a channel still has something to tell for. */
export async function countVideosLeft(db: Db, channel: Asking): Promise<number> {
  const [own] = await db
    .select({ count: count() })
    .from(channelSubjects)
    .where(eq(channelSubjects.channelId, channel.id))
  const told = await toldSubjects(db, channel.id)
  const fromTemplate = templateSubjects(channel.templateId as TemplateId, channel.id).filter((each) => !told.has(each))
  return own!.count + fromTemplate.length
}

/** What there are videos of, or will be: what failed may be tried again. */
async function toldSubjects(db: Db, channelId: string): Promise<Set<string>> {
  const rows = await db
    .select({ subject: runs.subject, replaced: runs.replacedSubjects })
    .from(runs)
    .where(
      and(
        eq(runs.channelId, channelId),
        or(inArray(runs.status, ['making', 'ready']), and(eq(runs.status, 'skipped'), isNotNull(runs.videoId))),
      ),
    )
  return new Set(rows.flatMap(({ subject, replaced }) => (subject === null ? replaced : [subject, ...replaced])))
}
