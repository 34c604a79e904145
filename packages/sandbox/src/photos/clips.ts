import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'

const COLORS = ['green', 'blue', 'red'] as const

/** A clip of the stand-in. Its content is invented from the query. */
export type SandboxClip = {
  title: string
  creator: string
  seconds: number
  /** Size of the largest file. Smaller ones have the same shape. */
  width: number
  height: number
  /** Whether the answer lacks its page and its author, so that it cannot be credited. */
  isAnonymous?: true
}

/** A query with this word finds nothing. */
const UNKNOWN = 'zzz'
const TALL = { width: 2_160, height: 3_840 }
const WIDE = { width: 3_840, height: 2_160 }

/** Returns what a search finds: an unrelated clip, some that must not be used, and some that fit. */
export function findSandboxClips(query: string): SandboxClip[] {
  if (query.split(' ').includes(UNKNOWN)) return []
  return [
    { title: 'Something else', creator: 'Sandbox Sam', seconds: 8, ...TALL },
    { title: `${query} of nobody`, creator: 'Sandbox Sue', seconds: 8, ...TALL, isAnonymous: true },
    { title: `${query} for an hour`, creator: 'Sandbox Sue', seconds: 3_600, ...TALL },
    { title: `${query} in a blink`, creator: 'Sandbox Sam', seconds: 1, ...TALL },
    { title: `${query} in small`, creator: 'Sandbox Sam', seconds: 8, width: 320, height: 240 },
    { title: `${query} in a meadow`, creator: 'Sandbox Ida', seconds: 8, ...WIDE },
    { title: `${query} on a table`, creator: 'Sandbox Sam', seconds: 8, ...TALL },
    { title: `${query} by a window`, creator: 'Sandbox Ida', seconds: 8, ...TALL },
  ]
}

/** Returns the sizes in which a service has a clip, largest one first. */
export function sizesOf({ width, height }: SandboxClip): { width: number; height: number; rendition: string }[] {
  return [
    { rendition: 'uhd', scale: 1 },
    { rendition: 'hd', scale: 1 / 2 },
    { rendition: 'sd', scale: 1 / 4 },
  ].map(({ rendition, scale }) => ({
    rendition,
    width: Math.round((width * scale) / 2) * 2,
    height: Math.round((height * scale) / 2) * 2,
  }))
}

/** Returns the name of the file of a clip, which `readSandboxClip` reads. */
export function clipFileOf({ title, width, height }: SandboxClip): string {
  return `${width < height ? 'tall' : 'wide'} ${title}.mp4`
}

/** Reads a clip that says SANDBOX and moves. Its color depends on its name. */
export async function readSandboxClip(name: string): Promise<Buffer> {
  const shape = name.startsWith('wide') ? 'wide' : 'tall'
  const color = COLORS[crc32(name) % COLORS.length]
  return readFile(fileURLToPath(new URL(`../../assets/clips/${shape}-${color}.mp4`, import.meta.url)))
}
