import { TEMPLATES } from '@dayreel/catalogue'
import { Board as BoardSchema } from '@dayreel/storyboard/schema'
import { expect, test } from 'vitest'
import { explainsSomething } from './explains-something.ts'
import { boardOf, boardsOf, short } from './test/boards-of.ts'

test.each([
  ['Mistake two: salt.', 'numbered, “2”, salt, cross 1'],
  ['Mistake one: the coffee is too hot.', 'numbered, “1”, hot-beverage, “too hot”'],
  ['First, the brain sends a signal.', 'numbered, “1”, brain, “send a signal”'],
  ['Not the dog but the cat sleeps most.', 'contrast, dog, cat, cross 0'],
  ['Bring a sandwich instead of a pizza.', 'contrast, pizza, sandwich, cross 0'],
  ['It isn’t an owl but a duck.', 'contrast, owl, duck, cross 0'],
  ["That wasn't a lion, it was a tiger.", 'contrast, lion, “tiger”, cross 0'],
  ['The egg turns into a butterfly.', 'change, egg, butterfly, arrow 0→1'],
  ['The octopus hides because the shark is near.', 'chain, octopus, shark, arrow 1→0'],
  ['When the sun sets, the owl wakes.', 'chain, sun, owl, arrow 0→1'],
  ['A cheetah runs 110 km/h, but a horse only runs 70 km/h.', 'bars, “110 km/h”, “70 km/h”'],
  ['An elephant is ten times heavier than a horse.', 'bars, “10 ×”, “1 ×”'],
  ['The whale weighs 150 tons.', 'amount, whale, “150 tons”'],
  ['In 1859, a pig ate potatoes.', 'amount, “1859”, pig'],
  ['An octopus has three hearts and lives for two to three years.', 'amount, octopus, “2–3 years”'],
  ['Thousands of bees left the tree.', 'crowd, honeybee'],
  ['“A bridge never sleeps at night,” said John Wheeler.', 'quotation, “A bridge never sleeps at night”'],
  ['Why do cats purr?', 'question, cat, “Why do cats purr?”'],
  ['The robot hides in a castle.', 'pair, robot, castle'],
  ['The soup has no salt.', 'pair, steaming-bowl, salt, cross 1'],
  ['Honesty takes courage.', 'word, “Honesty takes courage”'],
])('“%s” gives a board', (text, expected) => {
  expect(short(boardOf(text))).toBe(expected)
})

test.each([
  ['You can bend the frame.', 'bend the frame'],
  ['Never mix raw numbers.', 'Never mix raw numbers'],
  ['The glowing channel is surprisingly thin.', 'glowing channel'],
  ['Nobody could explain it.', 'Nobody could explain it'],
  ['Since then, your view stays clear.', 'your view stays clear'],
  ['While the others of them were still waiting there for it', undefined],
])('“%s” writes only words that mean something on their own', (text, expected) => {
  const { items } = boardOf(text, { title: 'The deep lake' })
  const words = items.flatMap((item) => (item.kind === 'word' && item.at !== undefined ? [item.text] : []))
  expect(words).toEqual(expected === undefined ? [] : [expected])
})

test.each([
  ['Number one is 45, roughly the flashes of a storm.', '45'],
  ['The hall was full, and 829 visitors came.', '829'],
  ['They sold it at 34, 39, and 44 dollars.', '34, 39, 44 dollars'],
  ['Nine out of ten drivers agree.', '9 out of 10'],
  ['Two in three buyers never look.', '2 out of 3'],
  ['Only a tenth of the ice shows.', '1/10'],
  ['Two thirds of the land is dry.', '2/3'],
  ['It held 2.3 million gallons of molasses.', '2.3 million gallons'],
  ['It lasts about a thousand hours.', '1,000 hours'],
  ['The inside is 30,000 degrees Celsius hot.', '30,000 °C'],
  ['On January 15, 1919, it broke.', 'January 15, 1919'],
])('“%s” shows its number', (text, expected) => {
  expect(boardOf(text).items.flatMap((item) => (item.kind === 'number' ? [item.text] : []))).toContain(expected)
})

test('the bars of two numbers of one unit have the names of two things', () => {
  const { layout, items } = boardOf('Butter has 51 percent fat, while margarine has only 15 percent.')
  expect(layout).toBe('bars')
  expect(items.map(({ label }) => label)).toEqual(['Butter', 'margarine'])
})

test('two things of one picture have labels', () => {
  const options = { title: 'Crocodile or alligator?' }
  const both = boardOf('You can tell a crocodile from an alligator.', options)
  expect(both.items.map(({ label }) => label)).toEqual(['crocodile', 'alligator'])
  expect(boardOf('The alligator closes up.', options).items[0]).toMatchObject({ label: 'alligator' })
})

