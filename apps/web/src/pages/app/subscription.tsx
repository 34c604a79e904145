import type { SoldPlan } from '@dayreel/catalogue'
import type { Subscription } from '@dayreel/contract'
import { Skeleton, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ASK_AGAIN_MS, statementQuery, subscriptionQuery } from '#features/billing/billing-queries.ts'
import { CurrentPlan, PastDue } from '#features/billing/current-plan.tsx'
import { Packs } from '#features/billing/packs.tsx'
import { Statement } from '#features/billing/statement.tsx'
import { ConfirmPlan } from '#features/plans/confirm-plan.tsx'
import { PlanCards } from '#features/plans/plan-cards.tsx'
import { whereToReturn } from '#lib/checkout-return.ts'
import { creditsQuery, readBalancesAgain } from '#lib/credits.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { useCheckout, type Checkout } from '#lib/use-checkout.ts'
import { ConfirmPurchase } from '#ui/confirm-purchase.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Subscription', isIndexed: false })

const WITH_TAX = 'Prices exclude tax. The payment page adds it for your country before you pay.'

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
    // The balance has changed, so the sidebar and the statement are refetched.
    if (credits === undefined || credits === queryClient.getQueryData(creditsQuery.queryKey)) return
    readBalancesAgain(queryClient)
    void queryClient.invalidateQueries(statementQuery)
  }, [credits, queryClient])
  const returnTo = whereToReturn()
  const isOpening = checkout.processing === 'portal'
  const buyPlan = (plan: SoldPlan): void => checkout.buy(plan, ({ plans }) => plans[plan])
  return (
    <Screen title="Subscription" lead="Your plan, your credits and how you used them.">
      <ConfirmPlan subscription={subscription.data} checkout={checkout} onBuy={buyPlan} />
      <Stack gap="xl">
        {config?.payments?.sandbox && (
          <Notice kind="hint">Sandbox: payments are simulated. You won’t be charged.</Notice>
        )}
        {isCancelled && <Notice kind="hint">You left the checkout. Nothing was charged.</Notice>}
        {returnTo !== undefined && (
          <Notice kind="hint">
            You ran out of credits. <Link to={returnTo}>Go back to what you were doing</Link>; your work is kept.
          </Notice>
        )}
        {checkout.warning !== undefined && <ConfirmPurchase warning={checkout.warning} />}
        {checkout.problem !== undefined && <Notice kind="problem">{checkout.problem}</Notice>}
        {subscription.isPending ? (
          <Stack gap="xl" role="status" aria-label="Loading your plan">
            <Skeleton h={120} />
            <Skeleton h={480} />
          </Stack>
        ) : subscription.isLoadingError ? (
          <Problem
            title="Your plan couldn’t be loaded"
            error={subscription.error}
            onRetry={() => void subscription.refetch()}
          />
        ) : (
          <>
            <PastDue subscription={subscription.data} isOpening={isOpening} onManage={checkout.manage} />
            <CurrentPlan subscription={subscription.data} isOpening={isOpening} onManage={checkout.manage} />
            <Plans
              subscription={subscription.data}
              checkout={checkout}
              onBuy={buyPlan}
              addsTax={config?.payments?.addsTax === true}
            />
          </>
        )}
        <Panel title="Credits" isNarrow>
          <Packs checkout={checkout} />
        </Panel>
        <Panel title="Statement" isNarrow>
          <Statement />
        </Panel>
      </Stack>
    </Screen>
  )
}

type PlansProps = { subscription: Subscription; checkout: Checkout; onBuy: (plan: SoldPlan) => void; addsTax: boolean }

/** Shows the plans once the user's plan is known. Otherwise a click could buy a second plan. */
function Plans({ subscription: { plan, paidPlan, nextPlan }, checkout, onBuy, addsTax }: PlansProps) {
  return (
    <Panel title="Plans" isNarrow {...(addsTax ? { lead: WITH_TAX } : {})}>
      <PlanCards
        level={3}
        buying={{
          processing: checkout.processing,
          current: plan,
          paid: paidPlan,
          next: nextPlan,
          onBuy,
        }}
      />
    </Panel>
  )
}
