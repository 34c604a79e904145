import type { InstagramStatus, SiteConfig, TikTokStatus } from '@dayreel/contract'
import { PLATFORM_LABELS, type PlatformName } from '@dayreel/catalogue'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { instagramStatusQuery, tiktokStatusQuery, youtubeConnectionsQuery } from '#lib/connections.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { Notice } from '#ui/notice.tsx'
import { PlatformMark } from '#ui/platform-mark.tsx'
import styles from './link-new-account.module.css'
import { useStartConnecting } from './start-connecting.ts'

/** What linking an account is for. */
const PURPOSES: Readonly<Record<PlatformName, string>> = {
  youtube: 'Upload videos, and let your channels post theirs. Several channels can be linked.',
  instagram: 'Share videos as Reels. Your account has to be a Business or Creator account.',
  tiktok: 'Post videos, or send them to your drafts to finish them in the app.',
}

/** A button for each platform that accounts can be linked of. */
export function LinkNewAccount() {
  const platforms = useSiteConfig()?.platforms
  const youtube = useQuery(youtubeConnectionsQuery)
  const instagram = useQuery(instagramStatusQuery)
  const tiktok = useQuery(tiktokStatusQuery)
  return (
    <ul className={styles.platforms}>
      {/* Several channels can be linked, so it stays usable. */}
      <Platform platform="youtube" platforms={platforms} isLinked={(youtube.data?.length ?? 0) > 0} isRepeatable />
      <Platform platform="instagram" platforms={platforms} {...standingOf(instagram.data)} />
      <Platform platform="tiktok" platforms={platforms} {...standingOf(tiktok.data)} />
    </ul>
  )
}

/** Whoever can't be asked counts as not connected. */
function standingOf(status: InstagramStatus | TikTokStatus | undefined) {
  return { isLinked: status?.isConnected === true, isExpired: status?.isExpired === true }
}

type PlatformProps = {
  platform: PlatformName
  platforms: SiteConfig['platforms'] | undefined
  isLinked: boolean
  isExpired?: boolean
  isRepeatable?: boolean
}

function Platform({ platform, platforms, isLinked, isExpired = false, isRepeatable = false }: PlatformProps) {
  const { start, isStarting, problem } = useStartConnecting(platform)
  const name = PLATFORM_LABELS[platform]
  const state = platforms?.[platform]
  const isOff = state === 'off'
  const isDone = isLinked && !isExpired && !isRepeatable
  return (
    <li className={styles.platform}>
      <PlatformMark platform={platform} />
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{PURPOSES[platform]}</p>
        {state === 'sandbox' && (
          <p className={styles.sandbox}>Sandbox: a stand-in on this machine. Nothing is really posted.</p>
        )}
        {isOff && <p className={styles.off}>Not set up on this site</p>}
      </div>
      <Button
        variant={isDone || isOff ? 'default' : 'filled'}
        disabled={isOff || isDone || platforms === undefined}
        loading={isStarting}
        onClick={start}
        aria-label={isDone ? `${name}: Connected` : undefined}
      >
        {isDone ? 'Connected' : `${isExpired ? 'Reconnect' : 'Connect'} ${name}`}
      </Button>
      {problem !== undefined && (
        <div className={styles.problem}>
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
    </li>
  )
}
