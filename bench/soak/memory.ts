import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createEmbeddedPorts } from '@dayreel/embedded'
import { createFolderOutput, makeVideo, openFolderStepStore } from '@dayreel/studio'
import type { WriteRequest } from '@dayreel/storyboard'
import { withScratchFolder } from '../scratch-folder.ts'
import { SHORT_SCRIPT } from '../subjects.ts'
import { MATRIX } from './matrix.ts'
import type { SoakPart } from './part.ts'

const VIDEOS = 50
/**
 * The videos with which the last ones are compared. The first five load fonts, voices and threads. From the sixth on,
 * memory must not grow.
 */
const SETTLED = { from: 5, to: 15 }
const LAST = 10
/**
 * Ten kinds of videos, which repeat. The last ten videos are therefore of the same kinds as the ten that they are
 * compared with.
 */
const KINDS = MATRIX.slice(0, 10)
const MAX_GROWTH = 0.1
/** The allowed difference in threads and open files, because the system may still be cleaning up an ended thread. */
const SLACK = 3

type State = {
  /**
   * The memory of the process. `heldMegabytes` is the part that JavaScript uses, and the system's allocator holds the
   * rest.
   */
  megabytes: number
  heldMegabytes: number
  threads: number
  files: number
}

/** Makes fifty different videos in sequence in this process. Memory, threads and open files must not grow. */
export const soakMemory: SoakPart = async ({ count = VIDEOS, quick, say }) => {
  const states: State[] = []
  for (let i = 0; i < count; i++) {
    await makeOne(i, quick)
    const state = await stateOf()
    states.push(state)
    const { megabytes, heldMegabytes, threads, files } = state
    say(
      `  ${i + 1} of ${count}: ${megabytes.toFixed(0)} MB (${heldMegabytes.toFixed(0)} held), ${threads} threads, ${files} open files`,
    )
  }
  const problems: string[] = []
  const [first, last] = [states[0]!, states.at(-1)!]
  if (last.threads > first.threads + SLACK)
    problems.push(`${last.threads} threads after the last video, ${first.threads} after the first`)
  if (last.files > first.files + SLACK)
    problems.push(`${last.files} open files after the last video, ${first.files} after the first`)
  if (count < SETTLED.to + LAST) {
    say(`  Memory is judged from ${SETTLED.to + LAST} videos on.`)
    return problems
  }
  const settled = meanMegabytes(states.slice(SETTLED.from, SETTLED.to))
  const atTheEnd = meanMegabytes(states.slice(-LAST))
  const growth = atTheEnd / settled - 1
  say(
    `  ${settled.toFixed(0)} MB in videos ${SETTLED.from + 1} to ${SETTLED.to}, ${atTheEnd.toFixed(0)} in the last ${LAST}`,
  )
  if (growth > MAX_GROWTH) problems.push(`memory grew by ${(100 * growth).toFixed(0)} %`)
  return problems
}

/** Makes a video as a server does, with its own ports that are closed afterwards. Text, style, voice and music vary. */
function makeOne(i: number, quick: boolean): Promise<void> {
  const write: WriteRequest = {
    ...KINDS[i % KINDS.length]!,
    ...(quick && { text: SHORT_SCRIPT }),
    durationSeconds: 20,
    quality: 'low',
    seed: i + 1,
  }
  return withScratchFolder(async (folder) => {
    const out = join(folder, 'out')
    await mkdir(out)
    const ports = createEmbeddedPorts({ store: await openFolderStepStore(join(folder, 'steps')) })
    try {
      await makeVideo({ plan: { write }, name: 'video', output: createFolderOutput(out) }, ports)
    } finally {
      await ports.close()
    }
  })
}

/** Counts threads and open files. Only Linux reports them, so the counts are zero on other systems. */
async function stateOf(): Promise<State> {
  const { rss, heapUsed, external } = process.memoryUsage()
  return {
    megabytes: rss / 2 ** 20,
    heldMegabytes: (heapUsed + external) / 2 ** 20,
    threads: await entriesIn('/proc/self/task'),
    files: await entriesIn('/proc/self/fd'),
  }
}

async function entriesIn(folder: string): Promise<number> {
  return (await readdir(folder).catch(() => [])).length
}

function meanMegabytes(states: readonly State[]): number {
  return states.reduce((sum, { megabytes }) => sum + megabytes, 0) / states.length
}
