import { hashText } from '@dayreel/storyboard/base'
import type { Brief, RoomKind } from '../../brief/brief.ts'
import type { Shot, Thing } from '../../painting.ts'
import { isSmall } from '../../shot-plan.ts'
import { heightUnlaid } from '../laid-flat.ts'
import { belongsOnTable } from '../put-side-table.ts'
import { thingNamed } from '../../things/index.ts'
import { PROPS } from './props.ts'
import { SHELVED } from './shelved-props.ts'

/** What a place is where a small thing lies in it: it decides what the thing stands on, and what keeps it company. */
export type Setting = Indoors | 'open'

/** Of these the ones with a roof. */
export type Indoors =
  | 'kitchen'
  | 'desk'
  | 'bedside'
  | 'parlour'
  | 'archive'
  | 'workshop'
  | 'laboratory'
  | 'waiting'
  | 'greenhouse'
  | 'floor'

/** What rooms are in this respect. */
const OF_ROOMS: Readonly<Record<RoomKind, Setting>> = {
  living: 'parlour',
  kitchen: 'kitchen',
  bedroom: 'bedside',
  study: 'desk',
  bare: 'parlour',
  next: 'parlour',
  archive: 'archive',
  attic: 'workshop',
  bathroom: 'bedside',
  cafe: 'kitchen',
  cellar: 'workshop',
  church: 'waiting',
  classroom: 'desk',
  garage: 'workshop',
  greenhouse: 'greenhouse',
  hospital: 'laboratory',
  museum: 'desk',
  office: 'desk',
  shop: 'kitchen',
  theatre: 'parlour',
  workshop: 'workshop',
}

export function settingOf({ place, room }: Pick<Brief, 'place' | 'room'>): Setting {
  if (place === 'room') return OF_ROOMS[room ?? 'living']
  if (place === 'library') return 'desk'
  if (place === 'laboratory') return 'laboratory'
  if (place === 'machine') return 'workshop'
  return place === 'corridor' || place === 'station' ? 'waiting' : 'open'
}

/** Whether it is at home on tables and shelves; what else is shown from near stands on the floor. */
export function standsOnTables(thing: Thing): boolean {
  return belongsOnTable(thing) || thing.name === 'clock'
}

/** What a thing stands on there: a table belongs to whatever has a roof, but boots and chests stay on the floor. */
export function tableSetting({ brief }: Pick<Shot, 'brief'>, hero?: Thing): Indoors {
  if (hero && !standsOnTables(hero)) return 'floor'
  const setting = settingOf(brief)
  return setting === 'open' ? 'parlour' : setting
}

/** Names of what is found there, of the table of things or of the props; none of it would tell a story of its own. */
const COMPANY: Readonly<Record<Setting, readonly string[]>> = {
  kitchen: ['preserve', 'herbs', 'loaf', 'bottle', 'pitcher', 'basket', 'tins'],
  greenhouse: ['potted plant', 'herbs', 'vase', 'basket', 'tins', 'pitcher'],
  desk: ['book stack', 'papers', 'potted plant', 'pen pot', 'picture frame', 'leaning books'],
  bedside: ['book stack', 'drinking glass', 'vase', 'picture frame', 'potted plant'],
  parlour: ['vase', 'book stack', 'picture frame', 'pitcher', 'potted plant', 'leaning books'],
  archive: ['archive box', 'book stack', 'bundles', 'folders'],
  workshop: ['tools', 'tins', 'bottle', 'preserve', 'crate', 'rope', 'pen pot'],
  laboratory: ['flask', 'bottle', 'tins', 'demijohn', 'papers'],
  waiting: ['book stack', 'newspaper', 'basket', 'suitcase', 'bottle'],
  floor: ['basket', 'crate', 'leaning books', 'potted plant'],
  open: [],
}

/**
 * Two or three things that belong where the hero is, never one like it; always the same ones in all scenes of a video that have it.
 *
 * @param turn another choice for each way of showing it.
 */
export function companyFor({ brief, likeness, palette }: Shot, hero: Thing, turn: number, count: number): Thing[] {
  const names = COMPANY[tableSetting({ brief }, hero)]
  const start = hashText(`${likeness} ${hero.name} ${turn}`) >>> 3
  const chosen: Thing[] = []
  for (let i = 0; i < names.length && chosen.length < count; i++) {
    const thing = propNamed(names[(start + i) % names.length]!)
    if (!thing || chosen.includes(thing) || thing.name === hero.name || isLike(thing, hero)) continue
    if (palette.lampsAreOut && thing.shine) continue
    chosen.push(thing)
  }
  return chosen
}

export function propNamed(name: string): Thing | undefined {
  return PROPS.get(name) ?? SHELVED.get(name) ?? thingNamed(name)
}

/** Kinds of things of which one is enough. */
const LIKE: readonly RegExp[] = [
  /book|papers|ledger|letter|page|folder|box|crate/,
  /cup|glass|bowl|pitcher|kettle/,
  /jar|bottle|flask|vase|tins|preserve|demijohn/,
  /bread|loaf|cake|apple|egg/,
  /frame|photograph|drawing/,
]

function isLike(one: Thing, other: Thing): boolean {
  return LIKE.some((kind) => kind.test(one.name) && kind.test(other.name))
}

/** Height of a companion beside the hero, in pixels: true to each other, within what the eye forgives. */
export function sizeBeside(hero: Thing, heroHeight: number, other: Thing, most: number): number {
  const trueShare = isSmall(other) ? other.metres / hero.metres : 1
  const share = Math.min(1.25, Math.max(0.55, trueShare))
  return Math.min(heightUnlaid(hero, heroHeight) * share, most)
}
