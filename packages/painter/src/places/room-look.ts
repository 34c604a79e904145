import { createRandom } from '@dayreel/storyboard/base'
import type { Shot } from '../painting.ts'

/** How a home is built; all in metres. */
export type RoomLook = {
  /** The ceiling's height at least, and how much higher it may be. */
  high: readonly [least: number, more: number]
  /** Windows: the height of their sills, their breadth at least and more, and from bar to bar. */
  sill: number
  window: readonly [least: number, more: number]
  bars: readonly [across: number, up: number]
  mayBeArched: boolean
  hasCurtains: boolean
  /** Mouldings along floor and ceiling, or beams under the ceiling, or pipes. */
  trim: 'mouldings' | 'beams' | 'pipes'
  walls: 'paper' | 'lime' | 'brick' | 'boards'
  floor: 'boards' | 'wide boards' | 'flags' | 'slab'
}

const TOWNHOUSE: RoomLook = {
  high: [3.7, 0.8],
  sill: 0.75,
  window: [1, 0.5],
  bars: [2, 0.62],
  mayBeArched: true,
  hasCurtains: true,
  trim: 'mouldings',
  walls: 'paper',
  floor: 'boards',
}
const COTTAGE: RoomLook = {
  high: [2.9, 0.25],
  sill: 0.95,
  window: [0.85, 0.25],
  bars: [2, 0.42],
  mayBeArched: false,
  hasCurtains: true,
  trim: 'beams',
  walls: 'lime',
  floor: 'flags',
}
const LOFT: RoomLook = {
  high: [4.1, 0.7],
  sill: 0.6,
  window: [1.9, 0.5],
  bars: [4, 0.55],
  mayBeArched: true,
  hasCurtains: false,
  trim: 'pipes',
  walls: 'brick',
  floor: 'slab',
}
const CABIN: RoomLook = {
  high: [3.3, 0.4],
  sill: 0.8,
  window: [1.2, 0.4],
  bars: [2, 0.6],
  mayBeArched: false,
  hasCurtains: true,
  trim: 'beams',
  walls: 'boards',
  floor: 'wide boards',
}
const LOOKS: readonly RoomLook[] = [TOWNHOUSE, TOWNHOUSE, COTTAGE, LOFT, CABIN]

/** How the rooms of a video's home are built: the same in all its scenes, whatever each room is for. */
export function roomLook({ likeness }: Pick<Shot, 'likeness'>): RoomLook {
  return LOOKS[Math.floor(createRandom(`${likeness} home`)() * LOOKS.length)]!
}

/** How high and how deep a room is as a shot sees it, in metres. */
type RoomSize = { high: number; back: number }

/**
 * Behind what is near only walls, windows and shelves are to be seen, for beams out of focus are nothing but stripes across the
 * picture: there the far wall comes nearer, and the ceiling is out of the frame.
 */
export function roomSize(look: RoomLook, { size, lens, random }: Pick<Shot, 'size' | 'lens' | 'random'>): RoomSize {
  const high = look.high[0] + random() * look.high[1]
  if (!isBackdrop(size)) return { high, back: 3.7 + lens * 3.1 }
  return { high: Math.max(high, 3.5), back: 2.3 + lens * 2.6 }
}

function isBackdrop(size: Shot['size']): boolean {
  return size === 'insert' || size === 'perch' || size === 'close'
}
