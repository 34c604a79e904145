import { PREPOSITIONS, RELATIVES } from '@dayreel/storyboard'

/** What kind of thing a subject speaks of, as far as its main noun tells: what is then said is true of any such thing. */
export type Topic =
  | 'person'
  | 'animal'
  | 'food'
  | 'place'
  | 'object'
  | 'event'
  | 'history'
  | 'feeling'
  | 'activity'
  | 'machine'
  | 'nature'

const NOUNS: Record<Topic, ReadonlySet<string>> = {
  history: set('history story origin evolution rise fall invention beginning birth'),
  person:
    set(`keeper teacher grandmother grandfather grandma grandpa mother father mum mom dad sister brother baker sailor captain pilot
    astronaut doctor nurse farmer fisherman painter artist writer poet musician pianist violinist singer dancer actor king queen prince
    princess knight detective thief soldier spy postman mailman librarian clockmaker watchmaker shoemaker tailor carpenter blacksmith
    miner driver conductor gardener shepherd hunter cook chef waiter barber neighbour neighbor stranger friend child boy girl man woman
    scientist inventor explorer climber swimmer runner student clerk janitor guard nun monk witch wizard magician clown traveller
    traveler wanderer hermit robot twin widow bride orphan hero lamplighter beekeeper ferryman mapmaker bookbinder bookseller cobbler
    locksmith toymaker glassblower puppeteer weaver potter miller watchman mechanic engineer butcher florist seamstress porter diver
    gravedigger cartographer bellringer goldsmith perfumer piper fiddler juggler acrobat pedlar innkeeper shopkeeper storyteller
    boatman candlemaker woodcutter mason roofer plumber midwife archivist caretaker translator stationmaster`),
  animal:
    set(`whale cat dog horse wolf fox bear bird owl crow raven eagle gull pigeon sparrow swan duck goose hen rooster parrot penguin
    fish shark dolphin octopus squid jellyfish seal otter turtle frog snake lizard spider bee ant wasp butterfly moth beetle firefly
    elephant lion tiger giraffe monkey ape gorilla zebra camel deer elk moose rabbit hare mouse rat squirrel hedgehog bat cow sheep goat
    pig donkey puppy kitten snail worm crab lobster`),
  food: set(`coffee tea chocolate bread honey cheese pizza pasta rice soup cake pie butter egg apple orange lemon banana tomato potato onion
    garlic salt sugar pepper cinnamon vanilla wine beer milk cream noodle sushi pancake cookie croissant toast sandwich burger ramen
    curry olive strawberry cherry peach mango avocado breakfast dinner lunch jam yoghurt yogurt espresso`),
  place:
    set(`garden city town village street house home kitchen attic cellar room library school hospital hotel café cafe bakery shop bookshop
    market museum theatre theater cinema station airport harbour harbor port bridge tower castle palace temple church cathedral island
    beach coast desert forest jungle park orchard farm lake river valley mountain cave lighthouse factory playground bench corner road
    path square office workshop studio ruin cemetery`),
  object:
    set(`letter key clock watch book diary notebook map door window mirror chair table lamp lantern candle umbrella suitcase coat shoe ring
    photograph photo picture postcard box drawer piano violin guitar radio telephone phone camera coin cup bicycle boat pencil pen
    bottle bell toy doll kite ladder compass hat glove scarf needle button blanket pillow painting record ticket stamp envelope`),
  machine:
    set(`train car plane aeroplane airplane ship submarine rocket computer engine machine tram bus elevator lift satellite telescope
    microscope typewriter television internet smartphone algorithm software`),
  event:
    set(`war wedding funeral birthday eclipse storm earthquake revolution election festival christmas halloween graduation accident
    blackout flood fire concert summer winter spring autumn night morning evening afternoon sunday monday tuesday wednesday thursday
    friday saturday weekend reunion farewell goodbye kiss dance snowfall`),
  feeling:
    set(`love grief hope fear joy anger jealousy envy shame guilt pride nostalgia homesickness boredom loneliness happiness sadness kindness
    courage patience trust regret anxiety worry stress calm silence solitude forgiveness curiosity wonder friendship gratitude longing
    procrastination rejection failure burnout perfectionism doubt overthinking insecurity justice fairness freedom liberty truth equality
    peace democracy honesty dignity respect generosity compassion empathy success wisdom beauty faith fate destiny luck discipline
    motivation confidence ambition minimalism simplicity independence loyalty`),
  activity: set(
    `sleep yoga chess football soccer basketball tennis meditation gossip work homework poetry music photography`,
  ),
  nature:
    set(`moon sun star sky sea ocean rain snow wind cloud thunder lightning fog ice tree oak flower rose moss mushroom seed leaf wave tide
    volcano comet planet universe galaxy aurora rainbow shadow sunrise sunset horizon gravity time light water stone sand`),
}
const NOT_DOING =
  set(`evening morning building king spring string wing thing ceiling painting feeling ring being something nothing everything
  sibling wedding meeting ending beginning`)

/** The topic of a noun phrase, by its main noun. */
export function readTopic(phrase: string): Topic | undefined {
  // To be something is done, it is nobody.
  if (/^being /iu.test(phrase)) return 'activity'
  const head = headOf(phrase)
  return head === undefined ? undefined : topicOfNoun(head)
}

/** The main noun of a phrase, in lower case: the last word before a preposition or a relative clause. */
export function headOf(phrase: string): string | undefined {
  const words = phrase.toLowerCase().match(/[\p{L}\p{M}]+(?:['’-]\p{L}+)*/gu) ?? []
  const end = words.findIndex((word, i) => i > 0 && (PREPOSITIONS.has(word) || RELATIVES.has(word)))
  return words[end < 0 ? words.length - 1 : end - 1]
}

/** Whether a word is a common noun of some topic, in any number. */
export function isTopicNoun(word: string): boolean {
  return [word, ...singularsOf(word)].some((form) => Object.values(NOUNS).some((nouns) => nouns.has(form)))
}

/** What is told of a topic says "it", but of animals nothing that tells one from many. */
function topicOfNoun(word: string): Topic | undefined {
  const named = (Object.keys(NOUNS) as Topic[]).find((topic) => NOUNS[topic].has(word))
  if (named !== undefined) return named
  if (singularsOf(word).some((form) => NOUNS.animal.has(form))) return 'animal'
  return word.length > 5 && word.endsWith('ing') && !NOT_DOING.has(word) ? 'activity' : undefined
}

function singularsOf(word: string): string[] {
  if (!word.endsWith('s') || word.endsWith('ss')) return []
  return [word.slice(0, -1), word.replace(/ies$/u, 'y'), word.replace(/ves$/u, 'f'), word.replace(/es$/u, '')]
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}
