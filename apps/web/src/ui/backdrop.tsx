import styles from './backdrop.module.css'
import { MovingPicture } from './moving-picture.tsx'

/**
 * The background of a whole public page. It stays in place while the page scrolls. The clip over the picture plays
 * while motion is on.
 *
 * @param picture the name of a wide picture in public/pictures/scenes.
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
