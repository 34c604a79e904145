/** What kind of name a subject is, where it is little else: stories of listeners, travellers and askers are told then. */
export type NamedFamily = (typeof KINDS)[number][0]

const KINDS = [
  [
    'named-music',
    set(`beatles elvis presley madonna beyonce beyoncé rihanna adele eminem tupac lennon mccartney bowie hendrix cobain nirvana metallica abba
    bts blackpink mozart beethoven bach chopin vivaldi freddie`),
  ],
  [
    'named-mind',
    set(`newton darwin einstein tesla edison curie hawking turing feynman galileo copernicus freud socrates plato aristotle nietzsche kant
    shakespeare dickens austen tolstoy dostoevsky kafka orwell hemingway tolkien poe dante goethe`),
  ],
  ['named-art', set('picasso gogh monet dali vinci michelangelo rembrandt frida warhol banksy')],
  [
    'named-player',
    set('messi ronaldo neymar pele pelé maradona mbappe mbappé lebron kobe serena federer nadal djokovic'),
  ],
  [
    'named-past',
    set(
      'romans egyptians vikings aztecs mayans incas spartans roman caesar napoleon cleopatra tutankhamun pompeii nefertiti',
    ),
  ],
  [
    'named-place',
    set(`london paris berlin rome madrid barcelona lisbon vienna prague budapest athens istanbul warsaw stockholm oslo copenhagen helsinki
    amsterdam brussels dublin edinburgh tokyo kyoto osaka beijing shanghai seoul mumbai delhi bangkok cairo nairobi sydney melbourne chicago
    boston seattle italy spain portugal greece norway iceland japan india ireland scotland brazil peru egypt morocco`),
  ],
] as const

/** Words around a name that leave it what it is. */
const PLAIN_AROUND =
  /^(?:the|young|old|marie|albert|isaac|charles|nikola|vincent|van|da|leonardo|pablo|frida|kahlo|lionel|cristiano|john|paul|david|elvis|jane|franz|william|ludwig|wolfgang|amadeus|johann|sebastian|claude|stephen|alan|julius|ancient|empire|queen)$/u
const WHERE_OR_WHEN =
  /^(?:in|at|by) (?:the )?(?:rain|night|dawn|dusk|snow|winter|summer|spring|autumn|fog|morning|evening|sea)$/u

/** The kind of a name in lower case; none where more is said of it than where or when it is seen. */
export function namedFamilyOf(words: string): NamedFamily | undefined {
  const tokens = words.split(' ')
  for (const [family, names] of KINDS) {
    const at = tokens.findIndex((token) => names.has(token))
    if (at < 0 || !tokens.slice(0, at).every((token) => PLAIN_AROUND.test(token) || names.has(token))) continue
    const rest = tokens.slice(at + 1)
    const isPlain = rest.every((token) => PLAIN_AROUND.test(token) || names.has(token))
    if (isPlain || (family === 'named-place' && WHERE_OR_WHEN.test(rest.join(' ')))) return family
  }
  return undefined
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}
