import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { runs } from '#db/schema.ts'

/**
 * Returns the subjects of each channel that have a finished or unfinished video. Subjects of failed videos are left
 * out, because they may be tried again.
 */
export async function usedSubjects(db: Db, channelIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({ channelId: runs.channelId, subject: runs.subject, replaced: runs.replacedSubjects })
    .from(runs)
    .where(
      and(
        inArray(runs.channelId, [...channelIds]),
        or(inArray(runs.status, ['making', 'ready']), and(eq(runs.status, 'skipped'), isNotNull(runs.videoId))),
      ),
    )
  const subjects = new Map(channelIds.map((id) => [id, new Set<string>()]))
  for (const { channelId, subject, replaced } of rows) {
    for (const each of subject === null ? replaced : [subject, ...replaced]) subjects.get(channelId)!.add(each)
  }
  return subjects
}
