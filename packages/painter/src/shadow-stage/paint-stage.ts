import type { PaintedStage, StageRequest } from '@dayreel/storyboard'
import { entryOf } from '@dayreel/storyboard/base'
import type { Scene } from '../compose.ts'
import { developScene, encodeJpeg } from '../develop-scene.ts'
import { readWorld } from '../kept-world.ts'
import { borrowFilm, cssOfRgb, mendLight } from '../light/film.ts'
import { paletteFor } from '../light/palettes.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { clamp, scaleRgb } from '../math.ts'
import { middleOf } from '../middle.ts'
import type { Stage } from '../painting.ts'
import { PLACE_PAINTERS } from '../places/index.ts'
import { chooseShot } from '../shot.ts'
import { shownIn } from '../shown.ts'
import { STYLE_PAINTERS } from '../styles/index.ts'
import { putAir } from '../weather-front.ts'
import { likenessOf } from '../world.ts'
import { drawFront } from './draw-front.ts'
import { drawStagePerson } from './draw-stage-person.ts'
import { drawStageThing } from './draw-stage-thing.ts'
import { drawShine } from './draw-shine.ts'
import type { PlaceName } from '../brief/brief.ts'
import { emptyBrief } from './empty-brief.ts'
import { farColor, hexOf, lightColor, lightnessOf } from './shown-colors.ts'
import { stageDepths } from './stage-depths.ts'

/** Low in the picture, so that figures stand against the bright sky. */
const HORIZON = 0.56
/** The tallest person that is drawn, as a fraction of the picture's height. */
const MAX_PERSON_SHARE = 0.5

/** Paints a scene's place without people and things, with all that figures in front of it need. */
export function paintStage(request: StageRequest): PaintedStage {
  const { width, height, seed, people, things, shows } = request
  const world = readWorld(request.world)
  const style = entryOf(STYLE_PAINTERS, request.style, 'style')
  const brief = emptyBrief(shownIn(request))
  const palette = {
    ...paletteFor(world, brief.time, brief.weather, seed),
    hasDisc: true,
    lampsAreOut: brief.isLampOut === true,
  }
  const shot = chooseShot({ world, seed, ...shows.position, width, height }, brief, palette, {
    shot: { camera: 'low', lens: 0.85, horizon: HORIZON, subjectX: 0.5 },
  })
  const film = borrowFilm(width, height)
  const painted = PLACE_PAINTERS[brief.place](film, shot)
  mendLight(film)
  const stage = { ...painted, exposure: painted.exposure > 0 ? painted.exposure : 1 }
  putAir(film, stage, shot, { x: 0.5, y: 0.5 })
  const scene: Scene = {
    film,
    stage,
    shot,
    subject: { x: width / 2, y: height * 0.48, height: height * 0.3, depth: stage.subjectZ },
    boxes: [],
    company: [stage.subjectZ],
  }
  // The film's light changes as it is developed; its depth does not.
  const depths = stageDepths(film, stage, brief.place)
  const pixels = developScene(scene, { style, world, brief, seed })
  const isGray = style.grade.saturation === 0
  const air = farColor(film, pixels)
  const { colors } = colorsFor(stage, palette, stage.subjectZ)
  const likeness = likenessOf(world)
  const personHeight = Math.min(MAX_PERSON_SHARE * height, middleOf({ width, height }).width)
  const lightness = lightnessOf(pixels)
  const shine = palette.lampsAreOut ? undefined : drawShine(film, pixels, lightness)
  return {
    picture: { bytes: encodeJpeg(pixels), width, height, focus: { x: 0.5, y: 0.5 } },
    front: drawFront({
      width,
      height,
      brief,
      horizon: stage.horizon,
      noise: shot.noise,
      seed,
      air,
      lamp: cssOfRgb(scaleRgb(palette.lamp, 1 / Math.max(...palette.lamp))),
    }),
    ...(shine && { shine }),
    horizon: clamp(stage.horizon / height),
    ground: groundOf(stage, brief.place),
    mirror: clamp(stage.mirror),
    key: { side: clamp(stage.keySide, -1, 1), color: lightColor(stage.key, isGray) },
    airColor: hexOf(air),
    lightness,
    mood: brief.mood,
    depths,
    people: people.map((person) => drawStagePerson(person, { height: personHeight, colors, keySide: stage.keySide })),
    things: things.map((name) =>
      drawStageThing(name, { height: personHeight, colors, keySide: stage.keySide, likeness }),
    ),
  }
}

function groundOf({ hasGround, mirror }: Stage, place: PlaceName): PaintedStage['ground'] {
  if (place === 'underwater') return 'deep'
  if (!hasGround) return 'none'
  if (place === 'sea') return 'water'
  return mirror > WET ? 'wet' : 'dry'
}
const WET = 0.05
