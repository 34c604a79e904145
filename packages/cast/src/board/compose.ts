import type { Board } from '@dayreel/storyboard'
import { createRandom, type Random } from '@dayreel/storyboard/base'
import { cut, inset, type Rect } from './rect.ts'
import { cellsOf, crowdOf } from './cells.ts'

/** Where a part of an item is drawn. Spots of a board do not overlap, except copies of a crowd and what lies on a print. */
export type Spot = {
  /** Index of the item. */
  item: number
  /** `plate` is a strip with a name; `numeral` a large number; `line` a line of large words; `bar` a bar with its number. */
  role: 'picture' | 'words' | 'numeral' | 'label' | 'plate' | 'bar' | 'quote'
  rect: Rect
  /** Degrees clockwise. */
  turn: number
  /** Default: in the middle. */
  align?: 'left'
  isMirrored?: boolean
}

export type Composition = {
  spots: Spot[]
  /** Pairs of items between which the layout has an arrow or a line, unless the board has marks of its own. */
  links: { from: number; to: number; isLine?: true }[]
  /** The item that a contrast crosses out. */
  crossed?: number
  /** The place of a large question mark or quotation mark that belongs to the layout. */
  sign?: { text: '?' | '“'; rect: Rect }
}

type Item = Board['items'][number]
type Indexed = { item: Item; index: number }

/** Lengths in units, each of which is a 1080th of the frame's shorter side. */
const GAP = 26
const LABEL = { least: 78, most: 160, share: 0.23 }

/**
 * Divides the stage among the items of a board. The result depends on the board's layout, the kinds of its items and
 * which of them have labels, but not on words. A board that grows has the places of its whole run from the start.
 */
export function composeBoard(
  board: Board,
  { stage, unit, seed }: { stage: Rect; unit: number; seed: number },
): Composition {
  const random = createRandom(`compose ${board.grows?.seed ?? seed}`)
  const all = board.items.map((item, index): Indexed => ({ item, index }))
  const items = all.filter(({ item }) => item.place === undefined)
  const scene: Scene = { stage, unit, random, slots: Math.max(items.length, board.grows?.slots ?? 0) }
  const composition = items.length === 0 ? { spots: [], links: [] } : arrange(board.layout, items, scene)
  for (const { item, index } of all) {
    const { place } = item
    if (place === undefined) continue
    const side = 0.46 * Math.min(stage.width, stage.height) * place.size
    const [width, height] = [Math.min(side, stage.width), Math.min(side, stage.height)]
    const x = clamp(stage.x + place.x * stage.width - width / 2, stage.x, stage.x + stage.width - width)
    const y = clamp(stage.y + place.y * stage.height - height / 2, stage.y, stage.y + stage.height - height)
    composition.spots.push(...fill({ item, index }, { x, y, width, height }, scene, 3))
  }
  return composition
}

type Scene = { stage: Rect; unit: number; random: Random; slots: number }

function arrange(layout: Board['layout'], items: readonly Indexed[], scene: Scene): Composition {
  switch (layout) {
    case 'word':
      return wordsOnly(items, scene)
    case 'quotation':
      return quotation(items, scene)
    case 'question':
      return question(items, scene)
    case 'amount':
      return amount(items, scene)
    case 'numbered':
      return numbered(items, scene)
    case 'bars':
      return bars(items, scene)
    case 'crowd':
      return crowd(items, scene)
    default:
      return pictures(layout, items, scene)
  }
}

/** Arranges pictures by the cells of the layout, and puts words that are not part of it above and below them. */
function pictures(layout: Board['layout'], items: readonly Indexed[], scene: Scene): Composition {
  const pictured = items.filter(({ item }) => isPicture(item))
  const needed = layout === 'pair' || layout === 'change' || layout === 'contrast' || layout === 'chain' ? 2 : 1
  // Words are things of the layout if there are not enough pictures, as in “weather, not climate”.
  const core = pictured.length >= needed ? pictured : items
  const aside = core === items ? [] : items.filter(({ item }) => !isPicture(item))
  const { spots, rest } = band(aside, scene, core.length === 1)
  const slots = Math.max(core.length, scene.slots - aside.length)
  const cells = cellsOf(layout, slots, rest, GAP * scene.unit)
  const tilt = layout === 'single' || layout === 'print' ? 4 : 5
  core.forEach((each, i) => spots.push(...fill(each, cells[i]!, scene, tilt, layout === 'parts' && i === 0)))
  const ids = core.map(({ index }) => index)
  const links =
    layout === 'change' || layout === 'chain'
      ? ids.slice(1).map((to, i) => ({ from: ids[i]!, to }))
      : layout === 'parts'
        ? ids.slice(1).map((to) => ({ from: ids[0]!, to, isLine: true as const }))
        : []
  return { spots, links, ...(layout === 'contrast' && ids.length > 1 && { crossed: ids[0]! }) }
}

