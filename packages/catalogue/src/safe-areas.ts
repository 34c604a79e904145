import { frameOf, type FormatId } from './formats.ts'

/** A part of a frame, as fractions of its width and height. */
type Area = { left: number; top: number; right: number; bottom: number }

/**
 * The part of each format that no platform's UI covers. Platforms publish areas only for advertisements, which have
 * more UI at the bottom than posts. Pixels of a 1080 × 1920 screen, from each edge:
 *
 * | Where           | top     | right   | bottom  | left   | Source                                                        |
 * | --------------- | ------- | ------- | ------- | ------ | ------------------------------------------------------------- |
 * | YouTube Shorts  | 288     | 192     | 672     | 48     | Google’s ads, by shotstack.io/learn/vertical-video-safe-zones |
 * | Instagram Reels | 269     | 65      | 672     | 65     | Meta’s ads, by the same page                                  |
 * | TikTok          | 260     | 180     | 500     | 120    | ads.tiktok.com/help/article?aid=10002742, and creators        |
 * | Posts of users  | 220–260 | 120–300 | 320–500 | 60–180 | github.com/coreyhaines31/marketingskills, creators’ practice  |
 *
 * The area of 9:16 follows the last row and the widest column of buttons. The three players show other formats in the
 * middle of the screen, so less of them is covered. Feeds show them uncovered, except for the controls at the bottom of
 * a 16:9 player.
 */
const SAFE_AREAS: Readonly<Record<FormatId, Area>> = {
  // Captions are centred, so the left margin equals the right margin, where the buttons are.
  portrait: { left: 180 / 1080, right: 900 / 1080, top: 260 / 1920, bottom: 1460 / 1920 },
  tall: { left: 180 / 1080, right: 900 / 1080, top: 68 / 1350, bottom: 1175 / 1350 },
  square: { left: 180 / 1080, right: 900 / 1080, top: 54 / 1080, bottom: 1026 / 1080 },
  landscape: { left: 180 / 1080, right: 900 / 1080, top: 54 / 1080, bottom: 950 / 1080 },
}

/** Returns the safe area of a frame, from the format whose ratio is nearest. */
export function safeAreaOf({ width, height }: { width: number; height: number }): Area {
  const ids = Object.keys(SAFE_AREAS) as FormatId[]
  const distanceTo = (id: FormatId): number => {
    const frame = frameOf(id, 'high')
    return Math.abs(Math.log((width * frame.height) / (height * frame.width)))
  }
  return SAFE_AREAS[ids.reduce((best, id) => (distanceTo(id) < distanceTo(best) ? id : best))]
}
