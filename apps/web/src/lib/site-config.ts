import type { SiteConfig } from '@dayreel/contract'
import { useEffect, useState } from 'react'

// The contract's own constant would bring its whole validation along, which a public page has no room for.
const SITE_CONFIG_PATH = '/config.json'

let loaded: Promise<SiteConfig> | undefined

/**
 * What the server tells the browser about this installation. Asked once a page; asked again after a failure.
 *
 * @throws {Error} where the server can't be reached or answers something else; its message is for a person.
 */
export function loadSiteConfig(): Promise<SiteConfig> {
  loaded ??= ask().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

/** The same for a component; undefined until it is there. */
export function useSiteConfig(): SiteConfig | undefined {
  const [config, setConfig] = useState<SiteConfig>()
  useEffect(() => {
    loadSiteConfig().then(setConfig, () => undefined) // whoever does something with the server will hear that it is gone
  }, [])
  return config
}

async function ask(): Promise<SiteConfig> {
  const answered = (await fetch(SITE_CONFIG_PATH)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)) as SiteConfig | undefined
  if (typeof answered?.auth?.url !== 'string')
    throw new Error('The server can’t be reached. Check your connection and try again.')
  return answered
}
