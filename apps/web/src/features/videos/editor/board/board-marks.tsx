import { BOARD_MARKS, MAX_BOARD_MARKS } from '@dayreel/catalogue'
import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { Icon } from '#ui/icon.tsx'
import { type Board, type BoardMark, marksOf, withMarks } from './board-edits.ts'
import styles from './board-editor.module.css'
import { itemName } from './item-name.ts'
import { SpokenWordSelect } from './spoken-word-select.tsx'

const NAMES: Readonly<Record<(typeof BOARD_MARKS)[number], string>> = {
  arrow: 'Arrow',
  circle: 'Circle',
  cross: 'Cross',
  underline: 'Underline',
  bracket: 'Bracket',
}

type BoardMarksProps = {
  board: Board
  /** The words of the scene. */
  text: string
  onChange: (board: Board, announced?: string) => void
}

/** Lets the user edit the pen strokes of a board. */
export function BoardMarks({ board, text, onChange }: BoardMarksProps) {
  const marks = marksOf(board)
  const change = (index: number, mark: BoardMark): void =>
    onChange(
      withMarks(
        board,
        marks.map((each, i) => (i === index ? mark : each)),
      ),
    )
  const items = board.items.map((item, i) => ({ value: `${i}`, label: itemName(item) }))
  return (
    <section aria-label="Pen strokes" className={styles.marks}>
      {marks.map((mark, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- marks have no other identity than their place
        <fieldset key={i} aria-label={`Pen stroke ${i + 1}`} className={styles.mark}>
          <NativeSelect
            label="Stroke"
            size="sm"
            value={mark.kind}
            data={BOARD_MARKS.map((kind) => ({ value: kind, label: NAMES[kind] }))}
            onChange={({ currentTarget }) => {
              const kind = BOARD_MARKS.find((each) => each === currentTarget.value)
              if (kind) change(i, fitted({ ...mark, kind }, board.items.length))
            }}
          />
          <NativeSelect
            label={hasEnd(mark) ? 'From' : 'On'}
            size="sm"
            value={`${mark.on}`}
            data={items}
            onChange={({ currentTarget }) => change(i, { ...mark, on: Number(currentTarget.value) })}
          />
          {hasEnd(mark) && (
            <NativeSelect
              label="To"
              size="sm"
              value={`${mark.to ?? mark.on}`}
              data={items}
              onChange={({ currentTarget }) => change(i, { ...mark, to: Number(currentTarget.value) })}
            />
          )}
          <SpokenWordSelect
            label="Drawn at"
            text={text}
            at={mark.at}
            onChange={(at) => {
              const { at: _, ...rest } = mark
              change(i, at === undefined ? rest : { ...rest, at })
            }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove pen stroke ${i + 1}`}
            onClick={() =>
              onChange(
                withMarks(
                  board,
                  marks.filter((_, other) => other !== i),
                ),
                'Pen stroke removed.',
              )
            }
          >
            <Icon name="trash" size={16} />
          </ActionIcon>
        </fieldset>
      ))}
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon name="plus" size={16} />}
        disabled={marks.length >= MAX_BOARD_MARKS}
        onClick={() => onChange(withMarks(board, [...marks, { kind: 'circle', on: 0 }]), 'Pen stroke added.')}
      >
        Add a pen stroke
      </Button>
    </section>
  )
}

function hasEnd({ kind }: BoardMark): boolean {
  return kind === 'arrow' || kind === 'bracket'
}

/** Adds a second end to an arrow or a bracket without one, and removes it from all other strokes. */
function fitted({ to, ...mark }: BoardMark, count: number): BoardMark {
  return hasEnd(mark) ? { ...mark, to: to ?? (mark.on + 1) % count } : mark
}
