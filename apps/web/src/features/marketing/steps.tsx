import styles from './steps.module.css'

const STEPS = [
  { title: 'You write a line', text: 'A subject of one line, or a script of your own that is kept word for word.' },
  { title: 'It gets a voice', text: 'Seven narrators, paced to the length you choose, from 20 to 90 seconds.' },
  {
    title: 'Every scene is painted',
    text: 'In one of 22 styles, following the nouns, the weather and the mood of your words.',
  },
  {
    title: 'It is cut and captioned',
    text: 'Camera moves, music that makes room for the voice, and captions with the spoken word lit.',
  },
] as const

export function Steps() {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
