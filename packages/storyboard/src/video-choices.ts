import {
  AS_STYLED,
  AUTOMATIC_LOOK,
  BOARD_THEMES,
  CAPTION_POSITIONS,
  CAPTION_SIZES,
  CAPTION_STYLES,
  CAPTION_WORDS,
  DEFAULT_CAPTION_STYLE,
  DEFAULT_DURATION_SECONDS,
  DEFAULT_FORMAT,
  DEFAULT_FRAME_RATE,
  DEFAULT_QUALITY,
  DEFAULT_STYLE,
  DEFAULT_VOICE_ID,
  DURATIONS_SECONDS,
  FORMATS,
  FRAME_RATES,
  GENERAL_TEMPLATE_ID,
  LOOKS,
  MAX_DURATION_SECONDS,
  MAX_LABEL_CHARACTERS,
  MAX_NOTES_CHARACTERS,
  MIN_DURATION_SECONDS,
  NO_SOUND_EFFECTS,
  NO_BRAND,
  QUALITY_NAMES,
  SOUND_EFFECTS,
  STYLES,
  TEMPLATES,
  THEME_BY_STYLE,
  TRACKS,
  TRANSITION_BY_MOOD,
  TRANSITIONS,
  VOICES,
} from '@dayreel/catalogue'
import { z } from 'zod'
import { NO_VOICE_ENTRY, toVoiceEntry, type ChoiceEntry, type VoiceEntry } from './choice-entries.ts'
import { choiceGone } from './choice-gone.ts'
import { FACTS, NO_FACTS } from './facts/facts.ts'
import { DRAWN, PICTURE_SOURCES, picturesOf } from './photos/picture-sources.ts'
import { line, text } from './text-rules.ts'

type Option<Shape extends z.ZodType> = {
  /** The option's name in a sentence for users. */
  label: string
  /** Checks only that a value can be stored, so that an id stays readable after it is no longer offered. */
  shape: Shape
  /** The default. It must not change, because stored choices without this option mean this value. */
  initial: z.output<Shape>
}
/** An option whose value is an id from a list. The id is checked against the list when a video is requested. */
type ListedOption<Shape extends z.ZodType> = Option<Shape> & {
  entries: readonly ChoiceEntry[]
  /** Returns the ids of a value that names several. Default: the value is one id. */
  partsOf?: (value: string) => string[]
  /** The message for a value that is not in the list. */
  refusal: string
}

