import { expect, test } from 'vitest'
import {
  DURATIONS_SECONDS,
  FRAMEWORK_IDS,
  isDurationSeconds,
  PLANS,
  STYLES,
  TEMPLATES,
  TRACKS,
  TRENDING_TEMPLATE_COUNT,
  VOICES,
} from './main.ts'

const allDiffer = (values: readonly unknown[]): boolean => new Set(values).size === values.length

test('15 durations, 20 to 90 in steps of 5', () => {
  expect(DURATIONS_SECONDS).toHaveLength(15)
  expect(DURATIONS_SECONDS.map((seconds, i) => seconds - 5 * i)).toEqual(Array(15).fill(20))
  expect([19, 20, 22.5, 90, 95].map(isDurationSeconds)).toEqual([false, true, false, true, false])
})

test('22 styles, None first, each with its own id', () => {
  expect(STYLES).toHaveLength(22)
  expect(STYLES[0].name).toBe('None')
  expect(STYLES.find(({ name }) => name === 'Portrait')?.id).toBe('8e2bc543-6ee2-45f9-bcd9-594b6ce84dcd')
  expect(allDiffer(STYLES.map(({ id }) => id))).toBe(true)
  for (const { id } of STYLES) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('eight templates, half of them trending, and the general framework', () => {
  expect(TEMPLATES.map(({ id }) => id)).toEqual([
    'impossible-worlds',
    'what-if-overnight',
    'before-they-vanished',
    'time-broke-here',
    'found-in-archives',
    'dreams-never-wake',
    'life-almost-had',
    'tales-end-of-time',
  ])
  expect(TRENDING_TEMPLATE_COUNT).toBe(TEMPLATES.length / 2)
  expect(FRAMEWORK_IDS).toHaveLength(9)
})

test('track ids are the names in lower case with hyphens', () => {
  expect(TRACKS).toHaveLength(6)
  for (const { id, name } of TRACKS) expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'))
})

test('ids of tracks are the names in lower case with hyphens', () => {
  expect(VOICES.length).toBeGreaterThanOrEqual(6)
  expect(allDiffer(VOICES.map(({ voice_id }) => voice_id))).toBe(true)
})

test('the entries have the fields of the specification', () => {
  expect(Object.keys(TEMPLATES[0])).toEqual(['id', 'name', 'previewUrl', 'description', 'cost'])
  expect(Object.keys(TRACKS[0])).toEqual(['id', 'name', 'url'])
  expect(Object.keys(STYLES[0])).toEqual(['name', 'id', 'image'])
  expect(Object.keys(VOICES[0])).toEqual(['voice_id', 'name', 'preview_url', 'description'])
  expect(TRACKS.find(({ id }) => id === 'sunny-walk')?.url).toBe('/media/tracks/sunny-walk.m4a')
  expect(TEMPLATES.map(({ cost }) => cost)).toEqual(Array(8).fill(1))
})

test('the plans cost what the specification says', () => {
  expect(PLANS.map(({ id, priceCents }) => [id, priceCents])).toEqual([
    ['free', null],
    ['starter', 2_900],
    ['pro', 9_900],
    ['premium', 14_900],
    ['enterprise', null],
  ])
})
