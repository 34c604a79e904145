import { createDates, PLANS } from '@dayreel/catalogue'
import type { Purchase } from '@dayreel/contract'
import { browserRegion } from '#lib/browser-region.ts'
import styles from './purchase-facts.module.css'

/** Shows the purchase, its credits and its renewal date. */
export function PurchaseFacts({ purchase, isPaid }: { purchase: Purchase; isPaid: boolean }) {
  const { plan, credits, isApplied, renewsAt } = purchase
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{isPaid ? 'Bought' : 'Ordered'}</dt>
        <dd>{plan === null ? `${credits} credits` : `${nameOf(plan)} plan`}</dd>
      </div>
      <div>
        <dt>{isApplied ? 'Credits added' : 'Credits on the way'}</dt>
        <dd>{credits}</dd>
      </div>
      {renewsAt !== null && (
        <div>
          <dt>Renews on</dt>
          <dd>{createDates(browserRegion()).longDate(renewsAt)}</dd>
        </div>
      )}
    </dl>
  )
}

function nameOf(plan: NonNullable<Purchase['plan']>): string {
  return PLANS.find(({ id }) => id === plan)!.name
}
