import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'

const read = (prompt: string, text = '') =>
  readBrief({
    prompt,
    text,
    notes: '',
    world: { palette: 'teal', figure: 'coat', light: 'soft' },
    seed: 3,
    index: 2,
    count: 8,
  })

test('a doorknob fills the frame, white where flour is spoken of, and not where the prompt shows somebody or something else', () => {
  expect(read('open door, kitchen', 'There is flour on the doorknob.').staging).toEqual({
    kind: 'doorknob',
    isFloury: true,
  })
  expect(read('brass doorknob, close view').staging).toEqual({ kind: 'doorknob', isFloury: false })
  expect(read('old woman at an oven, kitchen', 'Flour on the doorknob.').staging).toBeUndefined()
  expect(read('loaf of bread, steam, kitchen', 'Flour on the doorknob.').things).toEqual(['loaf'])
})

test('a calendar on a wall and a coat on a hook fill the frame, indoors', () => {
  const calendar = read('calendar, wall, lamp, night, living room', 'Somebody had torn off the calendar,')
  expect(calendar.staging).toEqual({ kind: 'on wall', hangs: 'calendar' })
  expect(read('hand with a pencil, calendar, close view').staging).toMatchObject({ act: 'mark calendar' })
  const coat = read('coat on a hook, empty town, night', 'The coat was on its hook.')
  expect(coat).toMatchObject({ place: 'room', staging: { kind: 'on wall', hangs: 'coat' } })
  expect(read('man in a coat, street').staging).toBeUndefined()
})
