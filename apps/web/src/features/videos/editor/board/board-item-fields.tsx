import {
  BOARD_TINTS,
  MAX_BOARD_LABEL_CHARACTERS,
  MAX_BOARD_LABEL_WORDS,
  MAX_BOARD_VALUE,
  MAX_BOARD_WORDS_CHARACTERS,
} from '@dayreel/catalogue'
import { ActionIcon, Button, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import { type BoardItem, withValue } from './board-edits.ts'
import styles from './board-editor.module.css'
import { IconPicture } from './icon-picture.tsx'
import { IconSearch } from './icon-search.tsx'
import { itemName } from './item-name.ts'
import { PrintPicture } from './print-picture.tsx'
import { SpokenWordSelect } from './spoken-word-select.tsx'

const KINDS = [
  { value: 'icon', label: 'Picture from the library' },
  { value: 'word', label: 'Words' },
  { value: 'number', label: 'Number' },
  { value: 'print', label: 'Taped print' },
] as const
const TINTS: Readonly<Record<(typeof BOARD_TINTS)[number], string>> = { normal: 'Normal', gray: 'Gray', dim: 'Dim' }
/** The initial content of a new item, by kind. */
const FIRST: Readonly<Record<(typeof KINDS)[number]['value'], BoardItem>> = {
  icon: { kind: 'icon', icon: 'star' },
  word: { kind: 'word', text: 'New words' },
  number: { kind: 'number', text: '3', value: 3 },
  print: { kind: 'print' },
}

type BoardItemFieldsProps = {
  videoId: string
  language: string
  /** The words of the scene. */
  text: string
  item: BoardItem
  index: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onChange: (item: BoardItem) => void
  /** Replaces the content of the item. */
  onReplace: (item: BoardItem) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** An item of a board: its name, which opens its fields, and buttons for its order. */
export function BoardItemFields(props: BoardItemFieldsProps) {
  const { item, index, count, isOpen, onToggle, onMove, onRemove } = props
  const id = useId()
  const name = itemName(item)
  return (
    <>
      <div className={styles.head}>
        <button type="button" className={styles.name} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <IconPicture item={item} />
          <span dir="auto">{item.label === undefined ? name : `${name}: ${item.label}`}</span>
        </button>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <Icon name="up" size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Move ${name} down`}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <Icon name="down" size={16} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${name}`} disabled={count < 2} onClick={onRemove}>
          <Icon name="trash" size={16} />
        </ActionIcon>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Fields {...props} />}
      </div>
    </>
  )
}

function Fields({ videoId, language, text, item, onChange, onReplace }: BoardItemFieldsProps) {
  const kind = item.kind === 'silhouette' ? 'icon' : item.kind
  return (
    <div className={styles.item}>
      <NativeSelect
        label="Shows"
        size="sm"
        value={kind}
        data={[...KINDS]}
        onChange={({ currentTarget }) => {
          const chosen = KINDS.find(({ value }) => value === currentTarget.value)
          if (chosen && chosen.value !== kind) onReplace(FIRST[chosen.value])
        }}
      />
      {(item.kind === 'icon' || item.kind === 'silhouette') && (
        <div className={styles.whole}>
          <IconSearch language={language} chosen={item.icon} onChoose={(icon) => onReplace({ kind: 'icon', icon })} />
        </div>
      )}
      {item.kind === 'print' && <PrintPicture videoId={videoId} item={item} onChange={onChange} />}
      {(item.kind === 'word' || item.kind === 'number') && (
        <TextInput
          label={item.kind === 'word' ? 'Words' : 'Number as text'}
          size="sm"
          dir="auto"
          maxLength={item.kind === 'word' ? MAX_BOARD_WORDS_CHARACTERS : MAX_BOARD_LABEL_CHARACTERS}
          value={item.text}
          onChange={({ currentTarget }) => onChange({ ...item, text: currentTarget.value })}
        />
      )}
      {item.kind === 'number' && (
        <NumberInput
          label="Value for bars"
          size="sm"
          min={0}
          max={MAX_BOARD_VALUE}
          value={item.value ?? ''}
          onChange={(value) => {
            const { value: _, ...rest } = item
            onChange(typeof value === 'number' ? { ...rest, value } : rest)
          }}
        />
      )}
      <TextInput
        label="Label"
        description={`At most ${MAX_BOARD_LABEL_WORDS} words`}
        size="sm"
        dir="auto"
        maxLength={MAX_BOARD_LABEL_CHARACTERS}
        value={item.label ?? ''}
        onChange={({ currentTarget: { value } }) => {
          if (wordsIn(value) <= MAX_BOARD_LABEL_WORDS) onChange(withValue(item, 'label', value || undefined))
        }}
      />
      <NativeSelect
        label="Color"
        size="sm"
        value={item.tint ?? 'normal'}
        data={BOARD_TINTS.map((tint) => ({ value: tint, label: TINTS[tint] }))}
        onChange={({ currentTarget }) => {
          const tint = BOARD_TINTS.find((each) => each === currentTarget.value)
          onChange(withValue(item, 'tint', tint === 'normal' ? undefined : tint))
        }}
      />
      <SpokenWordSelect
        label="Appears at"
        text={text}
        at={item.at}
        onChange={(at) => onChange(withValue(item, 'at', at))}
      />
      {item.place !== undefined && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={() => onChange(withValue(item, 'place', undefined))}
        >
          Use the default position
        </Button>
      )}
    </div>
  )
}

function wordsIn(label: string): number {
  return label.trim() === '' ? 0 : label.trim().split(/\s+/u).length
}
