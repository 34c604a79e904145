import { expect, test } from 'vitest'
import { hasIcon } from '../icons/icon-index.ts'
import { ACTIVITIES } from './activities.ts'
import { boardOf, boardsOf, short } from './test/boards-of.ts'

test.each([
  ['On day two, you get a headache.', ['Day 2', 'you get a headache']],
  ['In the first week nothing happens.', ['Week 1']],
  ['After a month your liver recovers.', ['1 month']],
  ['Sharpen it once a month.', ['once a month']],
  ['Nearly half of them came back.', ['1/2']],
  ['As ten thousand nuclear bombs.', ['10,000']],
  ['In 2015 it needs 40,000 today.', ['40,000', '2015']],
])('“%s” shows its number and its time', (text, expected) => {
  const shown = boardOf(text).items.flatMap((item) => ('text' in item ? [item.text] : []))
  expect(shown).toEqual(expect.arrayContaining(expected))
})

test('a pronoun shows the thing of the scene before', () => {
  const title = 'Five foods for the cupboard'
  const boards = boardsOf(['Hello.', 'Number three: bread.', 'It goes stale six times faster in the cold.', 'Bye.'], {
    title,
  })
  expect(short(boards[2]!)).toBe('amount, bread, “6 times”')
  const unknown = boardsOf(['Hello.', 'Soak the whetstone in water.', 'Place it on a damp towel.', 'Bye.'])
  expect(short(unknown[2]!)).toBe('word, “damp towel”')
})

test('a video whose title names an activity shows it', () => {
  const boards = boardsOf(['You may yawn before this video ends.', 'It is a sign of empathy.'], {
    title: 'Why do we yawn?',
  })
  expect(boards[0]!.items[0]).toMatchObject({ icon: 'yawning-face' })
  expect(short(boardOf('Interest eats any reward.'))).not.toContain('fork')
})

test('the picture of the subject does not stand on every board', () => {
  const texts = [
    'A storm is strong.',
    'Nine out of ten deaths come late.',
    'A levee would have cost two percent.',
    'That was in 1990.',
    'Bye.',
  ]
  const boards = boardsOf(texts, { title: 'What a tornado costs' })
  const shown = boards.map(({ items }) => items.some((item) => 'icon' in item && item.icon === 'tornado'))
  expect(shown.slice(1, 4)).not.toEqual([true, true, true])
})

test('every picture of an activity exists', () => {
  expect(Object.values(ACTIVITIES).filter((icon) => !hasIcon(icon))).toEqual([])
})

test.each([
  ['de', 'Verbände kritisieren die Verspätungen der ganzen Bahn in diesem Jahr.', ['Verspätungen']],
  ['de', 'Die Preise steigen um 4,9 Prozent.', ['4,9 %', 'Preise']],
  ['de', 'Sie kostet dreimal so viel.', ['Sie kostet dreimal so viel']],
  ['es', 'Los monjes le pusieron azúcar.', ['Los monjes le pusieron azúcar']],
  ['es', 'La multa es de 500 euros.', ['500 euros', 'multa']],
  ['es', 'Por eso tantos flotan allí sin nadar mucho.', ['Por eso tantos flotan allí sin nadar mucho']],
  ['es', 'que por eso flotan allí sin nadar mucho.', []],
])('a board in “%s” writes whole clauses or nouns: “%s”', (language, text, expected) => {
  const boards = boardsOf(['Hallo.', text, 'Tschüss.'], { language, title: '…' })
  const shown = boards[1]!.items.flatMap((item) => ('text' in item && item.at !== undefined ? [item.text] : []))
  expect(shown).toEqual(expected)
})

test('a measured comparison shows its thing with its words', () => {
  expect(boardOf('One blower is as loud as a motorcycle').items).toMatchObject([
    { icon: 'motorcycle', label: 'loud as a motorcycle' },
  ])
})

test('a number has the noun that it measures, and an animal with a name has no face', () => {
  expect(boardOf('Gardeners get a refund of 300 dollars.').items[0]).toMatchObject({
    text: '300 dollars',
    label: 'refund',
  })
  expect(boardOf('The last one was called Cher Ami.').layout).not.toBe('person')
})
