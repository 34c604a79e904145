import { statSync } from 'node:fs'
import { basename, dirname, extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MAX_SEED, MAX_TITLE_CHARACTERS } from '@dayreel/catalogue'
import { type Brand, isSubject, type Storyboard, type WriteRequest } from '@dayreel/storyboard'
import { OWN_PICTURES, parseStoryboard, picturesOf, type VideoChoices } from '@dayreel/storyboard/schema'
import { oneOf } from './names.ts'
import { type GivenAnswer, readGivenAnswer, readPrompt } from './read-assistant-options.ts'
import { brandFromFolder, readBrandKit } from './read-brand.ts'
import { CHOICE_FLAGS, COMMAND_CHOICES, readChoices } from './read-choices.ts'
import { isOwnMusic } from './read-music.ts'
import { readFile, readText } from './read-text.ts'
import { UsageError } from './usage-error.ts'

export type Options = {
  help: boolean
  json: boolean
  /**
   * The number of the similar tale that replaces a subject that the writer does not know. Undefined if none was chosen.
   */
  tale: number | undefined
  /** The folder of the output files. `outName` is their name without an extension. */
  outFolder: string
  outName: string
  workFolder: string
  /** The folder with the user's own pictures and clips. Undefined if the video uses none. */
  filesFolder: string | undefined
  /** The brand of a new text. A storyboard has its own copy. */
  brand: Brand | undefined
  plan: { write: WriteRequest; answer?: GivenAnswer } | { storyboard: Storyboard }
}
/** A prompt to print, without making a video. */
export type PromptToPrint = { prompt: string }

const MAX_STORYBOARD_BYTES = 1024 * 1024
const OWN_OPTIONS = [
  'title',
  'seed',
  'out',
  'storyboard',
  'work',
  'tale',
  'prompt-for',
  'answer',
  'language',
  'files',
] as const
const STRING_OPTIONS: readonly string[] = [...CHOICE_FLAGS, ...OWN_OPTIONS]
const FLAG_OPTIONS = ['json', 'help'] as const
/** The given options of the command line, with their values. Options without a value are `true`. */
type Values = Partial<Record<string, string>> & Partial<Record<(typeof FLAG_OPTIONS)[number], boolean>>

/**
 * Parses the command line of `npm run video`.
 *
 * @param argv The arguments of the command.
 * @param folder The folder that relative paths start from.
 * @param readStdin Called if the text is `-`.
 * @throws {UsageError} for every mistake that the user can fix, with a sentence that explains how.
 */
export function readOptions(
  argv: readonly string[],
  folder: string,
  readStdin: () => Uint8Array,
): Options | PromptToPrint | 'help' {
  const { values, texts } = parse(argv)
  if (values.help) return 'help'
  refuseUnfitting(texts, values)
  if (values['prompt-for'] !== undefined) {
    const choices = { ...COMMAND_CHOICES, ...readChoices(values, folder) }
    return { prompt: readPrompt(values['prompt-for'], choices, values.language) }
  }
  const kit = values.brand === undefined ? undefined : readBrandKit(values.brand, folder)
  const given = { ...kit?.choices, ...readChoices(values, folder) }
  const plan =
    values.storyboard === undefined
      ? readRequest(texts, values, given, { folder, readStdin })
      : readPlan(texts, values, { ...given, ...(kit && { brand: kit.brand }) }, folder)
  const out = resolve(folder, values.out ?? `videos/${fileNameFor(plan)}.mp4`)
  if (extname(out).toLowerCase() !== '.mp4') throw new UsageError(`--out names an .mp4 file; ${values.out} is none.`)
  return {
    help: false,
    json: values.json ?? false,
    tale: readTale(values),
    outFolder: dirname(out),
    outName: basename(out, extname(out)),
    brand: kit?.brand,
    workFolder: resolve(folder, values.work ?? '.dayreel/steps'),
    filesFolder: readFilesFolder(values, plan, folder),
    plan,
  }
}

