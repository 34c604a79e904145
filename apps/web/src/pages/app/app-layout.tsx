import { Outlet } from 'react-router'
import { RefetchWhenSignedIn } from '#features/account/refetch-when-signed-in.tsx'
import { OverdueBanner } from '#features/billing/overdue-banner.tsx'
import { AppShell } from '#features/shell/app-shell.tsx'
import { MaintenanceGate } from '#features/shell/maintenance-gate.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { AppProvider } from '#ui/app-provider.tsx'
import { Loading } from '#ui/loading.tsx'
import { UnreachablePage } from '#ui/unreachable-page.tsx'

export const meta = () => pageMeta({ title: 'Dayreel', isIndexed: false })

/** Shows the app to signed-in users. The root redirects everyone else. */
export default function AppLayout() {
  const session = useSession()
  if (session.status === 'unknown') return <UnreachablePage />
  if (session.status !== 'signed-in' || session.isSecondFactorDue) return <Loading label="Opening Dayreel" />
  return (
    <AppProvider>
      <RefetchWhenSignedIn />
      <MaintenanceGate>
        <AppShell>
          <OverdueBanner />
          <Outlet />
        </AppShell>
      </MaintenanceGate>
    </AppProvider>
  )
}
