import { isPicture, type Composition, type IndexedItem, type Scene } from '../composition.ts'
import { cut } from '../rect.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { placeWords } from './place-item.ts'

export function arrangeQuestion(items: readonly IndexedItem[], scene: Scene): Composition {
  const { stage } = scene
  const question = items.find(({ item }) => !isPicture(item))
  const others = items.filter((each) => each !== question)
  const isFlat = stage.width > 1.3 * stage.height
  if (!question) {
    const { strip, rest } = isFlat ? cut(stage, 'right', 0.28 * stage.width) : cut(stage, 'top', 0.3 * stage.height)
    const inner = arrangePictures('single', items, { ...scene, stage: rest })
    return { ...inner, sign: { text: '?', rect: strip } }
  }
  const share = others.length === 0 ? 0.56 : question.index === scene.lead ? 0.58 : 0.34
  const { strip, rest } = isFlat
    ? cut(stage, 'left', (share + 0.06) * stage.width)
    : cut(stage, 'top', share * stage.height)
  const spots = placeWords(question, strip, scene, -2)
  if (others.length === 0) return { spots, links: [], sign: { text: '?', rect: rest } }
  const inner = arrangePictures('single', others, {
    ...scene,
    stage: rest,
    slots: Math.max(others.length, scene.slots - 1),
  })
  return { ...inner, spots: [...spots, ...inner.spots] }
}
