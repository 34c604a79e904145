import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useCheckout } from '#lib/use-checkout.ts'
import { subscriptionQuery } from './billing-queries.ts'
import { PastDue } from './current-plan.tsx'

/** On every screen of the app as long as a payment is overdue; Subscription has its own. */
export function OverdueBanner() {
  const { data: subscription } = useQuery(subscriptionQuery)
  const { pathname } = useLocation()
  const { processing, manage } = useCheckout()
  if (subscription === undefined || pathname === '/app/subscription') return null
  return <PastDue subscription={subscription} isOpening={processing === 'portal'} onManage={manage} />
}
