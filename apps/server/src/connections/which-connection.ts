import { platformOf, type PlatformName } from '@dayreel/catalogue'
import { and, eq, type SQL } from 'drizzle-orm'
import { connections } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'

/**
 * Names one of a user's connections by its id, or all of the user's connections to a platform. Another user's
 * connection counts as not found.
 */
export type WhichConnection = { accountId: string; platform?: PlatformName; id?: string }

export function isConnection({ accountId, platform, id }: WhichConnection): SQL | undefined {
  if (platform === undefined && id === undefined) throw new Error('Choose a connection.')
  return and(
    eq(connections.accountId, accountId),
    platform === undefined ? undefined : eq(connections.platform, platform),
    id === undefined ? undefined : eq(connections.id, id),
  )
}

export function noConnection({ platform }: WhichConnection): AppError {
  const label = platform === undefined ? '' : `${platformOf(platform).label} `
  return new AppError('not_found', { message: `There is no such ${label}connection. It may have been removed.` })
}
