import type { Voice } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '#ui/notice.tsx'
import { arrangeVoices, NO_VOICE_FILTER } from './arrange-voices.ts'
import { previewOf } from '#lib/voices.ts'
import { PreviewChoice } from './preview-choice.tsx'
import { PreviewList } from './preview-list.tsx'
import type { PreviewSound } from './use-preview-sound.ts'
import { VoiceFilters } from './voice-filters.tsx'
import styles from './voice-list.module.css'

type VoiceListProps = {
  voices: readonly Voice[]
  voiceId: string
  /** Primary language subtag of the script, if it is known. */
  language: string | undefined
  sound: PreviewSound
  onSelect: (voiceId: string) => void
}

/** All voices, grouped by their service. Only a site with hosted voices has search and filters. */
export function VoiceList({ voices, voiceId, language, sound, onSelect }: VoiceListProps) {
  const [filter, setFilter] = useState(NO_VOICE_FILTER)
  const hasHosted = voices.some(({ provider }) => provider !== undefined)
  const groups = arrangeVoices(voices, { filter, language })
  return (
    <>
      {hasHosted && <VoiceFilters voices={voices} filter={filter} onChange={setFilter} />}
      {groups.length === 0 && (
        <Notice kind="hint">
          No voice fits.{' '}
          <Button variant="transparent" size="compact-sm" onClick={() => setFilter(NO_VOICE_FILTER)}>
            Clear the filters
          </Button>
        </Notice>
      )}
      {groups.map(({ provider, voices: grouped }) => (
        <section key={provider} aria-label={hasHosted ? provider : undefined}>
          {hasHosted && <p className={styles.group}>{provider}</p>}
          <PreviewList label={hasHosted ? `Voices: ${provider}` : 'Voices'}>
            {grouped.map((voice) => (
              <PreviewChoice
                key={voice.voice_id}
                name={voice.name}
                description={describeVoice(voice)}
                preview={previewOf(voice)}
                sound={sound}
                isSelected={voice.voice_id === voiceId}
                onSelect={() => onSelect(voice.voice_id)}
              />
            ))}
          </PreviewList>
        </section>
      ))}
    </>
  )
}

function describeVoice({ description, dollarsPerMinute }: Voice): string {
  const cost = dollarsPerMinute === undefined ? '' : `About $${dollarsPerMinute.toFixed(3)} a minute.`
  return [description, cost].filter((part) => part !== '').join(' ')
}
