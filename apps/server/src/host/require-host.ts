import { and, eq } from 'drizzle-orm'
import { accounts } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'

/** Returns whether the account belongs to an operator of this site. */
export async function isHost(db: Services['db'], accountId: string): Promise<boolean> {
  return (await db.$count(accounts, and(eq(accounts.id, accountId), eq(accounts.isHost, true)))) > 0
}

/** @throws {AppError} `forbidden` if the account is not an operator's. */
export async function requireHost({ db }: Pick<Services, 'db'>, accountId: string): Promise<void> {
  if (await isHost(db, accountId)) return
  throw new AppError('forbidden', { message: 'Only the operator of this site may see this.' })
}
