import { createRandom, pick } from '@dayreel/storyboard/base'
import { createWordTable, findNames, readPhrase } from './brief/phrases.ts'
import type { World } from './kept-world.ts'
import { LIGHTS, type LightName } from './light/palettes.ts'
import { PALETTE_NAMES, type PaletteName } from './light/palette-names.ts'
import { FIGURE_KINDS, type FigureKind } from './things/figures/figures.ts'

const PALETTE_MOODS = createWordTable<PaletteName>([
  [
    'ember',
    'fire burning war battle anger passion love desert volcano lava rome sunset empire heart blood red hot revenge courage gladiator dragon hell autumn energy power',
  ],
  [
    'dawn-rose',
    'morning dawn baby mother child children birth kind kindness gentle hope hopeful wedding spring rose flower beauty romance grandmother family friend smile healing',
  ],
  [
    'teal',
    'sea ocean whale water river lake deep submarine fish coral future technology robot computer ai science medicine clean calm breathe data health doctor',
  ],
  [
    'indigo-night',
    'night midnight moon star space galaxy universe cosmos sleep dream astronaut planet rocket dark ghost city math philosophy silence black',
  ],
  [
    'violet',
    'mystery magic strange impossible secret nightmare haunted weird illusion neon future alien quantum music psychedelic fantasy witch surreal paradox mind consciousness brain',
  ],
  [
    'gold-dust',
    'gold money coin rich wealth business success king queen history ancient egypt pyramid pharaoh library book treasure desert sand bank stock empire antique old century wisdom stoic habit productivity',
  ],
  [
    'moss',
    'forest tree garden nature green plant animal fox bird farm field moss jungle wolf bear frog insect bee earth climate food rain growth village wood',
  ],
  [
    'frost',
    'ice snow winter cold frozen arctic antarctica polar glacier mountain everest white penguin frost christmas wind loneliness grief truth clear',
  ],
])

const FIGURE_HINTS = createWordTable<string>([
  ['child', 'child children boy girl kid kids childhood school'],
  ['old', 'grandfather old_man oldest old elderly grandpa age aging'],
  ['grandmother', 'grandmother grandma granny old_woman oldest_woman elderly_woman old_lady widow'],
  ['dress', 'woman women queen princess mother wife bride'],
  ['hooded', 'monk wizard witch ghost hacker prophet legend knight myth fantasy'],
  [
    'worker',
    'worker farmer soldier sailor miner engineer fisherman factory baker keeper cook driver carpenter gardener',
  ],
  ['suit', 'business money boss company banker detective office investor ceo lawyer success'],
  [
    'coat',
    'doctor teacher professor scientist artist painter writer poet musician philosopher inventor pilot captain driver passenger journalist judge librarian',
  ],
  ['backpack', 'travel traveller traveler journey explorer hike hiker adventure student wanderer'],
])

const LIGHT_HINTS = createWordTable<LightName>([
  ['golden', 'love hope summer golden warm gentle memory childhood nostalgia autumn family happy joy'],
  ['crisp', 'science truth ice future technology clean fast business fact facts success health'],
  ['deep', 'mystery secret dark fear war ghost horror night death danger eerie haunted'],
  ['soft', 'calm peace rain fog sleep quiet slow snow morning dream'],
])

/**
 * Who walks through a video whose words name nobody: one of very many of whom "he" or "she" fits, mostly neither old nor dressed for
 * a trade, and nobody with a rucksack or in a cowl, which would tell of a journey or of another age.
 */
function anybodyFor(words: readonly string[], random: () => number): string {
  const count = (pronoun: RegExp): number => words.filter((word) => pronoun.test(word)).length
  const lean = count(/^(?:she|her|hers|herself)$/) - count(/^(?:he|him|his|himself)$/)
  const unfit = lean > 0 ? HIS : lean < 0 ? HERS : []
  const kind = pick(
    ANYBODY.filter((each) => !unfit.includes(each)),
    random,
  )
  return `${kind} ${1 + Math.floor(random() * 99)}`
}
/** Kinds by how often they are met. */
const ANYBODY: readonly FigureKind[] = [
  ...(['coat', 'coat', 'coat', 'coat', 'dress', 'dress', 'dress'] as const),
  ...(['suit', 'worker', 'old', 'grandmother'] as const),
]
const HIS: readonly FigureKind[] = ['suit', 'worker', 'old']
const HERS: readonly FigureKind[] = ['dress', 'grandmother']

/** What everything that comes back in a video is varied by. */
export function likenessOf({ palette, figure, light }: World): string {
  return `${palette} ${figure} ${light}`
}

/**
 * The world that all pictures of a video share: its family of colours, its light and who walks through it. Words of the title
 * and the notes weigh three times those of the scenes; where no word decides, the seed does, and of who walks there all the words,
 * so that two videos of the same seed do not have the same person.
 */
export function chooseWorld(subject: { title: string; texts: readonly string[]; notes: string; seed: number }): World {
  const random = createRandom(`world ${subject.seed}`)
  const weighted = [
    { phrase: readPhrase(subject.title), weight: 3 },
    { phrase: readPhrase(subject.notes), weight: 3 },
    ...subject.texts.map((text) => ({ phrase: readPhrase(text), weight: 1 })),
  ]
  const words = weighted.flatMap(({ phrase }) => phrase.words)
  const somebody = createRandom(`person ${subject.seed} ${subject.title} ${subject.texts.join(' ')}`)
  const isSomebodyTold = weighted.some(({ phrase }) => findNames(phrase, FIGURE_HINTS).length > 0)
  const likeliest = <Name extends string>(
    table: ReturnType<typeof createWordTable<Name>>,
    names: readonly Name[],
  ): Name => {
    // A little of the seed breaks ties, and decides alone where nothing is said.
    const scores = new Map<Name, number>(names.map((name) => [name, random()]))
    for (const { phrase, weight } of weighted)
      for (const { name } of findNames(phrase, table)) scores.set(name, (scores.get(name) ?? 0) + weight)
    return [...scores].reduce((best, each) => (each[1] > best[1] ? each : best))[0]
  }
  return {
    palette: likeliest(PALETTE_MOODS, PALETTE_NAMES),
    figure: isSomebodyTold ? likeliest<string>(FIGURE_HINTS, FIGURE_KINDS) : anybodyFor(words, somebody),
    light: likeliest(LIGHT_HINTS, LIGHTS),
  }
}
