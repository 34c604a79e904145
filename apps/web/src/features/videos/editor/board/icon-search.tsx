import { MAX_LABEL_CHARACTERS } from '@dayreel/catalogue'
import { Loader, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './board-editor.module.css'

const TYPING_PAUSE_MS = 300

type IconSearchProps = {
  language: string
  chosen: string
  onChoose: (icon: string) => void
}

/** Lets the user search the library's pictures and choose one. */
export function IconSearch({ language, chosen, onChoose }: IconSearchProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const found = useQuery({
    queryKey: ['icons', language, search],
    queryFn: ({ signal }) => server.searchIcons({ query: { search, language } }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const icons = search === '' ? [] : (found.data?.icons ?? [])
  return (
    <div role="search">
      <TextInput
        type="search"
        label="Search pictures"
        placeholder="A thing, such as an alarm clock"
        size="sm"
        dir="auto"
        leftSection={<Icon name="search" size={16} />}
        rightSection={found.isFetching && <Loader size={16} />}
        maxLength={MAX_LABEL_CHARACTERS}
        value={typed}
        error={found.isLoadingError && messageOf(found.error, 'The pictures couldn’t be searched. Try again.')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="status" className={styles.found}>
        {search !== '' &&
          found.isSuccess &&
          !found.isFetching &&
          (icons.length === 0
            ? `No pictures for “${search}”. Try another word, or use words instead.`
            : `${icons.length} found`)}
      </p>
      <div className={styles.icons}>
        {icons.map(({ icon, label, image }) => (
          <button
            key={icon}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={icon === chosen}
            onClick={() => onChoose(icon)}
          >
            <img src={image} alt="" />
          </button>
        ))}
      </div>
    </div>
  )
}
