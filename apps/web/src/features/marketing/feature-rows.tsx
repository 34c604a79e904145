import { AppScreen } from './app-screen.tsx'
import styles from './feature-rows.module.css'

const ROWS = [
  {
    screen: 'create',
    title: 'A line is enough',
    text: 'Write a subject, or paste a script that is used word for word. Choose length, style, voice and music, or keep the defaults. You see the video’s length and cost before you start.',
  },
  {
    screen: 'progress',
    title: 'Watch it come together',
    text: 'Words first, then the voice, then one picture after another. Close the page if you like: we’ll keep working, and the video will be ready when you come back.',
  },
  {
    screen: 'storyboard',
    title: 'Any scene can be changed',
    text: 'Rewrite a sentence, ask for another picture, bring your own. Only what changed is redone, in seconds, and the old version plays until the new one is ready.',
  },
  {
    screen: 'library',
    title: 'Everything stays in one place',
    text: 'Every video with its versions, subtitles and thumbnail: to watch, rename or download.',
  },
] as const

/** Shows what the app does, each point with a screenshot of the app. */
export function FeatureRows() {
  return (
    <ul className={styles.rows}>
      {ROWS.map(({ screen, title, text }) => (
        <li key={screen}>
          <AppScreen name={screen} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
