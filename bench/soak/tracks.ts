import { readFile } from 'node:fs/promises'
import { TRACKS } from '@dayreel/catalogue'
import {
  COMPOSERS,
  hashFile,
  hashLoop,
  MADE_TRACKS_FILE,
  type MadeTrack,
  previewFile,
  trackFile,
} from '@dayreel/studio/testing'
import type { SoakPart } from './part.ts'

/**
 * Composes the tracks again and compares their samples with the hashes of the samples from which the files were made.
 */
export const soakTracks: SoakPart = async ({ count = TRACKS.length, say }) => {
  const problems: string[] = []
  const madeTracks = JSON.parse(await readFile(MADE_TRACKS_FILE, 'utf8')) as MadeTrack[]
  for (const { id, name } of TRACKS.slice(0, count)) {
    const made = madeTracks.find((track) => track.id === id)
    const loop = COMPOSERS[id]()
    const found: string[] = []
    if (!made) found.push('was never made')
    else {
      if (loop.length !== made.samples) found.push(`has ${loop.length} samples, not ${made.samples}`)
      if (hashLoop(loop) !== made.composed) found.push('is not composed as it was')
      if ((await hashFile(trackFile(id))) !== made.ogg) found.push('has another file than the one that was made')
      if ((await hashFile(previewFile(id))) !== made.preview)
        found.push('has another preview than the one that was made')
    }
    say(`  ${name}: ${found.length === 0 ? 'the same' : found.join('; ')}`)
    problems.push(...found.map((problem) => `${name} ${problem}`))
  }
  return problems
}
