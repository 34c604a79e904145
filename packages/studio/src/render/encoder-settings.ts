import { readFileSync } from 'node:fs'
import type { Size } from './cover-crop.ts'

/** How chunks are encoded. Part of their keys: another machine's processor may need other settings. */
export type EncoderSettings = {
  framesPerSecond: number
  preset: string
  profile: string
  crf: number
  /** Bits per second, and bits. */
  maxRate: number
  bufferSize: number
  x264: string
}

const X264 = 'mbtree=1:rc-lookahead=16:b-adapt=0:bframes=7:scenecut=0'

/** The settings for a size of video: the full one may take up to 12 Mbit/s, smaller ones 6. */
export function encoderSettings({ width, height }: Size, framesPerSecond: number): EncoderSettings {
  const maxRate = Math.min(width, height) >= 1080 ? 12_000_000 : 6_000_000
  return {
    framesPerSecond,
    preset: 'superfast',
    profile: 'high',
    crf: 21,
    maxRate,
    bufferSize: 2 * maxRate,
    // x264's AVX-512 code does not give the same bytes in every run.
    x264: hasAvx2() ? `${X264}:asm=avx2` : X264,
  }
}

let known: boolean | undefined
/** Only Linux says what its processor can do; elsewhere x264 finds out by itself. */
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
