import { AppScreen } from './app-screen.tsx'
import styles from './feature-rows.module.css'

const ROWS = [
  {
    screen: 'create',
    title: 'A line is enough',
    text: 'Write a subject, or paste a script that is kept word for word. Choose length, style, voice and music, or leave them as they are: before you press the button you see how long it becomes and what it costs.',
  },
  {
    screen: 'progress',
    title: 'You see it being made',
    text: 'Words first, then the voice, then one painting after the other. Close the page if you like: it goes on, and is there when you come back.',
  },
  {
    screen: 'storyboard',
    title: 'Any scene can be changed',
    text: 'Rewrite a sentence, ask for another picture, bring your own. Only what changed is made again, in seconds, and the old version plays until the new one is done.',
  },
  {
    screen: 'library',
    title: 'Everything stays in one place',
    text: 'Every video with its versions, subtitles and thumbnail: to watch, rename, download or make again.',
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
