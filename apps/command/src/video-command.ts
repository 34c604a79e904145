import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createEmbeddedPorts } from '@dayreel/embedded'
import { createPatientWriter, createWordsWriter, ProviderError } from '@dayreel/providers'
import { readTextSettings, type TextSource } from '@dayreel/providers/base'
import { createFolderOutput, type MadeVideo, makeVideo, openFolderStepStore, type Progress } from '@dayreel/studio'
import type { Writer } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { chooseTold, type Told } from './choose-told.ts'
import { helpText } from './help.ts'
import { readOptions, type Options } from './options.ts'
import { createProgressView } from './progress.ts'
import { UsageError } from './usage-error.ts'

export type CommandContext = {
  argv: readonly string[]
  folder: string
  readStdin: () => Uint8Array
  stdout: NodeJS.WritableStream
  stderr: NodeJS.WriteStream
}

const FAILED = 1
const BAD_INPUT = 2
const INTERRUPTED = 130

/**
 * `npm run video`: reads the command line, makes the video, says where it is.
 *
 * @returns the exit status.
 */
export async function runVideoCommand({ argv, folder, readStdin, stdout, stderr }: CommandContext): Promise<number> {
  const interruption = new AbortController()
  const onSignal = (): void => interruption.abort(new Interrupted())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, onSignal)
  const view = createProgressView(stderr)
  try {
    const options = readOptions(argv, folder, readStdin)
    if (options === 'help') {
      stdout.write(helpText())
      return 0
    }
    const { made, told } = await make(options, folder, {
      signal: interruption.signal,
      onProgress: view.show,
      say: (sentence) => void (view.end(), stderr.write(`${sentence}\n`)),
    })
    view.end()
    for (const notice of made.notices) stderr.write(`${notice}\n`)
    stdout.write(
      options.json
        ? `${JSON.stringify({ ...resultOf(made, options), told }, null, 2)}\n`
        : `${fileOf(options, 'mp4')}\n`,
    )
    return 0
  } catch (error) {
    view.end()
    const { status, sentence } = explain(error)
    stderr.write(`${sentence}\n`)
    return status
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeListener(signal, onSignal)
  }
}

class Interrupted extends Error {}

/** What it tells of: the subject or script as it was asked for, or a tale in its place. */
type Made = { made: MadeVideo; told: 'text' | 'tale' }
type Making = { signal: AbortSignal; onProgress: (progress: Progress) => void; say: (sentence: string) => void }

async function make(options: Options, folder: string, { signal, onProgress, say }: Making): Promise<Made> {
  // The default folder is ours to create; one that was named and is missing is more likely a slip.
  if (options.outFolder === join(folder, 'videos')) mkdirSync(options.outFolder, { recursive: true })
  if (!isFolder(options.outFolder)) {
    throw new UsageError(`The folder ${options.outFolder} does not exist. Create it, or choose another with --out.`)
  }
  const model = readModel()
  const embedded = createEmbeddedPorts({ store: await openFolderStepStore(options.workFolder) })
  const fallback = model?.isReplaced === true ? embedded.writer : undefined
  const onFailure = ({ forHost }: ProviderError, againInMs: number | undefined): void => {
    if (againInMs !== undefined) say(`${forHost} Trying again in ${Math.ceil(againInMs / 1_000)} s.`)
  }
  const writer = model && createPatientWriter(createWordsWriter(model.settings), { fallback, onFailure })
  const ports = { ...embedded, ...(writer && { writer }), frameScale: readFrameScale() }
  try {
    const { plan, instead } = choosePlan(options, ports.writer, say)
    const request = { plan, name: options.outName, output: createFolderOutput(options.outFolder) }
    const made = await makeVideo(request, ports, { signal, onProgress })
    return { made, told: instead === undefined ? 'text' : 'tale' }
  } finally {
    await ports.close()
  }
}

/** Says before anything is made that a tale is told in place of a subject. */
function choosePlan(
  { plan, tale, isStrict }: Options,
  writer: Writer,
  say: (sentence: string) => void,
): Pick<Options, 'plan'> & Pick<Told, 'instead'> {
  if (!('write' in plan)) return { plan }
  const { request, instead, notices } = chooseTold(writer, plan.write, { tale, isStrict })
  for (const notice of notices) say(notice)
  return { plan: { write: request }, instead }
}

/** @throws {UsageError} naming every variable that is wrong. */
function readModel(): TextSource | undefined {
  const { source, faults } = readTextSettings(process.env)
  if (faults.length === 0) return source
  throw new UsageError(`The settings of the language model can’t be used:\n  ${faults.join('\n  ')}`)
}

/**
 * Frames that are smaller than people get them, for tests of all else; the server knows the same setting.
 *
 * @throws {UsageError}
 */
function readFrameScale(): number {
  const percent = Number(process.env['VIDEO_SIZE_PERCENT'] ?? 100)
  if (percent >= 25 && percent <= 100) return percent / 100
  throw new UsageError('VIDEO_SIZE_PERCENT is no number from 25 to 100. Correct it, or leave it out.')
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function fileOf({ outFolder, outName }: Options, ending: string): string {
  return join(outFolder, `${outName}.${ending}`)
}

function resultOf(made: MadeVideo, options: Options): object {
  return {
    file: fileOf(options, 'mp4'),
    subtitles: [fileOf(options, 'srt'), fileOf(options, 'vtt')],
    thumbnail: fileOf(options, 'jpg'),
    storyboard: fileOf(options, 'storyboard.json'),
    seconds: made.seconds,
    width: made.width,
    height: made.height,
    scenes: made.scenes,
    spoken: made.spoken,
    notices: made.notices,
    writtenBy: made.storyboard.madeBy?.words ?? null,
    steps: made.steps,
  }
}

function explain(error: unknown): { status: number; sentence: string } {
  if (error instanceof Interrupted) {
    return { status: INTERRUPTED, sentence: 'Interrupted. Run the same command again to go on where it stopped.' }
  }
  if (error instanceof UsageError) return { status: BAD_INPUT, sentence: error.message }
  if (error instanceof StudioError) {
    // Who types this command runs the model, too: what is said to them is what they can mend.
    if (error.cause instanceof ProviderError && error.cause.kind !== 'content_rejected') {
      return { status: FAILED, sentence: `${error.cause.forHost} npm run check tries it.` }
    }
    return { status: error.isInput ? BAD_INPUT : FAILED, sentence: error.message }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { status: FAILED, sentence: `The video could not be made: ${message}` }
}
