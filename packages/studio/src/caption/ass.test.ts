import { expect, test } from 'vitest'
import { toAss } from './ass.ts'
import { CAPTION_LOOKS } from './caption-looks.ts'
import type { CaptionPage } from './caption.ts'

const PAGE: CaptionPage = {
  startSeconds: 0,
  endSeconds: 1.5,
  words: [
    { text: 'Set', startSeconds: 0.1, endSeconds: 0.4, spaced: false },
    { text: '{a}\\N', startSeconds: 0.5, endSeconds: 1.25, spaced: true },
  ],
  endsSentence: true,
  rightToLeft: false,
  language: 'en',
}
const SIZE = { width: 1080, height: 1920 }

test('states the style of the captions, and when each word is spoken', () => {
  const lines = toAss([{ startSeconds: 3600.25, pages: [PAGE] }], CAPTION_LOOKS['lit-word'], SIZE).split('\n')
  expect(lines).toContain('PlayResX: 1080')
  expect(lines.find((line) => line.startsWith('Style:'))).toBe(
    'Style: Captions,Roboto Condensed,115,&H003FD2FF,&H00FFFFFF,&H00120B0B,&H00120B0B,-1,0,0,0,100,100,0,0,1,10,0,5,0,0,0,1',
  )
  expect(lines.at(-2)).toBe(
    'Dialogue: 0,1:00:00.25,1:00:01.75,Captions,,0,0,0,,{\\an5\\pos(540,1386)}{\\k10}{\\k30}Set{\\k10} {\\k75}\\{a\\}\\\u2060N',
  )
})

test('a karaoke style fills each word until it ends', () => {
  const text = toAss([{ startSeconds: 0, pages: [PAGE] }], CAPTION_LOOKS.karaoke, SIZE)
  expect(text).toContain('{\\kf30}Set{\\k10} {\\kf75}')
})
