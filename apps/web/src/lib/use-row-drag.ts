import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

/** A row that is being dragged, and the place it would get; both counted from 0. */
type Drag = { from: number; to: number }

/** Closer to the window's edge than this, the page scrolls along, so far a frame. */
const EDGE = 96
const SCROLLED = 12

/** Drags rows of a list by their grips, with a mouse, a pen or a finger; Escape lets go. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const pointer = useRef(0)
  const from = drag?.from
  useEffect(() => {
    if (from === undefined) return undefined
    let frame = requestAnimationFrame(follow)
    function follow(): void {
      const y = pointer.current
      if (y < EDGE) window.scrollBy(0, -SCROLLED)
      if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLLED)
      const to = placeAt(list.current, y, from!)
      setDrag((now) => (now === undefined || now.to === to ? now : { ...now, to }))
      frame = requestAnimationFrame(follow)
    }
    const letGo = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setDrag(undefined)
    }
    window.addEventListener('keydown', letGo, true) // before a tooltip takes the key for itself
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', letGo, true)
    }
  }, [from, list])
  const gripFor = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointer.current = event.clientY
      setDrag({ from: index, to: index })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      pointer.current = event.clientY
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

/** The place that a row gets when it is let go there: behind all whose middle is above. */
function placeAt(list: HTMLElement | null, y: number, from: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect())
  return rows.filter(({ top, height }, i) => i !== from && top + height / 2 < y).length
}

/** The side of a row on which a dragged one would be put. */
export function dropAt(drag: Drag | undefined, row: number): 'before' | 'after' | undefined {
  if (drag === undefined || drag.to !== row || drag.from === drag.to) return undefined
  return drag.to < drag.from ? 'before' : 'after'
}
