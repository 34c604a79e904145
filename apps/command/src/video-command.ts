import { mkdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { createBoardArtist, createIconNames, createPlayArtist, createReader } from '@dayreel/embedded'
import { BUILT_IN_ENGINES } from '@dayreel/embedded/engines'
import { ProviderError } from '@dayreel/providers'
import {
  choosePorts,
  createLocalEngine,
  createPhotoEngines,
  createTextEngine,
  type FactsSettings,
  type PhotoSettings,
  findLocalWriters,
  readFactsSettings,
  loadImageModel,
  readPhotoSettings,
  readPictureSettings,
  readTextSettings,
  type TextSource,
} from '@dayreel/providers/base'
import {
  createFolderOutput,
  createPictureFinisher,
  createScore,
  type MadeVideo,
  makeVideo,
  openFolderStepStore,
  type Progress,
  type VideoRequest,
} from '@dayreel/studio'
import type { Engine, IconNames, Illustrator, Narrator, Offers, Writer } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { CATALOGUE_OFFERS, findUnoffered, IMAGE_MODEL, OWN_PICTURES } from '@dayreel/storyboard/schema'
import { readMachine } from '@dayreel/threads'
import { chooseStory, type StoryChoice } from './choose-story.ts'
import { helpText } from './help.ts'
import { readOptions, type Options } from './options.ts'
import { createProgressView } from './progress.ts'
import { hostedVoices } from './hosted-voices.ts'
import { localVoices } from './local-voices.ts'
import { createOwnFiles } from './own-files.ts'
import { isOwnMusic, readMusicFile } from './read-music.ts'
import { UsageError } from './usage-error.ts'
import { useAnswer } from './use-answer.ts'

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
 * Runs `npm run video`: reads the command line, makes the video and prints its path.
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
    if ('prompt' in options) {
      stdout.write(options.prompt)
      return 0
    }
    const { made, source } = await make(options, folder, {
      signal: interruption.signal,
      onProgress: view.show,
      say: (sentence) => void (view.end(), stderr.write(`${sentence}\n`)),
    })
    view.end()
    for (const notice of made.notices) stderr.write(`${notice}\n`)
    stdout.write(
      options.json
        ? `${JSON.stringify({ ...resultOf(made, options), told: source }, null, 2)}\n`
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

/** The video, and whether it follows the user's text or a story that replaced it. */
type MadeResult = { made: MadeVideo; source: 'text' | 'tale' }
type MakeOptions = { signal: AbortSignal; onProgress: (progress: Progress) => void; say: (sentence: string) => void }

async function make(options: Options, folder: string, { signal, onProgress, say }: MakeOptions): Promise<MadeResult> {
  // The command creates only its default folder. If the user names a folder that does not exist, its name is probably
  // misspelled.
  if (options.outFolder === join(folder, 'videos')) mkdirSync(options.outFolder, { recursive: true })
  if (!isFolder(options.outFolder)) {
    throw new UsageError(`The folder ${options.outFolder} does not exist. Create it, or choose another with --out.`)
  }
  const onFailure = ({ forHost }: ProviderError, againInMs: number | undefined): void => {
    if (againInMs !== undefined) say(`${forHost} Trying again in ${Math.ceil(againInMs / 1_000)} s.`)
  }
  const frameScale = readFrameScale()
  const store = await openFolderStepStore(options.workFolder)
  await using open = new AsyncDisposableStack()
  const voices = hostedVoices(onFailure)
  const local = await localVoices(modelsFolder(), onFailure)
  open.defer(local.close)
  const engines = [
    ...(await findModelEngine(onFailure)),
    ...BUILT_IN_ENGINES,
    ...local.engines,
    ...(voices ? [voices] : []),
    ...readPhotos().flatMap((settings) => createPhotoEngines(settings)),
  ]
  const imageModel = await loadPictures(onFailure)
  if (imageModel) open.defer(() => imageModel.close())
  const { close, ...chosen } = await choosePorts(engines)
  const files = createOwnFiles(options.filesFolder, signal)
  open.use(files)
  const offers = withSources(chosen.offers, [
    ...(imageModel === undefined ? [] : [IMAGE_MODEL]),
    ...(options.filesFolder === undefined ? [] : [OWN_PICTURES]),
  ])
  open.defer(close)
  refuseOutside(options.plan, offers)
  const score = createScore()
  open.defer(() => score.close())
  const boardArtist = createBoardArtist()
  open.defer(() => boardArtist.close())
  const playArtist = createPlayArtist()
  open.defer(() => playArtist.close())
  const { music } = 'write' in options.plan ? options.plan.write : options.plan.storyboard
  // The music is checked before anything is made.
  const own = isOwnMusic(music) ? { id: music, bytes: await readMusicFile(music, signal) } : undefined
  const ports = {
    ...chosen,
    offers: own === undefined ? offers : { ...offers, music: [...offers.music, { id: own.id, name: own.id }] },
    ...(own && { readMusic: async () => own.bytes }),
    boardArtist,
    iconNames: createIconNames(),
    ...(imageModel && { imageModel }),
    reader: createReader(),
    playArtist,
    score,
    store,
    frameScale,
    readBrand: async () => options.brand,
    openClip: files.openClip,
    ...(files.listPictures && { listPictures: files.listPictures }),
  }
  const { plan, instead } = await choosePlan(options, ports, say)
  const request = { plan, name: options.outName, output: createFolderOutput(options.outFolder) }
  const made = await makeVideo(request, ports, { signal, onProgress })
  return { made, source: instead === undefined ? 'text' : 'tale' }
}

/** Chooses the story to make. Prints a notice first if a tale replaces the subject or an answer was corrected. */
async function choosePlan(
  { plan, tale }: Options,
  ports: { writers: readonly Writer[]; narrators: readonly Narrator[]; iconNames: IconNames },
  say: (sentence: string) => void,
): Promise<{ plan: VideoRequest['plan'] } & Pick<StoryChoice, 'instead'>> {
  if (!('write' in plan)) return { plan }
  if (plan.answer !== undefined) return { plan: { write: await useAnswer(plan.answer, plan.write, ports, say) } }
  const { request, instead, notices } = chooseStory(ports.writers[0]!, plan.write, tale)
  for (const notice of notices) say(notice)
  return { plan: { write: request }, instead }
}

/** Returns the language model that writes: the one in the environment, or otherwise the best one on this machine. */
async function findModelEngine(
  onFailure: (error: ProviderError, againInMs: number | undefined) => void,
): Promise<Engine[]> {
  const source = readModel()
  if (source !== undefined) return [createTextEngine(source, { onFailure, facts: readFacts() })]
  const folder = modelsFolder()
  const machine = readMachine()
  const [model] = await findLocalWriters(folder, machine)
  return model === undefined ? [] : [createLocalEngine({ model, folder, machine }, { onFailure })]
}

function modelsFolder(): string {
  return join(process.env['DATA_FOLDER'] ?? join(homedir(), '.dayreel'), 'models')
}

/**
 * Reads the settings of the language model.
 *
 * @throws {UsageError} that names every invalid variable.
 */
function readModel(): TextSource | undefined {
  const { source, faults } = readTextSettings(process.env)
  if (faults.length === 0) return source
  throw new UsageError(`The settings of the language model can’t be used:\n  ${faults.join('\n  ')}`)
}

/** @throws {UsageError} if the requested facts or photographs cannot be looked up with these settings. */
function refuseOutside(plan: Options['plan'], offers: Offers): void {
  if (!('write' in plan)) return
  const { facts, pictures } = plan.write
  if (findUnoffered({ facts }, offers) !== undefined)
    throw new UsageError('--facts needs a language model: set TEXT_PROVIDER, FACTS and FACTS_CONTACT, or leave it out.')
  if (findUnoffered({ pictures }, offers) !== undefined)
    throw new UsageError(
      'These pictures need an outside service: set PICTURES_PROVIDER, PHOTOS=free and PHOTOS_CONTACT, PEXELS_API_KEY or PIXABAY_API_KEY, or leave out --pictures.',
    )
}

/**
 * Loads the image model of the environment, if there is one.
 *
 * @throws {UsageError} that names every invalid variable.
 */
async function loadPictures(
  onFailure: (error: ProviderError, againInMs: number | undefined) => void,
): Promise<Illustrator | undefined> {
  const { source, faults } = readPictureSettings(process.env)
  if (faults.length > 0)
    throw new UsageError(`The settings of the image model can’t be used:\n  ${faults.join('\n  ')}`)
  return source && loadImageModel(source.settings, { loadFinisher: async () => createPictureFinisher(), onFailure })
}

/** Adds sources of pictures to the offers of the engines. */
function withSources(offers: Offers, sources: readonly string[]): Offers {
  const entries = CATALOGUE_OFFERS.pictures.filter(({ id }) => sources.includes(id as string))
  return { ...offers, pictures: [...offers.pictures, ...entries] }
}

/**
 * Reads the settings of the photographs.
 *
 * @throws {UsageError} that names every invalid variable.
 */
function readPhotos(): readonly PhotoSettings[] {
  const { photos, faults } = readPhotoSettings(process.env)
  if (faults.length === 0) return photos.services
  throw new UsageError(`The settings of the photographs can’t be used:\n  ${faults.join('\n  ')}`)
}

/**
 * Reads the settings of the facts.
 *
 * @throws {UsageError} that names every invalid variable.
 */
function readFacts(): FactsSettings | undefined {
  const { facts, faults } = readFactsSettings(process.env)
  if (faults.length === 0) return facts
  throw new UsageError(`The settings of the facts can’t be used:\n  ${faults.join('\n  ')}`)
}

/**
 * Reads the frame scale. Small frames speed up tests that do not depend on the frame size. The server has the same
 * setting.
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
    subtitles: ['srt', 'vtt', 'ass'].map((ending) => fileOf(options, ending)),
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
    // The user of this command also operates the model, so the command prints the message for operators.
    if (error.cause instanceof ProviderError && error.cause.kind !== 'content_rejected') {
      return { status: FAILED, sentence: `${error.cause.forHost} npm run check tries it.` }
    }
    return { status: error.isInput ? BAD_INPUT : FAILED, sentence: error.message }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { status: FAILED, sentence: `The video couldn’t be made: ${message}` }
}
