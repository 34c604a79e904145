import { textOf, type Composition, type IndexedItem, type Scene, type Spot } from '../composition.ts'
import { cut, inset, type Rect } from '../rect.ts'
import { arrangeAmount } from './arrange-amount.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { placeWords } from './place-item.ts'

/** A longer number has a unit or a name, as in `14 days`, and needs a wide plate. */
const SHORT_NUMBER = 3

/** Puts the number of a list’s item above its title and pictures, or on their left in a wide stage. */
export function arrangeNumbered(items: readonly IndexedItem[], scene: Scene): Composition {
  const number = items.find(({ item }) => item.kind === 'number')
  if (items.length === 1) return arrangeAmount(items, scene)
  if (!number) return arrangePictures('single', items, scene)
  const others = items.filter((each) => each !== number)
  const title = others.find(({ item }) => item.kind === 'word')
  const shown = others.filter((each) => each !== title)
  if (shown.length === 0) return arrangeAmount(items, scene)
  const { head, rest } = headOf(number, title, scene)
  const taken = title ? 2 : 1
  const slots = Math.max(shown.length, scene.slots - taken)
  const inner = arrangePictures('single', shown, { ...scene, stage: rest, slots })
  return { ...inner, spots: [...head, ...inner.spots] }
}

/** Places the number and the title. */
function headOf(number: IndexedItem, title: IndexedItem | undefined, scene: Scene): { head: Spot[]; rest: Rect } {
  const { stage, unit, lead } = scene
  const isLong = textOf(number.item).length > SHORT_NUMBER
  const numeral = (rect: Rect, turn: number): Spot => ({ item: number.index, role: 'numeral', rect, turn })
  if (stage.width > 1.3 * stage.height) {
    const { strip, rest } = cut(stage, 'left', (isLong ? 0.42 : 0.3) * stage.width)
    if (!title) return { head: [numeral(strip, -4)], rest }
    const { strip: upper, rest: lower } = cut(strip, 'top', 0.56 * strip.height)
    return { head: [numeral(upper, -4), ...placeWords(title, lower, scene, -2)], rest }
  }
  const isLed = number.index === lead
  if (isLong || isLed) {
    const height = isLed ? 0.4 * stage.height : Math.min(0.2 * stage.height, 250 * unit)
    const { strip, rest: below } = cut(stage, 'top', height)
    if (!title) return { head: [numeral(strip, -3)], rest: below }
    const { strip: line, rest } = cut(below, 'top', Math.min(0.14 * stage.height, 170 * unit))
    return { head: [numeral(strip, -3), ...placeWords(title, inset(line, 6 * unit), scene, -2)], rest }
  }
  const { strip, rest } = cut(stage, 'top', Math.min(0.27 * stage.height, 320 * unit))
  const { strip: left, rest: right } = cut(strip, 'left', (title ? 0.34 : 0.5) * strip.width)
  return {
    head: [numeral(left, -5), ...(title ? placeWords(title, inset(right, 6 * unit), scene, -2) : [])],
    rest,
  }
}