test('a numbered scene shows its thing and its number', () => {
  expect(short(boardOf('Number two is 65 liters, the water of a shower.'))).toBe('numbered, “2”, droplet, “65 liters”')
})

test('a numbered scene shows more than its number', () => {
  const [, rule] = boardsOf(['Hello.', 'Rule three is simple.', 'Pack a light jacket.', 'Bye.'])
  expect(rule!.layout).toBe('numbered')
  expect(rule!.items.length).toBeGreaterThan(1)
})

test('people in general are not shown as black figures', () => {
  expect(short(boardOf('It killed 21 people.'))).toBe('crowd, person-standing, “21”')
})

test.each([
  'That was a piece of cake.',
  'He fought like a lion.',
  'They are as busy as a bee, as strong as an ox.',
  'It was the tip of the iceberg.',
  'She let the cat out of the bag.',
  'The elephant in the room stays silent.',
])('a word inside an idiom or a comparison is not shown: “%s”', (text) => {
  expect(boardOf(text).items.every(({ kind }) => kind === 'word')).toBe(true)
})

test('a verb that looks like a noun is not shown', () => {
  expect(short(boardOf('Water the plant on the window every day.'))).not.toContain('droplet')
  expect(short(boardOf('We duck and run.'))).not.toContain('duck,')
})

test('a name on its own is shown as a silhouette with a name plate, once', () => {
  const [, first, second] = boardsOf(['Hello.', 'Albert Einstein did not agree.', 'Albert Einstein was wrong.', 'Bye.'])
  expect(first).toMatchObject({ layout: 'person', items: [{ kind: 'icon', label: 'Albert Einstein' }] })
  expect(second!.layout).not.toBe('person')
})

test('a negated word keeps its negation', () => {
  expect(short(boardOf('Honesty does not age.'))).toContain('not age')
})

test('the words of every item and mark stand in the scene', () => {
  const texts = [
    'A dog sees a dog, and the cat sees the dog.',
    'Not the dog but the cat sleeps. The cat sleeps because the sun shines.',
    'Salt costs 2 dollars, while gold costs 60 dollars.',
  ]
  for (const [i, { items, marks = [] }] of boardsOf(['Hello.', ...texts, 'Bye.'])
    .slice(1, -1)
    .entries())
    for (const { at } of [...items, ...marks]) expect(texts[i]).toContain(at ?? '')
})

test('the first frame shows the subject of the title, and the last scene returns to it', () => {
  const boards = boardsOf(['You have seen them all.', 'A castle needs a bridge.', 'So look again.'], {
    title: 'Why flamingos are pink',
  })
  expect(boards[0]!.items[0]).toEqual({ kind: 'icon', icon: 'flamingo' })
  expect(short(boards[2]!)).toContain('flamingo')
})

test('a title without a picture is written in the first frame', () => {
  expect(boardsOf(['It begins early.', 'It ends late.'], { title: 'The price of courage' })[0]!.items[0]).toEqual({
    kind: 'word',
    text: 'The price of courage',
  })
})

test('no layout stands three times in a row, except for numbered items', () => {
  const words = boardsOf(Array.from({ length: 12 }, (_, i) => `Courage number ${'x'.repeat(i + 1)} takes honesty.`))
  const things = boardsOf(['dog', 'cat', 'owl', 'shark', 'whale', 'horse', 'robot'].map((thing) => `The ${thing} waits quietly.`)) // prettier-ignore
  for (const boards of [words, things])
    for (const [i, { layout }] of boards.slice(2).entries())
      expect(boards.slice(i, i + 2).every((other) => other.layout === layout)).toBe(false)
  const list = boardsOf(['Tips.', ...['one', 'two', 'three', 'four'].map((n) => `Tip ${n}: eat a banana.`), 'Bye.'])
  expect(list.slice(1, 5).map(({ layout }) => layout)).toEqual(Array(4).fill('numbered'))
})

