import { eq } from 'drizzle-orm'
import { holdChannels, resumeHeldChannels } from '#channels/hold-channels.ts'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { holdPosts, resumeHeldPosts } from '#posts/hold-posts.ts'
import type { SharedServices } from '#services'

type Dependencies = Pick<SharedServices, 'db' | 'auth' | 'jobs' | 'config'>

/**
 * Stops everything that an account does: its sessions end, and its channels, jobs and posts wait. Nothing is lost. The
 * caller has locked the account.
 *
 * @returns the effect as a sentence.
 */
export async function suspendAccount(services: Dependencies, tx: Db, accountId: string): Promise<string> {
  if (await isSuspended(tx, accountId)) throw new AppError('conflict', { message: 'The account is already suspended.' })
  await tx
    .update(accounts)
    .set({ suspendedAt: await appNow(tx) })
    .where(eq(accounts.id, accountId))
  // The channels are stopped first, because a worker that plans their runs adds jobs.
  const channels = await holdChannels(tx, accountId)
  const jobs = await services.jobs.holdAccount(accountId, tx)
  const posts = await holdPosts(tx, accountId)
  await services.auth.block(accountId)
  return `Suspended. Stopped channels: ${channels}, jobs: ${jobs}, posts: ${posts}.`
}

/** Lets a suspended account continue where it stopped. The caller has locked the account. */
export async function restoreAccount(services: Dependencies, tx: Db, accountId: string): Promise<string> {
  if (!(await isSuspended(tx, accountId))) throw new AppError('conflict', { message: 'The account is not suspended.' })
  await tx.update(accounts).set({ suspendedAt: null }).where(eq(accounts.id, accountId))
  await resumeHeldChannels(tx, services, accountId)
  await services.jobs.resumeAccount(accountId, tx)
  await resumeHeldPosts(tx, accountId)
  await services.auth.unblock(accountId)
  return 'Restored. Channels, jobs and posts continue, and the user can sign in again.'
}

async function isSuspended(tx: Db, accountId: string): Promise<boolean> {
  const [account] = await tx
    .select({ suspendedAt: accounts.suspendedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account?.suspendedAt != null
}
