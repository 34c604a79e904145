import { FREE_PROJECTS } from '@dayreel/catalogue'
import { ButtonLink } from '#ui/button.tsx'
import { TallPicture } from '#ui/tall-picture.tsx'
import styles from './closing-call.module.css'

type ClosingCallProps = {
  /** The name of a tall picture in public/pictures/scenes. */
  picture: 'astronaut' | 'boat' | 'jellyfish' | 'rooftop' | 'volcano' | 'whale'
  title: string
  /** A second link beside the one to register. */
  more?: { to: string; text: string }
}

/** The end of a site page, with a link to register. */
export function ClosingCall({ picture, title, more }: ClosingCallProps) {
  return (
    <div className={styles.end}>
      <section className={styles.panel} data-picture={picture}>
        <TallPicture file={`pictures/scenes/${picture}`} />
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>Your first {FREE_PROJECTS} videos are free. No card needed.</p>
          <div className={styles.ways}>
            <ButtonLink to="/register">Start Free Trial</ButtonLink>
            {more !== undefined && (
              <ButtonLink to={more.to} look="quiet">
                {more.text}
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
    </div>
  )
}
