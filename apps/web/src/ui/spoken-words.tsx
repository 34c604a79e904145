/** A caption in the middle of being spoken. `text` has the word that is spoken just now between asterisks. */
export function SpokenWords({ text }: { text: string }) {
  const [before, spoken, after] = text.split('*')
  return (
    <>
      {before}
      <b>{spoken}</b>
      {after}
    </>
  )
}
