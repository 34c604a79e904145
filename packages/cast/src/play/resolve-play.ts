import { MAX_PLAY_FIGURES } from '@dayreel/catalogue'
import type { Play, PlayFigure, PlaySceneRequest } from '@dayreel/storyboard'
import { hashText } from '@dayreel/storyboard/base'
import { sizeOf } from '../icons/sizes.ts'
import { findThings, type Thing } from '../rules/find-things.ts'
import { readTerms } from '../rules/terms/read-terms.ts'
import { findPeople, type FoundPerson, type KnownPerson } from './find-people.ts'
import { PRONOUNS_OF } from './people-words.ts'
import { findStageThing, stageThingSize } from './stage-things.ts'
import { type Deed, findDeed } from './verbs.ts'
import { findFigurative } from '../rules/find-figurative.ts'
import type { Term } from '../rules/terms/term.ts'

/** Maximum numbers of people and things, so that each of them stays visible. */
const MAX_PEOPLE = 2
const MAX_THINGS = 2
/** The language of picture prompts. */
const PROMPT_LANGUAGE = 'en'
/**
 * Icons that are not used as figures: the painter paints these things itself if the words name them, or they are
 * places.
 */
const PAINTED =
  /^(?:house|houses|house-with-garden|derelict-house|hut|mountain|snow-capped-mountain|mount-fuji|volcano|evergreen-tree|deciduous-tree|cloud|cloud-with-rain|cloud-with-snow|sun-behind-cloud|droplet|snowflake|wind-face|rainbow|tornado|bed|couch-and-lamp|station|railway-track|hole|building-construction|construction|convenience-store|department-store|bank|school|hospital|hotel|post-office|factory|houses|classical-building|stadium|fountain|door|ladder|television|fog|foggy|office-building|desert|beach-with-umbrella|footprints|globe-.*|sparkles)$/u
/** Stickers that show only a head, with the silhouette of the whole animal. */
const WHOLE: Readonly<Record<string, string>> = {
  bear: 'pinhead:bear',
  'polar-bear': 'pinhead:bear',
  lion: 'pinhead:lion',
}
/** Stickers with a face, a ground or a modern look, with the thing of the same meaning that replaces them. */
const ALIKE: Readonly<Record<string, string>> = {
  'light-bulb': 'thing:oil-lamp',
  'full-moon-face': 'full-moon',
  'new-moon-face': 'new-moon',
  'sun-with-face': 'sun',
}

/**
 * Makes the shadow play of a scene by rules: the people and things that its words name, with the actions of its verbs.
 * Its picture prompt decides everything that its words leave open.
 */
export function resolvePlay({ text, prompt, title, language, seed, before }: PlaySceneRequest): Play {
  const known = peopleOfBefore(before)
  const terms = readTerms(text, language)
  const promptTerms = readTerms(prompt, PROMPT_LANGUAGE)
  const people = findPeople(terms, language, known)
  if (people.length === 0)
    people.push(
      ...findPeople(promptTerms, PROMPT_LANGUAGE, known)
        .filter(({ isPronoun }) => !isPronoun)
        .map(atStart),
    )
  const things = playable(thingsIn(text, terms, language, title))
  const isCarried = people.length === 0 && things.length === 0 && saysIt(terms, language)
  const shown =
    things.length > 0
      ? things
      : isCarried
        ? []
        : playable(thingsIn(prompt, promptTerms, PROMPT_LANGUAGE, title)).map(atStart)
  const side = hashText(`side ${seed}`) % 2 === 0 ? 'left' : 'right'
  const scene = { text, language, side } as const
  const main = people[0] === undefined ? shown[0] : undefined
  const figures: PlayFigure[] = [
    ...people.slice(0, MAX_PEOPLE).map((one, i) => personFigure(one, i, scene)),
    ...shown.slice(0, MAX_THINGS).map((thing) => thingFigure(thing, { isMain: thing === main, scene })),
    ...(isCarried ? carried(before, scene) : []),
  ]
  const isClose = people.length === 1 && canBeClose(figures) && before.length % 3 === 1
  return {
    figures: withCrowd(figures, shown).slice(0, MAX_PLAY_FIGURES),
    ...(isClose && { shot: 'close' as const }),
  }
}

