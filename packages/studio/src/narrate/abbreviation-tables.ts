import { wordTable } from '@dayreel/storyboard/base'

/** Titles before a capitalised name, as in `Prof. Hale`. */
export const TITLES = wordTable<string>({
  prof: 'professor',
  gen: 'general',
  col: 'colonel',
  lt: 'lieutenant',
  sgt: 'sergeant',
  capt: 'captain',
  rev: 'reverend',
  hon: 'honorable',
  sen: 'senator',
  rep: 'representative',
  gov: 'governor',
  pres: 'president',
  mt: 'mount',
  ft: 'fort',
})

/** Abbreviations that are unambiguous both with and without a dot. */
export const PLAIN_ABBREVIATIONS = wordTable<string>({
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  jr: 'junior',
  sr: 'senior',
  ltd: 'limited',
  dept: 'department',
  approx: 'approximately',
  vs: 'versus',
  etc: 'et cetera',
  blvd: 'boulevard',
})

/**
 * Abbreviations that count as such only with their dot. `needs` is the additional condition: a following number, or a
 * capital.
 */
export const DOTTED_ABBREVIATIONS = wordTable<{ words: string; needs: 'number' | 'capital' | 'nothing' }>({
  no: { words: 'number', needs: 'number' },
  nos: { words: 'numbers', needs: 'number' },
  fig: { words: 'figure', needs: 'number' },
  vol: { words: 'volume', needs: 'number' },
  ch: { words: 'chapter', needs: 'number' },
  p: { words: 'page', needs: 'number' },
  pp: { words: 'pages', needs: 'number' },
  est: { words: 'established', needs: 'number' },
  ca: { words: 'circa', needs: 'number' },
  inc: { words: 'incorporated', needs: 'capital' },
  corp: { words: 'corporation', needs: 'capital' },
  co: { words: 'company', needs: 'capital' },
  ave: { words: 'avenue', needs: 'capital' },
  rd: { words: 'road', needs: 'capital' },
  v: { words: 'versus', needs: 'nothing' },
})

/** Dotted letters that stand for whole words. */
export const DOTTED_PHRASES = wordTable<string>({
  'e.g': 'for example',
  'i.e': 'that is',
  'a.k.a': 'also known as',
  'o.k': 'okay',
  'ph.d': 'p h d',
})

/**
 * Abbreviations after which a capital may begin a new sentence. After any other abbreviation, a capital begins a name.
 */
export const MAY_END_SENTENCE = new Set(
  'jr sr inc ltd corp co etc ave blvd rd st am pm bc ad us uk usa dc eu un'.split(' '),
)

/** Words that begin a new sentence after `the U.S.` Any other capital continues a name, such as `the U.S. Army`. */
export const SENTENCE_STARTERS = new Set(
  'the a an it he she they we i you this that these those there here in on at by for from with after before when while if as but and or so yet then now today what why how who where no not one his her its our their my your most many some all every each once since until'.split(
    ' ',
  ),
)
