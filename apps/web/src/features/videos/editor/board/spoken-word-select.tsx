import { NativeSelect } from '@mantine/core'

const IN_TURN = ''

type SpokenWordSelectProps = {
  label: string
  /** The words of the scene. */
  text: string
  /** The chosen word. Undefined if the item or stroke appears in its turn. */
  at: string | undefined
  onChange: (at: string | undefined) => void
}

/** Lets the user choose the word at which an item or stroke appears. */
export function SpokenWordSelect({ label, text, at, onChange }: SpokenWordSelectProps) {
  const words = [...new Set(text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [])]
  const isOther = at !== undefined && !words.includes(at)
  return (
    <NativeSelect
      label={label}
      size="sm"
      value={at ?? IN_TURN}
      data={[
        { value: IN_TURN, label: 'Automatically, in order' },
        ...(isOther ? [{ value: at, label: text.includes(at) ? at : `${at} (no longer spoken)` }] : []),
        ...words.map((word) => ({ value: word, label: word })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === IN_TURN ? undefined : currentTarget.value)}
    />
  )
}
