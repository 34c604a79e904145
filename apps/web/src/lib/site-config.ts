import type { SiteConfig } from '@dayreel/contract'
import { useEffect, useState } from 'react'
import { unreachableText } from './unreachable-text.ts'

// The contract exports this path, too, but importing it would add the contract's whole validation to every public page.
const SITE_CONFIG_PATH = '/config.json'

let loaded: Promise<SiteConfig> | undefined

/**
 * Loads the server's description of this installation. It is loaded once per page, and again after a failure.
 *
 * @throws {Error} with a message for the user if the server cannot be reached or the response is invalid.
 */
export function loadSiteConfig(): Promise<SiteConfig> {
  loaded ??= ask().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

/** Returns the description of this installation for a component, or undefined until it is loaded. */
export function useSiteConfig(): SiteConfig | undefined {
  const [config, setConfig] = useState<SiteConfig>()
  useEffect(() => {
    loadSiteConfig().then(setConfig, () => undefined) // The next call to the server shows the error.
  }, [])
  return config
}

async function ask(): Promise<SiteConfig> {
  const answered = (await fetch(SITE_CONFIG_PATH)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)) as SiteConfig | undefined
  if (typeof answered?.auth?.url !== 'string') throw new Error(unreachableText())
  return answered
}
