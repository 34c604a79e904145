import { talesOfCreatures } from './creatures.ts'
import { talesOfDeeds } from './people-and-deeds.ts'
import { talesOfWonders } from './people-and-wonders.ts'
import { talesOfWords } from './people-and-words.ts'
import { talesOfPlaces } from './places.ts'
import { talesOfThings } from './things.ts'

/** Told where a subject is itself the seed of a tale: what it says is taken as true, and something happens. */
export const TALES = [
  ...talesOfWords,
  ...talesOfWonders,
  ...talesOfDeeds,
  ...talesOfCreatures,
  ...talesOfPlaces,
  ...talesOfThings,
]
