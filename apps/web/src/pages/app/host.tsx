import { HostPanels } from '#features/host/host-panels.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'This Site', isIndexed: false })

export default function Host() {
  return (
    <Screen title="This Site" isNarrow>
      <HostPanels />
    </Screen>
  )
}
