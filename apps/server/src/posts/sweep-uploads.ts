import { eq } from 'drizzle-orm'
import { posts } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { ACCOUNTS_FOLDER, accountFolder } from '#storage/account-folder.ts'
import { needsFile } from './needs-file.ts'

type Sweep = Pick<Services, 'db' | 'storage'>

/**
 * How long a file without a post is kept, in milliseconds. The file belongs to an upload in progress or to a server
 * that has died.
 */
const KEPT_WITHOUT_POST_MS = 24 * 60 * 60_000

/** Removes uploaded files that no post needs any more. */
export async function sweepUploads(services: Sweep, signal: AbortSignal): Promise<void> {
  for await (const account of services.storage.listFolders(ACCOUNTS_FOLDER)) {
    signal.throwIfAborted()
    await sweepUploadsOf(services, account)
  }
}

/** Removes one account's uploaded files that no post needs any more. */
export async function sweepUploadsOf({ db, storage }: Sweep, accountId: string): Promise<void> {
  const before = Date.now() - KEPT_WITHOUT_POST_MS
  for await (const { key, changedAt } of storage.list(`${accountFolder(accountId)}uploads/`)) {
    const rows = await db.select({ status: posts.status }).from(posts).where(eq(posts.fileKey, key))
    const isOver = rows.length > 0 ? !rows.some(({ status }) => needsFile(status)) : changedAt.getTime() <= before
    if (isOver) await storage.delete(key)
  }
}
