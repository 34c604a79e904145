import { listPlatforms } from '@dayreel/catalogue'
import { SANDBOX_PLATFORMS } from '@dayreel/sandbox'
import { expect, test } from 'vitest'
import { PLATFORM_SETTINGS } from '#config'
import { ADAPTERS } from './adapters.ts'

test('each platform has its traits, its settings, its adapter and its stand-in', () => {
  const names = listPlatforms().map(({ name }) => name)
  expect(ADAPTERS.map(({ name }) => name)).toEqual(names)
  expect(Object.keys(PLATFORM_SETTINGS)).toEqual(names)
  expect(Object.keys(SANDBOX_PLATFORMS)).toEqual(names)
})
