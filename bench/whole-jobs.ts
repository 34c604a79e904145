import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BOARD_LOOK } from '@dayreel/catalogue'
import type { Board, Storyboard } from '@dayreel/storyboard'
import { runJob, type Job } from './run-job.ts'
import { withScratchFolder } from './scratch-folder.ts'
import { BOARD_SUBJECT, SUBJECTS } from './subjects.ts'

export type JobKind = { durationSeconds: number; quality: 'low' | 'high'; look?: typeof BOARD_LOOK }

/** A sentence of the writer's usual length. */
const NEW_WORDS = 'By the seventh evening, nobody on the old harbour wall believed what the tide tables said.'

const NEW_BOARD: Board = { layout: 'single', items: [{ kind: 'icon', icon: 'volcano', label: 'hot rock' }] }

/** Runs a whole job from a subject to the files, with an empty store. */
export function runWholeJob(kind: JobKind): Promise<Job> {
  return withScratchFolder((folder) => runJob([...optionsFor(kind), ...placesIn(folder, 'video')]))
}

/** The results of making a video, changing one scene, and making it again with the cached parts. */
export type Edit = { first: Job; again: Job }

/** Measures a change of the words of the middle scene. */
export function runEdit(kind: JobKind): Promise<Edit> {
  return runChange(kind, { change: (scene) => ({ ...scene, text: NEW_WORDS }), spoken: 1 })
}

/** Measures a change of the board of the middle scene. */
export function runBoardEdit(kind: JobKind): Promise<Edit> {
  return runChange(kind, { change: (scene) => ({ ...scene, board: NEW_BOARD }), spoken: 0 })
}

type Change = {
  change: (scene: Storyboard['scenes'][number]) => Storyboard['scenes'][number]
  /** The number of scenes that are spoken again. */
  spoken: number
}

function runChange(kind: JobKind, { change, spoken }: Change): Promise<Edit> {
  return withScratchFolder(async (folder) => {
    const first = await runJob([...optionsFor(kind), ...placesIn(folder, 'video')])
    const file = join(folder, 'video.storyboard.json')
    const storyboard = JSON.parse(await readFile(file, 'utf8')) as Storyboard
    const middle = Math.floor(storyboard.scenes.length / 2)
    const scenes = storyboard.scenes.map((scene, i) => (i === middle ? change(scene) : scene))
    await writeFile(file, JSON.stringify({ ...storyboard, scenes }))
    const again = await runJob(['--storyboard', file, ...placesIn(folder, 'edited')])
    // If the edit remade everything or nothing, the measurement is not valid.
    if (again.made.narrate !== spoken || again.made.illustrate > 1 || again.made.render >= first.made.render)
      throw new Error(`The edit of one scene remade parts of other scenes: ${JSON.stringify(again.made)}`)
    return { first, again }
  })
}

/** Returns the subject and the options of a job. */
function optionsFor({ durationSeconds, quality, look }: JobKind): string[] {
  const measure = ['--duration', String(durationSeconds), '--quality', quality]
  if (look !== undefined) return [BOARD_SUBJECT, ...measure, '--look', look]
  return [SUBJECTS[0], ...measure, '--template', 'what-if-overnight']
}

function placesIn(folder: string, name: string): string[] {
  return ['--out', join(folder, `${name}.mp4`), '--work', join(folder, 'steps')]
}
