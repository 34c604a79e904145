import { createCanvas } from '@napi-rs/canvas'
import { faceLift, liftedSkin } from '../light/face-light.ts'
import { layOver } from '../light/film.ts'
import { clamp } from '../math.ts'
import { inMiddle } from '../middle.ts'
import type { Brief } from '../brief/brief.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { kindNamed, type FigureKind } from '../things/figures/figures.ts'
import { lookOf } from '../things/figures/figure-looks.ts'
import { lookWorn } from '../things/figures/figure-wear.ts'
import { drawPortrait } from '../things/portraits/portrait.ts'
import type { Gaze } from '../things/portraits/portrait-plays.ts'
import type { HeadView } from '../things/portraits/head-view.ts'

/** Metres to a head and shoulders that fill half of the frame. */
const FACE_DEPTH = 1.3
/** Width of a bust, in heights of its box; broader than any, so that the light does not take the canvas for its edge. */
const BUST_ASPECT = 1.5
/** Free space above the crown, in heights of the box, for hats. */
const HAT_ROOM = 0.2

/**
 * Shows one person from near, the head above the captions, the body cut by the lower edge: face to face, or over the shoulder
 * with the place before them.
 */
export function putPortrait(film: Film, stage: Stage, shot: Shot, figure: string, closeness: number): Standing {
  const { width, height } = film
  const { brief, random, subjectX, likeness } = shot
  const { sex, wears } = brief.people
  const size = height * (0.5 + random() * 0.09) * clamp(closeness, 0.95, 1.12)
  const facing = subjectX < 0.5 ? 1 : -1
  const x = inMiddle(film, 0.5 - facing * 0.12) * width
  const base = height * 0.17 + size
  const kind = kindNamed(figure, sex)
  const view = viewOf(shot, kind)
  const { colors, gain } = colorsFor(stage, shot.palette, FACE_DEPTH)
  const { skin } = lookOf(kind, likeness, sex)
  const head = { x, y: base - size * 0.75, reach: size * 0.42 }
  const top = Math.round(base - size * (1 + HAT_ROOM))
  const canvas = createCanvas(Math.round(size * BUST_ASPECT), film.height - top)
  const context = canvas.getContext('2d')
  context.translate(canvas.width / 2, base - top)
  context.scale(size, size)
  drawPortrait(context, {
    kind,
    identity: likeness,
    ...(sex && { sex }),
    ...(wears && { wears: lookWorn(wears, sex) }),
    view,
    colors,
    keySide: stage.keySide,
    facing,
    gaze: gazeOf(brief, view),
    expression: brief.people.feels ?? 'calm',
    skin: liftedSkin(skin, view === 'behind' ? 1 : faceLift(film, stage, shot, { head, skin, colors, gain })),
  })
  // Whoever is met face to face is before all ground, however low the camera.
  layOver(film, canvas, { gain, depth: FACE_DEPTH, slack: 0, left: Math.round(x - canvas.width / 2), top })
  return { x, base, height: size, depth: FACE_DEPTH }
}

/** How many of those who are met face to face look to the side. */
const ASIDE = 0.42

/** Three-quarter from the front, or now and then in profile; the words alone turn somebody away. */
function viewOf({ isFront, random }: Shot, kind: FigureKind): HeadView {
  const chance = random()
  if (isFront) return chance < ASIDE ? 'profile' : 'turned'
  // From behind a hood is all there is to see.
  return chance < 0.5 && kind !== 'hooded' ? 'behind' : 'profile'
}

function gazeOf({ people, mood }: Brief, view: HeadView): Gaze {
  if (people.pose === 'look-up' || (mood === 'awe' && !people.isAsleep)) return 'up'
  if (people.pose === 'breathe') return view === 'turned' ? 'rest' : 'down'
  return people.isAsleep || people.pose === 'read' ? 'down' : 'ahead'
}
