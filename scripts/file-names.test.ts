import { expect, test } from 'vitest'
import { badNamesOf, findBadNames } from './file-names.ts'

test.each([
  'packages/studio/src/utils.ts',
  'packages/studio/src/helpers/sound.ts',
  'packages/studio/src/write/text-helpers.ts',
  'apps/server/src/data/rows.ts',
  'apps/web/src/VideoPlayer.tsx',
  'scripts/run_tests.ts',
])('rejects the name %s', (file) => {
  expect(badNamesOf([file])).toHaveLength(1)
})

test.each([
  'packages/studio/src/make-video.ts',
  'packages/studio/src/score/mix-sound.test.ts',
  'README.md',
  'docs/data/x.json',
])('accepts the name %s', (file) => {
  expect(badNamesOf([file])).toEqual([])
})

test('the project has no bad name', async () => {
  expect(await findBadNames()).toEqual([])
})
