import { type Brand, type Picture, type WordTime } from '@dayreel/storyboard'
import { DEFAULT_CHOICES, parseStoryboard } from '@dayreel/storyboard/schema'
import { captionLookOf } from '../caption/choose-look.ts'
import { pageCaptions } from '../caption/page-captions.ts'
import type { FramesToDraw } from '../render/draw-frames.ts'
import { CAPTION_PAINTER } from '../render/render-threads.ts'
import type { RenderLayer } from '../render/render-video.ts'
import { frameSize } from './frame-size.ts'
import { readLayers } from './read-layers.ts'
import { drawWholeVideo } from './time-layers.ts'
import { rendererFor } from './write-files.ts'

export type BrandToPreview = {
  brand: Brand
  captionStyle: string
  format: string
}
/** A part of a video. */
export type PreviewedPart = 'title' | 'scene' | 'end'

const TEXT = 'Every night, the old lamp came on by itself.'
/** The key of the scene's picture. */
const PICTURE = 'picture'
const SECONDS_A_WORD = 0.3
/** Seconds of the scene after the title card. */
const SCENE_SECONDS = 3
/** Size of the frames relative to a video in low quality. */
const SCALE = 0.5

/**
 * Plans frames of a short video with a brand: under the title card, in a scene, and on the end card. Cards that the
 * brand does not have are left out.
 *
 * @param picture the scene's picture.
 * @param logo the file of the brand's logo, if it has one.
 * @throws {StudioError} `picture-unreadable`
 */
export async function planPreview(
  { brand, captionStyle, format }: BrandToPreview,
  picture: Picture,
  logo: Uint8Array = new Uint8Array(),
): Promise<{ parts: PreviewedPart[]; toDraw: FramesToDraw }> {
  const { durationSeconds: _duration, facts: _facts, ...choices } = DEFAULT_CHOICES
  const storyboard = parseStoryboard(
    JSON.stringify({
      ...choices,
      version: 4,
      captionStyle,
      format,
      brand,
      language: 'en',
      seed: 1,
      pace: 1,
      scenes: [{ text: TEXT }],
    }),
  )
  const titleSeconds = brand.titleCard?.seconds ?? 0
  const endSeconds = brand.endCard?.seconds ?? 0
  const seconds = titleSeconds + SCENE_SECONDS
  const words = timeWords(titleSeconds)
  const size = frameSize(storyboard, SCALE)
  const pictures = await readLayers(storyboard, () => Promise.resolve(logo))
  const whole = await drawWholeVideo(storyboard, { size, seconds: seconds + endSeconds, pictures })
  const { maxWords, maxColumns } = captionLookOf(storyboard).caption
  const captions = pageCaptions(TEXT, words, { language: 'en', sceneSeconds: seconds, maxWords, maxColumns })
  const { bytes, width, height, focus, subjects } = picture
  const files = new Map([[PICTURE, bytes]])
  const layers = await Promise.all(
    (whole?.layers ?? []).map(async ({ picture: { read, ...plain }, ...layer }: RenderLayer) => {
      files.set(plain.key, await read())
      return { ...layer, picture: plain }
    }),
  )
  const moments = [
    ...(brand.titleCard ? [{ part: 'title' as const, at: titleSeconds * 0.7 }] : []),
    { part: 'scene' as const, at: titleSeconds + SCENE_SECONDS / 2 },
    ...(brand.endCard ? [{ part: 'end' as const, at: seconds + endSeconds - 0.1 }] : []),
  ]
  const { captions: drawing, framesPerSecond } = rendererFor(storyboard, size)
  return {
    parts: moments.map(({ part }) => part),
    toDraw: {
      scenes: [
        { id: 's1', seconds, captions, picture: { key: PICTURE, width, height, focus, ...(subjects && { subjects }) } },
      ],
      captions: drawing ? { painterUrl: CAPTION_PAINTER.href, look: drawing.look } : null,
      size,
      framesPerSecond,
      whole: whole && { ...whole, layers },
      files,
      wanted: moments.map(({ at }) => Math.round(at * framesPerSecond)),
    },
  }
}

/** Spreads the words over the time after the title card. */
function timeWords(from: number): WordTime[] {
  return Array.from(TEXT.matchAll(/\S+/gu), ({ 0: word, index }, i) => ({
    from: index,
    to: index + word.length,
    start: from + i * SECONDS_A_WORD,
    end: from + (i + 1) * SECONDS_A_WORD,
  }))
}
