import { MAX_SEARCH_CHARACTERS } from '@dayreel/catalogue'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './search-field.module.css'

const TYPING_PAUSE_MS = 300

type SearchFieldProps = {
  /** What is searched, such as `videos`. */
  noun: string
  search: string
  /** How many there are of what is searched for; undefined until that is known. */
  found: number | undefined
  onSearch: (search: string) => void
}

/** Searches a list, says what came of it, and where nothing did leads back to all. */
export function SearchField({ noun, search, found, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search)
  const [settled] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const asked = useRef(search)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (settled === asked.current) return
    asked.current = settled
    onSearch(settled)
  }, [onSearch, settled])
  useEffect(() => {
    if (search === asked.current) return // the address says what was typed here
    asked.current = search
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
        {/* There before it has anything to say: what appears with its words is not read out everywhere. */}
        <p role="status">
          {search !== '' &&
            found !== undefined &&
            (isNothing ? `Nothing was found for “${search}”.` : `${found} found`)}
        </p>
        {isNothing && (
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              onSearch('')
              field.current?.focus() // the button goes with what it says
            }}
          >
            {`Show all ${noun}`}
          </Button>
        )}
      </div>
    </div>
  )
}
