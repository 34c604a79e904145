import { SOLD_PLANS } from '@dayreel/catalogue'
import { useIsHost } from './profile.ts'
import { useSiteConfig } from './site-config.ts'

/** The hash of a link to the language models on the operator’s page. */
export const MODELS_HASH = '#models'
/** The operator’s page of language models. */
export const SITE_MODELS_PAGE = `/app/host${MODELS_HASH}`

/** Returns the page where this user can connect a language model. Undefined if only the operator can. */
export function useModelPage(): string | undefined {
  const isHost = useIsHost()
  const hasOwnModels = useSiteConfig()?.ownModels === true
  if (isHost) return SITE_MODELS_PAGE
  return hasOwnModels ? '/app/settings/models' : undefined
}

/**
 * Returns a link to the page where this user can get a language model. The operator connects one. Customers connect
 * their own or choose a plan. Undefined if the site offers neither.
 */
export function useWayToModel(): { page: string; label: string } | undefined {
  const page = useModelPage()
  const config = useSiteConfig()
  if (page !== undefined) return { page, label: 'Connect a language model' }
  const isSold = config?.payments != null && SOLD_PLANS.some((plan) => config.modelPlans.includes(plan))
  return isSold ? { page: '/app/subscription', label: 'Choose a plan with a language model' } : undefined
}
