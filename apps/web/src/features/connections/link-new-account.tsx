import type { SiteConfig } from '@dayreel/contract'
import { listPlatforms, platformOf, type PlatformName } from '@dayreel/catalogue'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '#lib/connections.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { Notice } from '#ui/notice.tsx'
import { PlatformMark } from '#ui/platform-mark.tsx'
import styles from './link-new-account.module.css'
import { useStartConnecting } from './start-connecting.ts'

/** Shows a button for each platform to connect an account. */
export function LinkNewAccount() {
  const platforms = useSiteConfig()?.platforms
  return (
    <ul className={styles.platforms}>
      {listPlatforms().map(({ name }) => (
        <Platform key={name} platform={name} platforms={platforms} />
      ))}
    </ul>
  )
}

type PlatformProps = {
  platform: PlatformName
  platforms: SiteConfig['platforms'] | undefined
}

function Platform({ platform, platforms }: PlatformProps) {
  // A platform whose accounts have not been loaded counts as not connected.
  const { data: accounts = [] } = useQuery(accountsQuery(platform))
  const { start, isStarting, problem } = useStartConnecting(platform)
  const { label: name, purpose, hasManyAccounts } = platformOf(platform)
  const state = platforms?.[platform] ?? 'off'
  const isOff = platforms !== undefined && state === 'off'
  const isExpired = !hasManyAccounts && accounts.some((account) => account.isExpired)
  const isDone = !hasManyAccounts && accounts.length > 0 && !isExpired
  return (
    <li className={styles.platform}>
      <PlatformMark platform={platform} />
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{purpose}</p>
        {state === 'sandbox' && <p className={styles.sandbox}>Sandbox: nothing is really posted.</p>}
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
