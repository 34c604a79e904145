import { BrandsPanel } from '#features/account/brands/brands.tsx'
import { OtherActions } from '#features/account/other-actions.tsx'
import { PronunciationList } from '#features/account/pronunciation-list.tsx'
import { ProfileForm } from '#features/account/profile-form.tsx'
import { SettingsTabs } from '#features/account/settings-tabs.tsx'
import { FirstRunSetting } from '#features/first-run/first-run-setting.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Panel, Sheet } from '#ui/panel.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Account Settings', isIndexed: false })

export default function Settings() {
  return (
    <Screen title="Account Settings" isNarrow>
      <SettingsTabs />
      <Sheet>
        <Panel title="Profile" lead="Your name and account email.">
          <ProfileForm />
        </Panel>
        <Panel
          title="Pronunciation"
          lead="How voices speak names and other words. It applies to videos that you make from now on."
        >
          <PronunciationList />
        </Panel>
        <FirstRunSetting />
        <BrandsPanel />
        <Panel title="Other Actions">
          <OtherActions />
        </Panel>
      </Sheet>
    </Screen>
  )
}
