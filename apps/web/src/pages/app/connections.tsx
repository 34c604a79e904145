import { ConnectionResultNotice } from '#features/connections/connection-result.tsx'
import { LinkedAccounts } from '#features/connections/linked-accounts.tsx'
import { LinkNewAccount } from '#features/connections/link-new-account.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Panel, Sheet } from '#ui/panel.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'My Connections', isIndexed: false })

export default function Connections() {
  return (
    <Screen title="My Connections" lead="Link your accounts and post to them from here." isNarrow>
      <ConnectionResultNotice />
      <Sheet>
        <Panel title="Link New Account" isNarrow>
          <LinkNewAccount />
        </Panel>
        <Panel title="My Linked Accounts" isNarrow>
          <LinkedAccounts />
        </Panel>
      </Sheet>
    </Screen>
  )
}
