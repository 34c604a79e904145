import { expect, test } from 'vitest'
import { Pronunciations } from './pronunciation.ts'
import { pronunciationsIn, spellOut, wordsToSpell } from './spell-out.ts'
import { splitWords } from '../text/words.ts'

const LIST = [
  { word: 'Nguyen', spelling: 'win' },
  { word: 'nginx', spelling: 'engine x' },
  { word: 'C++', spelling: 'see plus plus' },
  { word: '東京', spelling: 'とうきょう' },
]

test.each([
  ['Ask Nguyen, who runs nginx.', 'Ask win, who runs engine x.'],
  ['NGUYEN’S cat and “Nguyen”', 'win’S cat and “win”'],
  ['Learn C++ today.', 'Learn see plus plus today.'],
  ['Nguyens and engineers stay.', 'Nguyens and engineers stay.'],
  ['', ''],
])('spells %s', (text, spoken) => {
  expect(spellOut(text, 'en', LIST).spoken).toBe(spoken)
})

test('spells words of languages without spaces', () => {
  expect(spellOut('東京に行く。', 'ja', LIST).spoken).toBe('とうきょうに行く。')
})

test('gives each original word the time of all words of its spelling', () => {
  const text = 'The nginx, of Nguyen!'
  const { spoken, restore } = spellOut(text, 'en', LIST)
  const times = splitWords(spoken, 'en').map((range, i) => ({ ...range, start: i, end: i + 1 }))
  const restored = restore(times)
  expect(restored.map(({ from, to, start, end }) => [text.slice(from, to), start, end])).toEqual([
    ['The', 0, 1],
    ['nginx,', 1, 3],
    ['of', 3, 4],
    ['Nguyen!', 4, 5],
  ])
})

test('lists the words of a text once, without punctuation', () => {
  expect(wordsToSpell('“Ask Nguyen,” I said. Ask!', 'en')).toEqual(['Ask', 'Nguyen', 'I', 'said'])
  expect(wordsToSpell('— … !', 'en')).toEqual([])
})

test('names only the entries that a text contains', () => {
  expect(pronunciationsIn('nginx is fast', 'en', LIST)).toEqual([LIST[1]])
  expect(pronunciationsIn('nothing here', 'en', LIST)).toEqual([])
})

test.each([
  [[{ word: 'two words', spelling: 'x' }], 'Enter one word'],
  [[{ word: 'a', spelling: '!!' }], 'Enter how the word sounds'],
  [[LIST[0], { word: 'nguyen', spelling: 'noo' }], 'once'],
])('rejects a wrong list with a sentence', (list, sentence) => {
  expect(Pronunciations.safeParse(list).error!.issues[0]!.message).toContain(sentence)
})
