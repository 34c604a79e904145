import type { BoardPreview as Drawn } from '@dayreel/contract'
import { Skeleton, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Problem } from '#ui/problem.tsx'
import { videoRatio, videoSides } from '#ui/video-ratio.ts'
import { type Board, type ItemPlace, movedPlace, placeOf } from './board-edits.ts'
import styles from './board-editor.module.css'
import { itemName } from './item-name.ts'

/** How far an arrow key moves an item, as a fraction of the board, and how much + and − change its size. */
const STEP = 0.02
const GROWTH = 1.1
/** Pixels that a pointer travels before a press counts as a drag. */
const DRAG_FROM_PX = 4

type BoardPreviewProps = {
  format: string
  board: Board
  preview: UseQueryResult<Drawn>
  onPlace: (index: number, place: ItemPlace) => void
  onOpen: (index: number) => void
  onRemove: (index: number) => void
}

type Drag = { index: number; x: number; y: number; byX: number; byY: number }

/** Shows the drawing of a board. The user moves items on it by mouse, touch or keyboard. */
export function BoardPreview({ format, board, preview, onPlace, onOpen, onRemove }: BoardPreviewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const { data } = preview
  // While a change is not drawn yet, the boxes belong to another board.
  const boxes = data !== undefined && data.items.length === board.items.length ? data.items : []
  const moved = (index: number, by: Parameters<typeof movedPlace>[1]): void => {
    const box = boxes[index]
    if (!data || !box) return
    onPlace(index, movedPlace(placeOf(board.items[index]!, box, data.area, videoSides(format)), by))
  }
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const act = {
      ArrowLeft: () => moved(index, { x: -STEP }),
      ArrowRight: () => moved(index, { x: STEP }),
      ArrowUp: () => moved(index, { y: -STEP }),
      ArrowDown: () => moved(index, { y: STEP }),
      '+': () => moved(index, { times: GROWTH }),
      '-': () => moved(index, { times: 1 / GROWTH }),
      Delete: () => onRemove(index),
    }[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  const onPointerUp = (event: PointerEvent): void => {
    setDrag(undefined)
    const size = frame.current?.getBoundingClientRect()
    if (drag === undefined || !size || !data) return
    if (Math.hypot(drag.byX, drag.byY) < DRAG_FROM_PX) {
      onOpen(drag.index)
      return
    }
    event.preventDefault()
    const { left, right, top, bottom } = data.area
    moved(drag.index, {
      x: drag.byX / size.width / (right - left),
      y: drag.byY / size.height / (bottom - top),
    })
  }
  return (
    <div className={styles.preview}>
      <div ref={frame} className={styles.frame} style={videoRatio(format)} aria-busy={preview.isFetching}>
        {data === undefined ? (
          <Skeleton h="100%" />
        ) : (
          <img src={data.image} alt="Preview of the board" draggable={false} />
        )}
        {boxes.map(
          (box, index) =>
            box && (
              <button
                // oxlint-disable-next-line react/no-array-index-key -- items have no other identity than their place
                key={index}
                type="button"
                className={styles.handle}
                data-dragged={drag?.index === index || undefined}
                aria-label={`Place of ${itemName(board.items[index]!)}`}
                aria-describedby="board-keys"
                style={{
                  left: `${100 * box.left}%`,
                  top: `${100 * box.top}%`,
                  width: `${100 * (box.right - box.left)}%`,
                  height: `${100 * (box.bottom - box.top)}%`,
                  ...(drag?.index === index && { translate: `${drag.byX}px ${drag.byY}px` }),
                }}
                onKeyDown={(event) => onKeyDown(event, index)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId)
                  setDrag({ index, x: event.clientX, y: event.clientY, byX: 0, byY: 0 })
                }}
                onPointerMove={(event) =>
                  drag && setDrag({ ...drag, byX: event.clientX - drag.x, byY: event.clientY - drag.y })
                }
                onPointerUp={onPointerUp}
                onPointerCancel={() => setDrag(undefined)}
                // A press by keyboard or screen reader has no pointer.
                onClick={(event) => event.detail === 0 && onOpen(index)}
              />
            ),
        )}
      </div>
      {preview.isError && (
        <Problem title="The board couldn’t be drawn" error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      <Text id="board-keys" size="xs" c="dimmed">
        Drag an item to move it. With the keyboard: arrow keys move it, + and − change its size, Delete removes it.
      </Text>
    </div>
  )
}
