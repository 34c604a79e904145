import styles from './backdrop.module.css'
import { MovingPicture } from './moving-picture.tsx'

/**
 * What lies behind a whole public page, whatever is scrolled over it: a wide picture of public/pictures/scenes, by name, which
 * comes alive when the page is at rest.
 */
export function Backdrop({ picture }: { picture: string }) {
  return (
    <div className={styles.backdrop} data-picture={picture}>
      <img
        src={`/pictures/scenes/${picture}.webp`}
        srcSet={`/narrow/${picture}.webp 800w, /pictures/scenes/${picture}.webp 1600w`}
        sizes="(max-width: 600px) 50vw, 100vw"
        alt=""
        width={1600}
        height={1000}
        fetchPriority="high"
        decoding="async"
      />
      <MovingPicture clip={`background/${picture}`} />
    </div>
  )
}
