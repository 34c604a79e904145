import { expect, test } from 'vitest'
import { sceneTimes, timesOfLengths, timeText } from './scene-times.ts'

const VTT = `WEBVTT

00:00:00.030 --> 00:00:01.720
Nobody warned you.

00:00:01.863 --> 00:00:04.511
You turn a corner, and right in front

00:00:04.511 --> 00:00:04.933
of you:

00:01:05.089 --> 00:01:07.293
Smith &amp; Sons
`
const TEXTS = ['Nobody warned you.', 'You turn a corner – and right in front of you:', 'Smith & Sons']

test('a scene lasts from its first words until the first words of the next scene', () => {
  expect(sceneTimes(VTT, TEXTS, 68.2)).toEqual([
    { startSeconds: 0, endSeconds: 1.863 },
    { startSeconds: 1.863, endSeconds: 65.089 },
    { startSeconds: 65.089, endSeconds: 68.2 },
  ])
})

test('captions with other words give no times', () => {
  expect(sceneTimes(VTT, [...TEXTS, 'One more.'], 68.2)).toEqual([])
  expect(sceneTimes('', TEXTS, 68.2)).toEqual([])
})

test('rounds times to whole seconds', () => {
  expect(timeText({ startSeconds: 0, endSeconds: 6.6 })).toBe('0–7 s')
  expect(timeText({ startSeconds: 58.2, endSeconds: 65.1 })).toBe('58–65 s')
})

test('times of edited scenes follow each other until the first unknown length', () => {
  expect(timesOfLengths([3, 2.5, undefined, 4])).toEqual([
    { startSeconds: 0, endSeconds: 3 },
    { startSeconds: 3, endSeconds: 5.5 },
    undefined,
    undefined,
  ])
})
