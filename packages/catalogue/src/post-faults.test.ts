import { expect, test } from 'vitest'
import { countText, findPostFaults, PLATFORM_NAMES, textOf, type PostWords } from './main.ts'

const words = (about: Partial<PostWords>): PostWords => ({
  lengthSeconds: 30,
  title: 'Letters to the sea',
  text: '',
  tags: [],
  privacy: 'public',
  asDraft: false,
  ...about,
})
const fieldsOf = (...given: Parameters<typeof findPostFaults>) => findPostFaults(...given).map(({ field }) => field)

test('a post without anything special is fine everywhere', () => {
  for (const name of PLATFORM_NAMES) expect(findPostFaults(name, words({}))).toEqual([])
})

test('YouTube counts bytes, the others code units', () => {
  expect(PLATFORM_NAMES.map((name) => countText(name, 'é😀'))).toEqual([6, 3, 3])
  expect(fieldsOf('youtube', words({ text: 'é'.repeat(2_500) }))).toEqual([])
  expect(fieldsOf('youtube', words({ text: 'é'.repeat(2_501) }))).toEqual(['text'])
  expect(fieldsOf('tiktok', words({ text: '😀'.repeat(1_100) }))).toEqual([])
  expect(fieldsOf('tiktok', words({ text: '😀'.repeat(1_100) + 'a' }))).toEqual(['text'])
})

test('hashtags are counted with the tags that become some, but not on YouTube', () => {
  const six = words({ text: '#a and #b #c', tags: ['d', 'e f', '#g'] })
  expect(textOf('instagram', six)).toBe('#a and #b #c\n\n#d #ef #g')
  expect(PLATFORM_NAMES.map((name) => fieldsOf(name, six))).toEqual([[], ['tags'], ['tags']])
  expect(fieldsOf('tiktok', { ...six, asDraft: true })).toEqual([])
})

test('YouTube’s tags leave room for the one that the post is known by', () => {
  const tags = (length: number) => words({ tags: ['a'.repeat(length)] })
  expect(fieldsOf('youtube', tags(488))).toEqual([])
  expect(fieldsOf('youtube', tags(489))).toEqual(['tags'])
  expect(fieldsOf('youtube', words({ tags: ['a'.repeat(480) + ' b'] }))).toEqual([])
})

test('what only one platform refuses', () => {
  expect(fieldsOf('youtube', words({ title: ' ', text: '<b>', privacy: 'friends' }))).toEqual([
    'privacy',
    'title',
    'text',
  ])
  expect(fieldsOf('instagram', words({ text: '@ana '.repeat(21) }))).toEqual(['text'])
  expect(fieldsOf('tiktok', words({ promotes: 'partner', privacy: 'private' }))).toEqual(['privacy'])
})