const FRAME_RATE = `Choose ${new Intl.ListFormat('en', { type: 'disjunction' }).format(FRAME_RATES.map(String))} frames a second.`
const color = z.string().regex(/^(?:#[\da-f]{6})?$/i, 'Choose a color such as #ffd23f.')
const id = (what: string) => line(MAX_LABEL_CHARACTERS, what)

/**
 * The single list of all choices for a video. The API, stored requests, channels, storyboards, forms and the command
 * all follow it, so a new option needs only one entry here. An option that can be switched on or off has the entries
 * `true` and `false`.
 */
const OPTIONS = {
  template: listed({
    label: 'template',
    shape: id('the template').describe('The framework of the story about a subject.'),
    initial: GENERAL_TEMPLATE_ID,
    entries: [...TEMPLATES, { id: GENERAL_TEMPLATE_ID, name: 'General' }],
    refusal: 'Choose one of the templates.',
  }),
  durationSeconds: listed({
    label: 'duration',
    shape: z.number().describe('Seconds: 20 to 90 in steps of 5.'),
    initial: DEFAULT_DURATION_SECONDS,
    entries: DURATIONS_SECONDS.map((seconds) => ({ id: seconds, name: `${seconds}` })),
    refusal: `Choose a duration of ${MIN_DURATION_SECONDS} to ${MAX_DURATION_SECONDS} seconds, in steps of 5.`,
  }),
  style: listed({
    label: 'style',
    shape: id('the style').describe('The name of a preset style.'),
    initial: DEFAULT_STYLE,
    entries: STYLES.map(({ name }) => ({ id: name, name })),
    refusal: 'Choose one of the preset styles.',
  }),
  look: listed({
    label: 'look',
    shape: id('the look').describe(
      'How pictures show what is said: `painted`, a `board` of stickers and words, `shadow-play` with dark figures, or `automatic`.',
    ),
    initial: AUTOMATIC_LOOK,
    entries: LOOKS,
    refusal: 'Choose one of the looks.',
  }),
  boardTheme: listed({
    label: 'board theme',
    shape: id('the board theme').describe('The ground of boards; `style` leaves it to the style.'),
    initial: THEME_BY_STYLE,
    entries: BOARD_THEMES,
    refusal: 'Choose one of the board themes.',
  }),
  quality: listed({
    label: 'quality',
    shape: z.enum(QUALITY_NAMES, 'Choose low or high quality.').describe('`low` or `high`.'),
    initial: DEFAULT_QUALITY,
    entries: QUALITY_NAMES.map((name) => ({ id: name, name })),
    refusal: 'Choose low or high quality.',
  }),
  format: listed({
    label: 'format',
    shape: id('the format').describe('The id of a shape of the picture; its size follows the quality.'),
    initial: DEFAULT_FORMAT,
    entries: FORMATS,
    refusal: 'Choose one of the formats.',
  }),
  captionStyle: listed({
    label: 'caption style',
    shape: id('the caption style').describe('How captions look, and the words of the thumbnail.'),
    initial: DEFAULT_CAPTION_STYLE,
    entries: CAPTION_STYLES,
    refusal: 'Choose one of the caption styles.',
  }),
  voice: listed({
    label: 'voice',
    shape: id('the voice').describe('The id of a voice; `none` for captions without a voice.'),
    initial: DEFAULT_VOICE_ID,
    entries: [...VOICES.map(toVoiceEntry), NO_VOICE_ENTRY],
    refusal: 'Choose one of the voices.',
  }),
  music: listed({
    label: 'music',
    shape: id('the music').nullable().describe('The id of a track or of the user’s own music; null for no music.'),
    initial: null,
    entries: TRACKS,
    refusal: 'Choose one of the six tracks, your own music, or no music.',
  }),
  facts: listed({
    label: 'facts',
    shape: id('the facts').describe(
      'Where a language model finds facts about a subject: `wikipedia` or `none`. Other writers and scripts ignore it.',
    ),
    initial: NO_FACTS,
    entries: FACTS,
    refusal: 'This site doesn’t offer this source of facts. Choose another source, or none.',
  }),
  pictures: listed({
    label: 'pictures',
    shape: id('the pictures').describe(
      'Where pictures come from: `drawn`, `own-pictures` (the user’s pictures and clips), `image-model`, `free-photos`, `pexels`, `pixabay`, and the clips of `pexels-videos` and `pixabay-videos`; several in order of preference, separated by commas. A scene without a fitting picture is drawn.',
    ),
    initial: DRAWN,
    entries: PICTURE_SOURCES,
    partsOf: picturesOf,
    refusal: 'This site doesn’t offer these pictures. Choose another source of pictures.',
  }),
  sourcesInPosts: listed({
    label: 'sources in posts',
    shape: z
      .boolean('Choose whether posts name the sources.')
      .describe(
        'Whether posts name the sources of facts and photographs. Photographs that require it are used only then.',
      ),
    initial: false,
    entries: [
      { id: false, name: 'No' },
      { id: true, name: 'Yes' },
    ],
    refusal: 'Choose whether posts name the sources.',
  }),
  notes: option({
    label: 'additional information',
    shape: text(MAX_NOTES_CHARACTERS, 'the additional information').describe(
      'Affects the pictures and mood, never the words.',
    ),
    initial: '',
  }),
  framesPerSecond: listed({
    label: 'frame rate',
    shape: z.literal(FRAME_RATES, FRAME_RATE).describe('Frames per second.'),
    initial: DEFAULT_FRAME_RATE,
    entries: FRAME_RATES.map((rate) => ({ id: rate, name: `${rate} fps` })),
    refusal: FRAME_RATE,
  }),
  captionPosition: listed({
    label: 'caption position',
    shape: id('the caption position').describe('Where captions stand; `style` leaves it to the caption style.'),
    initial: AS_STYLED,
    entries: CAPTION_POSITIONS,
    refusal: 'Choose one of the caption positions.',
  }),
  captionSize: listed({
    label: 'caption size',
    shape: id('the caption size').describe('The size of the letters, compared with that of the caption style.'),
    initial: AS_STYLED,
    entries: CAPTION_SIZES,
    refusal: 'Choose one of the caption sizes.',
  }),
  captionWords: listed({
    label: 'words at once',
    shape: id('the words at once').describe('The most words of a caption; `style` leaves it to the caption style.'),
    initial: AS_STYLED,
    entries: CAPTION_WORDS,
    refusal: 'Choose 1, 2, 3, 4 or 6 words at once, or leave it to the caption style.',
  }),
  captionColor: option({
    label: 'caption color',
    shape: color.describe('The colour of the letters as `#rrggbb`; empty for that of the caption style.'),
    initial: '',
  }),
  captionLitColor: option({
    label: 'color of the spoken word',
    shape: color.describe('The colour of the spoken word as `#rrggbb`; empty for that of the caption style.'),
    initial: '',
  }),
  transition: listed({
    label: 'transition',
    shape: id('the transition').describe(
      'How the next picture follows; `mood` chooses by the music: `push`, `zoom` or `flash` for lively tracks, else `fade`; between two boards always `cut`.',
    ),
    initial: TRANSITION_BY_MOOD,
    entries: TRANSITIONS,
    refusal: 'Choose one of the transitions.',
  }),
  soundEffects: listed({
    label: 'sound effects',
    shape: id('the sound effects').describe('Quiet sounds at cuts and entrances: `off`, `subtle` or `lively`.'),
    initial: NO_SOUND_EFFECTS,
    entries: SOUND_EFFECTS,
    refusal: 'Choose off, subtle or lively sound effects.',
  }),
  brandKit: listed({
    label: 'brand',
    shape: id('the brand').describe('The id of a brand kit, which the storyboard gets a copy of; `none` for no brand.'),
    initial: NO_BRAND,
    entries: [{ id: NO_BRAND, name: 'None' }],
    refusal: 'Choose one of your brands, or none.',
  }),
}
type Options = typeof OPTIONS
type ChoiceName = keyof Options
export type ListedChoice = {
  [Name in ChoiceName]: Options[Name] extends { refusal: string } ? Name : never
}[ChoiceName]
const CHOICE_NAMES = Object.keys(OPTIONS) as ChoiceName[]
const LISTED = CHOICE_NAMES.filter((name): name is ListedChoice => 'refusal' in OPTIONS[name])

/** The schema of each option, without its default. */
export const CHOICES = Object.fromEntries(CHOICE_NAMES.map((name) => [name, OPTIONS[name].shape])) as unknown as {
  [Name in ChoiceName]: Options[Name]['shape']
}

/** The name of each option in sentences for users. */
export const CHOICE_LABELS = Object.fromEntries(CHOICE_NAMES.map((name) => [name, OPTIONS[name].label])) as Readonly<
  Record<ChoiceName, string>
>

/**
 * The schema of a user's choices for a video. A missing option, such as one newer than a stored value, gets its
 * default.
 */
export const VideoChoices = z.object(
  Object.fromEntries(CHOICE_NAMES.map((name) => [name, withDefault(OPTIONS[name])])) as unknown as {
    [Name in ChoiceName]: z.ZodDefault<Options[Name]['shape']>
  },
)
export type VideoChoices = z.output<typeof VideoChoices>

/** The default of each option. */
export const DEFAULT_CHOICES: Readonly<VideoChoices> = VideoChoices.parse({})

/**
 * The choices that a storyboard contains. It has no duration, because its length follows from its words, and names its
 * sources instead of the place where facts are looked up.
 */
export type StoryboardChoices = Omit<VideoChoices, 'durationSeconds' | 'facts'>
const { durationSeconds: _duration, facts: _facts, ...STATED } = CHOICES
/** The schema of each choice in a storyboard. */
export const STORYBOARD_CHOICES: Readonly<typeof STATED> = STATED

/** Returns only the choices that a storyboard contains. */
export function storyboardChoicesOf(choices: StoryboardChoices): StoryboardChoices {
  const names = Object.keys(STORYBOARD_CHOICES) as (keyof StoryboardChoices)[]
  return Object.fromEntries(names.map((name) => [name, choices[name]])) as StoryboardChoices
}

/** The entries offered for each option. */
export type Offers = Readonly<
  Record<Exclude<ListedChoice, 'voice'>, readonly ChoiceEntry[]> & { voice: readonly VoiceEntry[] }
>

/** The entries that the catalogue has for each option. */
export const CATALOGUE_OFFERS = Object.fromEntries(LISTED.map((name) => [name, OPTIONS[name].entries])) as Offers

/** An option whose value is not offered, with a message that asks for another value. */
export type UnofferedChoice = { option: ListedChoice; sentence: string }

/**
 * Finds the first choice that a site does not offer. Absent options are not checked.
 *
 * @returns undefined if all choices are offered.
 */
export function findUnoffered(choices: Partial<VideoChoices>, offers: Offers): UnofferedChoice | undefined {
  const option = LISTED.find((name) => {
    const chosen = choices[name]
    if (chosen === undefined || chosen === null) return false
    const { partsOf }: ListedOption<z.ZodType> = OPTIONS[name]
    const ids = typeof chosen === 'string' && partsOf !== undefined ? partsOf(chosen) : [chosen]
    return !ids.every((id) => offers[name].some((entry) => entry.id === id))
  })
  return option && { option, sentence: OPTIONS[option].refusal }
}

/**
 * Throws if a choice is no longer offered, before making the video costs anything.
 *
 * @throws {StudioError} `choice-gone`
 */
export function refuseGone(choices: Partial<VideoChoices>, offers: Offers): void {
  const gone = findUnoffered(choices, offers)
  if (gone !== undefined) throw choiceGone(OPTIONS[gone.option].label)
}

function option<Shape extends z.ZodType>(of: Option<Shape>): Option<Shape> {
  return of
}

function listed<Shape extends z.ZodType>(of: ListedOption<Shape>): ListedOption<Shape> {
  return of
}

function withDefault({ shape, initial }: Option<z.ZodType>) {
  return shape.default(initial)
}
