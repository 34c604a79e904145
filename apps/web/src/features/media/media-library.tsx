import { MEDIA_KINDS, type MediaKind, mediaRules } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import { SegmentedControl, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { findFiles, mediaQuery } from '#lib/media.ts'
import { MediaGrid } from '#ui/media/media-grid.tsx'
import { TagList } from '#ui/media/tag-list.tsx'
import { NothingYet } from '#ui/nothing-yet.tsx'
import { Problem } from '#ui/problem.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { FileDetails } from './file-details.tsx'
import { UploadMenu } from './upload-menu.tsx'
import { UsedStorage } from './used-storage.tsx'
import styles from './media-library.module.css'

const ALL = 'all'

type MediaLibraryProps = {
  search: string
  /** Undefined for all kinds. */
  kind: MediaKind | undefined
  /** Called with the filter that belongs in the URL. */
  onGo: (to: { search: string; kind: MediaKind | undefined }) => void
}

/** The button that uploads another file. Hidden while the library is empty, because it shows its own button. */
export function UploadAnother() {
  const { data } = useQuery(mediaQuery)
  return data === undefined || data.items.length === 0 ? null : <UploadMenu />
}

/** Shows all files of the user, with search, filters, details and the used storage. */
export function MediaLibrary({ search, kind, onGo }: MediaLibraryProps) {
  const media = useQuery(mediaQuery)
  const [openId, setOpenId] = useState<string>()
  const searchFor = useCallback((text: string) => onGo({ search: text, kind }), [kind, onGo])
  if (media.isPending) return <Skeleton h={420} role="status" aria-busy="true" aria-label="Loading your files" />
  if (media.isLoadingError)
    return <Problem title="Your files couldn’t be loaded" error={media.error} onRetry={() => void media.refetch()} />
  const { items, usedBytes, maxBytes } = media.data
  if (items.length === 0) return <NoFiles />
  const ofKind = findFiles(items, { kind, search: '' })
  const found = findFiles(ofKind, { search })
  const kinds = MEDIA_KINDS.filter((each) => each === kind || items.some((file) => file.kind === each))
  return (
    <Stack gap="lg">
      <UsedStorage usedBytes={usedBytes} maxBytes={maxBytes} />
      <div className={styles.filter}>
        <SearchField noun="files" search={search} found={found.length} onSearch={searchFor} />
        {kinds.length > 1 && (
          <SegmentedControl
            aria-label="Kind of file"
            className={styles.kinds}
            value={kind ?? ALL}
            data={[
              { value: ALL, label: 'All' },
              ...kinds.map((each) => ({ value: each, label: mediaRules(each).plural })),
            ]}
            onChange={(value) => onGo({ search, kind: kinds.find((each) => each === value) })}
          />
        )}
      </div>
      <TagList files={ofKind} search={search} onSearch={searchFor} />
      <MediaGrid
        key={`${kind ?? ALL} ${search}`}
        files={found}
        label="Files"
        verb="Open"
        onChoose={({ id }) => setOpenId(id)}
        below={(file) => <Sound file={file} />}
      />
      <FileDetails file={items.find(({ id }) => id === openId)} onClose={() => setOpenId(undefined)} />
    </Stack>
  )
}

/** Plays an audio file. */
function Sound({ file: { url, kind, name } }: { file: Media }) {
  if (url === null || mediaRules(kind).form !== 'sound') return null
  return <audio className={styles.sound} controls preload="none" src={url} aria-label={name} />
}

function NoFiles() {
  return (
    <NothingYet
      picture="boat"
      title="No files yet"
      text="Upload your own pictures, clips, logos, music and recordings. You can use them in every video."
    >
      <UploadMenu />
    </NothingYet>
  )
}
