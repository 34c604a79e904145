import { expect, test } from 'vitest'
import { countText, findPostFaults, listPlatforms, textOf, type PostWords } from './main.ts'

const words = (about: Partial<PostWords>): PostWords => ({
  lengthSeconds: 30,
  title: 'Letters to the sea',
  text: '',
  tags: [],
  privacy: 'public',
  asDraft: false,
  ...about,
})
const NAMES = listPlatforms().map(({ name }) => name)
const textsOf = (...given: Parameters<typeof findPostFaults>) => findPostFaults(...given).map(({ text }) => text)
const fieldsOf = (...given: Parameters<typeof findPostFaults>) => findPostFaults(...given).map(({ field }) => field)

test('accepts an ordinary post on every platform', () => {
  for (const name of NAMES) expect(findPostFaults(name, words({}))).toEqual([])
})

test('YouTube counts bytes, the others count code units', () => {
  expect(NAMES.map((name) => countText(name, 'é😀'))).toEqual([6, 3, 3])
  expect(fieldsOf('youtube', words({ text: 'é'.repeat(2_500) }))).toEqual([])
  expect(fieldsOf('youtube', words({ text: 'é'.repeat(2_501) }))).toEqual(['text'])
  expect(fieldsOf('tiktok', words({ text: '😀'.repeat(1_100) }))).toEqual([])
  expect(fieldsOf('tiktok', words({ text: '😀'.repeat(1_100) + 'a' }))).toEqual(['text'])
})

test('counts tags that become hashtags, but not on YouTube', () => {
  const six = words({ text: '#a and #b #c', tags: ['d', 'e f', '#g'] })
  expect(textOf('instagram', six)).toBe('#a and #b #c\n\n#d #ef #g')
  expect(NAMES.map((name) => fieldsOf(name, six))).toEqual([[], ['tags'], ['tags']])
  expect(fieldsOf('tiktok', { ...six, asDraft: true })).toEqual([])
})

test('YouTube’s tags leave room for the marker tag', () => {
  const tags = (length: number) => words({ tags: ['a'.repeat(length)] })
  expect(fieldsOf('youtube', tags(488))).toEqual([])
  expect(fieldsOf('youtube', tags(489))).toEqual(['tags'])
  expect(fieldsOf('youtube', words({ tags: ['a'.repeat(480) + ' b'] }))).toEqual([])
})

test('rules of a single platform', () => {
  expect(fieldsOf('youtube', words({ title: ' ', text: '<b>', privacy: 'friends' }))).toEqual([
    'privacy',
    'title',
    'text',
  ])
  expect(fieldsOf('instagram', words({ text: '@ana '.repeat(21) }))).toEqual(['text'])
  expect(fieldsOf('tiktok', words({ promotes: 'partner', privacy: 'private' }))).toEqual(['privacy'])
})

test('each rule has its own message', () => {
  const youtube = words({ title: '<', text: '>', tags: ['a,b', 'x'.repeat(500)] })
  expect(textsOf('youtube', youtube)).toEqual([
    'YouTube does not accept < or >.',
    'YouTube does not accept < or >.',
    'YouTube accepts tags of at most 488 characters in total.',
    'YouTube does not accept <, > or commas in a tag.',
  ])
  expect(textsOf('youtube', words({ title: '' }))).toEqual(['YouTube requires a title.'])
  expect(textsOf('instagram', words({ text: '@ana '.repeat(21) }))).toEqual(['Instagram accepts at most 20 mentions.'])
  expect(textsOf('tiktok', words({ promotes: 'partner', privacy: 'private' }))).toEqual([
    'TikTok does not accept a paid partnership that only you can see.',
  ])
})
