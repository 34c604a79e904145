/** A caption in which one word is highlighted as spoken. In `text`, that word is between asterisks. */
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
