import { createRandom } from '@dayreel/storyboard/base'
import { isRoofed } from '../brief/places.ts'
import type { Film, Shot, Stage, Thing, ThingColors } from '../painting.ts'
import type { Standing } from './standing.ts'
import { laySoftly, wholeOf } from './still-life/softly.ts'

/** Its own outline, soft, a little below it: painted small and enlarged. */
export function castFlatShadow(film: Film, { x, base, height }: Standing, thing: Thing, turn: number): void {
  const wide = height * (thing.aspect + 1)
  const box = { left: Math.round(x - wide / 2), top: Math.round(base - height * 1.47), width: wide, height: height * 2 }
  laySoftly(film, box, film.height * 0.0075, {}, (context) => {
    context.translate(wide / 2, height)
    context.rotate(turn)
    context.scale(height, height)
    context.translate(0, 0.5)
    thing.draw(context, SHADOW_COLORS, 1, createRandom(thing.name))
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = 'rgba(4,4,12,0.66)'
    context.fillRect(-thing.aspect, -2, thing.aspect * 2, 4)
  })
}

/** Any will do: only the outline is left. */
const SHADOW_COLORS: ThingColors = {
  lit: '#808080',
  shade: '#404040',
  rim: '#a0a0a0',
  dark: '#101010',
  glow: '#808080',
  accent: '#606060',
  accent2: '#606060',
}

/** The shade that lies across all of it: of a window's wall and bars within, of leaves in the open. */
export function layShade(film: Film, stage: Stage, shot: Shot): void {
  if (isRoofed(shot.brief.place)) layWindowShade(film, stage, shot)
  else layLeafShade(film, shot)
}

/** Soft spots of shade, thick at the edges, thin in the middle. */
function layLeafShade(film: Film, { random }: Shot): void {
  const { width, height } = film
  laySoftly(film, wholeOf(film), height * 0.022, {}, (context) => {
    context.scale(height / 100, height / 100)
    const right = (100 * width) / height
    for (let i = 0; i < 90; i++) {
      const [x, y] = [random() * right, random() * 100]
      const away = Math.hypot(x / right - 0.5, (y - 42) / 100)
      if (away < 0.16 + random() * 0.3) continue
      context.fillStyle = 'rgba(6,6,18,0.3)'
      context.beginPath()
      context.ellipse(x, y, 5 + random() * 6, 3.4 + random() * 3, random() * 3, 0, 7)
      context.fill()
    }
  })
}

/** All but the panes is darker, the edges of the frame most. */
function layWindowShade(film: Film, stage: Stage, { random }: Shot): void {
  const side = stage.keySide < 0 ? -1 : 1
  const wide = 0.46 + random() * 0.08
  laySoftly(film, wholeOf(film), film.height * 0.009, {}, (context) => {
    context.scale(film.width, film.height)
    context.fillStyle = 'rgba(6,6,22,0.62)'
    context.fillRect(0, 0, 1, 1)
    context.globalCompositeOperation = 'destination-out'
    context.translate(0.5, 0.42)
    context.transform(1, 0.16 * side, -0.5 * side, 1, 0, 0)
    context.fillStyle = '#000'
    for (const column of [-1, 0])
      for (const row of [-1, 0, 1]) context.fillRect(column * wide + 0.02, row * 0.26 - 0.12, wide - 0.04, 0.235)
  })
}
