import { expect, test } from 'vitest'
import { spokenRuns } from './spoken-runs.ts'

const DIALOGUE = {
  language: 'en',
  voice: 'dr-voice-miles',
  pace: 1,
  scenes: [
    { text: 'Who is there,' },
    { text: 'she asked,', voice: 'dr-voice-ada' },
    { text: 'and what do you want?', voice: 'dr-voice-ada' },
    { text: 'Nobody answered.' },
  ],
}

test('each scene is spoken by its own voice, and a sentence is spoken together only by one voice', () => {
  const runs = spokenRuns(DIALOGUE).map(({ request: { voice, text } }) => [voice, text])
  expect(runs).toEqual([
    ['dr-voice-miles', 'Who is there,'],
    ['dr-voice-ada', 'she asked, and what do you want?'],
    ['dr-voice-miles', 'Nobody answered.'],
  ])
})

test('without voices of their own, all scenes have the voice of the video', () => {
  const scenes = DIALOGUE.scenes.map(({ text }) => ({ text }))
  expect(spokenRuns({ ...DIALOGUE, scenes }).map(({ request }) => request.voice)).toEqual([
    'dr-voice-miles',
    'dr-voice-miles',
  ])
})

test('a recording that was split into scenes is one run, and other recordings are not', () => {
  const [first, second] = ['recording/a', 'recording/b']
  const scenes = [
    { text: 'Who is there?', voice: first },
    { text: 'Nobody answered.', voice: first },
    { text: 'The door closed.', voice: second },
    { text: 'It was late.' },
    { text: 'It was dark.' },
  ]
  const runs = spokenRuns({ ...DIALOGUE, scenes }).map(({ request }) => request.text)
  expect(runs).toEqual(['Who is there? Nobody answered.', 'The door closed.', 'It was late.', 'It was dark.'])
})