function parse(argv: readonly string[]): { values: Values; texts: string[] } {
  const known = [...STRING_OPTIONS, ...FLAG_OPTIONS]
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries([
      ...STRING_OPTIONS.map((name) => [name, { type: 'string' as const }]),
      ...FLAG_OPTIONS.map((name) => [name, { type: 'boolean' as const }]),
      ['h', { type: 'boolean' as const }],
    ]),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values: Values = {}
  const texts: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') texts.push(token.value)
    if (token.kind !== 'option') continue
    const name = token.name === 'h' ? 'help' : token.name
    if ((FLAG_OPTIONS as readonly string[]).includes(name)) {
      if (token.value !== undefined) throw new UsageError(`--${name} takes no value.`)
      values[name as (typeof FLAG_OPTIONS)[number]] = true
    } else if (STRING_OPTIONS.includes(name)) {
      if (token.value === undefined || (token.value.startsWith('--') && !token.inlineValue)) {
        throw new UsageError(`--${name} needs a value. \`npm run video -- --help\` shows them all.`)
      }
      if (values[name] !== undefined) throw new UsageError(`--${name} is given twice.`)
      values[name] = token.value
    } else throw new UsageError(oneOf('option', name, known, (option) => `--${option}`).message)
  }
  return { values, texts }
}

function readRequest(
  texts: readonly string[],
  values: Values,
  given: Partial<VideoChoices>,
  { folder, readStdin }: { folder: string; readStdin: () => Uint8Array },
): { write: WriteRequest; answer?: GivenAnswer } {
  if (texts.length === 0 && values.answer === undefined) {
    throw new UsageError('Give a text, a .txt file, or - to read from the standard input.')
  }
  if (texts.length > 1) throw new UsageError('Give one text; put quotation marks around a text of several words.')
  const choices = { ...COMMAND_CHOICES, ...given, seed: readSeed(values.seed) }
  if (values.answer !== undefined) {
    const [text = ''] = texts
    if (text !== '' && !isSubject(text))
      throw new UsageError('--answer goes with a subject; a script has its own words.')
    const answer = readGivenAnswer(values.answer, { folder, readStdin, language: values.language })
    return { write: { ...choices, text: text.trim(), ...readTitle(values.title) }, answer }
  }
  const text = readText(texts[0]!, folder, readStdin)
  const title = readTitle(values.title)
  if (title.title !== undefined && isSubject(text)) {
    throw new UsageError('--title is for a script; a subject is its own title.')
  }
  return { write: { ...choices, text, ...title } }
}

/** Reads a storyboard, which contains all choices. Options on the command line override its choices. */
function readPlan(
  texts: readonly string[],
  values: Values,
  given: Partial<VideoChoices> & { brand?: Brand },
  folder: string,
): { storyboard: Storyboard } {
  if (texts.length > 0) throw new UsageError('Give a text or --storyboard, not both.')
  for (const name of ['duration', 'template', 'title'] as const) {
    if (values[name] !== undefined) throw new UsageError(`--${name} is for a new text; a storyboard has its own.`)
  }
  const file = resolve(folder, values.storyboard!)
  const storyboard = fromFolder(parseStoryboard(readFile(file, MAX_STORYBOARD_BYTES)), dirname(file))
  return {
    storyboard: {
      ...storyboard,
      ...given,
      seed: values.seed === undefined ? storyboard.seed : readSeed(values.seed),
    },
  }
}

/** Rejects options that belong to another way of making a video. */
function refuseUnfitting(texts: readonly string[], values: Values): void {
  const given = (name: string): boolean => values[name] !== undefined
  if (given('language') && !given('prompt-for') && !given('answer')) {
    throw new UsageError('--language is for --prompt-for and --answer; any other video has the language of its text.')
  }
  if (given('prompt-for') && (texts.length > 0 || given('answer'))) {
    throw new UsageError('--prompt-for only prints a prompt. Run the command again with --answer for the video.')
  }
  if (given('answer') && given('tale')) throw new UsageError('Give --answer or --tale, not both.')
  if (given('answer') && given('storyboard')) throw new UsageError('Give --answer or --storyboard, not both.')
}

