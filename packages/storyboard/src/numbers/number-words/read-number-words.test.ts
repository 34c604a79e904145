import { expect, test } from 'vitest'
import { readNumberWords } from './read-number-words.ts'

test.each([
  ['de', 'Es war neunzehnhundertdreiundfünfzig.', [['neunzehnhundertdreiundfünfzig', 1953]]],
  ['de', 'Im Jahr zweitausendfünf.', [['zweitausendfünf', 2005]]],
  ['de', 'Vor tausendeinhundert Jahren.', [['tausendeinhundert', 1100]]],
  ['de', 'Hundertundeins Tage und dreißig Nächte.', [['Hundertundeins', 101], ['dreißig', 30]]],
  ['de', 'Dreissig Kilo.', [['Dreissig', 30]]],
  ['de', 'Zwei Millionen dreihunderttausend Bienen.', [['Zwei Millionen dreihunderttausend', 2_300_000]]],
  ['de', 'Eine Milliarde Sterne, drei Billionen Zellen.', [['Eine Milliarde', 1e9], ['drei Billionen', 3e12]]],
  ['de', 'Einundzwanzig, zweiundzwanzig.', [['Einundzwanzig', 21], ['zweiundzwanzig', 22]]],
  ['de', 'Ein König und hundert Ritter, tausend Fragen, 2 Millionen Bienen.', []],
  ['de', 'Das zwanzigste Jahrhundert, ein Hundertstel, der Tausendfüßler.', []],
  ['es', 'En mil novecientos cincuenta y tres.', [['mil novecientos cincuenta y tres', 1953]]],
  ['es', 'En dos mil cinco hubo veintitrés reyes.', [['dos mil cinco', 2005], ['veintitrés', 23]]],
  ['es', 'Tres mil millones de abejas.', [['Tres mil millones', 3e9]]],
  ['es', 'Un millón doscientas mil personas.', [['Un millón doscientas mil', 1_200_000]]],
  ['es', 'Cien años y ciento un días.', [['Cien', 100], ['ciento un', 101]]],
  ['es', 'Treinta y un días, cuarenta y cinco noches.', [['Treinta y un', 31], ['cuarenta y cinco', 45]]],
  ['es', 'Veinte y treinta.', [['Veinte', 20], ['treinta', 30]]],
  ['es', 'Cincuenta, tres.', [['Cincuenta', 50], ['tres', 3]]],
  ['es', 'Un rey lo dijo mil veces en los años cincuenta. 5 millones y una abeja.', []],
  ['fr', 'Mille neuf cents.', []],
] as const)('%s: “%s”', (language, text, expected) => {
  const found = readNumberWords(text, language)
  expect(found.map((number) => [number.text, Number(number.values[0])])).toEqual(expected)
  for (const { text: words, from } of found) expect(text.slice(from, from + words.length)).toBe(words)
}) // prettier-ignore
