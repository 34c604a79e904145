import { expect, test } from 'vitest'
import { toCues, toSrt, toVtt } from './subtitles.ts'

const page = (text: string, startSeconds: number, endSeconds: number) => ({
  startSeconds,
  endSeconds,
  endsSentence: /[.?]$/.test(text),
  rightToLeft: false,
  language: 'en',
  words: text.split(' ').map((word) => ({ text: word, startSeconds, endSeconds, spaced: true })),
})

const scenes = [
  { startSeconds: 0, pages: [page('The clock', 0, 0.8), page('stopped.', 0.8, 1.4), page('Why?', 1.5, 2)] },
  { startSeconds: 3661.25, pages: [page('<b> & so on', 0, 1)] },
]

test('pages of one sentence are joined, but sentences and scenes are not', () => {
  expect(toCues(scenes).map(({ text }) => text)).toEqual(['The clock stopped.', 'Why?', '<b> & so on'])
})

test('numbers and times SubRip cues', () => {
  expect(toSrt(toCues(scenes))).toBe(
    '1\n00:00:00,000 --> 00:00:01,400\nThe clock stopped.\n\n' +
      '2\n00:00:01,500 --> 00:00:02,000\nWhy?\n\n' +
      '3\n01:01:01,250 --> 01:01:02,250\n<b> & so on\n',
  )
})

test('WebVTT escapes markup characters', () => {
  expect(toVtt(toCues(scenes))).toContain('01:01:01.250 --> 01:01:02.250\n&lt;b&gt; &amp; so on\n')
  expect(toVtt([])).toBe('WEBVTT\n\n')
})
