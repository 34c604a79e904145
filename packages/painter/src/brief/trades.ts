import { TRADE_NAMES, type TradeName } from '../things/figures/figure-trades.ts'
import { findPeople } from './people.ts'
import { createWordTable, findNames, firstName, readPhrase, type Phrase } from './phrases.ts'
import type { SceneWords } from './vary-by-scene.ts'
import type { WordRow } from './word-row.ts'

const WORDS: Readonly<Record<TradeName, string>> = {
  keeper: 'lighthouse_keeper keeper lightkeeper lamplighter',
  captain: 'captain sea_captain skipper ferryman',
  sailor: 'sailor seaman mariner deckhand boatman',
  fisher: 'fisherman fishermen',
  shepherd: 'shepherd shepherdess goatherd',
  clockmaker: 'clockmaker watchmaker toymaker bookbinder shoemaker cobbler mapmaker',
  archivist: 'archivist librarian bookseller',
  baker: 'baker',
  smith: 'blacksmith carpenter potter glassblower',
  uniformed: 'conductor stationmaster policeman postman mailman pilot',
}
const TRADES = createWordTable<TradeName>(TRADE_NAMES.map((name): WordRow<TradeName> => [name, WORDS[name]]))

/**
 * The trade of the first of those in a picture: where its words name somebody, theirs; where they only say “he” or “she”, that of
 * whose story it is, so that the keeper is a keeper on the stairs as well.
 */
export function readTrade(
  { story = '' }: SceneWords,
  prompt: Phrase,
  text: Phrase,
  isNamed: boolean,
): TradeName | undefined {
  for (const phrase of [prompt, text]) {
    const [first] = findPeople(phrase).filter(({ at }) => !PLAIN.test(phrase.words[at]!))
    const trade = findNames(phrase, TRADES)[0]
    if (trade && (!first || trade.at <= first.end)) return trade.name
    if (first) return undefined
  }
  return isNamed ? undefined : tradeOfStory(story)
}

/** Words that name somebody without saying who: they may be the one whose story it is. */
const PLAIN = /^(?:person|people|one|somebody|someone|figure|silhouette|lone)$/

/** The trade of which a title speaks, or the scenes twice, unless it is someone's told by others: “my”, “her”. */
function tradeOfStory(story: string): TradeName | undefined {
  const [title = '', ...scenes] = story.split(' | ')
  const titled = firstName([readPhrase(title)], TRADES)
  if (titled) return titled
  const named = scenes.flatMap((scene) => findNames(readPhrase(scene), TRADES)).map(({ name }) => name)
  return named.length > 1 && new Set(named).size === 1 ? named[0] : undefined
}