/** Whether a scene is about one person who does not go anywhere, so that the face may fill the frame. */
function canBeClose(figures: readonly PlayFigure[]): boolean {
  const [first, ...others] = figures
  const isStill = first?.kind === 'person' && first.enter === undefined && STILL.has(first.pose)
  return isStill && others.every((other) => other.kind === 'icon' && sizeOfFigure(other.icon)?.where === 'sky')
}
const STILL: ReadonlySet<string> = new Set(['stand', 'talk', 'look-up', 'hold', 'read', 'reach', 'point', 'wave'])

type SceneOfPlay = { text: string; language: string; side: 'left' | 'right' }

function personFigure(
  { person, name, from, to, isPronoun }: FoundPerson,
  index: number,
  scene: SceneOfPlay,
): PlayFigure {
  const { text, language } = scene
  const deed =
    index === 0
      ? (findDeed(text, language, to, endOfClause(text, to)) ?? findDeed(text, language))
      : findDeed(text, language, to)
  const { enter, leave, ...does } = movesOf(onFoot(deed), index === 0 ? scene.side : otherSide(scene.side))
  return {
    kind: 'person',
    person,
    pose: deed?.pose ?? 'stand',
    depth: index === 0 ? 'near' : 'middle',
    ...(enter && { enter }),
    ...does,
    ...(leave && { leave }),
    ...(leave && deed
      ? { at: text.slice(deed.from, deed.to) }
      : index > 0 && !isPronoun && from > 0 && enter && { at: text.slice(from, to) }),
    name,
  }
}

function thingFigure(thing: Thing, { isMain, scene }: { isMain: boolean; scene: SceneOfPlay }): PlayFigure {
  const { text, language, side } = scene
  const icon = WHOLE[thing.icon] ?? thing.icon
  const size = sizeOfFigure(icon)!
  const isAlive = ANIMATE.has(size.where) && !size.isLight
  const deed = isAlive ? findDeed(text, language, thing.to, endOfClause(text, thing.to)) : undefined
  const moves = movesOf(deed, isMain ? side : otherSide(side))
  const isLate = !isMain && thing.from > 0
  const enter = moves.enter ?? (isLate ? 'appear' : undefined)
  return {
    kind: 'icon',
    icon,
    depth: size.metres >= 4 ? 'far' : isMain || size.metres < 0.5 ? 'near' : 'middle',
    ...(enter && { enter }),
    ...(size.isLight
      ? { does: 'shine' as const }
      : size.where === 'water'
        ? { does: 'float' as const }
        : moves.does && { does: moves.does }),
    ...(moves.leave && { leave: moves.leave }),
    ...(isLate
      ? { at: text.slice(thing.from, thing.to) }
      : moves.leave && deed && { at: text.slice(deed.from, deed.to) }),
  }
}

/** People neither fly, float nor shine here. A thing such as their boat does. */
function onFoot(deed: Deed | undefined): Deed | undefined {
  return deed?.does === 'float' || deed?.does === 'fly' || deed?.does === 'shine'
    ? { ...(deed.pose && { pose: deed.pose }) }
    : deed
}

const ANIMATE: ReadonlySet<string> = new Set(['ground', 'water', 'sky'])

function movesOf(deed: Deed | undefined, side: 'left' | 'right'): Pick<PlayFigure, 'enter' | 'does' | 'leave'> {
  if (deed === undefined) return {}
  const { enter, does, leave } = deed
  return {
    ...(enter && { enter: enter === 'side' ? side : enter }),
    ...(does && { does }),
    ...(leave && { leave: leave === 'side' ? otherSide(side) : leave }),
  }
}

function otherSide(side: 'left' | 'right'): 'left' | 'right' {
  return side === 'left' ? 'right' : 'left'
}

/** Returns the position where the clause after a position ends. */
function endOfClause(text: string, from: number): number {
  const end = text.slice(from).search(/[,;:.!?…—–]/u)
  return end < 0 ? text.length : from + end
}

/**
 * Keeps the things that a shadow can show. They have a real size, are not absent, and are not painted with the place.
 */
function playable(things: readonly Thing[]): Thing[] {
  const kept = things.filter(
    ({ icon, isAbsent }) =>
      !isAbsent && sizeOfFigure(ALIKE[icon] ?? icon) !== undefined && !PAINTED.test(icon) && !isPersonIcon(icon),
  )
  return kept
    .map((thing) => ({ ...thing, icon: ALIKE[thing.icon] ?? thing.icon }))
    .filter(({ icon }, i, all) => all.findIndex((other) => other.icon === icon) === i)
}

