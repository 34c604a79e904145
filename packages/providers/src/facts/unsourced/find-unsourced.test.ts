import { describe, expect, test } from 'vitest'
import { findUnsourced } from './find-unsourced.ts'

type Case = { says: string; source: string; language?: string; promised?: number }

function unsourced({ says, source, language = 'en', promised }: Case): string[] {
  const article = { title: 'An article', site: 'Wikipedia', url: 'https://example.com', licence: 'free', text: source }
  return findUnsourced({ language, texts: [says], promised }, [article])
}

describe('numbers', () => {
  test.each([
    ['It weighs 1,300 tonnes.', 'It weighs 1300 tonnes.', 'en'],
    ['It weighs 1300 tonnes.', 'It weighs 1,300 tonnes.', 'en'],
    ['Er wiegt 1.300 Tonnen.', 'Er wiegt 1300 Tonnen.', 'de'],
    ['Il pèse 1\u202f300 tonnes.', 'Il pèse 1300 tonnes.', 'fr'],
    ['It took thirteen hundred years.', 'It took 1,300 years.', 'en'],
    ['It took 1300 years.', 'It took thirteen hundred years.', 'en'],
    ['It began in nineteen fifty-three.', 'It began in 1953.', 'en'],
    ['It began in nineteen oh five.', 'It began in 1905.', 'en'],
    ['Es begann neunzehnhundertdreiundfünfzig.', 'Es begann 1953.', 'de'],
    ['Comenzó en mil novecientos cincuenta y tres.', 'Comenzó en 1953.', 'es'],
    ['Es sind 2 Milliarden.', 'Es sind zwei Milliarden.', 'de'],
    ['It began in two thousand and five.', 'It began in 2005.', 'en'],
    ['It ended in 1918.', 'The war of 1914–18.', 'en'],
    ['It began in the 1950s.', 'It began in 1953.', 'en'],
    ['The 20th century.', 'It was the 20 th century.', 'en'],
    ['It has 18% water.', 'It has 18 percent water.', 'en'],
    ['It has 4.5 legs.', 'It has 4,50 legs.', 'en'],
    ['It has 1.3 million parts.', 'It has 1,300,000 parts.', 'en'],
    ['Es sind 2 Milliarden.', 'Es sind 2.000.000.000.', 'de'],
    ['The 3 hearts.', 'It has three hearts.', 'en'],
    ['عمره ١٩٥٣ سنة.', 'سنة 1953.', 'ar'],
    ['それは1953年でした。', '１９５３年に始まった。', 'ja'],
    ['On 12.05.1953 it began.', 'It began on 5 December 1953, at 12.', 'en'],
  ])('finds the source of “%s” in “%s”', (says, source, language) => {
    expect(unsourced({ says, source, language })).toEqual([])
  })

  test.each([
    ['It began in 1953.', 'It began in 1935.', ['1953']],
    ['It weighs 1,300 tonnes.', 'It weighs 130 tonnes.', ['1,300']],
    ['It has 30% water.', 'It has 18% water.', ['30']],
    ['It began in the 1960s.', 'It began in 1953.', ['1960s']],
    ['It has 5 million parts.', 'It has 5 parts.', ['5']],
    ['It began in nineteen fifty-four.', 'It began in 1953.', ['nineteen fifty-four']],
    ['On 12.05.1953 it began.', 'It began on 12.05.1952.', ['1953']],
    ['It is 1953, and 1953 again.', 'Nothing.', ['1953']],
    ['Es begann neunzehnhundertvierundfünfzig.', 'Es begann 1953.', ['neunzehnhundertvierundfünfzig'], 'de'],
    ['Comenzó en mil novecientos cuatro.', 'Comenzó en 1953.', ['mil novecientos cuatro'], 'es'],
  ])('finds no source of “%s” in “%s”', (says, source, expected, language = 'en') => {
    expect(unsourced({ says, source, language })).toEqual(expected)
  })

  test("the numbers of a promised list's items need no source; other numbers do", () => {
    expect(unsourced({ says: 'Number 3: it has 7 arms.', source: 'It has eight arms.', promised: 5 })).toEqual(['7'])
  })

  test('small numbers in words and digits in a name need no source', () => {
    expect(unsourced({ says: 'One of them told two friends about h2o.', source: 'Water.' })).toEqual([])
  })
})

describe('names', () => {
  test.each([
    ['It was Marie Curie.', 'Curie, Marie: a chemist.', 'en'],
    ['We like Einstein’s hair.', 'Albert Einstein had hair.', 'en'],
    ['They were Romans.', 'A Roman road.', 'en'],
    ['He met Dvorak.', 'Antonín Dvořák composed.', 'en'],
    ['Nobody knows. Bees do. “Honey is old,” I’d say.', 'Nothing.', 'en'],
    ['Have you heard about Why the sea is salty?', 'Nothing.', 'en'],
    ['Then Mr Carter came.', 'Howard Carter came.', 'en'],
    ['Er lebte in der Stadt am Fluss.', 'Nichts.', 'de'],
    ['Она жила в Варшаве.', 'Варшава – город.', 'ru'],
    ['彼はアルベルト・アインシュタインです。', 'アルベルト・アインシュタインは物理学者。', 'ja'],
    ['هذه مدينة كبيرة.', 'لا شيء.', 'ar'],
  ])('finds the source of “%s” in “%s”', (says, source, language) => {
    expect(unsourced({ says, source, language })).toEqual([])
  })

  test.each([
    ['It was Marie Crumb.', 'Marie Curie.', 'en', ['Crumb']],
    ['It was Johnson.', 'It was John.', 'en', ['Johnson']],
    ['We met at the Ritz in Łódź.', 'A hotel.', 'en', ['Ritz', 'Łódź']],
    ['Da kam Karl Krumm zur Stadt.', 'Karl der Große.', 'de', ['Krumm']],
    ['Она жила в Париже.', 'Варшава – город.', 'ru', ['Париже']],
    ['彼はハワード・カーターです。', '物理学者。', 'ja', ['ハワード・カーター']],
    ['彼女はNASAにいた。', '宇宙。', 'ja', ['NASA']],
  ])('finds no source of “%s” in “%s”', (says, source, language, expected) => {
    expect(unsourced({ says, source, language })).toEqual(expected)
  })
})

test('without a source, finds every number and name, in order', () => {
  expect(findUnsourced({ language: 'en', texts: ['In 1953 it was Rome.', 'Then 1954.'], promised: undefined }, [])).toEqual([ '1953', 'Rome', '1954' ]) // prettier-ignore
})
