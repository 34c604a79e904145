import { languageName, NO_VOICE } from '@dayreel/catalogue'
import type { Voice } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '#ui/notice.tsx'
import { arrangeVoices, languagesOf, NO_VOICE_FILTER } from './arrange-voices.ts'
import { messageOf } from '#lib/message-of.ts'
import { useSaveFavourites, voicePreferencesQuery } from '#lib/voice-preferences.ts'
import { previewOf } from '#lib/voices.ts'
import { PreviewChoice } from './preview-choice.tsx'
import { PreviewList } from './preview-list.tsx'
import type { PreviewSound } from './use-preview-sound.ts'
import { VoiceFilters } from './voice-filters.tsx'
import styles from './voice-list.module.css'

const NONE: readonly string[] = []

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
  const { data: preferences } = useQuery(voicePreferencesQuery)
  const save = useSaveFavourites()
  const favourites = preferences?.favourites ?? NONE
  // The order does not change while the list is shown, so that a pressed entry stays in place.
  const [first, setFirst] = useState<readonly string[]>()
  if (first === undefined && preferences !== undefined) setFirst(favourites)
  const isMultilingual = languagesOf(voices).length > 1
  const groups = arrangeVoices(voices, { filter, language, favourites: first ?? NONE })
  return (
    <>
      {hasHosted && <VoiceFilters voices={voices} filter={filter} onChange={setFilter} />}
      {save.isError && <Notice kind="problem">{messageOf(save.error)}</Notice>}
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
                description={describeVoice(voice, isMultilingual)}
                {...(voice.voice_id !== NO_VOICE && { preview: previewOf(voice) })}
                sound={sound}
                isSelected={voice.voice_id === voiceId}
                favourite={{
                  isOn: favourites.includes(voice.voice_id),
                  onToggle: () => preferences && save.mutate(toggled(favourites, voice.voice_id)),
                }}
                onSelect={() => onSelect(voice.voice_id)}
              />
            ))}
          </PreviewList>
        </section>
      ))}
    </>
  )
}

function toggled(favourites: readonly string[], voice: string): string[] {
  return favourites.includes(voice) ? favourites.filter((each) => each !== voice) : [...favourites, voice]
}

/** Describes a voice. Its language is named if it speaks only one and the list has voices of other languages. */
function describeVoice({ description, languages, dollarsPerMinute }: Voice, isMultilingual: boolean): string {
  const [language] = languages === 'any' || languages.length > 1 ? [] : languages
  const spoken = isMultilingual && language !== undefined ? languageName(language) : ''
  const cost = dollarsPerMinute === undefined ? '' : `About $${dollarsPerMinute.toFixed(3)} a minute.`
  return [[spoken, description].filter((part) => part !== '').join(' · '), cost].filter((part) => part !== '').join(' ')
}
