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
      lead={`${REFERRAL_CREDITS} credits for everybody who comes by your link and buys a plan.`}
    >
      {affiliate.isPending ? (
        <Skeleton h={240} aria-label="Loading what came of your link" role="status" />
      ) : affiliate.isError ? (
        <Problem
          title="Your affiliate page couldn’t be loaded"
          error={affiliate.error}
          onRetry={() => void affiliate.refetch()}
        />
      ) : (
        <Sheet>
          <Panel
            title="Your link"
            lead={`It counts for ${REFERRAL_DAYS} days in the browser that opened it; the first link somebody opens is the one that counts.`}
          >
            <ReferralLink link={affiliate.data.link} />
          </Panel>
          <Panel title="What came of it" lead="The last twelve months, and in all.">
            <Stack gap="lg">
              <MonthsChart affiliate={affiliate.data} />
            </Stack>
          </Panel>
          <Panel title="How it works">
            <p>
              You earn {REFERRAL_CREDITS} credits with somebody’s first paid month of a plan. Your own accounts earn
              nothing, and where the payment is refunded the credits are taken back.
            </p>
          </Panel>
        </Sheet>
      )}
    </Screen>
  )
}
