import type { PostAllowance } from '@dayreel/contract'
import { PlatformError } from '@dayreel/platforms'
import { and, eq } from 'drizzle-orm'
import { connections } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { openAccount, reach } from '#connections'
import { nextFreeUpload } from './upload-budget.ts'
import type { SharedServices as Services } from '#services'

const TIMEOUT_MS = 20_000

/**
 * Reads the platform's current limits for an account.
 *
 * @throws {AppError} `not_found`, `connection_expired`, `platform_failed`
 */
export async function readAllowance(
  services: Services,
  { accountId, id }: { accountId: string; id: string },
): Promise<PostAllowance> {
  const { db, platforms } = services
  const [row] = await db
    .select()
    .from(connections)
    .where(and(eq(connections.id, id), eq(connections.accountId, accountId)))
  if (row === undefined) {
    throw new AppError('not_found', { message: 'There is no such connection. It may have been removed.' })
  }
  platforms.get(row.platform)
  const ask = async (endedToken?: string): Promise<PostAllowance> => {
    const { platform } = reach(services, row)
    const account = await openAccount(services, id, endedToken)
    try {
      const allowance = await platform.readAllowance(account, AbortSignal.timeout(TIMEOUT_MS))
      const { dayBudget: budget } = platforms.callsOf(row.platform)
      const goesOutAt = budget && (await nextFreeUpload(db, { platform: row.platform, budget, accountId, at: null }))
      return {
        accountName: allowance.accountName,
        profilePictureUrl: allowance.pictureUrl ?? null,
        privacies: [...allowance.privacies],
        maxSeconds: allowance.maxSeconds,
        canComment: allowance.canComment,
        canDuet: allowance.canDuet,
        canStitch: allowance.canStitch,
        canPost: allowance.privacies.length > 0,
        postsLeft: allowance.postsLeft ?? null,
        nextPostAt: goesOutAt?.isToday === false ? goesOutAt.at.toISOString() : null,
      }
    } catch (error) {
      const isEnded = error instanceof PlatformError && error.kind === 'refresh_then_retry_once'
      if (isEnded && endedToken === undefined) return ask(account.tokens.accessToken)
      throw error
    }
  }
  return ask().catch((error: unknown) => {
    if (!(error instanceof PlatformError)) throw error
    const isExpired = error.kind === 'reconnect_required' || error.kind === 'refresh_then_retry_once'
    throw new AppError(
      isExpired ? 'connection_expired' : 'platform_failed',
      error.text === undefined ? {} : { message: error.text },
    )
  })
}
