import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useCheckout } from '#lib/use-checkout.ts'
import { subscriptionQuery } from './billing-queries.ts'
import { PastDue } from './current-plan.tsx'
import styles from './overdue-banner.module.css'

/** A banner on every app screen while a payment is overdue, except on Subscription, which shows its own notice. */
export function OverdueBanner() {
  const { data: subscription } = useQuery(subscriptionQuery)
  const { pathname } = useLocation()
  const { processing, manage } = useCheckout()
  if (subscription === undefined || pathname === '/app/subscription') return null
  if (subscription.status !== 'past_due') return null
  return (
    <div className={styles.banner}>
      <PastDue subscription={subscription} isOpening={processing === 'portal'} onManage={manage} />
    </div>
  )
}
