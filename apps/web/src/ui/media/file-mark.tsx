import { mediaRules } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import { Icon } from '#ui/icon.tsx'
import styles from './file-mark.module.css'

/** A small picture of a file, or an icon of its kind. It is as wide as its container. */
export function FileMark({ file: { url, previewUrl, kind } }: { file: Media }) {
  const { form, keepsTransparency = false } = mediaRules(kind)
  const picture = previewUrl ?? (form === 'picture' ? url : null)
  if (picture !== null) {
    return (
      <img
        className={styles.picture}
        data-whole={keepsTransparency || undefined}
        src={picture}
        alt=""
        loading="lazy"
        decoding="async"
      />
    )
  }
  return (
    <span className={styles.sign}>
      <Icon name={form === 'sound' ? 'sound' : 'upload'} size={28} />
    </span>
  )
}
