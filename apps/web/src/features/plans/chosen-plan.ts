import { soldPlan, type Plan, type SoldPlan } from '@dayreel/catalogue'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { forgetWayBack, rememberWayBack, wayBack } from '#lib/way-back.ts'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'

const PARAMETER = 'plan'

export type ChosenPlan = Plan & { id: SoldPlan }

/** Returns the path of the register page for a chosen plan. */
export function registerPath(plan: SoldPlan): string {
  return `/register?${PARAMETER}=${plan}`
}

/** Returns the path of the app page that starts a plan's checkout after a confirmation. */
export function checkoutPath(plan: SoldPlan): string {
  return `/app/subscription?${PARAMETER}=${plan}`
}

/** Returns the plan in a URL's query, or undefined if that plan is not for sale. */
export function planOf(search: string): ChosenPlan | undefined {
  return soldPlan(new URLSearchParams(search).get(PARAMETER))
}

/**
 * Finds the plan that a visitor chose before registering. Signing in then leads to that plan's checkout, even by way of
 * a confirmation email or Google.
 *
 * @returns `plan`, which is undefined without a choice and until the page runs in a browser, and `drop`, which discards
 * the choice.
 */
export function useChosenPlan(): { plan: ChosenPlan | undefined; drop: () => void } {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const inAddress = planOf(search)
  const to = inAddress && checkoutPath(inAddress.id)
  useEffect(() => {
    if (to !== undefined) rememberWayBack(to)
  }, [to])
  const drop = (): void => {
    forgetWayBack()
    void navigate(pathname, { replace: true })
  }
  return { plan: isHydrated ? (inAddress ?? rememberedPlan()) : undefined, drop }
}

function rememberedPlan(): ChosenPlan | undefined {
  const [path, search = ''] = wayBack().split('?')
  return path === '/app/subscription' ? planOf(search) : undefined
}
