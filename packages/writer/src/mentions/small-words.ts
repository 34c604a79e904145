import { DETERMINERS, FUNCTION_WORDS, PREPOSITIONS, PRONOUNS } from '@dayreel/storyboard'

/** Forms of frequent verbs that end a noun phrase: "the ice cream truck | comes down". */
const VERB_FORMS = words(`
is are was were am be been being has have had having does do did done can could cannot will would shall should may might must let lets
came come comes went go goes gone became become becomes began begin begins begun forgot forget forgets knew know knows known grew grow
grows threw throw throws spoke speak speaks wrote write writes took take takes gave give gives got get gets ate eat eats drank drinks sang
sing sings swam swim swims ran run runs fell felt feel feels kept keep keeps slept sleep sleeps woke wake wakes broke break breaks chose
choose chooses drove drive drives flew flies froze hid hide hides held hold holds heard hear hears said say says saw see sees sat sit sits
stood stand stands stop stops stopped start starts started think thinks thought believe believes believed remember remembers buy buys
bought build builds built catch catches caught tell tells told want wants wanted need needs needed try tries tried lose loses lost find
finds found win wins won die dies died live lives lived steal steals stole invent invents invented talk talks talked kill kills killed
save saves saved love loves loved hate hates hated follow follows followed seem seems seemed arrive arrives arrived return returns
returned sinks sank rise rises rose shine shines shone melt melts melted move moves moved open opens opened close closes closed leave
leaves left make makes made put puts set sets hit hits cut cuts read reads ride rides rode wear wears wore sell sells sold pay pays paid
pull pulls pulled push pushes carry carries carried bring brings brought send sends sent hang hangs hung lie lies lay lead leads led meet
meets met lend lends teach teaches taught fight fights fought feed feeds fed dig digs dug draw draws drew visit visits
wash washes washed paint paints painted strike strikes struck turn turns turned swell swells burn burns burned burnt laugh laughs laughed
cry cries cried smile smiles smiled look looks looked wait waits waited call calls called ask asks asked answer answers help helps work
works worked use uses used show shows showed shown stay stays stayed happen happens happened cost costs last lasts spoil spoils waste
dance dances danced jump jumps climb climbs climbed miss misses missed guards rings plays played play swallows bite bites bit
stuck drops drop dropped bend bends bent ends ended end appears appear appeared disappear disappeared vanished vanish crosses
beats beat blame smells smell tastes taste tasted sounds sniffs sniff weighs weigh stares stare shakes shook blows blew freezes
circles tunes squeezes squeezed drifts boils boiled discovers discovered survive survives survived finished finish joined join
planted planned worn born hurt asleep awake alive`)

const AUXILIARIES = words(
  `can could cannot will would shall should may might must do does did let lets to please never always just`,
)
const NEGATIONS = words(`not never cannot hardly nobody nothing none neither nor without no`)
const ADVERBS = words(`
still already now then again once twice often sometimes usually soon later today tomorrow yesterday tonight here there too also even only
just ever almost nearly quite very really so up down out off away back together alone instead inside outside home everywhere somewhere
nowhere much more most less least well enough first last slowly suddenly maybe perhaps yet ago far long`)

/** Adjectives of a visible property. */
const SEEN_ADJECTIVES = words(`
red blue green yellow orange purple violet pink brown black white grey gray golden silver wooden brass stone iron steel copper rusty
broken empty old young little small tiny big large huge giant tall round flat open closed burning frozen wild polar emperor paper glass
plastic rubber leather woolen woollen striped dirty clean wet dry steam electric hot cold`)

/** Adjectives without a visible property. */
const UNSEEN_ADJECTIVES = words(
  `whole entire single real own main other full ready same last next first best very only second third warm`,
)

/** Nouns of invisible things. They decide about words that `NOUN_WORDS` does not have. */
const ABSTRACT = words(`
time day night week month year hour minute second moment morning evening afternoon noon midnight century decade age date past future
today way thing things kind sort part piece half rest end beginning middle top bottom side front place point fact idea reason problem
question answer word words name number size lot bit deal case chance choice plan rule law game war peace life death birth love hate hope
fear joy luck fun work job task test help need want wish dream sleep walk run trip move turn start stop try look smell taste sound
noise silence color colour shape weight height speed heat cold light dark power energy force pressure pain habit skill talent mind soul
memory story tale joke news truth lie secret mystery history science art music song dance language price cost pay value debt tax profit
loss interest market economy business company project goal success failure mistake error change difference result effect cause sense
feeling mood mile meter metre inch pound kilo degree percent ton kilometer kilometre kilogram gram liter litre gallon mph dozen pair couple group one ones other others same first last next best
worst most least more less enough few many all none something anything everything nothing world country nation state earth nature weather
winter summer spring autumn fall wind rain snow storm air sky heaven hell god devil divorce holiday marathon training course
class school lesson program code data internet app website email account password call message signal system version method process order
list line row square level step stage scene title role wonder poison pope swing birthday party wedding funeral ground
picture bigger smaller better worse larger taller longer shorter euro o'clock twelfth third quarter hundred thousand million
billion attention drink`)

const PREPOSITIONS_OF_PLACE =
  words(`in at on to into onto through across near inside outside under over above below behind beside
  from toward towards past around along by next within off up down`)

export type WordClass = 'determiner' | 'pronoun' | 'preposition' | 'verb' | 'adverb' | 'small'

/** The class of a small word or frequent verb in lower case; undefined for any other word. */
export function classOf(word: string): WordClass | undefined {
  if (DETERMINERS.has(word)) return 'determiner'
  if (PRONOUNS.has(word) || OBJECTS.has(word)) return 'pronoun'
  if (PREPOSITIONS.has(word)) return 'preposition'
  if (VERB_FORMS.has(word) || word.endsWith("n't")) return 'verb'
  if (ADVERBS.has(word) || /.{2}ly$/u.test(word)) return 'adverb'
  return FUNCTION_WORDS.has(word) || AUXILIARIES.has(word) || NEGATIONS.has(word) ? 'small' : undefined
}
const OBJECTS = words(
  `me us him her them hers mine yours ours theirs myself yourself himself herself itself ourselves themselves who whom`,
)

/** Returns whether the next word is probably a verb: "they | drink", "to | ring". */
export function announcesVerb(word: string): boolean {
  return AUXILIARIES.has(word) || SUBJECTS.test(word) || word.endsWith("n't")
}
const SUBJECTS = /^(?:i|you|he|she|it|we|they|who|that|which|not|nobody|everybody|somebody|someone|everyone|nothing)$/u

/** Returns whether a word negates the rest of its clause. */
export function isNegation(word: string): boolean {
  return NEGATIONS.has(word) || word.endsWith("n't")
}

export function isSeenAdjective(word: string): boolean {
  return SEEN_ADJECTIVES.has(word)
}

/** Returns whether an unknown noun is probably of an invisible thing. */
export function isAbstract(word: string): boolean {
  return ABSTRACT.has(word) || UNSEEN_ADJECTIVES.has(word) || ABSTRACT_ENDING.test(word)
}
const ABSTRACT_ENDING =
  /(?:tion|sion|ness|ity|ment|ance|ence|ism|ship|hood|dom|tude|logy|ing|est|ful|ous|ive|able|ible|ward|teen|ty|ed|ly)s?$/u

export function isUnseenAdjective(word: string): boolean {
  return UNSEEN_ADJECTIVES.has(word)
}

export function isOfPlace(word: string): boolean {
  return PREPOSITIONS_OF_PLACE.has(word)
}

export function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u))
}
