import { SettingsTabs } from '#features/account/settings-tabs.tsx'
import { OwnModel } from '#features/own-models/own-model.tsx'
import { OwnTranscription } from '#features/own-models/own-transcription.tsx'
import { OwnVoices } from '#features/own-models/own-voices.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Panel, Sheet } from '#ui/panel.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'AI Models', isIndexed: false })

export default function OwnModels() {
  return (
    <Screen title="Account Settings" isNarrow>
      <SettingsTabs />
      <Sheet>
        <Panel title="AI models" lead="The language model that writes your videos.">
          <OwnModel />
        </Panel>
        <Panel title="Voices" lead="The voices that narrate your videos, besides the built-in ones.">
          <OwnVoices />
        </Panel>
        <Panel title="Transcription" lead="The server that finds the time of each spoken word.">
          <OwnTranscription />
        </Panel>
      </Sheet>
    </Screen>
  )
}
