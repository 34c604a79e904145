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
import { Panel } from '#ui/panel.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Security', isIndexed: false })

export default function Security() {
  const session = useSession()
  const hasSessions = useSiteConfig()?.auth.sessions ?? true
  return (
    <Screen title="Security" tabs={<SettingsTabs />} isNarrow>
      <Panel title="Change password">
        {session.status === 'signed-in' && <ChangePassword email={session.email} />}
      </Panel>
      <Panel title="Two-factor authentication" lead="A code from your phone when you sign in.">
        <SecondFactor />
      </Panel>
      {hasSessions && (
        <Panel title="Sessions" lead="Where you’re signed in.">
          <Sessions />
        </Panel>
      )}
      <Panel title="Sign-in methods" lead="How you can sign in.">
        <Identities />
      </Panel>
      <Panel title="Your data" lead="Everything we keep about you, and your videos, in one zip file.">
        <ExportData />
      </Panel>
      <Panel
        title="Danger zone"
        lead="Deleting your account removes your videos, channels and credits. It can’t be undone."
        isDanger
      >
        {session.status === 'signed-in' && <DeleteAccount email={session.email} />}
      </Panel>
    </Screen>
  )
}
