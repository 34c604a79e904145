import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import type { LayerMove, PlayDepth } from '@dayreel/catalogue'
import type { DrawnBoard, DrawnLayer, PaintedStage, PlayFigure, PlayRequest, StageCutout } from '@dayreel/storyboard'
import { type FigurePose, motionOf } from './figure-motion.ts'
import { drawGround } from './draw-ground.ts'
import { drawLight } from './draw-light.ts'
import { facingOf, isTurned } from './facing.ts'
import { figureSize, type Placed, placeFigures } from './place-figures.ts'
import { mixColors, type Shade, shadeFigure } from './shade-figure.ts'
import { type Standing, standOnGround } from './stand-on-ground.ts'
import { castOf, nameOf } from './cast-of.ts'
import { trimmedIcon, trimmedPerson, trimmedThing } from './trim-figure.ts'
import { stageThingOf, stageThingSize } from './stage-things.ts'
import { hasIcon } from '../icons/icon-index.ts'

/** How far a layer moves against the camera. The values are small, because feet must not slide over their ground. */
const DEPTHS: Readonly<Record<PlayDepth, number>> = { far: 0.06, middle: 0.14, near: 0.26 }
const SHINE_DEPTH = 0.01
const FRONT_DEPTH = 0.6
/** Weather in front is larger than the frame, because it moves with the camera. */
const FRONT_OVERSIZE = 1.12

/** Draws the ground and the figures of a shadow play. */
export async function drawPlay(request: PlayRequest): Promise<DrawnBoard> {
  const { width, height, area, seed, stage, text } = request
  const { painted } = stage
  // A person may have chosen an icon that no library has any more.
  const play = { ...request.play, figures: request.play.figures.filter((figure) => canDraw(figure, request)) }
  const sources = play.figures.map((figure) => sourceOf(figure, request))
  const aspects = await Promise.all(sources.map((source) => source.aspect()))
  const placed = placeFigures(play.figures, {
    stage: painted,
    frame: { width, height },
    area,
    seed,
    aspectOf: (index) => aspects[index]!,
    isClose: play.shot === 'close',
  })
  const main = placed.find(({ isAloft }) => !isAloft) ?? placed[0]
  const layers: DrawnLayer[] = []
  if (painted.shine) layers.push(await flicker(painted.shine, { width, height }))
  const order: readonly PlayDepth[] = ['far', 'middle', 'near']
  const rank = ({ figure, isAloft }: Placed): number => (isAloft ? -1 : order.indexOf(figure.depth))
  for (const one of placed.toSorted((a, b) => rank(a) - rank(b) || b.index - a.index))
    layers.push(await figureLayer(one, { width, height, painted, text, source: sources[one.index]! }))
  if (painted.front.length > 0) layers.push(frontLayer(painted.front, { width, height }))
  const heart = main && { x: main.x, y: main.y - main.height * (main.isCropped ? 0.8 : 0.5) }
  const ground = await drawGround(painted, heart, bankOf(placed, painted))
  return { ground, layers }
}

type Frame = { width: number; height: number }

/** Where the picture of a figure comes from. */
type Source = {
  /** Number of steps of its movement. */
  steps: number
  /** Returns its width over its height. */
  aspect(): Promise<number>
  /** Draws a step of it without the space around it, at a height in pixels. */
  draw(step: number, heightPx: number): Promise<Canvas>
}

/** If the place has no ground, returns the row of the feet of figures that need one. */
function bankOf(placed: readonly Placed[], { ground }: PaintedStage): number | undefined {
  if (ground === 'dry' || ground === 'wet' || ground === 'deep') return undefined
  const standing = placed.filter(({ isAloft, isCropped, size }) => !isAloft && !isCropped && size.where !== 'water')
  return standing.length === 0 ? undefined : Math.min(...standing.map(({ y }) => y))
}

function canDraw(figure: PlayFigure, { play, stage }: PlayRequest): boolean {
  if (figure.kind === 'person') return true
  const thing = stageThingOf(figure.icon)
  return thing === undefined
    ? hasIcon(figure.icon)
    : stage.painted.things[castOf(play).things.indexOf(thing)] !== undefined &&
        stageThingSize(figure.icon) !== undefined
}

