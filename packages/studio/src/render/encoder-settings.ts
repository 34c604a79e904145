import { readFileSync } from 'node:fs'
import type { Size } from './cover-crop.ts'

/** Encoder settings of chunks. They are part of the chunk's key, because they can differ between processors. */
export type EncoderSettings = {
  framesPerSecond: number
  preset: string
  profile: string
  crf: number
  /** Maximum rate in bits per second, and buffer size in bits. */
  maxRate: number
  bufferSize: number
  x264: string
}

const X264 = 'mbtree=1:rc-lookahead=16:b-adapt=0:bframes=7:scenecut=0'

/**
 * Returns the settings for a video size. The maximum rate is 12 Mbit/s for the full size and 6 Mbit/s for smaller ones.
 */
export function encoderSettings({ width, height }: Size, framesPerSecond: number): EncoderSettings {
  const maxRate = Math.min(width, height) >= 1080 ? 12_000_000 : 6_000_000
  return {
    framesPerSecond,
    preset: 'superfast',
    profile: 'high',
    crf: 21,
    maxRate,
    bufferSize: 2 * maxRate,
    // With AVX-512, x264 gives different bytes in some runs.
    x264: hasAvx2() ? `${X264}:asm=avx2` : X264,
  }
}

let known: boolean | undefined
/**
 * Checks if the processor supports AVX2. Only Linux lists these features. On other systems, x264 detects them itself.
 */
function hasAvx2(): boolean {
  if (known === undefined) {
    try {
      known = /^flags\s*:.*\savx2\s/m.test(readFileSync('/proc/cpuinfo', 'utf8'))
    } catch {
      known = false
    }
  }
  return known
}
