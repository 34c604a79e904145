import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { createRandom } from '@dayreel/storyboard/base'
import type { CaptionPage } from '../caption/caption.ts'
import type { ChunkStore } from './render-chunks.ts'
import type { RenderScene } from './render-video.ts'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import { timeScenes } from './timing.ts'

const WORDS = 'the quiet painter counts seven orange kites above a cold northern harbour before the rain comes'.split(
  ' ',
)

let canvas: Canvas | undefined

/** Paints a detailed test picture of hills, lights and texture. The same seed gives the same picture. */
export function paintTestPicture(seed: number, width: number, height: number): Uint8Array {
  const random = createRandom(seed)
  // All pictures share one canvas, because dozens of canvases that were not yet collected would count as memory of the
  // render.
  canvas ??= createCanvas(width, height)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  const hue = random() * 360
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, `hsl(${hue} 60% 25%)`)
  sky.addColorStop(0.6, `hsl(${hue + 40} 70% 65%)`)
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  for (let hill = 0; hill < 6; hill++) {
    context.fillStyle = `hsl(${hue + 120 + hill * 12} 35% ${45 - hill * 6}%)`
    context.beginPath()
    context.moveTo(0, height)
    const phase = random() * 7
    for (let x = 0; x <= width; x += width / 60) {
      const rise = Math.sin((x / width) * 7 + phase) + 0.4 * Math.sin((x / width) * 23 + phase) + 0.2 * random()
      context.lineTo(x, height * (0.5 + hill * 0.08 - 0.05 * rise))
    }
    context.lineTo(width, height)
    context.fill()
  }
  for (let i = 0; i < 1500; i++) {
    context.fillStyle = `hsl(${hue + random() * 90} 60% ${20 + random() * 60}% / ${0.15 + random() * 0.5})`
    const size = (0.001 + 0.006 * random()) * width
    context.fillRect(random() * width, (0.35 + 0.65 * random()) * height, size, size * (1 + 3 * random()))
  }
  return canvas.encodeSync('jpeg', 92)
}

/** Creates scenes with one picture each and three words per caption page. */
export function testScenes(
  seconds: readonly number[],
  picture: { width: number; height: number },
  read: (scene: number) => Uint8Array = (scene) => paintTestPicture(scene, picture.width, picture.height),
): RenderScene[] {
  return seconds.map((length, i) => ({
    id: `s${i + 1}`,
    seconds: length,
    picture: {
      key: `test-${i}-${picture.width}`,
      ...picture,
      focus: { x: 0.35 + 0.1 * (i % 4), y: 0.55 },
      read: () => Promise.resolve(read(i)),
    },
    captions: testPages(length),
  }))
}

/** Creates a voice-like buzz over noise that is exactly as long as the video of these scenes. */
export function testSound(seconds: readonly number[], framesPerSecond: number): Float32Array {
  const { samples } = timeScenes(seconds, framesPerSecond)
  const random = createRandom('sound')
  const sound = new Float32Array(samples * 2)
  let noise = 0
  for (let i = 0; i < samples; i++) {
    const time = i / SAMPLE_RATE
    noise += 0.2 * (random() - 0.5 - noise)
    const pulse = ((time * (120 + 8 * Math.sin(time * 3))) % 1) - 0.5
    const voice = 0.3 * pulse * (0.5 + 0.5 * Math.sin(time * 9))
    sound[2 * i] = voice + 0.5 * noise
    sound[2 * i + 1] = voice + 0.1 * Math.sin(2 * Math.PI * 440 * time)
  }
  return sound
}

/** Keeps rendered chunks in a map. */
export function storeIn(kept: Map<string, Uint8Array>): ChunkStore {
  return {
    load: async (inputs) => kept.get(JSON.stringify(inputs)),
    save: async (inputs, bytes) => void kept.set(JSON.stringify(inputs), bytes),
  }
}

function testPages(sceneSeconds: number): CaptionPage[] {
  const pages: CaptionPage[] = []
  const wordSeconds = 0.36
  for (let start = 0; start + 3 * wordSeconds <= sceneSeconds; start += 3 * wordSeconds) {
    const words = [0, 1, 2].map((i) => ({
      text: WORDS[(pages.length * 3 + i) % WORDS.length]!,
      startSeconds: start + i * wordSeconds,
      endSeconds: start + (i + 1) * wordSeconds,
      spaced: true,
    }))
    pages.push({
      startSeconds: start,
      endSeconds: start + 3 * wordSeconds,
      words,
      endsSentence: false,
      rightToLeft: false,
      language: 'en',
    })
  }
  return pages
}
