import type { Media } from '@dayreel/contract'
import { Button, VisuallyHidden } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { describeFile } from '#lib/media.ts'
import { DeletionMark } from '#ui/deletion-notice.tsx'
import { FileMark } from './file-mark.tsx'
import styles from './media-grid.module.css'

/** The number of files that are shown at first, and added by each click. */
const STEP = 60

type MediaGridProps<File extends Media> = {
  files: readonly File[]
  label: string
  /** The action of a click on a file, for screen readers, such as `Use`. */
  verb: string
  onChoose: (file: File) => void
  /** Returns the content below a file's tile. */
  below?: (file: File) => ReactNode
}

/** Shows files as clickable tiles. */
export function MediaGrid<File extends Media>({ files, label, verb, onChoose, below }: MediaGridProps<File>) {
  const [count, setCount] = useState(STEP)
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {files.slice(0, count).map((file) => (
          <li key={file.id}>
            <button type="button" className={styles.tile} onClick={() => onChoose(file)}>
              <FileMark file={file} />
              <span className={styles.name} dir="auto">
                <VisuallyHidden>{verb} </VisuallyHidden>
                {file.name}
              </span>
            </button>
            <p className={styles.about}>{describeFile(file)}</p>
            <DeletionMark deleteAt={file.deleteAt} />
            {below?.(file)}
          </li>
        ))}
      </ul>
      {files.length > count && (
        <Button variant="default" mx="auto" mt="md" display="block" onClick={() => setCount(count + STEP)}>
          Show more
        </Button>
      )}
    </>
  )
}
