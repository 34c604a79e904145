import { Phone } from '#ui/phone.tsx'
import styles from './made-from-a-line.module.css'

const EXAMPLES = [
  {
    picture: 'scenes/boat',
    line: 'A child on a boat on a lake at night',
    caption: 'nobody *rowed* that night',
    alt: 'A child in a rowing boat on a lake under a violet night sky',
  },
  {
    picture: 'scenes/astronaut',
    line: 'An astronaut on the moon looking at the earth',
    caption: 'home was one *wave* away',
    alt: 'An astronaut waves above the lights of the earth at night',
  },
  {
    picture: 'templates/found-in-archives',
    line: 'An old library with tall shelves and a detective',
    caption: 'the file had no *number*',
    alt: 'A detective between tall shelves of an old library in warm light',
  },
  {
    picture: 'scenes/jellyfish',
    line: 'A jellyfish glowing in the deep sea, a diver',
    caption: 'it had been *waiting*',
    alt: 'A jellyfish glows above a diver in green deep water',
  },
  {
    picture: 'templates/before-they-vanished',
    line: 'A ship on a calm sea in the fog at dawn',
    caption: 'every *lamp* still lit',
    alt: 'A sailing ship on a still sea in the fog',
  },
] as const

/** Pictures as the product made them, each with the line that it made them from. */
export function MadeFromALine() {
  return (
    // What scrolls sideways has to be reachable by keyboard.
    <ul className={styles.row} tabIndex={0} aria-label="Examples">
      {EXAMPLES.map(({ picture, line, caption, alt }) => (
        <li key={line}>
          <figure>
            <Phone picture={picture} alt={alt} caption={caption} isLazy />
            <figcaption>
              <span className={styles.typed}>{line}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
