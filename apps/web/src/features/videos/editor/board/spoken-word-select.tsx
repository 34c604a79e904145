import { NativeSelect } from '@mantine/core'

const IN_TURN = ''

type SpokenWordSelectProps = {
  label: string
  /** The words of the scene. */
  text: string
  /** Undefined for something that appears in turn. */
  at: string | undefined
  onChange: (at: string | undefined) => void
}

/** Chooses the word of a scene at which something appears. */
export function SpokenWordSelect({ label, text, at, onChange }: SpokenWordSelectProps) {
  const words = [...new Set(text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [])]
  const isOther = at !== undefined && !words.includes(at)
  return (
    <NativeSelect
      label={label}
      size="sm"
      value={at ?? IN_TURN}
      data={[
        { value: IN_TURN, label: 'In turn' },
        ...(isOther ? [{ value: at, label: text.includes(at) ? at : `${at} (no longer spoken)` }] : []),
        ...words.map((word) => ({ value: word, label: word })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === IN_TURN ? undefined : currentTarget.value)}
    />
  )
}
