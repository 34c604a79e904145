import { safeAreaOf, transitionOf } from '@dayreel/catalogue'
import {
  type Brand,
  type DrawnLayer,
  endCardSecondsOf,
  type SceneLayer,
  type Storyboard,
  type WordTime,
} from '@dayreel/storyboard'
import { splitSentences } from '@dayreel/storyboard/base'
import { captionLookOf } from '../caption/choose-look.ts'
import { drawEndCard, drawProgressBar, drawTitleCard, type DrawnCard } from '../render/cards/draw-card.ts'
import { CONTENT_ID as RENDERER_ID } from '../render/content-id.ts'
import type { RenderLayer, RenderOptions } from '../render/render-video.ts'
import type { FrameSize } from './frame-size.ts'
import type { LayerPictures } from './read-layers.ts'

/**
 * Returns the layers that a user added to a scene, with times that follow from its words. They cover its board or
 * shadow play.
 */
export function timeLayers(
  layers: readonly SceneLayer[],
  words: readonly WordTime[],
  { format, pictures }: { format: string; pictures: LayerPictures },
): RenderLayer[] {
  return layers.map((layer) => {
    const { x, y, size, turn = 0 } = layer.places?.[format] ?? layer.place
    const { enter = 'cut', leave, motion, depth = 0, opacity = 1 } = layer
    const spoken = layer.words && spokenTimes(layer.words, words)
    return {
      picture: pictures.get(layer.picture)!,
      place: { x, y, size, turn },
      opacity,
      depth,
      isAbove: true as const,
      ...(motion === 'stepped' && { isStepped: true }),
      enter: { move: enter, seconds: spoken?.start ?? 0 },
      ...(leave && spoken && { leave: { move: leave, seconds: spoken.end } }),
    }
  })
}

/**
 * Returns the layers of a scene's board, with times that follow from its words.
 *
 * @param key the key of the drawn board.
 */
export function timeBoardLayers(layers: readonly DrawnLayer[], words: readonly WordTime[], key: string): RenderLayer[] {
  const startOf = (range: DrawnLayer['words']): number | undefined => range && spokenTimes(range, words)?.start
  return layers.map(({ files, once, width, height, place, depth, enter, words: range, leave, isSmooth }, i) => {
    const gone = leave && startOf(leave.words)
    return {
      picture: { key: `${key} ${i} 0`, width, height, read: () => Promise.resolve(files[0]!) },
      ...(files.length > 1 && {
        next: files.slice(1).map((bytes, k) => ({ key: `${key} ${i} ${k + 1}`, read: () => Promise.resolve(bytes) })),
        once,
      }),
      place,
      opacity: 1,
      depth,
      ...(!isSmooth && { isStepped: true }),
      enter: { move: enter, seconds: startOf(range) ?? 0 },
      ...(leave && gone !== undefined && { leave: { move: leave.move, seconds: gone } }),
    }
  })
}

/**
 * Returns the start and the end of a range of words, in seconds. A range after the last word counts as the last word.
 */
export function spokenTimes(
  { from, to }: { from: number; to: number },
  words: readonly WordTime[],
): { start: number; end: number } | undefined {
  const first = words.find((word) => word.to > from) ?? words.at(-1)
  const last = words.findLast((word) => word.from < to) ?? first
  return first && last && { start: first.start, end: Math.max(first.end, last.end) }
}

/**
 * Chooses the transition, and draws the layers of the whole video, the lowest first: logo, progress bar, title card,
 * end card.
 *
 * @param seconds length of the video, including its end card.
 */
export async function drawWholeVideo(
  storyboard: Storyboard,
  { size, seconds, pictures }: { size: FrameSize; seconds: number; pictures: LayerPictures },
): Promise<NonNullable<RenderOptions['whole']>> {
  const { brand, language } = storyboard
  const transition = transitionOf(storyboard)
  if (brand === undefined) return { layers: [], endSeconds: 0, transition }
  const { logo, progressBar, titleCard, endCard } = brand
  const layers: RenderLayer[] = []
  const add = (
    name: string,
    { bytes, ...card }: DrawnCard,
    times: Pick<RenderLayer, 'enter' | 'leave' | 'isProgress'>,
  ) =>
    layers.push({
      picture: {
        key: JSON.stringify([RENDERER_ID, name, brand, language, size]),
        width: card.width,
        height: card.height,
        read: () => Promise.resolve(bytes),
      },
      place: card.place,
      opacity: 1,
      depth: 0,
      ...times,
    })

  const endSeconds = endCardSecondsOf(brand)
  const cardTimes = {
    // The logo makes room for the cards.
    enter: titleCard ? ({ move: 'fade', seconds: titleCard.seconds } as const) : AT_ONCE,
    ...(endCard && { leave: { move: 'fade', seconds: seconds - endSeconds } as const }),
  }
  if (logo) layers.push({ ...logoLayer(logo, pictures.get(logo.picture)!, size), ...cardTimes })
  if (progressBar) {
    const bar = await drawProgressBar(progressBar.edge, brand.colors.accent, size)
    add('progress bar', bar, { enter: AT_ONCE, isProgress: true })
  }
  if (titleCard) {
    const text = titleCard.text === '' ? firstSentence(storyboard) : titleCard.text
    const isLow = captionLookOf(storyboard).caption.position === 'top'
    const card = await drawTitleCard(titleCard.design, { text, language }, { brand, size, isLow })
    const { enter, leave } = TITLE_MOVES[titleCard.design]
    add(`title card ${isLow} ${text}`, card, {
      enter: { move: enter, seconds: 0 },
      leave: { move: leave, seconds: titleCard.seconds },
    })
  }
  if (endCard) {
    const words = { text: endCard.text, language }
    const logoBytes = logo && (await pictures.get(logo.picture)!.read())
    const card = await drawEndCard(words, { brand, size, ...(logoBytes && { logo: logoBytes }) })
    add(`end card ${logo ? pictures.get(logo.picture)!.key : ''}`, card, {
      enter: { move: 'fade', seconds: seconds - endSeconds },
    })
  }
  return { layers, endSeconds, transition }
}

const AT_ONCE = { move: 'cut', seconds: 0 } as const
const TITLE_MOVES = {
  band: { enter: 'left', leave: 'right' },
  plate: { enter: 'pop', leave: 'fade' },
  outline: { enter: 'fade', leave: 'fade' },
  cover: { enter: 'cut', leave: 'fade' },
} as const

/** Places the logo in a corner of the area that platforms leave clear. */
function logoLayer(
  { corner, size, opacity }: NonNullable<Brand['logo']>,
  picture: RenderLayer['picture'],
  frame: FrameSize,
): Omit<RenderLayer, 'enter'> {
  const safe = safeAreaOf(frame)
  const scale = (size * Math.min(frame.width, frame.height)) / Math.max(picture.width, picture.height)
  const across = (picture.width * scale) / frame.width / 2
  const down = (picture.height * scale) / frame.height / 2
  return {
    picture,
    place: {
      x: corner.endsWith('left') ? safe.left + across : safe.right - across,
      y: corner.startsWith('top') ? safe.top + down : safe.bottom - down,
      size,
      turn: 0,
    },
    opacity,
    depth: 0,
  }
}

function firstSentence({ scenes, language }: Storyboard): string {
  const { text } = scenes[0]!
  const [first] = splitSentences(text, language)
  return first ? text.slice(first.from, first.to) : text
}
