/** Common words that open subjects, which no other list here holds. */
export const COMMON_OPENERS = wordSet(`
black white red blue green golden silver dark bright deep old new young lost last first hidden secret silent empty broken forgotten
ancient modern giant tiny little big small cold hot warm frozen burning flying falling invisible strange haunted perfect wild human
artificial virtual digital parallel quantum dead living real fake free good bad best worst beautiful dangerous deadly mysterious
unknown missing electric nuclear solar deep-sea social fast slow public private childhood love hope fear death life memory memories
true great long short everyday loneliness coffee chocolate pizza bread cheese bees ants spiders octopuses sharks elephants lions tigers bears rabbits trains planes
dreams nightmares ghosts vampires zombies dragons unicorns robots money math mathematics history language languages music school
college work office internet games toys shoes socks clothes rain snow winter summer spring autumn friday? yesterday tomorrow tonight
today sunlight sugar salt water fire air earth? teenagers babies parents teachers doctors scientists astronauts pilots sailors`)

/** Nouns that stand without an article. */
export const MASS_NOUNS = wordSet(`
time music love death life gravity silence water fire light darkness memory sleep space money history rain snow travel hope fear coffee
tea chocolate bread cheese sugar salt gold silver air earth nature art poetry war peace magic work school home childhood heaven hell
electricity weather winter summer spring autumn night people children men women mice teeth feet fish sheep math physics tomorrow
yesterday tonight today everything nothing something everyone nobody ai dna ice sand dust fog thunder lightning paralysis english
google pizza pasta rice soup honey butter milk cream wine beer jam yoghurt garlic pepper cinnamon vanilla sushi ramen curry breakfast dinner lunch espresso
grief joy anger jealousy envy shame guilt pride nostalgia boredom courage trust regret anxiety worry stress calm solitude curiosity wonder
gratitude longing gossip homework photography tennis toast cake pie
youtube tiktok instagram bitcoin crypto chess football soccer basketball yoga meditation law medicine sound colour color`)
export const MASS_ENDING = /(?:ing|ness|ity|ism|tion|sion|ence|ance|ship|ment|logy|ics|hood|dom|ure|tude|phy|try)$/u

export const ACRONYMS = new Set([
  'AI',
  'AIs',
  'DNA',
  'RNA',
  'UFO',
  'UFOs',
  'VR',
  'TV',
  'TVs',
  'GPS',
  'CEO',
  'CEOs',
  'PC',
  'DIY',
  'OK',
  'SOS',
  'ID',
  'IQ',
])

/** Endings of words that are never names. */
export const COMMON_ENDING =
  /(?:tion|sion|ness|ment|ism|ology|ship|hood|ings?|ence|ance|less|ful|able|ible|ous|ers|ies|scope|graph|ology|ics)$/u

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.replaceAll('?', '').trim().split(/\s+/))
}
