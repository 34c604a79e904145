import type { Brief } from './brief.ts'
import type { Thing } from '../painting.ts'
import { isSmall } from '../shot-plan.ts'
import { thingNamed } from '../things/index.ts'

/** Whether it can fill the frame: what is low and long would float there without its ground. */
export function mayComeClose(thing: Thing): boolean {
  if (thing.where === 'sky' || thing.where === 'water') return false
  return isSmall(thing) || thing.where === 'wall' || thing.metres > 1.65
}

/** No bird crosses a face, and what is small is lost behind one. */
export function mayBeBehindFace(thing: Thing): boolean {
  return thing.where === 'sky' ? thing.metres >= 8 : !isSmall(thing)
}

/** With people beside the first thing there is no room for another large one on the ground. */
export function withoutClutter(things: readonly Thing[], { people, isAboutThing, isAlone }: Brief): readonly Thing[] {
  // What stands alone has only sun, moon and stars for company.
  if (isAlone && !things.every(isSmall))
    return things.filter((thing, i) => i === 0 || isSmall(thing) || (thing.where === 'sky' && thing.metres >= 8))
  if (people.count === 0) return things
  const most = isAboutThing ? 1 : 2
  const large = things.filter((thing) => thing.where === 'ground' && !isSmall(thing))
  return things.filter((thing) => !large.includes(thing) || large.indexOf(thing) < most)
}

/** Nobody walks on the sea: who is there sits in a boat. */
export function withVessel(things: readonly Thing[], { place, people }: Brief): readonly Thing[] {
  const boat = thingNamed('boat')
  const isNeeded = place === 'sea' && people.count > 0 && !things.some(({ where }) => where === 'water')
  return boat && isNeeded ? [...things.slice(0, 2), boat] : things
}

/** Whether it is held in a hand rather than stood beside. */
export function isHeld({ name, metres, where }: Thing): boolean {
  return name === 'umbrella' || (where === 'hand' && metres <= 0.6 && !UNHELD.has(name))
}
const UNHELD = new Set(['heart', 'brain', 'radio', 'computer', 'typewriter', 'telephone', 'gift', 'lamp'])
