import type { Voice } from '@dayreel/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { languageName } from '@dayreel/catalogue'
import { sentenceCase } from '#lib/sentence-case.ts'
import { languagesOf, valuesOf, type VoiceFilter } from './arrange-voices.ts'
import styles from './voice-filters.module.css'

type VoiceFiltersProps = {
  voices: readonly Voice[]
  filter: VoiceFilter
  onChange: (filter: VoiceFilter) => void
}

/** Search and filters for a long list of voices. */
export function VoiceFilters({ voices, filter, onChange }: VoiceFiltersProps) {
  const languages = languagesOf(voices)
    .map((id) => ({ value: id, label: languageName(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
  const fields = [
    { field: 'language', label: 'Language', entries: languages },
    ...(['gender', 'age', 'mood'] as const).map((field) => ({
      field,
      label: sentenceCase(field),
      entries: valuesOf(voices, field).map((value) => ({ value, label: sentenceCase(value) })),
    })),
  ] as const
  return (
    <div className={styles.filters}>
      <TextInput
        className={styles.search}
        label="Search voices"
        type="search"
        autoComplete="off"
        maxLength={100}
        value={filter.search}
        onChange={({ currentTarget }) => onChange({ ...filter, search: currentTarget.value })}
      />
      {fields.map(
        ({ field, label, entries }) =>
          entries.length > 1 && (
            <NativeSelect
              key={field}
              label={label}
              value={filter[field]}
              data={[{ value: '', label: 'Any' }, ...entries]}
              onChange={({ currentTarget }) => onChange({ ...filter, [field]: currentTarget.value })}
            />
          ),
      )}
    </div>
  )
}
