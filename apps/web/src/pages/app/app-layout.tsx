import { Outlet } from 'react-router'
import { RefetchWhenSignedIn } from '#features/account/refetch-when-signed-in.tsx'
import { OverdueBanner } from '#features/billing/overdue-banner.tsx'
import { AppShell } from '#features/shell/app-shell.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { AppProvider } from '#ui/app-provider.tsx'
import { CrashPage } from '#ui/crash-page.tsx'
import { Loading } from '#ui/loading.tsx'

export const meta = () => pageMeta({ title: 'Dayreel', isIndexed: false })

/** Lets in whoever is signed in. Everybody else is on the way to somewhere else: the root leads them. */
export default function AppLayout() {
  const session = useSession()
  if (session.status === 'unknown') return <CrashPage cause="unreachable" />
  if (session.status !== 'signed-in' || session.isSecondFactorDue) return <Loading label="Opening Dayreel" />
  return (
    <AppProvider>
      <RefetchWhenSignedIn />
      <AppShell>
        <OverdueBanner />
        <Outlet />
      </AppShell>
    </AppProvider>
  )
}