function sourceOf(figure: PlayFigure, { play, stage: { painted } }: PlayRequest): Source {
  const cast = castOf(play)
  if (figure.kind === 'person') {
    const index = cast.people.findIndex(({ name, person }) => name === nameOf(figure) && person === figure.person)
    const person = painted.people[index]!
    const { metres } = figureSize(figure)
    return {
      steps: person.steps.length,
      // A body is narrower than the canvas, which has room for raised arms.
      aspect: () => Promise.resolve((person.steps[0]!.width / person.steps[0]!.height) * 0.55),
      draw: (step, heightPx) => trimmedPerson(person, step, heightPx / metres),
    }
  }
  const thing = stageThingOf(figure.icon)
  const drawn = thing === undefined ? undefined : painted.things[cast.things.indexOf(thing)]
  const draw = (_step: number, heightPx: number): Promise<Canvas> =>
    drawn ? trimmedThing(drawn, heightPx) : trimmedIcon(figure.icon, heightPx)
  const aspect = async (): Promise<number> => {
    const { width, height } = await draw(0, SAMPLE_PX)
    return width / height
  }
  return { steps: 1, aspect, draw }
}

const SAMPLE_PX = 128

async function figureLayer(
  one: Placed,
  { width, height, painted, text, source }: Frame & { painted: PaintedStage; text: string; source: Source },
): Promise<DrawnLayer> {
  const { figure, x, y } = one
  const heightPx = one.height * height
  const { poses, once } = motionOf(figure, source.steps)
  const shade = shadeOf(painted, figure.depth, one)
  const files = new Map<string, Standing>()
  for (const pose of poses) {
    const key = JSON.stringify(pose)
    if (files.has(key)) continue
    const picture = await source.draw(pose.step, heightPx)
    files.set(key, pictureOf(picture, pose, { one, shade, painted }))
  }
  const encoded = new Map([...files].map(([key, { canvas }]) => [key, new Uint8Array(canvas.toBuffer('image/png'))]))
  const { canvas, foot } = files.get(JSON.stringify(poses.at(-1)))!
  const longer = Math.max(canvas.width, canvas.height)
  // The point of contact is not the centre of the picture.
  const centre = { x: x + (canvas.width / 2 - foot.x) / width, y: y + (canvas.height / 2 - foot.y) / height }
  return {
    files: poses.map((pose) => encoded.get(JSON.stringify(pose))!),
    once,
    width: canvas.width,
    height: canvas.height,
    place: { ...centre, size: longer / Math.min(width, height), turn: 0 },
    depth: DEPTHS[figure.depth],
    isSmooth: true,
    ...movesOf(figure, text),
  }
}

function pictureOf(
  source: Canvas,
  pose: FigurePose,
  { one, shade, painted }: { one: Placed; shade: Shade; painted: PaintedStage },
): Standing {
  const { figure, size, isAloft, isCropped } = one
  const isFlipped = isTurned(figure, facingOf(figure, one.x)) !== pose.isFlipped
  const posed = transformed(source, { ...pose, isFlipped: figure.kind === 'person' ? pose.isFlipped : isFlipped })
  if (size.isLight) return drawLight(posed, pose.glow)
  const figureCanvas = shadeFigure(posed, shade)
  const ground = {
    kind: painted.ground,
    mirror: painted.mirror,
    side: painted.key.side,
    dark: shade.dark,
    isTouched: !isAloft && !isCropped,
  }
  return standOnGround(figureCanvas, ground, pose.lift * source.height)
}

/** Turns a figure about its feet and flips it, on a canvas of the same size. */
function transformed(source: Canvas, { turn, aside, isFlipped }: FigurePose): Canvas {
  if (turn === 0 && aside === 0 && !isFlipped) return source
  const { width, height } = source
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.translate(width / 2 + aside * height, height)
  context.rotate((turn * Math.PI) / 180)
  if (isFlipped) context.scale(-1, 1)
  context.drawImage(source, -width / 2, -height)
  return canvas
}

