import { CAPTION_STYLES, NO_CAPTIONS } from '@dayreel/catalogue'
import { splitWords } from '@dayreel/storyboard/base'
import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import { type CaptionPatch, createCaptionPainter } from '../../caption/caption-painter.ts'
import { captionLookOf, type CaptionChoices } from '../../caption/choose-look.ts'
import { pageCaptions } from '../../caption/page-captions.ts'
import { captionStates, motionOf } from '../captions.ts'

/** The words that the samples show, and adjustments of the styles. */
export type CaptionSampleRequest = Omit<CaptionChoices, 'captionStyle' | 'captionPosition'> & {
  words: string
  /** Primary subtag of BCP 47. */
  language: string
}

type CaptionSample = {
  captionStyle: string
  /** A WebP file with all frames below each other. */
  image: Uint8Array
}

export type CaptionSamples = {
  samples: CaptionSample[]
  frames: number
  framesPerSecond: number
  /** Size of one frame in pixels. */
  width: number
  height: number
}

const FRAMES_PER_SECOND = 8
const WORD_SECONDS = 0.38
const MAX_WORDS = 5
/** A square frame, whose shorter side decides the size of the letters. A sample shows its middle. */
const FRAME = { width: 405, height: 405 }
const CELL = { width: 300, height: 114 }
const WEBP_QUALITY = 65
const STYLES = CAPTION_STYLES.map(({ id }) => id).filter((id) => id !== NO_CAPTIONS)

/** Draws a moving sample of each caption style with the renderer's own captions, on a plain ground. */
export async function drawCaptionSamples(request: CaptionSampleRequest): Promise<CaptionSamples> {
  const { words: text, language } = request
  const words = splitWords(text, language)
    .slice(0, MAX_WORDS)
    .map(({ from, to }, i) => ({ from, to, start: i * WORD_SECONDS, end: (i + 1) * WORD_SECONDS }))
  const sceneSeconds = Math.max(1, words.length) * WORD_SECONDS
  const frames = Math.ceil(sceneSeconds * FRAMES_PER_SECOND)
  const canvas = createCanvas(CELL.width, CELL.height * frames)
  const context = canvas.getContext('2d')
  const samples: CaptionSample[] = []
  for (const captionStyle of STYLES) {
    const look = captionLookOf({ ...request, captionStyle, captionPosition: 'middle' })
    const { maxWords, maxColumns } = look.caption
    const pages = pageCaptions(text, words, { language, sceneSeconds, maxWords, maxColumns })
    const states = captionStates(pages, 0, frames, FRAMES_PER_SECOND, motionOf(look))
    const painter = createCaptionPainter(FRAME, look)
    for (let frame = 0; frame < frames; frame++) {
      drawGround(context, frame * CELL.height)
      const state = states.find(({ from, to }) => from <= frame && frame < to)
      const patch = state && painter.draw(state.page, state.lit, state.part)
      if (patch) drawPatch(context, patch, frame * CELL.height)
    }
    samples.push({ captionStyle, image: await canvas.encode('webp', WEBP_QUALITY) })
  }
  return { samples, frames, framesPerSecond: FRAMES_PER_SECOND, ...CELL }
}

/** Draws an evening sky, on which light and dark letters, outlines and boxes are visible. */
function drawGround(context: SKRSContext2D, top: number): void {
  const sky = context.createLinearGradient(0, top, 0, top + CELL.height)
  sky.addColorStop(0, '#3b5b8c')
  sky.addColorStop(1, '#c08a6a')
  context.fillStyle = sky
  context.fillRect(0, top, CELL.width, CELL.height)
}

/** Draws a caption in the middle of a cell. Parts that are larger than the cell are cut off. */
function drawPatch(context: SKRSContext2D, { width, height, pixels }: CaptionPatch, top: number): void {
  const caption = createCanvas(width, height)
  caption.getContext('2d').putImageData(new ImageData(straightAlpha(pixels), width, height), 0, 0)
  context.save()
  context.beginPath()
  context.rect(0, top, CELL.width, CELL.height)
  context.clip()
  context.drawImage(caption, (CELL.width - width) / 2, top + (CELL.height - height) / 2)
  context.restore()
}

/** Divides premultiplied colours by their alpha, as `putImageData` needs them. */
function straightAlpha(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const straight = new Uint8ClampedArray(pixels)
  for (let i = 0; i < straight.length; i += 4) {
    const alpha = straight[i + 3]!
    if (alpha === 0 || alpha === 255) continue
    for (let channel = 0; channel < 3; channel++) straight[i + channel] = (pixels[i + channel]! * 255) / alpha
  }
  return straight
}