/**
 * Puts words into bands above and below the rest: one above, two above and below, more in both. Beside a single picture
 * in a wide stage, they stand on its left.
 */
function band(texts: readonly Indexed[], scene: Scene, isAlone = false): { spots: Spot[]; rest: Rect } {
  const { stage, unit, random } = scene
  if (texts.length === 0) return { spots: [], rest: stage }
  const isFlat = stage.width > 1.5 * stage.height
  if (isFlat && texts.length < 3 && isAlone) {
    const { strip, rest } = cut(stage, 'left', 0.36 * stage.width)
    const spots = texts.flatMap((each, i) => {
      const height = strip.height / texts.length
      const rect = inset({ ...strip, y: strip.y + i * height, height }, 0.06 * strip.height)
      return wordsIn(each, rect, (random() - 0.5) * 6)
    })
    return { spots, rest }
  }
  const height = Math.min((isFlat ? 0.24 : 0.19) * stage.height, 230 * unit) * (texts.length > 3 ? 1.2 : 1)
  const above = texts.slice(0, Math.ceil(texts.length / 2))
  const below = texts.slice(above.length)
  const { strip: top, rest: lower } = cut(stage, 'top', height)
  const { strip: bottom, rest } = below.length > 0 ? cut(lower, 'bottom', height) : { strip: lower, rest: lower }
  const spots = [above, below].flatMap((group, row) =>
    group.flatMap((each, i) => {
      const strip = row === 0 ? top : bottom
      const width = strip.width / group.length
      const rect = { ...strip, x: strip.x + i * width, width }
      return wordsIn(each, inset(rect, 6 * unit), (random() - 0.5) * 5)
    }),
  )
  return { spots, rest }
}

/** Places an item with its label in a cell. */
function fill({ item, index }: Indexed, cell: Rect, scene: Scene, tilt: number, isLabelAbove = false): Spot[] {
  const { unit, random } = scene
  const turn = (random() - 0.5) * 2 * tilt
  if (!isPicture(item)) {
    if (item.label === undefined) return wordsIn({ item, index }, cell, turn / 2)
    const { strip, rest } = cut(cell, 'bottom', labelHeight(cell, unit))
    return [...wordsIn({ item, index }, rest, turn / 2), { item: index, role: 'label', rect: strip, turn: 0 }]
  }
  if (item.label === undefined || item.kind === 'print') return [{ item: index, role: 'picture', rect: cell, turn }]
  // In a flat cell, the label stands beside the picture.
  const isFlat = cell.width > 1.9 * cell.height && !isLabelAbove
  const { strip, rest } = isFlat
    ? cut(cell, 'right', (cell.width > 2.6 * cell.height ? 0.54 : 0.44) * cell.width)
    : cut(cell, isLabelAbove ? 'top' : 'bottom', labelHeight(cell, unit))
  return [
    { item: index, role: 'picture', rect: rest, turn },
    { item: index, role: 'label', rect: strip, turn: (random() - 0.5) * 4 },
  ]
}

function labelHeight({ height }: Rect, unit: number): number {
  return Math.min(Math.max(LABEL.share * height, LABEL.least * unit), LABEL.most * unit, 0.45 * height)
}

function wordsIn({ item, index }: Indexed, rect: Rect, turn: number): Spot[] {
  return [{ item: index, role: item.kind === 'number' ? 'numeral' : 'words', rect, turn }]
}

function wordsOnly(items: readonly Indexed[], scene: Scene): Composition {
  const { stage, unit, random } = scene
  const texts = items.filter(({ item }) => !isPicture(item))
  const images = items.filter(({ item }) => isPicture(item))
  const spots: Spot[] = []
  let rest = stage
  if (images.length > 0 && texts.length > 0) {
    const isFlat = stage.width > 1.3 * stage.height
    const shares = isFlat ? cut(stage, 'right', 0.36 * stage.width) : cut(stage, 'bottom', 0.36 * stage.height)
    rest = shares.rest
    cellsOf('pair', images.length, shares.strip, GAP * unit).forEach((cell, i) =>
      spots.push(...fill(images[i]!, cell, scene, 5)),
    )
  } else if (texts.length === 0) {
    return pictures('pair', items, scene)
  }
  const weights = texts.map(({ item }) => Math.sqrt(6 + textOf(item).length))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let y = rest.y
  texts.forEach((each, i) => {
    const height = (rest.height * weights[i]!) / sum
    const rect = inset({ ...rest, y, height }, 8 * unit)
    y += height
    spots.push(...withLabel(each, rect, scene, (random() - 0.5) * 5))
  })
  return { spots, links: [] }
}

