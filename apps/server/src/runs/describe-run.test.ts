import { findPostFaults, listPlatforms, privateOf, textOf } from '@dayreel/catalogue'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeRun } from './describe-run.ts'

const SOURCE = { title: 'Sea', site: 'Wikipedia', licence: 'CC BY-SA 4.0', url: 'https://en.wikipedia.org/wiki/Sea' }
const SOURCE_LINE = 'Sea, Wikipedia, CC BY-SA 4.0 – https://en.wikipedia.org/wiki/Sea'
const LONG_SOURCE = {
  title: '海'.repeat(300),
  site: '海'.repeat(100),
  licence: 'x'.repeat(100),
  url: `https://en.wikipedia.org/wiki/${'x'.repeat(270)}`,
}
const VIDEO = {
  title: 'Why the sea is salty',
  description: 'Rivers carry it there.',
  hashtags: ['#sea'],
  sources: [],
}

test('on platforms with titles, the text is the description without the title', () => {
  expect(describeRun('youtube', VIDEO)).toEqual({
    title: 'Why the sea is salty',
    text: 'Rivers carry it there.',
    tags: ['sea'],
  })
})

test('on platforms without titles, the text is the description, which begins with the hook', () => {
  const text = 'Rivers carry it there.'
  expect(describeRun('instagram', VIDEO)).toEqual({ title: '', text, tags: ['sea'] })
  expect(describeRun('instagram', { ...VIDEO, description: '' }).text).toBe('Why the sea is salty')
})

test('a description does not repeat the title above it', () => {
  const description = 'Why the sea is salty.\n\nRivers carry it there.'
  expect(describeRun('youtube', { ...VIDEO, description }).text).toBe('Rivers carry it there.')
  expect(describeRun('tiktok', { ...VIDEO, description }).text).toBe(description)
})

test('a caption contains no further hashtags and mentions no users', () => {
  const { text } = describeRun('tiktok', { ...VIDEO, description: 'Ask @ada about #salt.' })
  expect(text).toBe('Ask ada about salt.')
})

test('the description names the sources of the words at the end', () => {
  expect(describeRun('tiktok', { ...VIDEO, sources: [SOURCE] }).text).toBe(
    `Rivers carry it there.\n\nSources:\n${SOURCE_LINE}`,
  )
})

describe.each(listPlatforms())('on $name', ({ name: platform, limits }) => {
  test('a text that is too long is cut, but its sources are not', () => {
    const { text, tags } = describeRun(platform, { ...VIDEO, description: 'слово '.repeat(2_000), sources: [SOURCE] })
    expect(text).toMatch(/…\n\nSources:\n/)
    expect(text.endsWith(SOURCE_LINE)).toBe(true)
    expect(textOf(platform, { text, tags, asDraft: false }).length).toBeGreaterThan(
      Math.min(limits.maxText, 4_000) / 2.5,
    )
  })

  test('accepts the texts of any video', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 6_000, size: 'max' }),
      fc
        .array(fc.constantFrom('@ada ', '#sea ', '<b>', 'я', '👩‍👩‍👧 ', 'salt, '), { maxLength: 3_000, size: 'max' })
        .map((parts) => parts.join('')),
    )
    const hashtag = fc.stringMatching(/^#?[\p{L}\p{N}]{1,60}$/u)
    fc.assert(
      fc.property(words, words, fc.array(hashtag, { maxLength: 30 }), (title, description, hashtags) => {
        const sources = [LONG_SOURCE, LONG_SOURCE, LONG_SOURCE]
        const described = describeRun(platform, { title, description, hashtags, sources })
        expect(described.text.match(/ – https:\/\/en\.wikipedia\.org/gu)).toHaveLength(3)
        const faults = findPostFaults(platform, {
          ...described,
          lengthSeconds: 30,
          privacy: privateOf(platform),
          asDraft: false,
        })
        expect(faults).toEqual([])
      }),
      { numRuns: 25 },
    )
  })
})
