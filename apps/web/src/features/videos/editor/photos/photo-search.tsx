import {
  CHOSEN_PHOTO,
  type FoundPhotos,
  PHOTO_SOURCE_NAMES,
  type PhotoServiceName,
  type PhotoSourceName,
  type StockKind,
  stockOf,
} from '@dayreel/contract'
import type { StoryboardScene } from '@dayreel/contract'
import { MAX_SEARCH_CHARACTERS } from '@dayreel/catalogue'
import { Button, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { server } from '#lib/api.ts'
import { usePhotoSources } from '#lib/picture-sources.ts'
import { Problem } from '#ui/problem.tsx'
import { clockText } from '#lib/clock-text.ts'
import { WORDS } from './stock-words.ts'
import styles from './photo-search.module.css'

type Found = FoundPhotos['photos'][number]

export type PhotoSearchProps = {
  of: StockKind
  /** The description of the scene's picture. Its first words are the initial query. */
  prompt: string
  /** The id of the video's format. */
  format: string
  /** Whether posts of the video name its sources, as some photographs require. */
  isCredited: boolean
  onChosen: (photo: NonNullable<StoryboardScene['photo']>, preview: string) => void
  onClose: () => void
}

const FIRST_WORDS = 3
const LINKS: Readonly<Record<PhotoServiceName, { name: string; url: string }>> = {
  'free-photos': { name: 'Wikimedia Commons and Openverse', url: 'https://commons.wikimedia.org' },
  pexels: { name: 'Pexels', url: 'https://www.pexels.com' },
  pixabay: { name: 'Pixabay', url: 'https://pixabay.com' },
}

/** Searches a source and shows the results. A click on a result uses it for the scene. */
export function PhotoSearch({ of, prompt, format, isCredited, onChosen, onClose }: PhotoSearchProps) {
  const sources = usePhotoSources(of)
  const [chosen, setChosen] = useState<PhotoSourceName>()
  const source = chosen ?? sources[0]
  const [words, setWords] = useState(() => firstWords(prompt))
  const [search, setSearch] = useState(words)
  const found = useQuery({
    queryKey: ['photos', source, search, format, isCredited],
    queryFn: ({ signal }) =>
      server.searchPhotos(
        { params: { source: source! }, query: { search, format, isCredited: isCredited ? 'true' : 'false' } },
        { signal },
      ),
    enabled: source !== undefined && search !== '',
    retry: false,
    staleTime: Infinity,
  })
  const stock = source && stockOf(source)
  if (stock === undefined) return null
  const link = LINKS[stock.service]
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setSearch(words.trim())
  }
  return (
    <Stack gap="md">
      <form onSubmit={onSubmit} aria-label={`Search ${of}`}>
        <Group align="flex-end" gap="sm">
          {sources.length > 1 && (
            <NativeSelect
              label="Source"
              size="md"
              flex="1 1 10rem"
              value={source}
              data={sources.map((value) => ({ value, label: PHOTO_SOURCE_NAMES[value] }))}
              onChange={({ currentTarget }) => setChosen(sources.find((each) => each === currentTarget.value))}
            />
          )}
          <TextInput
            label="Search"
            flex="2 1 12rem"
            maxLength={MAX_SEARCH_CHARACTERS}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
            data-autofocus
          />
          <Button type="submit" disabled={words.trim() === ''}>
            Search
          </Button>
        </Group>
      </form>
      <Results
        of={of}
        search={search}
        found={found}
        onChosen={({ photo, preview }) => {
          onChosen({ ...photo, of: CHOSEN_PHOTO }, preview)
          onClose()
        }}
      />
      <Text size="sm" c="dimmed">
        {WORDS[of].several} provided by{' '}
        <a href={link.url} target="_blank" rel="noreferrer">
          {link.name}
        </a>
        .{of === 'clips' && ' The scene starts at the sharpest, liveliest part. Clips are shown without their sound.'}
        {!isCredited &&
          of === 'photographs' &&
          ' To also see photographs that must be credited, switch on “Sources in posts”.'}
      </Text>
    </Stack>
  )
}

type ResultsProps = {
  of: StockKind
  search: string
  found: Pick<ReturnType<typeof useQuery<FoundPhotos>>, 'data' | 'error' | 'isFetching' | 'isError' | 'refetch'>
  onChosen: (found: Found) => void
}

function Results({ of, search, found: { data, error, isFetching, isError, refetch }, onChosen }: ResultsProps) {
  if (search === '') return <Text size="sm">Enter what the {WORDS[of].one} should show.</Text>
  if (isFetching) return <Skeleton h={220} role="status" aria-busy="true" aria-label="Searching" />
  if (isError) {
    return <Problem title="The source couldn’t be searched" error={error} onRetry={() => void refetch()} />
  }
  const photos = data?.photos ?? []
  if (photos.length === 0)
    return (
      <Text size="sm" role="status">
        No results for “{search}”. Try fewer or other words.
      </Text>
    )
  return (
    <ul className={styles.photos} aria-label={`${WORDS[of].several} of ${search}`}>
      {photos.map(({ photo, preview }) => (
        <li key={photo.url}>
          <button type="button" className={styles.photo} onClick={() => onChosen({ photo, preview })}>
            <img src={preview} alt="" />
            <span>
              Use “{photo.title}”{photo.creator === '' ? '' : ` by ${photo.creator}`}, {photo.licence}
              {photo.clip !== undefined && `, ${clockText(photo.clip.seconds)}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Returns the first words of a description, because they name its subject. */
function firstWords(prompt: string): string {
  return prompt
    .replaceAll(/[^\p{L}\p{N}\s'’-]/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '' && !/^(?:an?|the)$/iu.test(word))
    .slice(0, FIRST_WORDS)
    .join(' ')
}
