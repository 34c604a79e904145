import { Link } from 'react-router'
import { ChangePassword } from '#features/account/change-password.tsx'
import { DeleteAccount } from '#features/account/delete-account.tsx'
import { ExportData } from '#features/account/export-data.tsx'
import { Identities } from '#features/account/identities.tsx'
import { SecondFactor } from '#features/account/second-factor.tsx'
import { Sessions } from '#features/account/sessions.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { Panel } from '#ui/panel.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Security', isIndexed: false })

export default function Security() {
  const session = useSession()
  const hasSessions = useSiteConfig()?.auth.sessions ?? true
  return (
    <Screen title="Security" lead={<Link to="/app/settings">Back to Account Settings</Link>}>
      <Panel title="Change password">
        <ChangePassword />
      </Panel>
      <Panel title="Second factor" lead="A code from your phone, asked for after your password.">
        <SecondFactor />
      </Panel>
      {hasSessions && (
        <Panel title="Sessions" lead="Where you are signed in.">
          <Sessions />
        </Panel>
      )}
      <Panel title="Linked identities" lead="The ways in which you can sign in.">
        <Identities />
      </Panel>
      <Panel title="Export my data" lead="A zip file with everything that is kept about you here, and your videos.">
        <ExportData />
      </Panel>
      <Panel title="Delete my account" lead="For good, with everything in it.">
        {session.status === 'signed-in' && <DeleteAccount email={session.email} />}
      </Panel>
    </Screen>
  )
}
