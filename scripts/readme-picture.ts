import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { DEFAULT_FRAME_RATE } from '@dayreel/catalogue'
import { createCanvas } from '@napi-rs/canvas'
import { encodeWithin } from './encode-within.ts'
import { canvasOf, framesOfPart } from './write-clip.ts'

const COMMAND = fileURLToPath(new URL('../apps/command/src/main.ts', import.meta.url))
/** The README's pictures, and the commands that make their videos. The first one is the README's first command. */
export const README_PICTURES: readonly { file: string; commandArguments: readonly string[] }[] = [
  {
    file: 'docs/pictures/moon.jpg',
    commandArguments: [
      'What if the moon came closer every night?',
      '--template',
      'what-if-overnight',
      '--duration',
      '35',
    ],
  },
  {
    file: 'docs/pictures/bees.jpg',
    commandArguments: [
      'Bees visit 2 million flowers for one jar of honey. Then they dry it with their wings. Dry honey kills germs. So it keeps for 3,000 years.',
      '--look',
      'board',
    ],
  },
]
const MOMENTS = 6
const MOMENT = { width: 200, height: 356 }
const MAX_BYTES = 100_000
const BEST_QUALITY = 88

/**
 * Makes a video with the built-in writer, regardless of the configuration. Writes a picture with six of its frames side
 * by side.
 *
 * @param commandArguments the arguments of the video command.
 */
export async function makeReadmePicture(file: string, commandArguments: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-readme-'))
  try {
    const video = join(folder, 'video.mp4')
    const places = ['--out', video, '--work', join(folder, 'steps'), '--json']
    const env = { ...process.env, TEXT_PROVIDER: '' }
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...commandArguments, ...places], { env })
    const { seconds } = JSON.parse(stdout) as { seconds: number }
    await writeFile(file, await sixMoments(video, seconds))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function sixMoments(video: string, seconds: number): Promise<Buffer> {
  const { width, height } = MOMENT
  const canvas = createCanvas(MOMENTS * width, height)
  const context = canvas.getContext('2d')
  const between = (seconds * DEFAULT_FRAME_RATE) / MOMENTS
  let at = 0
  let taken = 0
  for await (const frame of framesOfPart(video, { ...MOMENT, maxSeconds: seconds })) {
    if (taken < MOMENTS && at >= (taken + 0.5) * between) context.drawImage(canvasOf(frame), width * taken++, 0)
    at++
  }
  return encodeWithin(canvas, { format: 'jpeg', maxBytes: MAX_BYTES, bestQuality: BEST_QUALITY })
}
