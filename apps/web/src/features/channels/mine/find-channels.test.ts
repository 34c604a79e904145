import { expect, test } from 'vitest'
import { findChannels } from './find-channels.ts'

const CHANNELS = [
  { name: 'Night Desk', templateName: 'Time Broke Here' },
  { name: 'Ältere Uhren', templateName: 'Time Broke Here' },
  { name: 'Harbour', templateName: 'Found in Archives' },
  { name: '夜の話', templateName: 'Dreams Never Wake' },
]

test.each([
  ['', [0, 1, 2, 3]],
  ['desk', [0]],
  ['TIME', [0, 1]],
  ['altere', [1]],
  ['ÄLT', [1]],
  ['broke night', [0]],
  ['night archives', []],
  ['found in', [2]],
  ['夜', [3]],
  ['.*', []],
])("finds “%s” by name and template, with each channel's position in the full list", (search, places) => {
  expect(findChannels(CHANNELS, search)).toEqual(places.map((index) => ({ channel: CHANNELS[index], index })))
})
