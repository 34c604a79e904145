import { AppScreen } from './app-screen.tsx'
import styles from './feature-rows.module.css'

const ROWS = [
  {
    screen: 'create',
    title: 'A line is enough',
    text: 'Write a subject, or paste a script that is kept word for word. Choose length, style, voice and music, or leave them as they are: before you press the button, you see how long the video will be and what it costs.',
  },
  {
    screen: 'progress',
    title: 'Watch it come together',
    text: 'Words first, then the voice, then one painting after the other. Close the page if you like: we keep working, and the video is there when you come back.',
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

/** What the app does, below the screens that do it. */
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
