import { PLANS } from '@dayreel/catalogue'
import type { Subscription } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { longDate } from '#lib/long-date.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { subscriptionQuery } from './billing-queries.ts'
import styles from './current-plan.module.css'

type CurrentPlanProps = { subscription: Subscription; isOpening: boolean; onManage: () => void }

/** The plan, until when it goes on, and what is left; the way to the provider's pages, and back from what is planned there. */
export function CurrentPlan({ subscription, isOpening, onManage }: CurrentPlanProps) {
  const { plan, credits, projectsLeft, hasPortal, endsAt, nextPlan } = subscription
  const queryClient = useQueryClient()
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
      <div className={styles.ways}>
        {isLeaving && (
          <Button loading={keep.isPending} onClick={() => keep.mutate()}>
            Keep {nameOf(plan)}
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

function nameOf(plan: Subscription['plan']): string {
  return PLANS.find(({ id }) => id === plan)!.name
}

function whenItGoesOn({ status, renewsAt, endsAt, plan, nextPlan, changesAt }: Subscription): string {
  if (endsAt !== null) return `Ends on ${longDate(endsAt)}`
  if (status === 'past_due') return 'Payment overdue'
  if (nextPlan !== null && changesAt !== null) return `Changes to ${nameOf(nextPlan)} on ${longDate(changesAt)}`
  if (renewsAt !== null) return `Renews on ${longDate(renewsAt)}`
  return plan === 'free' ? 'Costs nothing' : 'Given to you'
}
