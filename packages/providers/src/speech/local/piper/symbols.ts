/** The symbols of a model, in the order of their numbers. */
export type Alphabet = ReadonlyMap<string, number>

/** The symbols with which each input begins and ends, and the one after each symbol. */
export const EDGES = { first: 1, last: 2, filler: 0 } as const

/** The phonemes, marks and tones of the models that read phonemes from eSpeak NG. */
export const SOUNDS = toAlphabet(
  '_^$ !\'(),-.:;?abcdefhijklmnopqrstuvwxyzæçðøħŋœǀǁǂǃɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢʲˈˌːˑ˞βθχᵻⱱ0123456789\u0327\u0303\u032a\u032f\u0329ʰˤε↓#"↑\u033a\u033bgʦX\u031d\u030a',
)

/** The letters and marks of the models that read letters. */
export const LETTERS = {
  uk: toAlphabet("_^$ !',-.:;?абвгґдеєжзиіїйклмнопрстуфхцчшщьюя\u0301\u0306\u0308—"),
} as const

function toAlphabet(symbols: string): Alphabet {
  return new Map(Array.from(symbols, (symbol, number) => [symbol, number]))
}
