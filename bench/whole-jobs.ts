import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storyboard } from '@dayreel/storyboard'
import { runJob, type Job } from './run-job.ts'
import { withScratchFolder } from './scratch-folder.ts'
import { SUBJECTS } from './subjects.ts'

export type JobKind = { durationSeconds: number; quality: 'low' | 'high' }

/** A sentence of the writer's usual length. */
const NEW_WORDS = 'By the seventh evening, nobody on the old harbour wall believed what the tide tables said.'

/** Runs a whole job from a subject to the files, with an empty store. */
export function runWholeJob(kind: JobKind): Promise<Job> {
  return withScratchFolder((folder) => runJob([SUBJECTS[0], ...optionsFor(kind), ...placesIn(folder, 'video')]))
}

/**
 * Makes a video, changes the words of its middle scene, and makes the video again with the stored parts.
 *
 * @returns both jobs.
 */
export function runEdit(kind: JobKind): Promise<{ first: Job; again: Job }> {
  return withScratchFolder(async (folder) => {
    const first = await runJob([SUBJECTS[0], ...optionsFor(kind), ...placesIn(folder, 'video')])
    const file = join(folder, 'video.storyboard.json')
    const storyboard = JSON.parse(await readFile(file, 'utf8')) as Storyboard
    storyboard.scenes[Math.floor(storyboard.scenes.length / 2)]!.text = NEW_WORDS
    await writeFile(file, JSON.stringify(storyboard))
    const again = await runJob(['--storyboard', file, ...placesIn(folder, 'edited')])
    // If the edit remade everything or nothing, the measurement is not valid.
    if (again.made.narrate !== 1 || again.made.illustrate > 1 || again.made.render >= first.made.render)
      throw new Error(`The edit of one scene remade parts of other scenes: ${JSON.stringify(again.made)}`)
    return { first, again }
  })
}

function optionsFor({ durationSeconds, quality }: JobKind): string[] {
  return ['--duration', String(durationSeconds), '--quality', quality, '--template', 'what-if-overnight']
}

function placesIn(folder: string, name: string): string[] {
  return ['--out', join(folder, `${name}.mp4`), '--work', join(folder, 'steps')]
}
