import { clamp } from '../math.ts'
import type { Expression, PlaceName, Pose } from '../brief/brief.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import { faceLift, liftedSkin } from '../light/face-light.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { drawFigure } from '../things/figures/figures.ts'
import { lookOf } from '../things/figures/figure-looks.ts'
import { drawSleeper, SLEEPER_HEAD, type Berth } from '../things/figures/figure-sleeper.ts'
import type { Member } from './people-cast.ts'
import { createSprite, putSprite } from './put-things.ts'
import type { Standing } from './standing.ts'

/** How high a body in a pose reaches, in standing heights. */
export const POSE_HEIGHTS: Partial<Record<Pose, number>> = {
  sit: 0.62,
  'sit-up': 0.8,
  write: 0.76,
  kneel: 0.68,
  lie: 0.42,
}
/** What faces say by what people do, where the words say nothing of it. */
const FELT: Partial<Record<Pose, Expression>> = { wave: 'glad', embrace: 'glad', talk: 'glad', 'look-up': 'wonder' }
type Person = Member & {
  /** Whether it is they whose words the scene has. */
  isLead: boolean
  pose: Pose
  facing: -1 | 1
  isFront: boolean
  turn?: number
  hasChair?: boolean
  /** Which of the ways to stand or to walk, where others stand beside. */
  stance?: number
  /** Whether it looks to the side it faces, not at the viewer. */
  looksAside?: boolean
}

/** Puts one person into the picture, whose feet are at the standing's base and whose standing height is its height. */
export function putFigure(film: Film, stage: Stage, shot: Shot, standing: Standing, person: Person): void {
  const { kind, identity, sex, taken, wears, pose, isLead, facing, isFront } = person
  const { colors, gain } = colorsFor(stage, shot.palette, standing.depth)
  const { people, mood, place } = shot.brief
  const turn = person.turn ?? (stage.hasGround ? 0 : (shot.random() - 0.5) * 0.5)
  const chance = Math.floor(shot.random() * 12)
  // One speaks, the others listen.
  const stance = pose === 'talk' ? Number(!isLead) : (person.stance ?? chance)
  const { skin } = lookOf(kind, identity, sex)
  const isLying = pose === 'lie'
  const head = {
    x: standing.x + (isLying ? SLEEPER_HEAD.x * facing * standing.height : 0),
    y: standing.base - standing.height * (isLying ? SLEEPER_HEAD.y : (POSE_HEIGHTS[pose] ?? 1) - 0.07),
    reach: standing.height * 0.16,
  }
  const lift = isFront || isLying ? faceLift(film, stage, shot, { head, skin, colors, gain }) : 1
  const request = {
    pose,
    kind,
    identity,
    skin: liftedSkin(skin, lift),
    expression: (isLead || people.feels !== 'worried' ? people.feels : undefined) ?? FELT[pose] ?? 'calm',
    ...(sex && { sex }),
    taken,
    ...(wears && { wears }),
    colors,
    keySide: stage.keySide,
    detail: clamp((standing.height / film.height - 0.06) / 0.3),
    facing,
    isFront,
    hasChair: person.hasChair === true,
    ...(shot.brief.things.includes('chair') && { load: 'chair' as const }),
    looksAside: person.looksAside === true,
    stance,
    isBowed: (mood === 'sad' && !isFront) || people.isAsleep === true,
  }
  const sprite = createSprite(standing.height, isLying ? 1.3 : 0.7)
  sprite.draw((context) => {
    if (isLying) drawSleeper(context, request, berthIn(place))
    else drawFigure(context, request)
  }, turn)
  putSprite(film, stage, sprite.canvas, standing, gain, stage.hasGround)
}

function berthIn(place: PlaceName): Berth {
  if (place === 'room') return 'bed'
  return place === 'station' || place === 'street' || place === 'corridor' || place === 'library' ? 'bench' : 'rug'
}
