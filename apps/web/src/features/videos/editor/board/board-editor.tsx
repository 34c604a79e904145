import { BOARD_LAYOUTS, MAX_BOARD_ITEMS } from '@dayreel/catalogue'
import type { Storyboard, StoryboardScene } from '@dayreel/contract'
import { Button, NativeSelect, Skeleton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Icon } from '#ui/icon.tsx'
import { Problem } from '#ui/problem.tsx'
import {
  addItem,
  type Board,
  type BoardItem,
  byPerson,
  changeItem,
  moveItem,
  removeItem,
  replaceItem,
} from './board-edits.ts'
import styles from './board-editor.module.css'
import { BoardItemFields } from './board-item-fields.tsx'
import { BoardMarks } from './board-marks.tsx'
import { BoardPreview } from './board-preview.tsx'
import { itemName } from './item-name.ts'
import { useBoardPreview } from './use-board-preview.ts'

export type BoardEditorProps = {
  videoId: string
  storyboard: Storyboard
  scene: StoryboardScene
  onChange: (board: Board | undefined) => void
  onClose: () => void
}

const NEW_ITEM: BoardItem = { kind: 'word', text: 'New words' }

/** Lets the user edit the board of a scene, beside its drawing. */
export function BoardEditor({ videoId, storyboard, scene, onChange, onClose }: BoardEditorProps) {
  const preview = useBoardPreview(videoId, storyboard, scene.id)
  const board = scene.board ?? preview.data?.board
  const [opened, setOpened] = useState<number>()
  const [said, setSaid] = useState('')
  if (board === undefined) {
    return preview.isError ? (
      <Problem title="The board couldn’t be drawn" error={preview.error} onRetry={() => void preview.refetch()} />
    ) : (
      <Skeleton h={420} role="status" aria-busy="true" aria-label="Loading the board" />
    )
  }
  const change = (changed: Board, announced = ''): void => {
    setSaid(announced)
    onChange(byPerson(changed))
  }
  const move = (from: number, to: number): void => {
    const moved = moveItem(board, from, to)
    if (moved === board) return
    setOpened(opened === from ? to : undefined)
    change(moved, `Moved to place ${to + 1} of ${board.items.length}.`)
  }
  const isFull = board.items.length >= MAX_BOARD_ITEMS
  return (
    <div className={styles.editor}>
      <BoardPreview
        format={storyboard.format}
        board={board}
        preview={preview}
        onPlace={(index, place) => change(changeItem(board, index, (item) => ({ ...item, place })))}
        onOpen={setOpened}
        onRemove={(index) => change(removeItem(board, index), 'Item removed.')}
      />
      <div className={styles.fields}>
        <NativeSelect
          label="Layout"
          size="sm"
          value={board.layout}
          data={BOARD_LAYOUTS.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => {
            const layout = BOARD_LAYOUTS.find(({ id }) => id === currentTarget.value)
            if (layout) change({ ...board, layout: layout.id })
          }}
        />
        <ol className={styles.items} aria-label="Items">
          {board.items.map((item, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- items have no other identity than their place
            <li key={i}>
              <BoardItemFields
                videoId={videoId}
                language={storyboard.language}
                text={scene.text}
                item={item}
                index={i}
                count={board.items.length}
                isOpen={opened === i}
                onToggle={() => setOpened(opened === i ? undefined : i)}
                onChange={(changed) => change(changeItem(board, i, () => changed))}
                onReplace={(shown) => change(replaceItem(board, i, shown), `Now shows ${itemName(shown)}.`)}
                onMove={(to) => move(i, to)}
                onRemove={() => {
                  setOpened(undefined)
                  change(removeItem(board, i), 'Item removed.')
                }}
              />
            </li>
          ))}
        </ol>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="plus" size={16} />}
          disabled={isFull}
          onClick={() => {
            setOpened(board.items.length)
            change(addItem(board, NEW_ITEM), 'Item added.')
          }}
        >
          {isFull ? `A board has at most ${MAX_BOARD_ITEMS} items` : 'Add an item'}
        </Button>
        <BoardMarks board={board} text={scene.text} onChange={change} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
      <div className={styles.end}>
        <DialogActions>
          <Button
            variant="subtle"
            color="gray"
            disabled={scene.board === undefined}
            onClick={() => {
              setOpened(undefined)
              onChange(undefined)
            }}
          >
            Make it from the words
          </Button>
          <Button onClick={onClose}>Done</Button>
        </DialogActions>
      </div>
    </div>
  )
}
