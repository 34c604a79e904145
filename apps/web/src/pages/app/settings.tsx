import { Link } from 'react-router'
import { OtherActions } from '#features/account/other-actions.tsx'
import { ProfileForm } from '#features/account/profile-form.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Panel } from '#ui/panel.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Account Settings', isIndexed: false })

export default function Settings() {
  return (
    <Screen
      title="Account Settings"
      lead={
        <>
          Password, second factor, sessions and your data are on the{' '}
          <Link to="/app/settings/security">Security page</Link>.
        </>
      }
    >
      <Panel title="Profile">
        <ProfileForm />
      </Panel>
      <Panel title="Other Actions">
        <OtherActions />
      </Panel>
    </Screen>
  )
}
