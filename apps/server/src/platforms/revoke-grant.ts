import { PLATFORM_NAMES } from '@dayreel/catalogue'
import { PlatformError } from '@dayreel/platforms'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { connections } from '#db/schema.ts'
import { noteFarewell } from '#farewell/farewells.ts'
import type { SharedServices as Services } from '#services'
import type { ConnectionRow } from './open-account.ts'
import { openTokens, StoredTokens } from './tokens.ts'

/** The kind of farewell that gives a permission back at its platform. */
export const REVOKE_GRANT = 'revoke-grant'
const Payload = z.object({
  platform: z.enum(PLATFORM_NAMES),
  isSandbox: z.boolean(),
  id: z.string(),
  handle: z.string().nullable(),
  tokens: StoredTokens,
})
type Payload = z.infer<typeof Payload>
const TIMEOUT_MS = 30_000

/** Notes that a permission is to be given back, in the transaction that deletes its tokens. */
export async function noteRevocation(
  { sealing, jobs }: Pick<Services, 'sealing' | 'jobs'>,
  tx: Db,
  row: ConnectionRow,
): Promise<void> {
  const { platform, isSandbox, platformId, handle, sealedTokens } = row
  if (sealedTokens === null) return // it has been taken back there
  const tokens = openTokens(sealing, { ...row, sealedTokens })
  const payload: Payload = {
    platform,
    isSandbox,
    id: platformId,
    handle,
    tokens: { ...tokens, scopes: [...tokens.scopes] },
  }
  await noteFarewell(tx, { sealing, jobs }, { kind: REVOKE_GRANT, payload })
}

/** For an account that goes: all of its permissions are given back. */
export async function noteRevocationsOf(
  services: Pick<Services, 'sealing' | 'jobs'>,
  tx: Db,
  accountId: string,
): Promise<void> {
  const rows = await tx.select().from(connections).where(eq(connections.accountId, accountId)).for('update')
  for (const row of rows) await noteRevocation(services, tx, row)
}

/** Where the platform is not set up any more there is nobody to give it back to. */
export async function revokeGrant({ platforms, log }: Services, payload: unknown, signal: AbortSignal): Promise<void> {
  const { platform: name, isSandbox, id, handle, tokens } = Payload.parse(payload)
  const reached = platforms.find(name)
  if (reached?.isSandbox !== isSandbox) return
  const account = { id, ...(handle === null ? {} : { handle }), tokens }
  try {
    await reached.platform.revoke(account, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]))
  } catch (error) {
    const isOver =
      error instanceof PlatformError &&
      ['reconnect_required', 'permanent', 'refresh_then_retry_once'].includes(error.kind)
    if (!isOver) throw error
    log.info({ platform: name, reason: error.code }, 'a permission had ended already')
  }
}
