import { type Composition, type IndexedItem, type Scene } from '../composition.ts'
import { cut, inset } from '../rect.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { placeWords } from './place-item.ts'

export function arrangeAmount(items: readonly IndexedItem[], scene: Scene): Composition {
  const { stage } = scene
  const main = items.find(({ item }) => item.kind === 'number') ?? items.find(({ item }) => item.kind === 'word')
  if (!main) return arrangePictures('single', items, scene)
  const others = items.filter((each) => each !== main)
  if (others.length === 0) return { spots: placeWords(main, inset(stage, 0.06 * stage.height), scene, -3), links: [] }
  const share = main.index === scene.lead ? 0.58 : 0.36
  const isFlat = stage.width > 1.3 * stage.height
  const { strip, rest } = isFlat ? cut(stage, 'left', share * stage.width) : cut(stage, 'top', share * stage.height)
  const inner = arrangePictures('single', others, {
    ...scene,
    stage: rest,
    slots: Math.max(others.length, scene.slots - 1),
  })
  return { ...inner, spots: [...placeWords(main, strip, scene, -3), ...inner.spots] }
}
