import type { Board } from '@dayreel/storyboard'
import type { Random } from '@dayreel/storyboard/base'
import type { Point, Rect } from './rect.ts'

/** Where a part of an item is drawn. Spots of a board do not overlap, except copies of a crowd and items on a print. */
export type Spot = {
  /** Index of the item. */
  item: number
  /**
   * `plate` is a strip with a name; `numeral` a large number; `line` a line of large words; `bar` a bar with its
   * number.
   */
  role: 'picture' | 'words' | 'numeral' | 'label' | 'plate' | 'bar' | 'quote'
  rect: Rect
  /** Degrees clockwise. */
  turn: number
  /** Default: in the middle. */
  align?: 'left'
  /** The point that a person chose for the middle. The drawing stays inside `rect`. */
  towards?: Point
  isMirrored?: boolean
}

export type Composition = {
  spots: Spot[]
  /** The places of things that enter after the lead. */
  places?: Rect[]
  /** Pairs of items between which the layout has an arrow or a line, unless the board has marks of its own. */
  links: { from: number; to: number; isLine?: true }[]
  /** The item that a contrast crosses out. */
  crossed?: number
  /** The place of a large question mark or quotation mark that belongs to the layout. */
  sign?: { text: '?' | '“'; rect: Rect }
}

type Item = Board['items'][number]
/** An item with its index on the board. */
export type IndexedItem = { item: Item; index: number }

/** The input of a layout. */
export type Scene = {
  stage: Rect
  /** A 1080th of the frame's shorter side, in pixels. */
  unit: number
  random: Random
  /** Number of places: the number of items, or more if the board grows later. */
  slots: number
  /** Index of the item that is there first. It gets the largest place if the layout has no order of its own. */
  lead: number
}

export function isPicture({ kind }: Item): boolean {
  return kind === 'icon' || kind === 'silhouette' || kind === 'print'
}

/** Returns the words of an item, without its label. A picture has none. */
export function textOf(item: Item): string {
  return item.kind === 'word' || item.kind === 'number' ? item.text : ''
}
