import type { StyleName } from '@dayreel/catalogue'
import type { Picture, PictureRequest } from '@dayreel/storyboard'
import { entryOf } from '@dayreel/storyboard/base'
import { composeScene } from './compose.ts'
import { CONTENT_ID } from './content-id.ts'
import { developScene, encodeJpeg } from './develop-scene.ts'
import { readWorld } from './kept-world.ts'
import { clamp } from './math.ts'
import type { Brief } from './brief/brief.ts'
import { paletteFor } from './light/palettes.ts'
import { PLACE_PAINTERS } from './places/index.ts'
import { chooseShot } from './shot.ts'
import type { PictureSize, ShotContext } from './shot-context.ts'
import { shownIn } from './shown.ts'
import { STYLE_PAINTERS } from './styles/index.ts'
import { thingNamed } from './things/index.ts'

/** Paints one picture, as a JPEG. The same request gives the same bytes. */
export function paintPicture(request: PictureRequest): Picture {
  const { width, height, style: styleName } = request
  const world = readWorld(request.world)
  const style = entryOf(STYLE_PAINTERS, styleName, 'style')
  const brief = briefFor(request)
  const hasDisc = !brief.things.some((thing) => thing === 'moon' || thing === 'sun')
  const palette = {
    ...paletteFor(world, brief.time, brief.weather, request.seed),
    hasDisc,
    lampsAreOut: brief.isLampOut === true,
  }
  const shot = chooseShot(placeOf(request), brief, palette, style)
  const scene = composeScene({
    width,
    height,
    shot,
    paintPlace: PLACE_PAINTERS[brief.place],
    things: brief.things.map(thingNamed).filter((thing) => thing !== undefined),
    figure: world.figure,
    closeness: style.closeness ?? 1,
    isDrawn: style.isDrawn ?? false,
  })
  const pixels = developScene(scene, { style, world, brief, seed: request.seed })
  return {
    bytes: encodeJpeg(pixels),
    width,
    height,
    focus: { x: clamp(scene.subject.x / width, 0.05, 0.95), y: clamp(scene.subject.y / height, 0.05, 0.95) },
    subjects: scene.boxes,
    ...(brief.nearing &&
      !brief.nearing.isBack &&
      brief.things.includes(brief.nearing.name) && { isNearing: true as const }),
  }
}

/**
 * What the picture shows. A portrait is of the person; without anyone or anything to portray it gets the world's own figure. A
 * macro lens looks at the thing.
 */
function briefFor(request: PictureRequest): Brief {
  const brief = shownIn(request)
  if (request.style === 'Macro' && brief.things.length > 0) {
    return { ...brief, isAboutThing: true, people: { ...brief.people, count: 0 } }
  }
  if (request.style !== 'Portrait') return brief
  if (brief.people.count > 0) return { ...brief, isAboutThing: false }
  if (brief.things.length > 0) return brief
  return { ...brief, people: { ...brief.people, count: 1 } }
}

function placeOf({ world, seed, shows, width, height }: PictureRequest): ShotContext & PictureSize {
  return { world: readWorld(world), seed, ...shows.position, width, height }
}

/** All that decides a picture, and nothing else: words that are read alike give the same key. */
export function pictureKey(request: PictureRequest): unknown {
  const { style, seed, width, height } = request
  const world = readWorld(request.world)
  const brief = briefFor(request)
  const { camera, lens, horizon, subjectX, size, way, isFront } = chooseShot(
    placeOf(request),
    brief,
    paletteFor(world, brief.time, brief.weather, seed),
    // The key of a style that is gone only has to differ from all others, and the name is part of it.
    Object.hasOwn(STYLE_PAINTERS, style) ? STYLE_PAINTERS[style as StyleName] : STYLE_PAINTERS.None,
  )
  return {
    painter: CONTENT_ID,
    brief,
    camera,
    lens,
    horizon,
    subjectX,
    size,
    way,
    isFront,
    style,
    world,
    seed,
    width,
    height,
  }
}
