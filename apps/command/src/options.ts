import { basename, dirname, extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  DEFAULT_DURATION_SECONDS,
  DEFAULT_QUALITY,
  DEFAULT_STYLE,
  DEFAULT_VOICE_ID,
  DURATIONS_SECONDS,
  FRAMEWORK_IDS,
  GENERAL_TEMPLATE_ID,
  isDurationSeconds,
  MAX_NOTES_CHARACTERS,
  MAX_SEED,
  QUALITY_NAMES,
  STYLES,
  TRACKS,
  VOICES,
  type TrackId,
} from '@dayreel/catalogue'
import type { Storyboard, WriteRequest } from '@dayreel/storyboard'
import { parseStoryboard } from '@dayreel/storyboard/schema'
import { oneOf } from './names.ts'
import { readFile, readText } from './read-text.ts'
import { UsageError } from './usage-error.ts'

export type Options = {
  help: boolean
  json: boolean
  /** A subject that the writer does not have is refused, and no tale told instead. */
  isStrict: boolean
  /** Which of the nearest tales is told where the writer does not have the subject, the nearest first. */
  tale: number
  /** Folder and name, without ending, of the files to make. */
  outFolder: string
  outName: string
  workFolder: string
  plan: { write: WriteRequest } | { storyboard: Storyboard }
}

const MAX_STORYBOARD_BYTES = 1024 * 1024
const DEFAULT_TRACK = TRACKS[0].id
const NAMED_VOICES = VOICES.map(({ voice_id, name }) => ({ id: voice_id, name }))
const STRING_OPTIONS = [
  'duration',
  'style',
  'quality',
  'voice',
  'music',
  'template',
  'notes',
  'seed',
  'out',
  'storyboard',
  'work',
  'tale',
] as const
const FLAG_OPTIONS = ['json', 'strict', 'help'] as const
type StringOption = (typeof STRING_OPTIONS)[number]
type Values = Partial<Record<StringOption, string>> & Partial<Record<(typeof FLAG_OPTIONS)[number], boolean>>

/**
 * Reads the command line of `npm run video`.
 *
 * @param argv what stands behind the command's name.
 * @param folder the folder that relative paths are meant from.
 * @param readStdin called for the text `-`.
 * @throws {UsageError} for whatever the person who typed it can mend, with a sentence that says how.
 */
export function readOptions(argv: readonly string[], folder: string, readStdin: () => Uint8Array): Options | 'help' {
  const { values, texts } = parse(argv)
  if (values.help) return 'help'
  const plan =
    values.storyboard === undefined ? readRequest(texts, values, folder, readStdin) : readPlan(texts, values, folder)
  const out = resolve(folder, values.out ?? `videos/${fileNameFor(plan)}.mp4`)
  if (extname(out).toLowerCase() !== '.mp4') throw new UsageError(`--out names an .mp4 file; ${values.out} is none.`)
  return {
    help: false,
    json: values.json ?? false,
    isStrict: values.strict ?? false,
    tale: readTale(values),
    outFolder: dirname(out),
    outName: basename(out, extname(out)),
    workFolder: resolve(folder, values.work ?? '.dayreel/steps'),
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
    } else if ((STRING_OPTIONS as readonly string[]).includes(name)) {
      if (token.value === undefined || (token.value.startsWith('--') && !token.inlineValue)) {
        throw new UsageError(`--${name} needs a value. \`npm run video -- --help\` shows them all.`)
      }
      if (values[name as StringOption] !== undefined) throw new UsageError(`--${name} is given twice.`)
      values[name as StringOption] = token.value
    } else throw new UsageError(oneOf('option', name, known, (option) => `--${option}`).message)
  }
  return { values, texts }
}

function readRequest(
  texts: readonly string[],
  values: Values,
  folder: string,
  readStdin: () => Uint8Array,
): { write: WriteRequest } {
  if (texts.length === 0) throw new UsageError('Give a text, a .txt file, or - to read from the standard input.')
  if (texts.length > 1) throw new UsageError('Give one text; put quotation marks around a text of several words.')
  return {
    write: {
      text: readText(texts[0]!, folder, readStdin),
      template: pickName(
        'template',
        values.template,
        FRAMEWORK_IDS.map((id) => ({ id, name: id })),
        GENERAL_TEMPLATE_ID,
      ),
      durationSeconds: readDuration(values.duration),
      style: pickName(
        'style',
        values.style,
        STYLES.map(({ name }) => ({ id: name, name })),
        DEFAULT_STYLE,
      ),
      quality: pickName(
        'quality',
        values.quality,
        QUALITY_NAMES.map((id) => ({ id, name: id })),
        DEFAULT_QUALITY,
      ),
      voice: pickName('voice', values.voice, NAMED_VOICES, DEFAULT_VOICE_ID),
      music: pickTrack(values.music, DEFAULT_TRACK),
      notes: readNotes(values.notes),
      seed: readSeed(values.seed),
    },
  }
}

