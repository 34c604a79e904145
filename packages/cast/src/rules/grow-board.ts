import { MAX_SEED } from '@dayreel/catalogue'
import type { Board, BoardMark, BoardSceneRequest } from '@dayreel/storyboard'
import { hashText } from '@dayreel/storyboard/base'
import { iconOf, isPicture, saidAt, thingItem, withoutWords } from './items.ts'
import type { Thing } from './find-things.ts'
import { keyAmount } from './key-amount.ts'
import { readScene, type SceneWords, wholeOf } from './scene-words.ts'

/** The first words of a scene that continues the scene before it. */
const CONTINUES: Readonly<Record<string, RegExp>> = {
  en: /^(?:and\s+)?(?:then|next|after\s+that|soon|finally|as\s+a\s+result|eventually|later|from\s+there|in\s+the\s+end)(?!\p{L})/iu,
  de: /^(?:und\s+)?(?:dann|danach|schließlich|bald|später|am\s+ende)(?!\p{L})/iu,
  es: /^(?:y\s+)?(?:luego|después|entonces|finalmente|al\s+final|más\s+tarde)(?!\p{L})/iu,
}
/** Layouts that can be the first link of a chain. */
const CAN_START: ReadonlySet<Board['layout']> = new Set(['single', 'chain', 'change'])
const LONGEST_RUN = 3
const MAX_LINKS = 4

/** Returns the next state of a chain that the previous scene began, if this scene continues it. */
export function continueRun(scene: SceneWords, request: BoardSceneRequest): Board | undefined {
  const previous = request.before.at(-1)?.board
  if (previous?.grows === undefined || previous.layout !== 'chain' || previous.items.length >= previous.grows.slots)
    return undefined
  const link = nextLink(
    scene,
    request.index,
    request.count,
    new Set(previous.items.flatMap((item) => iconOf(item) ?? [])),
  )
  if (link === undefined) return undefined
  const items = [...previous.items.map(withoutWords), thingItem(scene, link, true)]
  const last = items.length - 1
  const marks: BoardMark[] = [
    ...(previous.marks ?? []).map(withoutWords),
    { kind: 'arrow', on: last - 1, to: last, ...saidAt(scene, link) },
  ]
  return { layout: 'chain', items, marks, grows: { ...previous.grows, kept: previous.items.length } }
}

/** Returns the first state of a chain that the next scenes continue. */
export function startRun(
  scene: SceneWords,
  request: BoardSceneRequest,
  candidatesOf: (scene: SceneWords, request: BoardSceneRequest) => Board[],
): Board | undefined {
  const { index, count, title, after } = request
  if (index === 0 || after[0] === undefined || CONTINUES[scene.language]?.test(after[0].text) !== true) return undefined
  if (scene.things.length === 0 || keyAmount(scene, wholeOf(scene)) !== undefined) return undefined
  const [best] = candidatesOf(scene, request)
  if (best === undefined || !CAN_START.has(best.layout)) return undefined
  const items = best.layout === 'single' ? best.items.slice(0, 1) : best.items
  if (!items.every(isPicture)) return undefined
  const shown = new Set(items.flatMap((item) => iconOf(item) ?? []))
  let slots = items.length
  for (const [i, { text }] of after.slice(0, LONGEST_RUN - 1).entries()) {
    const link = nextLink(readScene({ text, title, language: scene.language }), index + i + 1, count, shown)
    if (link === undefined || slots >= MAX_LINKS) break
    shown.add(link.icon)
    slots += 1
  }
  if (slots === items.length) return undefined
  const marks = best.marks?.filter(({ kind }) => kind === 'arrow') ?? []
  return {
    layout: 'chain',
    items,
    ...(marks.length === 0 ? {} : { marks }),
    grows: { kept: 0, slots, seed: hashText(`${title} ${index}`) % (MAX_SEED + 1) },
  }
}

/** Returns the new thing of a scene that continues a chain. The last scene returns to the title's subject instead. */
function nextLink(scene: SceneWords, index: number, count: number, shown: ReadonlySet<string>): Thing | undefined {
  if (index >= count - 1 || CONTINUES[scene.language]?.test(scene.text) !== true) return undefined
  // A number needs a board of its own.
  if (keyAmount(scene, wholeOf(scene)) !== undefined) return undefined
  return scene.things.find(({ icon, isAbsent }) => !shown.has(icon) && !isAbsent)
}
