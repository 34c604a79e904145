import { eq } from 'drizzle-orm'
import { posts } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { ACCOUNTS_FOLDER } from '#storage/account-folder.ts'

const KEPT_MS = 24 * 60 * 60_000
const OPEN = ['scheduled', 'waiting', 'posting', 'uncertain']

/** Removes files that were brought to be posted, a day after they came, but for those that still wait for it. */
export async function sweepUploads({ db, storage }: Services, signal: AbortSignal): Promise<void> {
  const before = Date.now() - KEPT_MS
  for await (const account of storage.listFolders(ACCOUNTS_FOLDER)) {
    for await (const { key, changedAt } of storage.list(`${ACCOUNTS_FOLDER}${account}/uploads/`)) {
      signal.throwIfAborted()
      if (changedAt.getTime() > before) continue
      const rows = await db.select({ status: posts.status }).from(posts).where(eq(posts.fileKey, key))
      if (!rows.some(({ status }) => OPEN.includes(status))) await storage.delete(key)
    }
  }
}
