import styles from './read-notes.module.css'

type ReadNotesProps = { repairs: readonly string[]; faults: readonly string[] }

/** Lists the corrections of an answer and suggestions for it. */
export function ReadNotes({ repairs, faults }: ReadNotesProps) {
  return (
    <>
      <Sentences name="What was corrected" sentences={repairs} />
      <Sentences name="Possible improvements" sentences={faults} />
    </>
  )
}

function Sentences({ name, sentences }: { name: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <>
      <p>{name}:</p>
      <ul className={styles.notes}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
