import { expect, test } from 'vitest'
import { findZones, listZones } from './zones.ts'

const WINTER = Date.parse('2026-11-22T12:00:00Z')
const zones = listZones('Asia/Calcutta', WINTER)

test('lists zones from west to east with their UTC offsets, and lists renamed zones once', () => {
  expect(zones[0]!.label).toMatch(/\(UTC−1\d:00\)$/)
  expect(zones.at(-1)!.label).toMatch(/\(UTC\+14:00\)$/)
  expect(zones.filter(({ value }) => value === 'Asia/Calcutta')).toHaveLength(1)
  expect(zones.find(({ value }) => value === 'UTC')!.label).toBe('UTC (UTC+00:00)')
})

// Older engines list some zones by their former names, such as Asia/Katmandu.
test.each([
  ['new york', 'America/New York'],
  ['berl', 'Europe/Berlin'],
  ['+5:45', 'Asia/Kathmandu'],
  ['kathmandu', 'Asia/Kathmandu'],
  ['kolkata', 'Asia/Kolkata'],
  ['-05:00 york', 'America/New York'],
])('finds %s for “%s”', (typed, name) => {
  const found = findZones(zones, typed)
  expect(found.length).toBeLessThan(20)
  expect(found.map(({ label }) => label.replace(/ \(.+$/, ''))).toContain(name)
})

test('an empty search keeps all zones, and an unknown name finds none', () => {
  expect(findZones(zones, ' ')).toHaveLength(zones.length)
  expect(findZones(zones, 'atlantis')).toEqual([])
})