test('a chain grows over the scenes that continue it, and its items keep their places', () => {
  const [, first, second, third] = boardsOf([
    'Hello.',
    'The sun warms the sea.',
    'Then a cloud rises.',
    'Finally, it rains on the castle.',
    'Bye.',
  ])
  expect([first, second, third].map((board) => board!.grows?.kept)).toEqual([undefined, undefined, undefined])
  const [, one, two, three] = boardsOf([
    'Hello.',
    'The spider waits quietly.',
    'Then a butterfly comes.',
    'Finally, a frog arrives.',
    'Bye.',
  ])
  expect([one, two, three].map((board) => board!.layout)).toEqual(['chain', 'chain', 'chain'])
  expect([one, two, three].map((board) => board!.grows)).toEqual([0, 1, 2].map((kept) => ({ kept, slots: 3, seed: one!.grows!.seed }))) // prettier-ignore
  expect(three!.items.slice(0, 2).map((item) => 'icon' in item && item.icon)).toEqual(two!.items.map((item) => 'icon' in item && item.icon)) // prettier-ignore
  expect(three!.marks).toMatchObject([
    { kind: 'arrow', on: 0, to: 1 },
    { kind: 'arrow', on: 1, to: 2 },
  ])
})

test.each([
  ['de', 'Nicht der Hund, sondern die Katze schläft.', 'contrast, dog, cat, cross 0'],
  ['de', 'Der Wal wiegt 150 Tonnen.', 'amount, whale, “150 Tonnen”'],
  ['de', 'Tipp zwei: trink Kaffee.', 'numbered, “2”, hot-beverage, “trink Kaffee”'],
  ['es', 'El gato duerme 16 horas.', 'amount, cat, “16 horas”'],
  ['es', 'No es el perro, sino el gato.', 'contrast, dog, cat, cross 0'],
  ['fr', 'Le courage se paie 20 euros.', 'word, “courage se paie 20 euros”'],
])('%s: “%s” gives a board', (language, text, expected) => {
  expect(short(boardOf(text, { language }))).toBe(expected)
})

test.each(['', '…', '12', '🙂🙂', 'a'.repeat(5_000), 'שלום עולם, זה כלב', '犬は走る。猫は眠る。', `“${'very '.repeat(200)}”`, '\u0007 \n x', "x'".repeat(900), '1,1,1,1,1 2 3 4 5 6 7 8 9']) ('any text gives a valid board: %#', (text) => {
  for (const language of ['en', 'de', 'es', 'ja', 'he'])
    for (const board of boardsOf([text, text, text, text], { title: text, language }))
      expect(BoardSchema.parse(board)).toEqual(board)
}) // prettier-ignore

test('a board is the same after it was stored and read', () => {
  const boards = boardsOf(['The first thing is a fern, in a crack.', 'Second, an old woman pats the rock.', 'The third is 12 meters of snow.'], { title: 'How volcanoes work' })
  for (const board of boards) expect(BoardSchema.parse(board)).toEqual(board)
}) // prettier-ignore

test('the same request gives the same board', () => {
  const texts = ['Cats purr.', 'A dog barks at 3 in the morning.', 'Then an owl wakes.', 'The cat sleeps.']
  expect(boardsOf(texts)).toEqual(boardsOf(texts))
})

test.each([
  ['How bees find flowers', ['Bees dance for the hive.', 'The angle shows the sun.'], true],
  ['5 habits for better sleep', ['Keep the room dark.', 'Drink less coffee.'], true],
  ['The price of gold rises', ['Gold costs 2,000 dollars, because people fear inflation.', 'That is 20 percent more.'], true],
  ['The clockmaker of the old town', ['She opened the door and heard a clock.', 'He had waited for her all night.'], false],
  ['The last train', ['One night, I stood at the station.', 'My grandmother was there, and she said my name.'], false],
])('“%s”: whether it explains something', (title, texts, expected) => {
  expect(explainsSomething({ title, template: 'general', texts, language: 'en' })).toBe(expected)
}) // prettier-ignore

test('the channel templates tell tales', () => {
  for (const { id } of TEMPLATES)
    expect(explainsSomething({ title: 'How bees live', template: id, texts: ['Because.'], language: 'en' })).toBe(false)
})

test('a scene without words of its own keeps the board before it, or shows the title once', () => {
  const empty = 'and it went on and on and on and on again.'
  const boards = boardsOf(['We are so used to it.', ...Array.from({ length: 5 }, () => empty)], {
    title: 'Why It Goes On',
  })
  const shown = boards.map(({ items }) => items.map((item) => ('text' in item ? item.text : '')).join())
  expect(shown.slice(0, 2)).toEqual(['Why It Goes On', 'Why It Goes On'])
  expect(boards[1]!.items[0]).not.toHaveProperty('at')
  const mixed = boardsOf(['We are so used to it.', 'An owl wakes.', empty, empty], { title: 'Why It Goes On' })
  expect(mixed.map(({ items }) => ('icon' in items[0]! ? items[0].icon : 'words'))).toEqual([
    'words',
    'owl',
    'owl',
    'words',
  ])
})
