import { REFERRAL_CREDITS, REFERRAL_DAYS } from '@dayreel/catalogue'
import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { affiliateQuery } from '#features/affiliate/affiliate-query.ts'
import { MonthsChart } from '#features/affiliate/months-chart.tsx'
import { ReferralLink } from '#features/affiliate/referral-link.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Panel, Sheet } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Affiliate', isIndexed: false })

export default function AffiliatePage() {
  const affiliate = useQuery(affiliateQuery)
  return (
    <Screen
      title="Affiliate"
      lead={`Earn ${REFERRAL_CREDITS} credits for everyone who signs up through your link and buys a plan.`}
    >
      {affiliate.isPending ? (
        <Skeleton h={240} aria-label="Loading your referrals" role="status" />
      ) : affiliate.isLoadingError ? (
        <Problem
          title="Your affiliate page couldn’t be loaded"
          error={affiliate.error}
          onRetry={() => void affiliate.refetch()}
        />
      ) : (
        <Sheet>
          <Panel
            title="Your link"
            lead={`A referral is remembered for ${REFERRAL_DAYS} days in the browser where your link was opened. If someone opens several referral links, only the first counts.`}
          >
            <ReferralLink link={affiliate.data.link} />
          </Panel>
          <Panel title="Your referrals" lead="The last 12 months, and all-time totals.">
            <Stack gap="lg">
              <MonthsChart affiliate={affiliate.data} />
            </Stack>
          </Panel>
          <Panel title="How it works">
            <p>
              You earn {REFERRAL_CREDITS} credits when someone you referred pays for the first month of a plan.
              Referring yourself earns nothing. If the payment is refunded, the credits are removed.
            </p>
          </Panel>
        </Sheet>
      )}
    </Screen>
  )
}
