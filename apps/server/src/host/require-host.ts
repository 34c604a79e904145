import { and, eq } from 'drizzle-orm'
import { accounts } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'

/** @throws {AppError} `forbidden` if the account is not an operator's. */
export async function requireHost({ db }: Pick<Services, 'db'>, accountId: string): Promise<void> {
  const isHost = await db.$count(accounts, and(eq(accounts.id, accountId), eq(accounts.isHost, true)))
  if (isHost === 0) throw new AppError('forbidden', { message: 'Only the operator of this site may see this.' })
}