/** Places words, and their label below if they have one. */
function withLabel({ item, index }: Indexed, rect: Rect, { unit }: Scene, turn: number): Spot[] {
  if (item.label === undefined) return wordsIn({ item, index }, rect, turn)
  const { strip, rest } = cut(rect, 'bottom', labelHeight(rect, unit))
  return [...wordsIn({ item, index }, rest, turn), { item: index, role: 'label', rect: strip, turn: 0 }]
}

function quotation(items: readonly Indexed[], scene: Scene): Composition {
  const { stage, unit } = scene
  const quote = items.find(({ item }) => !isPicture(item))
  if (!quote) return pictures('person', items, scene)
  const others = items.filter((each) => each !== quote)
  const isFlat = stage.width > 1.3 * stage.height
  const { strip, rest } =
    others.length === 0
      ? { strip: stage, rest: stage }
      : isFlat
        ? cut(stage, 'left', 0.34 * stage.width)
        : cut(stage, 'bottom', 0.32 * stage.height)
  const spots: Spot[] = []
  if (others.length > 0) {
    cellsOf('pair', others.length, strip, GAP * unit).forEach((cell, i) =>
      spots.push(...fill(others[i]!, cell, scene, 3)),
    )
  }
  const sign = { x: rest.x, y: rest.y, width: Math.min(250 * unit, 0.34 * rest.width), height: 0.2 * rest.height }
  const { rest: body } = cut(rest, 'top', sign.height + 12 * unit)
  spots.push({ item: quote.index, role: 'quote', rect: inset(body, 10 * unit), turn: -1 })
  if (quote.item.label !== undefined) {
    const last = spots.pop()!
    const { strip: foot, rest: upper } = cut(last.rect, 'bottom', labelHeight(last.rect, unit))
    spots.push({ ...last, rect: upper }, { item: quote.index, role: 'plate', rect: foot, turn: -1 })
  }
  return { spots, links: [], sign: { text: '“', rect: sign } }
}

function question(items: readonly Indexed[], scene: Scene): Composition {
  const { stage } = scene
  const asked = items.find(({ item }) => !isPicture(item))
  const others = items.filter((each) => each !== asked)
  const isFlat = stage.width > 1.3 * stage.height
  if (!asked) {
    const { strip, rest } = isFlat ? cut(stage, 'right', 0.28 * stage.width) : cut(stage, 'top', 0.3 * stage.height)
    const inner = pictures('single', items, { ...scene, stage: rest })
    return { ...inner, sign: { text: '?', rect: strip } }
  }
  const share = others.length === 0 ? 0.56 : 0.42
  const { strip, rest } = isFlat
    ? cut(stage, 'left', (share + 0.06) * stage.width)
    : cut(stage, 'top', share * stage.height)
  const spots = withLabel(asked, strip, scene, -2)
  if (others.length === 0) return { spots, links: [], sign: { text: '?', rect: rest } }
  const inner = pictures('single', others, { ...scene, stage: rest, slots: Math.max(others.length, scene.slots - 1) })
  return { ...inner, spots: [...spots, ...inner.spots] }
}

function amount(items: readonly Indexed[], scene: Scene): Composition {
  const { stage } = scene
  const main = items.find(({ item }) => item.kind === 'number') ?? items.find(({ item }) => item.kind === 'word')
  if (!main) return pictures('single', items, scene)
  const others = items.filter((each) => each !== main)
  if (others.length === 0) return { spots: withLabel(main, inset(stage, 0.06 * stage.height), scene, -3), links: [] }
  const isFlat = stage.width > 1.3 * stage.height
  const { strip, rest } = isFlat ? cut(stage, 'left', 0.46 * stage.width) : cut(stage, 'top', 0.4 * stage.height)
  const inner = pictures('single', others, { ...scene, stage: rest, slots: Math.max(others.length, scene.slots - 1) })
  return { ...inner, spots: [...withLabel(main, strip, scene, -3), ...inner.spots] }
}

function numbered(items: readonly Indexed[], scene: Scene): Composition {
  const { stage, unit } = scene
  const number = items.find(({ item }) => item.kind === 'number')
  if (!number || items.length === 1) return items.length === 1 ? amount(items, scene) : pictures('single', items, scene)
  const others = items.filter((each) => each !== number)
  const title = others.find(({ item }) => item.kind === 'word')
  const isFlat = stage.width > 1.3 * stage.height
  const slots = Math.max(others.length, scene.slots - 1)
  if (isFlat) {
    const { strip, rest } = cut(stage, 'left', 0.3 * stage.width)
    const { strip: upper, rest: lower } = cut(strip, 'top', 0.56 * strip.height)
    const shown = others.filter((each) => each !== title)
    const head: Spot[] = [{ item: number.index, role: 'numeral', rect: title ? upper : strip, turn: -4 }]
    if (title) head.push(...withLabel(title, lower, scene, -2))
    if (shown.length === 0) return { spots: head, links: [] }
    const inner = pictures('single', shown, { ...scene, stage: rest, slots: title ? slots - 1 : slots })
    return { ...inner, spots: [...head, ...inner.spots] }
  }
  const { strip, rest } = cut(stage, 'top', Math.min(0.27 * stage.height, 320 * unit))
  const { strip: left, rest: right } = cut(strip, 'left', (title ? 0.34 : 0.5) * strip.width)
  const head: Spot[] = [{ item: number.index, role: 'numeral', rect: left, turn: -5 }]
  if (title) head.push(...withLabel(title, inset(right, 6 * unit), scene, -2))
  const shown = others.filter((each) => each !== title)
  if (shown.length === 0) return { spots: head, links: [] }
  const inner = pictures('single', shown, { ...scene, stage: rest, slots: title ? slots - 1 : slots })
  return { ...inner, spots: [...head, ...inner.spots] }
}

