import { expect, test } from 'vitest'
import { ROOM_KINDS } from '../../brief/brief.ts'
import { plainShot } from '../../plain-shot.ts'
import { thingNamed } from '../../things/index.ts'
import { companyFor, tableSetting } from './settings.ts'

test('in every room a cup is kept company by things that are not cups', () => {
  const cup = thingNamed('cup')!
  for (const room of ROOM_KINDS)
    for (let turn = 0; turn < 5; turn++) {
      const shot = plainShot({ brief: { place: 'room', room, things: ['cup'] }, likeness: `ember ${turn}` })
      const company = companyFor(shot, cup, turn, 2)
      expect(company).toHaveLength(2)
      expect(new Set(company).size).toBe(2)
      for (const { name } of company) expect(name).not.toMatch(/cup|glass|bowl|pitcher|kettle/)
    }
})

test('what keeps a thing company is the same in each scene of a video that shows it so', () => {
  const [one, other] = [1, 9].map((seed) => {
    const shot = plainShot({ seed, brief: { place: 'room', room: 'kitchen' } })
    return companyFor(shot, thingNamed('kettle')!, 3, 3).map(({ name }) => name)
  })
  expect(one).toEqual(other)
})

test('where the lamps are out, none keeps company', () => {
  const shot = plainShot({ brief: { place: 'room', room: 'bedroom' } })
  const dark = { ...shot, palette: { ...shot.palette, lampsAreOut: true } }
  for (let turn = 0; turn < 6; turn++)
    for (const thing of companyFor(dark, thingNamed('letter')!, turn, 3)) expect('shine' in thing).toBe(false)
})

test('a letter lies on a table, boots stand on the floor', () => {
  const { brief } = plainShot({ brief: { place: 'room', room: 'archive' } })
  expect(tableSetting({ brief }, thingNamed('letter'))).toBe('archive')
  expect(tableSetting({ brief }, thingNamed('shoes'))).toBe('floor')
})