/** How much of their own colours figures keep, by the mood of the picture. */
const OWN_COLORS: Readonly<Record<string, number>> = {
  joyful: 0.3,
  hopeful: 0.27,
  calm: 0.24,
  awe: 0.2,
  sad: 0.15,
  tense: 0.12,
  eerie: 0.1,
}

function shadeOf(painted: PaintedStage, depth: PlayDepth, { isAloft }: Placed): Shade {
  const { airColor, key, lightness, mood, depths } = painted
  const air = depths[isAloft ? 'far' : depth].air
  return {
    dark: mixColors('#0b0d18', airColor, 0.1),
    own: OWN_COLORS[mood] ?? 0.22,
    rim: { color: mixColors(key.color, '#ffffff', 0.25), side: key.side, alpha: depth === 'far' ? 0.55 : 0.9 },
    // In the dark a figure needs some haze to differ from the night.
    haze: { color: airColor, share: Math.min(0.5, air * 0.8 + AIR[depth] + Math.max(0, 0.3 - lightness) * 0.25) },
  }
}

/** Air that separates the depths from each other even where the air is clear. */
const AIR: Readonly<Record<PlayDepth, number>> = { near: 0, middle: 0.07, far: 0.18 }

const ENTRANCES: Readonly<Record<NonNullable<PlayFigure['enter']>, LayerMove>> = {
  there: 'cut',
  left: 'walk-left',
  right: 'walk-right',
  above: 'above',
  below: 'below',
  appear: 'fade',
}
const EXITS: Readonly<Record<Exclude<NonNullable<PlayFigure['leave']>, 'stay'>, LayerMove>> = {
  left: 'walk-left',
  right: 'walk-right',
  above: 'above',
  below: 'below',
  vanish: 'fade',
}

/**
 * Returns how a figure enters and leaves. It enters at the words of `at`, or leaves at them if it is there from the
 * start.
 */
function movesOf(figure: PlayFigure, text: string): Pick<DrawnLayer, 'enter' | 'words' | 'leave'> {
  const { enter = 'there', leave = 'stay', at } = figure
  const words = at === undefined ? undefined : rangeOf(at, text)
  const entrance = enter === 'there' ? undefined : words
  const exit = leave === 'stay' ? undefined : ((enter === 'there' ? words : undefined) ?? lastWords(text))
  return {
    enter: ENTRANCES[enter],
    ...(entrance && { words: entrance }),
    ...(exit && leave !== 'stay' && { leave: { move: EXITS[leave], words: exit } }),
  }
}

function rangeOf(words: string, text: string): { from: number; to: number } | undefined {
  const from = text.toLowerCase().indexOf(words.toLowerCase())
  return from < 0 ? undefined : { from, to: from + words.length }
}

function lastWords(text: string): { from: number; to: number } {
  const from = text.trimEnd().lastIndexOf(' ') + 1
  return { from, to: Math.max(from + 1, text.trimEnd().length) }
}

/** The lights of the place, which flicker. */
async function flicker({ bytes, width, height }: StageCutout, frame: Frame): Promise<DrawnLayer> {
  const image = await loadImage(Buffer.from(bytes))
  const files = [0.5, 0.32, 0.44, 0.26].map((alpha) => {
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    context.globalAlpha = alpha
    context.drawImage(image, 0, 0)
    return new Uint8Array(canvas.toBuffer('image/png'))
  })
  return {
    files: files.flatMap((file) => [file, file]),
    once: 0,
    width,
    height,
    place: { x: 0.5, y: 0.5, size: Math.max(frame.width, frame.height) / Math.min(frame.width, frame.height), turn: 0 },
    depth: SHINE_DEPTH,
    isSmooth: true,
    enter: 'cut',
  }
}

function frontLayer(front: readonly StageCutout[], frame: Frame): DrawnLayer {
  const { width, height } = front[0]!
  return {
    files: front.map(({ bytes }) => bytes),
    once: 0,
    width,
    height,
    place: {
      x: 0.5,
      y: 0.5,
      size: (FRONT_OVERSIZE * Math.max(frame.width, frame.height)) / Math.min(frame.width, frame.height),
      turn: 0,
    },
    depth: FRONT_DEPTH,
    isSmooth: true,
    enter: 'cut',
  }
}
