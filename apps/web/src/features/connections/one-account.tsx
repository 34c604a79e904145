import type { InstagramStatus, TikTokStatus } from '@dayreel/contract'
import { PLATFORM_LABELS } from '@dayreel/catalogue'
import { server } from '#lib/api.ts'
import { accountName } from '#lib/connections.ts'
import { AccountRow, Connected } from './account-row.tsx'
import { DisconnectAccount } from './disconnect-account.tsx'
import { Reconnect } from './reconnect.tsx'

type OneAccountProps = {
  platform: 'instagram' | 'tiktok'
  status: InstagramStatus | TikTokStatus
  /** The platform's own id of it. */
  accountId: string | null
}

const DISCONNECTS = {
  instagram: () => server.disconnectInstagram(),
  tiktok: () => server.disconnectTikTok(),
} as const

/** The account of a platform that only one is linked of. */
export function OneAccount({ platform, status, accountId }: OneAccountProps) {
  const name = accountName(PLATFORM_LABELS[platform], status.username, accountId)
  return (
    <AccountRow
      platform={platform}
      name={name}
      pictureUrl={status.profilePictureUrl}
      isSandbox={status.isSandbox}
      note={status.note}
      standing={status.isExpired ? <Reconnect platform={platform} /> : <Connected />}
    >
      <DisconnectAccount platform={platform} connectionId={status.id} name={name} disconnect={DISCONNECTS[platform]} />
    </AccountRow>
  )
}