function sizeOfFigure(icon: string): ReturnType<typeof sizeOf> {
  return stageThingSize(icon) ?? sizeOf(icon)
}

/** Finds the things of a text. If an icon and a drawing of the illustrator show the same noun, the drawing is used. */
function thingsIn(text: string, terms: readonly Term[], language: string, title: string): Thing[] {
  const icons = findThings(text, terms, language, title)
  const figurative = findFigurative(text, language)
  const drawn = terms.flatMap((term, at): Thing[] => {
    const pair = terms[at + 1] && findStageThing(text.slice(term.from, terms[at + 1]!.to), language)
    const icon = pair ?? (isNounIn(term, language) ? findStageThing(term.word, language) : undefined)
    if (icon === undefined || figurative.some(({ from, to }) => term.from < to && term.to > from)) return []
    const last = pair === undefined ? at : at + 1
    const isAbsent = /^(?:no|without|kein|keine|keinen|ohne|sin)$/u.test(terms[at - 1]?.word ?? '')
    const { from, clause } = term
    const words = text.slice(from, terms[last]!.to)
    return [
      {
        icon,
        from,
        to: terms[last]!.to,
        words,
        isExact: true,
        isAbsent,
        isPlural: /[^s]s$/u.test(term.word),
        clause,
        first: at,
        last,
      },
    ]
  })
  const rest = icons.filter((one) => drawn.every(({ from, to }) => one.to <= from || one.from >= to))
  return [...drawn, ...rest].toSorted((a, b) => a.from - b.from)
}

function isNounIn({ kind }: Term, language: string): boolean {
  return kind === 'noun' || language !== 'en'
}

/** People are the painter's figures. */
function isPersonIcon(icon: string): boolean {
  return /^(?:person|woman|man|girl|boy|child|baby|old-woman|old-man|prince|princess|guard|detective|person-.*|woman-.*|man-.*)$/u.test(
    icon,
  )
}

/** Things from the prompt are there from the start, because the words do not contain them. */
function atStart<Found extends { from: number; to: number }>(found: Found): Found {
  return { ...found, from: 0, to: 0 }
}

function saysIt(terms: readonly { word: string }[], language: string): boolean {
  const pronouns = PRONOUNS_OF[language]
  return (
    pronouns !== undefined &&
    terms.some(
      ({ word }) =>
        pronouns.it.test(word) || pronouns.she.test(word) || pronouns.he.test(word) || pronouns.they.test(word),
    )
  )
}

/** “It” means the first thing of the scene before. */
function carried(before: PlaySceneRequest['before'], { text, language, side }: SceneOfPlay): PlayFigure[] {
  const figure = before.at(-1)?.play.figures.find(({ kind }) => kind === 'icon')
  if (figure?.kind !== 'icon') return []
  const deed = findDeed(text, language)
  const {
    enter,
    does = figure.does,
    leave,
  } = movesOf(sizeOfFigure(figure.icon)?.where === 'hand' ? undefined : deed, side)
  return [
    {
      kind: 'icon',
      icon: figure.icon,
      depth: figure.depth,
      ...(enter && !leave && { enter }),
      ...(does && { does }),
      ...(leave && { leave, ...(deed && { at: text.slice(deed.from, deed.to) }) }),
    },
  ]
}

function peopleOfBefore(before: PlaySceneRequest['before']): KnownPerson[] {
  const known: KnownPerson[] = []
  for (const { play } of before) {
    for (const figure of play.figures.toReversed()) {
      if (figure.kind !== 'person' || figure.name === undefined) continue
      const { person, name } = figure
      const at = known.findIndex((one) => one.name === name)
      if (at >= 0) known.splice(at, 1)
      known.push({ person, name })
    }
  }
  return known
}

/** Several animals of one kind stand at different distances. */
function withCrowd(figures: readonly PlayFigure[], things: readonly Thing[]): PlayFigure[] {
  const many = things.find(({ isPlural, icon }) => isPlural && (sizeOfFigure(icon)?.metres ?? 9) < 3)
  const first = figures.find(
    (figure) => figure.kind === 'icon' && (figure.icon === many?.icon || figure.icon === WHOLE[many?.icon ?? '']),
  )
  if (first === undefined || figures.length > 3) return [...figures]
  return [
    ...figures,
    { ...first, depth: 'middle' },
    ...(figures.length < 3 ? [{ ...first, depth: 'far' } as const] : []),
  ]
}
