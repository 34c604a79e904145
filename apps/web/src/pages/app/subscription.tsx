import { Skeleton, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ASK_AGAIN_MS, statementQuery, subscriptionQuery } from '#features/billing/billing-queries.ts'
import { CurrentPlan, PastDue } from '#features/billing/current-plan.tsx'
import { Packs } from '#features/billing/packs.tsx'
import { Statement } from '#features/billing/statement.tsx'
import { PlanCards } from '#features/plans/plan-cards.tsx'
import { whereToReturn } from '#lib/checkout-return.ts'
import { creditsQuery, readBalancesAgain } from '#lib/credits.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { useCheckout } from '#lib/use-checkout.ts'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Subscription', isIndexed: false })

const WITH_TAX = 'Prices are without tax. The payment page adds it, by where you live, before you pay.'

export default function SubscriptionPage() {
  const subscription = useQuery({ ...subscriptionQuery, refetchInterval: ASK_AGAIN_MS })
  const checkout = useCheckout()
  const config = useSiteConfig()
  const [query, setQuery] = useSearchParams()
  const isCancelled = query.get('checkout') === 'cancelled'
  const opensPortal = query.get('open') === 'portal'
  const hasOpened = useRef(false)
  useEffect(() => {
    if (!opensPortal || hasOpened.current) return
    hasOpened.current = true
    setQuery({}, { replace: true })
    checkout.manage()
  }, [checkout, opensPortal, setQuery])
  const queryClient = useQueryClient()
  const credits = subscription.data?.credits
  useEffect(() => {
    // They came or went: the sidebar and the statement say so, too.
    if (credits === undefined || credits === queryClient.getQueryData(creditsQuery.queryKey)) return
    readBalancesAgain(queryClient)
    void queryClient.invalidateQueries(statementQuery)
  }, [credits, queryClient])
  const returnTo = whereToReturn()
  const isOpening = checkout.processing === 'portal'
  return (
    <Screen title="Subscription" lead="Your plan, your credits, and where they went.">
      <Stack gap="xl">
        {config?.payments?.sandbox && (
          <Notice kind="hint">
            This is a sandbox: paying leads to a stand-in for the payment provider, and no money moves.
          </Notice>
        )}
        {isCancelled && <Notice kind="hint">Nothing was bought, and nothing was charged.</Notice>}
        {returnTo !== undefined && (
          <Notice kind="hint">
            You ran out of credits. <Link to={returnTo}>Go back to what you were doing</Link>; your work is kept.
          </Notice>
        )}
        {checkout.problem !== undefined && <Notice kind="problem">{checkout.problem}</Notice>}
        {subscription.isPending ? (
          <Skeleton h={120} aria-label="Loading your plan" role="status" />
        ) : subscription.isError ? (
          <Problem
            title="Your plan couldn’t be loaded"
            error={subscription.error}
            onRetry={() => void subscription.refetch()}
          />
        ) : (
          <>
            <PastDue subscription={subscription.data} isOpening={isOpening} onManage={checkout.manage} />
            <CurrentPlan subscription={subscription.data} isOpening={isOpening} onManage={checkout.manage} />
          </>
        )}
        <Panel title="Plans" isNarrow {...(config?.payments?.addsTax ? { lead: WITH_TAX } : {})}>
          <PlanCards
            level={3}
            buying={{
              processing: checkout.processing,
              current: subscription.data?.status === 'none' ? undefined : subscription.data?.plan,
              next: subscription.data?.nextPlan,
              hasPlan: subscription.data !== undefined && subscription.data.status !== 'none',
              onBuy: (plan) => checkout.buy(plan, ({ plans }) => plans[plan]),
            }}
          />
        </Panel>
        <Panel
          title="Credits"
          lead="One credit pays for a video beyond your plan’s projects, or for a run of a channel."
          isNarrow
        >
          <Packs checkout={checkout} />
        </Panel>
        <Panel title="Statement" isNarrow>
          <Statement />
        </Panel>
      </Stack>
    </Screen>
  )
}
