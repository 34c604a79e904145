import { PlatformError } from '@dayreel/platforms'
import { AppError } from '#lib/app-error.ts'
import type { SharedServices as Services } from '#services'
import { takeState } from './connect-state.ts'
import { linkGranted } from './link-account.ts'

/**
 * Links the account whose owner has come back from TikTok with a code.
 *
 * @throws {AppError} `conflict` with a sentence for the page, which puts “Error:” before it.
 */
export async function connectTikTok(
  services: Services,
  accountId: string,
  { code, state }: { code: string; state: string },
): Promise<{ message: string }> {
  services.platforms.get('tiktok')
  const taken = await takeState(services, { name: 'tiktok', state, accountId })
  if (taken === undefined) {
    throw new AppError('conflict', { message: 'This link from TikTok was used already or is older than ten minutes' })
  }
  const linked = await linkGranted(services, { ...taken, name: 'tiktok', code }).catch((error: unknown) => {
    if (!(error instanceof PlatformError)) throw error
    services.log.warn(
      { platform: 'tiktok', kind: error.kind, reason: error.code, detail: error.detail },
      'not connected',
    )
    const message = error.text?.replace(/\.$/, '') ?? 'TikTok did not complete the connection'
    throw new AppError(error.kind === 'retry_later' ? 'platform_failed' : 'conflict', { message })
  })
  if (linked === 'linked') return { message: 'TikTok account connected successfully!' }
  throw new AppError('conflict', { message: 'This TikTok account is connected to another account of this site' })
}
