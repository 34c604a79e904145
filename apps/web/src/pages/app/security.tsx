import { ChangeEmail } from '#features/account/change-email.tsx'
import { ChangePassword } from '#features/account/change-password.tsx'
import { DeleteAccount } from '#features/account/delete-account.tsx'
import { ExportData } from '#features/account/export-account.tsx'
import { Identities } from '#features/account/identities.tsx'
import { SecondFactor } from '#features/account/second-factor.tsx'
import { Sessions } from '#features/account/sessions.tsx'
import { SettingsTabs } from '#features/account/settings-tabs.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { Panel, PanelPart, Sheet } from '#ui/panel.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Security', isIndexed: false })

export default function Security() {
  const session = useSession()
  const hasSessions = useSiteConfig()?.auth.sessions ?? true
  return (
    <Screen title="Account Settings" isNarrow>
      <SettingsTabs />
      <Sheet>
        <Panel title="Email" lead="You log in with this address. We send our emails to it.">
          {session.status === 'signed-in' && <ChangeEmail key={session.email} email={session.email} />}
        </Panel>
        <Panel title="Password" lead="Choose a long one that you don’t use anywhere else.">
          {session.status === 'signed-in' && <ChangePassword email={session.email} />}
        </Panel>
        <Panel title="Two-factor authentication" lead="A code from your phone when you sign in.">
          {session.status === 'signed-in' && <SecondFactor email={session.email} />}
        </Panel>
        <Panel title="Signing in" lead="How you sign in, and where you’re signed in.">
          <PanelPart title="Sign-in methods">
            <Identities />
          </PanelPart>
          {hasSessions && (
            <PanelPart title="Sessions">
              <Sessions />
            </PanelPart>
          )}
        </Panel>
        <Panel title="Your data" lead="A copy of everything, whenever you want one.">
          <ExportData />
        </Panel>
      </Sheet>
      {session.status === 'signed-in' && (
        <Panel title="Danger zone" lead="These actions can’t be undone." isDangerous>
          <DeleteAccount userId={session.userId} email={session.email} />
        </Panel>
      )}
    </Screen>
  )
}