/** A storyboard carries everything itself; what the command line says beside it changes it. */
function readPlan(texts: readonly string[], values: Values, folder: string): { storyboard: Storyboard } {
  if (texts.length > 0) throw new UsageError('Give a text or --storyboard, not both.')
  for (const name of ['duration', 'template'] as const) {
    if (values[name] !== undefined) throw new UsageError(`--${name} is for a new text; a storyboard has its own.`)
  }
  const file = resolve(folder, values.storyboard!)
  const storyboard = fromFolder(parseStoryboard(readFile(file, MAX_STORYBOARD_BYTES)), dirname(file))
  return {
    storyboard: {
      ...storyboard,
      style: pickName(
        'style',
        values.style,
        STYLES.map(({ name }) => ({ id: name, name })),
        storyboard.style,
      ),
      quality: pickName(
        'quality',
        values.quality,
        QUALITY_NAMES.map((id) => ({ id, name: id })),
        storyboard.quality,
      ),
      voice: pickName('voice', values.voice, NAMED_VOICES, storyboard.voice),
      music: pickTrack(values.music, storyboard.music),
      notes: values.notes === undefined ? storyboard.notes : readNotes(values.notes),
      seed: values.seed === undefined ? storyboard.seed : readSeed(values.seed),
    },
  }
}

type Named<Id extends string> = { id: Id; name: string }

function pickTrack(given: string | undefined, fallback: TrackId | null): TrackId | null {
  if (given === undefined) return fallback
  const picked = pickName<TrackId | 'none'>('track', given, [...TRACKS, { id: 'none', name: 'none' }], DEFAULT_TRACK)
  return picked === 'none' ? null : picked
}

function pickName<Id extends string>(
  kind: string,
  given: string | undefined,
  choices: readonly Named<Id>[],
  fallback: Id,
): Id {
  if (given === undefined) return fallback
  const wanted = given.trim().toLowerCase()
  const found = choices.find(({ id, name }) => id.toLowerCase() === wanted || name.toLowerCase() === wanted)
  if (found) return found.id
  throw oneOf(
    kind,
    given,
    choices.map(({ name }) => name),
  )
}

function readDuration(given: string | undefined): number {
  if (given === undefined) return DEFAULT_DURATION_SECONDS
  const seconds = /^\d+$/.test(given) ? Number(given) : NaN
  if (!isDurationSeconds(seconds)) {
    throw new UsageError(
      `--duration is one of ${DURATIONS_SECONDS.join(', ')} seconds; ${JSON.stringify(given)} is not.`,
    )
  }
  return seconds
}

function readSeed(given: string | undefined): number {
  if (given === undefined) return 1
  const seed = /^\d+$/.test(given) ? Number(given) : NaN
  if (!(seed <= MAX_SEED))
    throw new UsageError(`--seed is a whole number from 0 to ${MAX_SEED}; ${JSON.stringify(given)} is not.`)
  return seed
}

const TALES_OFFERED = 3

function readTale({ tale, strict, storyboard }: Values): number {
  if (tale === undefined) return 1
  if (strict) throw new UsageError('--tale takes a tale, --strict takes none. Give one of them.')
  if (storyboard !== undefined) throw new UsageError('--tale is for a new text; a storyboard has its own.')
  const number = /^\d$/.test(tale) ? Number(tale) : NaN
  if (number >= 1 && number <= TALES_OFFERED) return number
  throw new UsageError(`--tale is a number from 1 to ${TALES_OFFERED}; ${JSON.stringify(tale)} is not.`)
}

function readNotes(given: string | undefined): string {
  const notes = given?.trim() ?? ''
  const length = notes.length
  if (length > MAX_NOTES_CHARACTERS) {
    throw new UsageError(`--notes has ${length} characters; at most ${MAX_NOTES_CHARACTERS} are read. Shorten it.`)
  }
  return notes
}

/** `what-if-the-moon-came-closer` for a file's name: letters and digits of any script, at most 48. */
function fileNameFor(plan: Options['plan']): string {
  const text = 'write' in plan ? plan.write.text : plan.storyboard.title
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

/** A path of a scene's own picture is meant from the storyboard's folder. */
function fromFolder(storyboard: Storyboard, folder: string): Storyboard {
  const scenes = storyboard.scenes.map((scene) =>
    scene.picture === undefined ? scene : { ...scene, picture: resolve(folder, scene.picture) },
  )
  return { ...storyboard, scenes }
}
