import type { Media } from '@dayreel/contract'
import { useState } from 'react'
import { findFiles } from '#lib/media.ts'
import { SearchField } from '#ui/search-field.tsx'
import { MediaGrid } from './media-grid.tsx'
import { TagList } from './tag-list.tsx'

type MediaSearchProps<File extends Media> = {
  files: readonly File[]
  /** The plural of the files, such as `clips`. */
  noun: string
  /** The action of a click on a file, for screen readers, such as `Use`. */
  verb: string
  onChoose: (file: File) => void
}

/** Shows files as clickable tiles, with a search by name or tag. */
export function MediaSearch<File extends Media>({ files, noun, verb, onChoose }: MediaSearchProps<File>) {
  const [search, setSearch] = useState('')
  const found = findFiles(files, { search })
  return (
    <>
      <SearchField noun={noun} search={search} found={found.length} onSearch={setSearch} />
      <TagList files={files} search={search} onSearch={setSearch} />
      <MediaGrid key={search} files={found} label={`Your ${noun}`} verb={verb} onChoose={onChoose} />
    </>
  )
}
