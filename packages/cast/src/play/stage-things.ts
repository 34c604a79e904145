import { wordTable } from '@dayreel/storyboard/base'
import type { IconSize } from '../icons/sizes.ts'

/** The prefix of figures that the illustrator draws itself, because no library has them whole. */
const PREFIX = 'thing:'

/** What the illustrator draws: its height in metres and where it belongs, by its name. */
const THINGS: Readonly<Record<string, Omit<IconSize, 'isHead'>>> = wordTable({
  wolf: { metres: 0.85, where: 'ground', isLight: false },
  fox: { metres: 0.45, where: 'ground', isLight: false },
  owl: { metres: 0.4, where: 'ground', isLight: false },
  bridge: { metres: 7, where: 'ground', isLight: false },
  lighthouse: { metres: 16, where: 'ground', isLight: false },
  windmill: { metres: 9, where: 'ground', isLight: false },
  ship: { metres: 16, where: 'water', isLight: false },
  lantern: { metres: 0.32, where: 'hand', isLight: true },
  'oil-lamp': { metres: 0.34, where: 'hand', isLight: true },
  signpost: { metres: 2.2, where: 'ground', isLight: false },
  well: { metres: 2, where: 'ground', isLight: false },
  swing: { metres: 2.6, where: 'ground', isLight: false },
  scarecrow: { metres: 1.9, where: 'ground', isLight: false },
  bench: { metres: 0.9, where: 'ground', isLight: false },
  piano: { metres: 1.3, where: 'ground', isLight: false },
  'pocket-watch': { metres: 0.1, where: 'hand', isLight: false },
  statue: { metres: 2.4, where: 'ground', isLight: false },
  gate: { metres: 2.4, where: 'ground', isLight: false },
  campfire: { metres: 0.8, where: 'ground', isLight: true },
  gramophone: { metres: 0.6, where: 'hand', isLight: false },
  'clock-tower': { metres: 18, where: 'ground', isLight: false },
  'phone-box': { metres: 2.4, where: 'ground', isLight: false },
  tent: { metres: 1.6, where: 'ground', isLight: false },
})

/** Nouns that mean one of them, by language. They come before icons. */
const NOUNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: wordTable({
    ...same(
      'wolf fox owl bridge lighthouse windmill ship lantern signpost well swing scarecrow bench piano statue gate campfire gramophone tent',
    ),
    wolves: 'wolf',
    foxes: 'fox',
    sail: 'ship',
    sails: 'ship',
    crossroads: 'signpost',
    watch: 'pocket-watch',
    'pocket watch': 'pocket-watch',
    'clock tower': 'clock-tower',
    'phone box': 'phone-box',
    'phone booth': 'phone-box',
    bonfire: 'campfire',
  }),
  de: wordTable({
    wolf: 'wolf',
    fuchs: 'fox',
    eule: 'owl',
    brücke: 'bridge',
    leuchtturm: 'lighthouse',
    windmühle: 'windmill',
    mühle: 'windmill',
    schiff: 'ship',
    laterne: 'lantern',
    wegweiser: 'signpost',
    brunnen: 'well',
    schaukel: 'swing',
    vogelscheuche: 'scarecrow',
    bank: 'bench',
    klavier: 'piano',
    statue: 'statue',
    tor: 'gate',
    lagerfeuer: 'campfire',
    taschenuhr: 'pocket-watch',
    zelt: 'tent',
  }),
  es: wordTable({
    lobo: 'wolf',
    zorro: 'fox',
    búho: 'owl',
    puente: 'bridge',
    faro: 'lighthouse',
    molino: 'windmill',
    barco: 'ship',
    farol: 'lantern',
    linterna: 'lantern',
    pozo: 'well',
    columpio: 'swing',
    espantapájaros: 'scarecrow',
    banco: 'bench',
    estatua: 'statue',
    puerta: 'gate',
    hoguera: 'campfire',
    tienda: 'tent',
  }),
}

function same(names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, name]))
}

/** Returns the figure that a noun means, such as `thing:wolf`. */
export function findStageThing(noun: string, language: string): string | undefined {
  const word = noun.toLowerCase()
  const nouns = NOUNS[language]
  const name = nouns?.[word] ?? nouns?.[word.replace(/(?:e?s|en?)$/u, '')]
  return name === undefined ? undefined : PREFIX + name
}

/** Returns the illustrator’s name of a thing that it draws itself. */
export function stageThingOf(icon: string): string | undefined {
  return icon.startsWith(PREFIX) ? icon.slice(PREFIX.length).replaceAll('-', ' ') : undefined
}

export function stageThingSize(icon: string): IconSize | undefined {
  const size = icon.startsWith(PREFIX) ? THINGS[icon.slice(PREFIX.length)] : undefined
  return size && { ...size, isHead: false }
}
