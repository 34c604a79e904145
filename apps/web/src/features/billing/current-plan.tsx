import { PLANS } from '@dayreel/catalogue'
import type { Subscription } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { longDate } from '#lib/long-date.ts'
import { Notice } from '#ui/notice.tsx'
import styles from './current-plan.module.css'

type CurrentPlanProps = { subscription: Subscription; isOpening: boolean; onManage: () => void }

/** The plan, until when it goes on, and what is left; and the way to the provider's pages. */
export function CurrentPlan({ subscription, isOpening, onManage }: CurrentPlanProps) {
  const { plan, credits, projectsLeft, hasPortal } = subscription
  return (
    <section className={styles.plan} aria-label="Your plan">
      <dl className={styles.facts}>
        <div>
          <dt>Plan</dt>
          <dd>{PLANS.find(({ id }) => id === plan)!.name}</dd>
          <dd className={styles.note}>{whenItGoesOn(subscription)}</dd>
        </div>
        <div>
          <dt>Credits</dt>
          <dd>{credits}</dd>
          <dd className={styles.note}>They never expire.</dd>
        </div>
        <div>
          <dt>Projects left</dt>
          <dd>{projectsLeft ?? 'Unlimited'}</dd>
          <dd className={styles.note}>
            {projectsLeft === 0 ? 'A video costs 1 credit now.' : 'Videos that your plan pays for.'}
          </dd>
        </div>
      </dl>
      {hasPortal && (
        <Button variant="default" loading={isOpening} onClick={onManage}>
          Manage
        </Button>
      )}
    </section>
  )
}

/** Stands above everything as long as a payment is overdue. */
export function PastDue({ subscription, isOpening, onManage }: CurrentPlanProps) {
  if (subscription.status !== 'past_due') return null
  return (
    <Notice kind="problem">
      <b>Your payment did not go through.</b> Your plan stays as it is until {longDate(subscription.graceEndsAt!)}.{' '}
      <Button size="compact-sm" variant="outline" color="red" loading={isOpening} onClick={onManage}>
        Update payment
      </Button>
    </Notice>
  )
}

function whenItGoesOn({ status, renewsAt, endsAt, plan }: Subscription): string {
  if (endsAt !== null) return `Ends on ${longDate(endsAt)}`
  if (status === 'past_due') return 'Payment overdue'
  if (renewsAt !== null) return `Renews on ${longDate(renewsAt)}`
  return plan === 'free' ? 'Costs nothing' : 'Given to you'
}