/** @throws {UsageError} if the video needs a folder and has none, or has one and does not need it. */
function readFilesFolder({ files }: Values, plan: Options['plan'], folder: string): string | undefined {
  const { pictures } = 'write' in plan ? plan.write : plan.storyboard
  const isNeeded = picturesOf(pictures).includes(OWN_PICTURES)
  if (isNeeded && files === undefined)
    throw new UsageError('--pictures own-pictures needs the folder with your pictures and clips: add --files DIR.')
  if (files === undefined) return undefined
  if (!isNeeded) throw new UsageError('--files is for --pictures own-pictures; add it, or leave --files out.')
  const found = resolve(folder, files)
  if (statSync(found, { throwIfNoEntry: false })?.isDirectory()) return found
  throw new UsageError(`There is no folder ${files}.`)
}

function readTitle(given: string | undefined): Pick<WriteRequest, 'title'> {
  if (given === undefined) return {}
  const title = given.replace(/\s+/gu, ' ').trim()
  if (title === '') throw new UsageError('--title needs a value. Leave it out to use the first sentence of the script.')
  if (title.length > MAX_TITLE_CHARACTERS) {
    throw new UsageError(
      `--title has ${title.length} characters; at most ${MAX_TITLE_CHARACTERS} are read. Shorten it.`,
    )
  }
  return { title }
}

function readSeed(given: string | undefined): number {
  if (given === undefined) return 1
  const seed = /^\d+$/.test(given) ? Number(given) : NaN
  if (!(seed <= MAX_SEED))
    throw new UsageError(`--seed is a whole number from 0 to ${MAX_SEED}; ${JSON.stringify(given)} is not.`)
  return seed
}

const TALES_OFFERED = 3

function readTale({ tale, storyboard }: Values): number | undefined {
  if (tale === undefined) return undefined
  if (storyboard !== undefined) throw new UsageError('--tale is for a new text; a storyboard has its own.')
  const number = /^\d$/.test(tale) ? Number(tale) : NaN
  if (number >= 1 && number <= TALES_OFFERED) return number
  throw new UsageError(`--tale is a number from 1 to ${TALES_OFFERED}; ${JSON.stringify(tale)} is not.`)
}

/**
 * Returns a file name such as `what-if-the-moon-came-closer`. It consists of at most 48 letters and digits of any
 * script.
 */
function fileNameFor(plan: Options['plan']): string {
  const text =
    'write' in plan ? (plan.write.title ?? (plan.write.text || plan.answer?.name || '')) : plan.storyboard.title
  const name = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return (
    Array.from(name)
      .slice(0, 48)
      .join('')
      .replaceAll(/^-+|(?<!-)-+$/g, '') || 'video'
  )
}

/** Resolves the paths of all pictures and clips of a storyboard, which are relative to its folder. */
function fromFolder(storyboard: Storyboard, folder: string): Storyboard {
  const placed = <Part extends { picture?: string }>(part: Part): Part =>
    part.picture === undefined ? part : { ...part, picture: resolve(folder, part.picture) }
  const scenes = storyboard.scenes.map((scene) => {
    const { layers, board, clip } = scene
    return {
      ...placed(scene),
      ...(clip && { clip: { ...clip, file: resolve(folder, clip.file) } }),
      ...(layers && { layers: layers.map(placed) }),
      ...(board && {
        board: { ...board, items: board.items.map((item) => (item.kind === 'print' ? placed(item) : item)) },
      }),
    }
  })
  const { brand, music: named } = storyboard
  const music = isOwnMusic(named) ? resolve(folder, named) : named
  return { ...storyboard, music, scenes, ...(brand && { brand: brandFromFolder(brand, folder) }) }
}
