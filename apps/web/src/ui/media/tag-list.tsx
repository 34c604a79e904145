import type { Media } from '@dayreel/contract'
import { tagsOf } from '#lib/media.ts'
import styles from './tag-list.module.css'

const MOST_TAGS = 12

type TagListProps = { files: readonly Media[]; search: string; onSearch: (search: string) => void }

/** The most frequent tags of the files. A click searches for a tag, and a second click ends the search. */
export function TagList({ files, search, onSearch }: TagListProps) {
  const tags = tagsOf(files).slice(0, MOST_TAGS)
  if (tags.length === 0) return null
  return (
    <div className={styles.tags} role="group" aria-label="Tags">
      {tags.map((tag) => {
        const isOn = tag.toLocaleLowerCase() === search.toLocaleLowerCase()
        return (
          <button key={tag} type="button" dir="auto" aria-pressed={isOn} onClick={() => onSearch(isOn ? '' : tag)}>
            {tag}
          </button>
        )
      })}
    </div>
  )
}
