import { expect, test } from 'vitest'
import { postTextOf, sourcesText, withoutTitle } from './post-text.ts'

test.each([
  ['Honey never spoils. Bees make it.', 'Honey never spoils', 'Bees make it.'],
  ['Honey never spoils', 'Honey never spoils', ''],
  ['honey never spoils!\n\nBees make it.', 'Honey never spoils', 'Bees make it.'],
  ['Why do cats purr? Nobody knows.', 'Why do cats purr?', 'Nobody knows.'],
  ['Coffee beans grow on a tree.', 'Coffee', 'Coffee beans grow on a tree.'],
  ['Bees make it.', '', 'Bees make it.'],
  ['海はなぜ青いのか。\n光です。', '海はなぜ青いのか', '光です。'],
])('“%s” after the title “%s” becomes “%s”', (text, title, left) => {
  expect(withoutTitle(text, title)).toBe(left)
})

test('the text repeats the title only on a platform whose posts have no title', () => {
  const video = { title: 'Honey never spoils', description: 'Honey never spoils.\n\nBees make it.' }
  expect(postTextOf('youtube', video)).toBe('Bees make it.')
  expect(postTextOf('tiktok', video)).toBe(video.description)
  expect(postTextOf('tiktok', { ...video, description: ' ' })).toBe('Honey never spoils')
})

test('names each source on a line of its own, without characters that have a meaning in a caption', () => {
  const source = {
    title: 'C# <music>',
    site: 'Wikipedia',
    licence: 'CC BY-SA 4.0',
    url: 'https://en.wikipedia.org/wiki/C',
  }
  expect(sourcesText([])).toBe('')
  expect(sourcesText([source, { ...source, url: `https://example.com/${'x'.repeat(300)}` }])).toBe(
    'Sources:\nC music, Wikipedia, CC BY-SA 4.0 – https://en.wikipedia.org/wiki/C\nC music, Wikipedia, CC BY-SA 4.0',
  )
})
