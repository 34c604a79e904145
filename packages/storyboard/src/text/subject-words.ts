/** Determiners and pronouns that lose their capital inside a sentence and open a noun phrase. */
export const DETERMINERS = wordSet(`
a an the my our your his her its their this that these those every each some any no all both another one two three four five six
seven eight nine ten eleven twelve a hundred thousand million many most few several half`)

/** Pronouns, which can be the subject of a clause on their own. */
export const PRONOUNS = wordSet(`
i we you they he she it everyone everybody nobody someone somebody something everything nothing anyone anybody there`)

/** Small words that lose a leading capital inside a sentence, regardless of the next word. */
export const FUNCTION_WORDS = wordSet(`
in on at of from under over inside outside behind beyond beneath between before after during without with near within through across
against around above below among beside toward towards by for to into onto until since when where while because if and or but not how
why what who which whose more less most least never always almost only even just being`)

/** Verb forms that are rarely nouns or adjectives. If one of them follows a noun, the text is a clause. */
export const FINITE_VERBS = wordSet(`
is are was were am isn't aren't wasn't weren't has have had hasn't haven't hadn't does do did doesn't don't didn't can can't cannot could
couldn't will won't would wouldn't should shouldn't must may might came went gone became began forgot forgets knew knows grew threw spoke
wrote took took gave got ate drank sang swam ran fell felt kept slept woke wakes broke chose drove flew froze hid held heard hears said
says saw sees sat stood stopped stops started starts vanished vanishes disappeared disappears exploded explodes collapsed collapses learned
learns becomes goes comes gets gives takes thinks thought believes believed remembers remembered knows speaks writes brings brought buys
bought builds catches caught keeps tells told wants wanted needs needed tries tried loses lost? finds wins won dies died lives lived eats
sleeps sings swims disagrees exists existed happens happened turned turns changed moved moves opened closed ended ends began refuses
refused stole steals invented invents discovered discovers talks talked whispers whispered killed kills saved saves loves loved hates
hated follows followed belongs seems seemed appears appeared arrives arrived returns returned sinks sank rises rose? shone glows melts
melted swallowed swallows ate replaced replaces rules ruled failed fails crashed crashes`)

/** Nouns that can take a clause without "that": "the day the music died" is a noun phrase. */
export const CLAUSE_HEADS = wordSet(`
day night morning evening afternoon moment time hour minute second year week month summer winter spring autumn century way reason place
first last man woman men women people thing things everything something nothing anything someone everyone world house city town story
words word only`)

export const RELATIVES = wordSet(`who whom whose which that where when why`)

export const PREPOSITIONS = wordSet(`
of in on at from under over inside outside behind beyond beneath between before after during without with near within through across
against around above below among beside toward towards by for to into onto until since about like as than off up down out past along`)

/** Verbs that make a text an instruction if it begins with them and no determiner follows. */
export const IMPERATIVES = wordSet(`
don't do let's let never always stop look listen remember forget run hide wait keep stay leave beware try go come take make find follow
open close read watch ask tell say be get give think believe trust enter escape learn build save eat drink sleep wake dance sing call
meet bring hold turn put write speak imagine picture consider suppose`)

/** Words that begin a question without a question word. */
export const QUESTION_AUXILIARIES = wordSet(`
is are was were am do does did can could will would should has have had may might must isn't aren't wasn't weren't don't doesn't didn't
can't couldn't won't wouldn't shouldn't hasn't haven't`)

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.replaceAll('?', '').trim().split(/\s+/))
}
