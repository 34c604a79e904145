import { PLANS, type Dates } from '@dayreel/catalogue'
import type { Subscription } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDates } from '#lib/dates.ts'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { subscriptionQuery } from './billing-queries.ts'
import styles from './current-plan.module.css'

type CurrentPlanProps = { subscription: Subscription; isOpening: boolean; onManage: () => void }

/**
 * Shows the user's plan, its end date and the remaining projects. One button opens the provider's pages, and another
 * cancels a planned change.
 */
export function CurrentPlan({ subscription, isOpening, onManage }: CurrentPlanProps) {
  const { plan, paidPlan, credits, projectsLeft, hasPortal, endsAt, nextPlan } = subscription
  const queryClient = useQueryClient()
  const dates = useDates()
  const keep = useMutation({
    mutationFn: () => server.keepPlan(),
    onSuccess: (kept) => queryClient.setQueryData(subscriptionQuery.queryKey, kept),
  })
  const isLeaving = endsAt !== null || nextPlan !== null
  return (
    <section className={styles.plan} aria-label="Your plan">
      <dl className={styles.facts}>
        <div>
          <dt>Plan</dt>
          <dd>{nameOf(plan)}</dd>
          {notesOf(subscription, dates).map((note) => (
            <dd key={note} className={styles.note}>
              {note}
            </dd>
          ))}
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
            {projectsLeft === 0 ? 'Each video now costs 1 credit.' : 'Videos included in your plan.'}
          </dd>
        </div>
      </dl>
      <div className={styles.ways}>
        {isLeaving && (
          <Button loading={keep.isPending} onClick={() => keep.mutate()}>
            Keep {nameOf(paidPlan ?? plan)}
          </Button>
        )}
        {hasPortal && (
          <Button variant="default" loading={isOpening} onClick={onManage}>
            Manage
          </Button>
        )}
      </div>
      {keep.isError && (
        <div className={styles.problem}>
          <Notice kind="problem">{messageOf(keep.error)}</Notice>
        </div>
      )}
    </section>
  )
}

/** Shown above everything else while a payment is overdue. */
export function PastDue({ subscription, isOpening, onManage }: CurrentPlanProps) {
  const dates = useDates()
  if (subscription.status !== 'past_due') return null
  return (
    <Notice kind="problem">
      <b>Your payment didn’t go through.</b> Your plan stays as it is until {dates.longDate(subscription.graceEndsAt!)}.{' '}
      <Button size="compact-sm" variant="outline" color="red" loading={isOpening} onClick={onManage}>
        Update payment
      </Button>
    </Notice>
  )
}

function nameOf(plan: Subscription['plan']): string {
  return PLANS.find(({ id }) => id === plan)!.name
}

/** Returns notes on the plan's price and end date. A user may have a granted and a paid plan at the same time. */
function notesOf(subscription: Subscription, dates: Dates): string[] {
  const { plan, grantedPlan, paidPlan } = subscription
  const payment = paymentNote(subscription, dates)
  if (grantedPlan === null) return [payment ?? 'Costs nothing']
  const isGiven = grantedPlan === plan
  const given = isGiven ? 'Free for you' : `You also keep ${nameOf(grantedPlan)} for free.`
  if (payment === undefined || paidPlan === null) return [given]
  return isGiven ? [given, `You also pay for ${nameOf(paidPlan)}. ${payment}`] : [payment, given]
}

function paymentNote(
  { status, renewsAt, endsAt, nextPlan, changesAt }: Subscription,
  dates: Dates,
): string | undefined {
  if (endsAt !== null) return `Ends on ${dates.longDate(endsAt)}`
  if (status === 'past_due') return 'Payment overdue'
  if (nextPlan !== null && changesAt !== null) return `Changes to ${nameOf(nextPlan)} on ${dates.longDate(changesAt)}`
  return renewsAt === null ? undefined : `Renews on ${dates.longDate(renewsAt)}`
}
