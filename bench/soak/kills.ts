import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createRandom } from '@dayreel/storyboard/base'
import { withScratchFolder } from '../scratch-folder.ts'
import { SHORT_SCRIPT, SUBJECTS } from '../subjects.ts'
import { markedProcesses } from './marked-processes.ts'
import { ENDINGS } from './check-video.ts'
import type { SoakPart } from './part.ts'

const PROGRAM = fileURLToPath(new URL('../../apps/command/src/main.ts', import.meta.url))
const KILLS = 30
/** The maximum number of kills before a video may be finished. */
const KILLS_A_VIDEO = 3
/** The maximum number of videos per kill. If more of them end before they are killed, something else is wrong. */
const MAX_RUNS_A_KILL = 5
const NAME = 'video'
const KEPT_STEP = /^[a-z]+-[0-9a-f]{64}$/
/** The mark in the environment of every process that this part starts, and of the process's children. */
const MARK = `DAYREEL_SOAK=${randomUUID()}`

type Folders = { out: string; steps: string; temporary: string }

/**
 * Kills the command at random moments and runs it again until it is done. The result must have the same bytes as an
 * undisturbed run and leave no other files.
 */
export const soakKills: SoakPart = async ({ count = KILLS, quick, say }) => {
  const text = quick ? SHORT_SCRIPT : SUBJECTS[0]
  const random = createRandom('kills')
  const problems: string[] = []
  return withScratchFolder(async (folder) => {
    const undisturbed = await createFolders(join(folder, 'undisturbed'))
    const started = performance.now()
    if ((await run(text, undisturbed)) !== 'done') return ['the undisturbed run failed']
    const wholeSeconds = (performance.now() - started) / 1e3
    const wanted = await hashesIn(undisturbed.out)
    say(`  undisturbed: ${wholeSeconds.toFixed(1)} s`)
    problems.push(...(await leftOver(undisturbed)).map((problem) => `undisturbed: ${problem}`))

    let kills = 0
    for (let video = 1; kills < count && video <= MAX_RUNS_A_KILL * count; video++) {
      const folders = await createFolders(join(folder, `video-${video}`))
      const found: string[] = []
      const moments: string[] = []
      const planned = 1 + Math.floor(random() * KILLS_A_VIDEO)
      for (let i = 0; i < planned && kills < count; i++) {
        const seconds = random() * wholeSeconds
        const end = await run(text, folders, seconds)
        if (end === 'done') break
        if (end !== 'killed') found.push('it failed by itself')
        else {
          kills++
          moments.push(seconds.toFixed(2))
          found.push(...(await halfFiles(folders.out, wanted)))
        }
      }
      if ((await run(text, folders)) !== 'done') found.push('it failed after having been killed')
      const made = await hashesIn(folders.out)
      for (const [file, hash] of wanted) if (made.get(file) !== hash) found.push(`${file} is not as undisturbed`)
      found.push(...(await leftOver(folders)))
      const verdict = found.length === 0 ? 'the same bytes, nothing left over' : found.join('; ')
      const when = moments.length === 0 ? 'ended before its kill' : `killed after ${moments.join(', ')} s`
      say(`  video ${video} (${kills} of ${count} kills): ${when}: ${verdict}`)
      problems.push(...found.map((problem) => `video ${video}, ${when}: ${problem}`))
    }
    if (kills < count) problems.push(`only ${kills} kills met a running command`)
    return problems
  })
}

async function createFolders(parent: string): Promise<Folders> {
  const folders = { out: join(parent, 'out'), steps: join(parent, 'steps'), temporary: join(parent, 'temporary') }
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true })
  return folders
}

/** @param killAfterSeconds The time of the kill. Default: no kill. */
async function run(
  text: string,
  { out, steps, temporary }: Folders,
  killAfterSeconds?: number,
): Promise<'done' | 'killed' | undefined> {
  const [name, value] = MARK.split('=') as [string, string]
  const options = [text, '--duration', '20', '--out', join(out, `${NAME}.mp4`), '--work', steps]
  const child = spawn(process.execPath, [PROGRAM, ...options], {
    stdio: 'ignore',
    env: { ...process.env, [name]: value, TMPDIR: temporary },
  })
  const ended = endOf(child)
  const stopWaiting = new AbortController()
  if (killAfterSeconds !== undefined)
    void sleep(killAfterSeconds * 1e3, undefined, { signal: stopWaiting.signal }).then(
      () => child.kill('SIGKILL'),
      () => undefined,
    )
  const { status, signal } = await ended
  stopWaiting.abort()
  if (signal === 'SIGKILL') return 'killed'
  return status === 0 ? 'done' : undefined
}

function endOf(child: ChildProcess): Promise<{ status: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (status, signal) => resolve({ status, signal }))
  })
}

async function hashesIn(folder: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const file of (await readdir(folder)).sort())
    hashes.set(
      file,
      createHash('sha256')
        .update(await readFile(join(folder, file)))
        .digest('hex'),
    )
  return hashes
}

/** Checks that every file with its final name is complete at any moment. Incomplete files have another name. */
async function halfFiles(out: string, wanted: ReadonlyMap<string, string>): Promise<string[]> {
  const files = [...(await hashesIn(out))].filter(([file]) => wanted.has(file))
  return files.filter(([file, hash]) => wanted.get(file) !== hash).map(([file]) => `${file} was seen half-written`)
}

/** Returns what a finished run left behind. */
async function leftOver({ out, steps, temporary }: Folders): Promise<string[]> {
  const five = ENDINGS.map((ending): string => `${NAME}.${ending}`)
  const made = await readdir(out)
  const files = [
    ...made.filter((file) => !five.includes(file)),
    ...(await readdir(steps)).filter((file) => !KEPT_STEP.test(file)),
    ...(await readdir(temporary)),
  ]
  const processes = await markedProcesses(MARK)
  return [
    ...files.map((file) => `${file} is left over`),
    ...processes.map((id) => `process ${id} is left over`),
    ...five.filter((file) => !made.includes(file)).map((file) => `${file} is missing`),
  ]
}
