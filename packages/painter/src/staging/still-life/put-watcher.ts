import { colorsFor } from '../../light/thing-colors.ts'
import type { Film, Shot, Stage } from '../../painting.ts'
import { kindNamed } from '../../things/figures/figures.ts'
import { lookOf } from '../../things/figures/figure-looks.ts'
import { drawPortrait } from '../../things/portraits/portrait.ts'
import { faceLift, liftedSkin } from '../../light/face-light.ts'
import { laySoftly } from './softly.ts'
import { inMiddle } from '../../middle.ts'

type Watcher = {
  /** Name of the kind of figure. */
  figure: string
  /** Where the thing is that is looked at: −1 left of them, 1 right. */
  facing: -1 | 1
}

/** Metres to whoever sits behind a table, and to whoever stands between it and the eye. */
const BEHIND_DEPTH = 1.5
const BEFORE_DEPTH = 0.45

/** Puts somebody behind the table who looks down at what lies there, a little out of focus. */
export function putWatcher(film: Film, stage: Stage, shot: Shot, { figure, facing }: Watcher): void {
  const { width, height } = film
  const size = height * 0.5
  const [x, base] = [width * inMiddle(film, 0.5 - facing * 0.2), height * 0.62]
  const { brief, likeness } = shot
  const { sex } = brief.people
  const kind = kindNamed(figure, sex)
  const { colors, gain } = colorsFor(stage, shot.palette, BEHIND_DEPTH)
  const { skin } = lookOf(kind, likeness, sex)
  const head = { x, y: base - size * 0.75, reach: size * 0.42 }
  layBust(film, { x, base, size, blur: 0.0045, gain, depth: BEHIND_DEPTH }, (context) =>
    drawPortrait(context, {
      kind,
      identity: likeness,
      ...(sex && { sex }),
      view: 'turned',
      colors,
      keySide: stage.keySide,
      facing,
      gaze: 'down',
      expression: brief.people.feels ?? 'calm',
      skin: liftedSkin(skin, faceLift(film, stage, shot, { head, skin, colors, gain })),
    }),
  )
}

/** Puts somebody's head and shoulder before the camera, from behind and far out of focus: the thing is seen past them. */
export function putShoulder(film: Film, stage: Stage, shot: Shot, { figure, facing }: Watcher): void {
  const { width, height } = film
  const { brief, likeness } = shot
  const { sex } = brief.people
  const { colors, gain } = colorsFor(stage, shot.palette, BEFORE_DEPTH)
  const bust = { x: width * inMiddle(film, 0.5 - facing * 0.44), base: height * 1.2, size: height * 0.84 }
  layBust(film, { ...bust, blur: 0.011, gain: gain * 0.5 }, (context) =>
    drawPortrait(context, {
      kind: kindNamed(figure, sex),
      identity: likeness,
      ...(sex && { sex }),
      view: 'behind',
      colors,
      keySide: facing,
      facing,
      gaze: 'ahead',
      expression: 'calm',
    }),
  )
}

function layBust(
  film: Film,
  bust: { x: number; base: number; size: number; blur: number; gain: number; depth?: number },
  draw: Parameters<typeof laySoftly>[4],
): void {
  const { x, base, size, blur, gain, depth } = bust
  const [wide, left, top] = [size * 1.5, Math.round(x - size * 0.75), Math.round(base - size * 1.2)]
  const box = { left, top, width: wide, height: size * 1.3 }
  laySoftly(film, box, blur * film.height, { gain, ...(depth && { depth, slack: 0 }) }, (context) => {
    context.translate(wide / 2, size * 1.2)
    context.scale(size, size)
    draw(context)
  })
}
