/** A file of a clip. */
export type Rendition = {
  file: string
  width: number
  height: number
  /** Undefined if unknown. */ bytes?: number | undefined
}

/** The largest file that is loaded. A minute at 8 Mbit a second fits. */
export const MAX_CLIP_BYTES = 64 * 1024 * 1024
/** The shorter side of a frame in high quality. More pixels would be scaled away when the clip is stored. */
const FRAME_SIDE = 1_080
/**
 * Maximum pixels of a rendition. A larger one takes long to load and decode, but the additional pixels are not visible.
 */
const MAX_PIXELS = 2_560 * 1_440
const MIN_SECONDS = 3
const MAX_SECONDS = 60
/** Clips that move hide some blur, so they may be enlarged more than photographs: 1920 × 1080 fills 1080 × 1920. */
export const MOST_ENLARGED = 1.8

/**
 * Chooses the rendition that is nearest to a frame: the smallest one that is not enlarged much, or the largest one.
 *
 * @param seconds length of the clip.
 * @returns undefined if the clip is too short or too long, or if no file of it can be used.
 */
export function chooseRendition(renditions: readonly Rendition[], seconds: number): Rendition | undefined {
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) return undefined
  const usable = renditions
    .filter(({ width, height, bytes }) => width * height <= MAX_PIXELS && (bytes ?? 0) <= MAX_CLIP_BYTES)
    .sort((a, b) => a.width * a.height - b.width * b.height)
  return usable.find(({ width, height }) => Math.min(width, height) >= FRAME_SIDE) ?? usable.at(-1)
}
