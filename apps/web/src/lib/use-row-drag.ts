import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

/** The index of the dragged row, and the index that it would get if it were dropped now. Both start at 0. */
type Drag = { from: number; to: number }

/**
 * While the pointer is within EDGE pixels of the window's edge, the page scrolls by SCROLLED pixels per frame. It
 * scrolls only in the direction of the drag: a row that is picked up near the bottom and moved up must not scroll the
 * page down.
 */
const EDGE = 96
const SCROLLED = 12

/** Lets the user drag list rows by their grips with a mouse, a pen or a finger. Escape cancels a drag. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const pointer = useRef({ start: 0, y: 0 })
  const from = drag?.from
  useEffect(() => {
    if (from === undefined) return undefined
    let frame = requestAnimationFrame(follow)
    function follow(): void {
      const { start, y } = pointer.current
      if (y < EDGE && y < start) window.scrollBy(0, -SCROLLED)
      if (y > window.innerHeight - EDGE && y > start) window.scrollBy(0, SCROLLED)
      const to = placeAt(list.current, y, from!)
      setDrag((now) => (now === undefined || now.to === to ? now : { ...now, to }))
      frame = requestAnimationFrame(follow)
    }
    const letGo = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setDrag(undefined)
    }
    window.addEventListener('keydown', letGo, true) // Escape is handled here before a tooltip handles it.
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', letGo, true)
    }
  }, [from, list])
  const gripFor = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointer.current = { start: event.clientY, y: event.clientY }
      setDrag({ from: index, to: index })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      pointer.current.y = event.clientY
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      setDrag(undefined)
      if (drag === undefined) return
      const to = placeAt(list.current, event.clientY, drag.from)
      if (to !== drag.from) onMove(drag.from, to)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  return { drag, gripFor }
}

/** Returns the index of a row that is dropped at height `y`. It comes after all rows whose middle is above `y`. */
function placeAt(list: HTMLElement | null, y: number, from: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect())
  return rows.filter(({ top, height }, i) => i !== from && top + height / 2 < y).length
}

/** Returns the side of a row on which the dragged row would be inserted, or undefined for the other rows. */
export function dropAt(drag: Drag | undefined, row: number): 'before' | 'after' | undefined {
  if (drag === undefined || drag.to !== row || drag.from === drag.to) return undefined
  return drag.to < drag.from ? 'before' : 'after'
}
