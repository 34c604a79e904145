import { and, eq } from 'drizzle-orm'
import { media } from '#db/schema.ts'
import type { Services } from '#services'
import { lockMedia, type MediaRow } from './find-media.ts'
import type { OwnedMedia } from './media-files.ts'

/**
 * Renames a file or gives it other tags. Tags that differ only in case are the same tag.
 *
 * @throws {AppError} `not_found`
 */
export async function changeMedia(
  { db }: Pick<Services, 'db'>,
  owned: OwnedMedia,
  { name, tags }: { name?: string | undefined; tags?: readonly string[] | undefined },
): Promise<MediaRow> {
  return db.transaction(async (tx) => {
    const before = await lockMedia(tx, owned)
    if (name === undefined && tags === undefined) return before
    const [changed] = await tx
      .update(media)
      .set({ ...(name !== undefined && { name }), ...(tags && { tags: distinct(tags) }) })
      .where(and(eq(media.accountId, owned.accountId), eq(media.id, owned.mediaId)))
      .returning()
    return changed!
  })
}

function distinct(tags: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const tag of tags) if (!kept.has(tag.toLowerCase())) kept.set(tag.toLowerCase(), tag)
  return [...kept.values()]
}