function bars(items: readonly Indexed[], scene: Scene): Composition {
  const valued = items.filter(({ item }) => item.kind === 'number' && item.value !== undefined)
  if (valued.length === 0) return pictures('pair', items, scene)
  const images = items.filter(({ item }) => isPicture(item))
  const others = items.filter((each) => !valued.includes(each) && !images.includes(each))
  const { spots, rest } = band(others, scene)
  const paired = images.slice(0, valued.length)
  const apart = images.slice(valued.length)
  const { strip, rest: field } = apart.length > 0 ? cut(rest, 'bottom', 0.26 * rest.height) : { strip: rest, rest }
  if (apart.length > 0) {
    cellsOf('pair', apart.length, strip, GAP * scene.unit).forEach((cell, i) =>
      spots.push(...fill(apart[i]!, cell, scene, 4)),
    )
  }
  const rows = Math.max(valued.length, scene.slots - others.length - images.length)
  const height = Math.min(field.height / rows, 300 * scene.unit)
  const top = field.y + (field.height - rows * height) / 2
  valued.forEach((each, i) => {
    const row = inset({ ...field, y: top + i * height, height }, 9 * scene.unit)
    const image = paired[i]
    const side = Math.min(row.height, 0.24 * row.width)
    const { strip: left, rest: right } = image ? cut(row, 'left', side) : { strip: row, rest: row }
    if (image)
      spots.push({
        item: image.index,
        role: 'picture',
        rect: inset(left, 4 * scene.unit),
        turn: (scene.random() - 0.5) * 8,
      })
    const label = each.item.label ?? image?.item.label
    const area = image ? cut(right, 'left', 14 * scene.unit).rest : right
    if (label === undefined) {
      spots.push({ item: each.index, role: 'bar', rect: area, turn: 0 })
      return
    }
    const { strip: words, rest: bar } = cut(area, 'top', 0.42 * area.height)
    const owner = each.item.label === undefined ? image!.index : each.index
    spots.push(
      { item: owner, role: 'label', rect: words, turn: 0, align: 'left' },
      { item: each.index, role: 'bar', rect: bar, turn: 0 },
    )
  })
  return { spots, links: [] }
}

function crowd(items: readonly Indexed[], scene: Scene): Composition {
  const main = items.find(({ item }) => item.kind === 'icon' || item.kind === 'silhouette')
  if (!main) return pictures('pair', items, scene)
  const texts = items.filter(({ item }) => !isPicture(item))
  const { spots, rest } = band(texts, scene)
  const others = items.filter((each) => each !== main && !texts.includes(each))
  const isFlat = rest.width > 1.3 * rest.height
  const { strip, rest: field } =
    others.length === 0
      ? { strip: rest, rest }
      : isFlat
        ? cut(rest, 'right', 0.3 * rest.width)
        : cut(rest, 'bottom', 0.3 * rest.height)
  if (others.length > 0) {
    cellsOf('pair', others.length, strip, GAP * scene.unit).forEach((cell, i) =>
      spots.push(...fill(others[i]!, cell, scene, 5)),
    )
  }
  const { label } = main.item
  const { strip: foot, rest: swarm } =
    label === undefined ? { strip: field, rest: field } : cut(field, 'bottom', labelHeight(field, scene.unit))
  for (const { rect, turn, isMirrored } of crowdOf(swarm, scene.random))
    spots.push({ item: main.index, role: 'picture', rect, turn, ...(isMirrored && { isMirrored }) })
  if (label !== undefined) spots.push({ item: main.index, role: 'label', rect: foot, turn: -1 })
  return { spots, links: [] }
}

function isPicture({ kind }: Item): boolean {
  return kind === 'icon' || kind === 'silhouette' || kind === 'print'
}

function textOf(item: Item): string {
  return item.kind === 'word' || item.kind === 'number' ? item.text : ''
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), Math.max(from, to))
}
