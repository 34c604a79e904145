import { createCanvas } from '@napi-rs/canvas'
import { DEFAULT_FRAME_RATE } from '@dayreel/catalogue'
import { FrameBuffer } from '@dayreel/studio/testing'
import { type Frame, Rational } from 'node-av/lib'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeClip } from './write-clip.ts'

/** The folder of the clips that the stand-ins for stock services return. */
export const SANDBOX_CLIPS_FOLDER = join('packages', 'sandbox', 'assets', 'clips')
export const SANDBOX_CLIP_MAX_BYTES = 90_000

const SHAPES = { tall: { width: 1_080, height: 1_920 }, wide: { width: 1_920, height: 1_080 } } as const
/** The blue-difference and red-difference components (Cb and Cr) of each color. */
const COLORS = { green: [110, 96], blue: [156, 104], red: [112, 156] } as const
const SECONDS = 8
/** The length of an empty wall at the start of the clip, so that the best start of a scene comes later. */
const EMPTY_SECONDS = 2
/** Seconds in which the word moves to the right and back. */
const SWING_SECONDS = 3
const [LIGHT, DARK] = [190, 40]

export const SANDBOX_CLIPS = Object.keys(SHAPES).flatMap((shape) =>
  Object.keys(COLORS).map((color) => ({
    file: `${shape}-${color}.mp4`,
    shape: shape as keyof typeof SHAPES,
    color: color as keyof typeof COLORS,
  })),
)

/** Makes the clips of the sandbox: the word SANDBOX moves on a wall. */
export async function makeSandboxClips(root: string, isWanted: (file: string) => boolean): Promise<void> {
  for (const { file, shape, color } of SANDBOX_CLIPS) {
    const path = join(SANDBOX_CLIPS_FOLDER, file)
    if (!isWanted(path)) continue
    process.stdout.write(`${path}\n`)
    await mkdir(join(root, SANDBOX_CLIPS_FOLDER), { recursive: true })
    await writeClip(join(root, path), SANDBOX_CLIP_MAX_BYTES, () => framesOf(SHAPES[shape], COLORS[color]))
  }
}

async function* framesOf(
  size: { width: number; height: number },
  [blue, red]: readonly [number, number],
): AsyncGenerator<Frame> {
  const word = drawWord(size.width * 0.7)
  for (let frame = 0; frame < SECONDS * DEFAULT_FRAME_RATE; frame++) {
    const buffer = new FrameBuffer(size)
    const [luma, ...chroma] = buffer.planes
    luma!.bytes.fill(LIGHT)
    chroma.forEach((plane, i) => plane.bytes.fill(i === 0 ? blue : red))
    const seconds = frame / DEFAULT_FRAME_RATE
    const swing = (1 - Math.cos((2 * Math.PI * (seconds - EMPTY_SECONDS)) / SWING_SECONDS)) / 2
    const left = 2 * Math.round((swing * (size.width - word.width)) / 2)
    const top = Math.round((size.height - word.height) / 2)
    const rows = seconds < EMPTY_SECONDS ? 0 : word.height
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < word.width; x++) if (word.isInk(x, y)) luma!.bytes[(top + y) * luma!.stride + left + x] = DARK
    }
    buffer.frame.pts = BigInt(frame)
    buffer.frame.timeBase = new Rational(1, DEFAULT_FRAME_RATE)
    yield buffer.frame
    buffer.free()
  }
}

function drawWord(width: number): { width: number; height: number; isInk: (x: number, y: number) => boolean } {
  const height = Math.round(width / 4)
  const canvas = createCanvas(Math.round(width), height)
  const context = canvas.getContext('2d')
  context.font = `bold ${Math.round(height * 0.7)}px sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText('SANDBOX', canvas.width / 2, height / 2, canvas.width)
  const { data } = context.getImageData(0, 0, canvas.width, height)
  return { width: canvas.width, height, isInk: (x, y) => data[4 * (y * canvas.width + x) + 3]! > 127 }
}
