import { MAX_SEARCH_CHARACTERS } from '@dayreel/catalogue'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './search-field.module.css'

const TYPING_PAUSE_MS = 300

type SearchFieldProps = {
  /** The plural of the searched items, such as `videos`. */
  noun: string
  search: string
  /** The number of results, or undefined until it is known. */
  found: number | undefined
  onSearch: (search: string) => void
}

/** Searches a list and announces the result. If there are no results, a button shows the whole list again. */
export function SearchField({ noun, search, found, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search)
  const [settled] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const lastSearch = useRef(search)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (settled === lastSearch.current) return
    lastSearch.current = settled
    onSearch(settled)
  }, [onSearch, settled])
  useEffect(() => {
    if (search === lastSearch.current) return // This field itself put the search into the URL.
    lastSearch.current = search
    setTyped(search)
  }, [search])
  const isNothing = search !== '' && found === 0
  return (
    <div className={styles.search} role="search">
      <TextInput
        ref={field}
        type="search"
        size="md"
        aria-label={`Search your ${noun}`}
        placeholder={`Search your ${noun}`}
        leftSection={<Icon name="search" size={18} />}
        maxLength={MAX_SEARCH_CHARACTERS}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={styles.result}>
        {/* The element exists before its text, because some screen readers do not announce a new element. */}
        <p role="status">
          {search !== '' && found !== undefined && (isNothing ? `No results for “${search}”.` : `${found} found`)}
        </p>
        {isNothing && (
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              onSearch('')
              field.current?.focus() // The focus moves because the button disappears together with its message.
            }}
          >
            {`Show all ${noun}`}
          </Button>
        )}
      </div>
    </div>
  )
}
