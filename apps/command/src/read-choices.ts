import { DEFAULT_TRACK_ID, isDurationSeconds, MAX_NOTES_CHARACTERS, USUAL_DURATION_SECONDS } from '@dayreel/catalogue'
import { BUILT_IN_ENGINES } from '@dayreel/embedded/engines'
import {
  CATALOGUE_OFFERS,
  CHOICE_LABELS,
  CHOICES,
  type ChoiceEntry,
  DEFAULT_CHOICES,
  type ListedChoice,
  offersOf,
  type VideoChoices,
} from '@dayreel/storyboard/schema'
import { hostedVoices } from './hosted-voices.ts'
import { oneOf, plainName } from './names.ts'
import { findMusicFile } from './read-music.ts'
import { UsageError } from './usage-error.ts'

/** The names that the command offers for each option. A template is named by its id. */
const { brandKit: _brands, ...OFFERS } = withTemplatesById({
  ...offersOf(BUILT_IN_ENGINES),
  facts: CATALOGUE_OFFERS.facts,
  pictures: CATALOGUE_OFFERS.pictures,
})
/** The options that accept a name. A brand is a file (`read-brand.ts`). */
type NamedChoice = Exclude<ListedChoice, 'brandKit'>
/** The command's default choices. */
export const COMMAND_CHOICES: Readonly<VideoChoices> = {
  ...DEFAULT_CHOICES,
  durationSeconds: USUAL_DURATION_SECONDS,
  music: DEFAULT_TRACK_ID,
}

/** Option names on the command line that differ from the names in the code. */
const FLAGS: Readonly<Partial<Record<keyof VideoChoices, string>>> = {
  durationSeconds: 'duration',
  boardTheme: 'board',
  captionStyle: 'captions',
  sourcesInPosts: 'sources-in-posts',
  framesPerSecond: 'fps',
  captionPosition: 'caption-position',
  captionSize: 'caption-size',
  captionWords: 'caption-words',
  captionColor: 'caption-color',
  captionLitColor: 'spoken-word-color',
  soundEffects: 'sound-effects',
  brandKit: 'brand',
}
export const CHOICE_FLAGS: readonly string[] = (Object.keys(DEFAULT_CHOICES) as (keyof VideoChoices)[]).map(flagOf)
/** The options that are colours. */
const COLORS = ['captionColor', 'captionLitColor'] as const
/** An extra music choice that turns music off. */
const NO_MUSIC: ChoiceEntry = { id: 'none', name: 'none' }

/** Returns the name of an option on the command line. */
export function flagOf(option: keyof VideoChoices): string {
  return FLAGS[option] ?? option
}

/** Returns whether an option accepts only the names of a list. */
export function isListed(option: keyof VideoChoices): option is NamedChoice {
  return option in OFFERS
}

/** Returns the names that an option accepts on the command line. */
export function namesOf(option: NamedChoice): string[] {
  return entriesOf(option).map(({ name }) => name)
}

/** Returns the name of a choice on the command line. */
export function nameOf(option: NamedChoice, id: ChoiceEntry['id'] | null): string {
  return entriesOf(option).find((entry) => entry.id === id)?.name ?? NO_MUSIC.name
}

/**
 * Reads the choices from a command line.
 *
 * @param values The given options with their values.
 * @param folder The folder that the path of own music is relative to.
 * @throws {UsageError} for a name that is not offered.
 */
export function readChoices(values: Readonly<Partial<Record<string, string>>>, folder: string): Partial<VideoChoices> {
  const given = (Object.keys(OFFERS) as NamedChoice[]).flatMap((option) => {
    const value = values[flagOf(option)]
    return value === undefined ? [] : [[option, pick(option, value, folder)] as const]
  })
  const { notes } = values
  const colors = COLORS.flatMap((option) => {
    const value = values[flagOf(option)]
    return value === undefined ? [] : [[option, readColor(option, value)] as const]
  })
  return {
    ...(Object.fromEntries(given) as Partial<VideoChoices>),
    ...Object.fromEntries(colors),
    ...(notes !== undefined && { notes: readNotes(notes) }),
  }
}

function pick(option: NamedChoice, given: string, folder: string): ChoiceEntry['id'] | null {
  if (option === 'durationSeconds') return readDuration(given)
  if (option === 'pictures' && given.includes(',')) return pickSources(given, folder)
  const wanted = plainName(given)
  const found = entriesOf(option).find(({ id, name }) => plainName(String(id)) === wanted || plainName(name) === wanted)
  const music = found === undefined && option === 'music' ? findMusicFile(given, folder) : undefined
  if (music !== undefined) return music
  if (found === undefined) throw oneOf(CHOICE_LABELS[option], given, namesOf(option))
  return found === NO_MUSIC ? null : found.id
}

/** Reads several sources of pictures, in order of preference. */
function pickSources(given: string, folder: string): string {
  const ids = given.split(',').map((name) => String(pick('pictures', name.trim(), folder)))
  if (new Set(ids).size === ids.length) return ids.join(',')
  throw new UsageError(`--pictures names a source twice: ${JSON.stringify(given)}. Name each source once.`)
}

function entriesOf(option: NamedChoice): readonly ChoiceEntry[] {
  if (option === 'voice') return [...OFFERS.voice, ...(hostedVoices()?.voices ?? [])]
  return option === 'music' ? [...OFFERS.music, NO_MUSIC] : OFFERS[option]
}

function readDuration(given: string): number {
  const seconds = /^\d+$/.test(given) ? Number(given) : NaN
  if (isDurationSeconds(seconds)) return seconds
  throw new UsageError(
    `--duration is one of ${namesOf('durationSeconds').join(', ')} seconds; ${JSON.stringify(given)} is not.`,
  )
}

function readColor(option: (typeof COLORS)[number], given: string): string {
  const { success, data } = CHOICES[option].safeParse(given)
  if (success && data !== '') return data
  throw new UsageError(`--${flagOf(option)} is a color such as #ffd23f; ${JSON.stringify(given)} is not.`)
}

function readNotes(given: string): string {
  const notes = given.trim()
  if (notes.length <= MAX_NOTES_CHARACTERS) return notes
  throw new UsageError(`--notes has ${notes.length} characters; at most ${MAX_NOTES_CHARACTERS} are read. Shorten it.`)
}

function withTemplatesById(offers: ReturnType<typeof offersOf>): ReturnType<typeof offersOf> {
  return { ...offers, template: offers.template.map(({ id }) => ({ id, name: `${id}` })) }
}
