import type { Media } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { describeFile } from '#lib/media.ts'
import { FileMark } from './file-mark.tsx'
import styles from './media-grid.module.css'

/** The number of files that are shown at first, and added by each click. */
const STEP = 60

type MediaGridProps = {
  files: readonly Media[]
  label: string
  /** Returns what a click on a file does, such as `Use jar.jpg`. */
  actionOf: (file: Media) => string
  onChoose: (file: Media) => void
  /** What is shown below a file. */
  below?: (file: Media) => ReactNode
}

/** Shows files as tiles that can be clicked. */
export function MediaGrid({ files, label, actionOf, onChoose, below }: MediaGridProps) {
  const [count, setCount] = useState(STEP)
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {files.slice(0, count).map((file) => (
          <li key={file.id}>
            <button type="button" className={styles.tile} aria-label={actionOf(file)} onClick={() => onChoose(file)}>
              <FileMark file={file} />
              <span className={styles.name} dir="auto">
                {file.name}
              </span>
              <span className={styles.about}>{describeFile(file)}</span>
            </button>
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
