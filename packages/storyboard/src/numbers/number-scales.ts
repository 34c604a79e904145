const THOUSAND = 1e3
const MILLION = 1e6
const BILLION = 1e9
const TRILLION = 1e12

/**
 * Words after a number that multiply it, by language. Their meaning differs: a German “Billion” is a million millions.
 */
const SCALES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { thousand: THOUSAND, million: MILLION, billion: BILLION, trillion: TRILLION },
  de: { tausend: THOUSAND, million: MILLION, millionen: MILLION, mio: MILLION, milliarde: BILLION, milliarden: BILLION, mrd: BILLION, billion: TRILLION, billionen: TRILLION }, // prettier-ignore
  fr: { mille: THOUSAND, million: MILLION, millions: MILLION, milliard: BILLION, milliards: BILLION },
  es: { mil: THOUSAND, millón: MILLION, millones: MILLION },
  it: { mila: THOUSAND, milione: MILLION, milioni: MILLION, miliardo: BILLION, miliardi: BILLION },
  pt: { mil: THOUSAND, milhão: MILLION, milhões: MILLION },
  nl: { duizend: THOUSAND, miljoen: MILLION, miljard: BILLION },
}

/**
 * Returns the factor that the text after a number names, such as a million.
 *
 * @param after the text directly after the number.
 */
export function scaleOf(after: string, language: string): number | undefined {
  const word = /^[ \u{A0}\u{202F}-]?(\p{L}{1,12})(?!\p{L})/u.exec(after)?.[1]
  return word === undefined ? undefined : SCALES[language]?.[word.toLowerCase()]
}
