import { useIsHost } from './profile.ts'
import { useSiteConfig } from './site-config.ts'

/** Returns the page where this user can connect a language model. Undefined if only the operator can. */
export function useModelPage(): string | undefined {
  const isHost = useIsHost()
  const hasOwnModels = useSiteConfig()?.ownModels === true
  if (isHost) return '/app/host'
  return hasOwnModels ? '/app/settings/models' : undefined
}
