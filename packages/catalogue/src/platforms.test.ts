import { expect, test } from 'vitest'
import { findPostFaults, isPlatform, listPlatforms, platformOf, privateOf } from './main.ts'
import { addPlatform } from './testing.ts'

test('a name that is no longer listed is its own label, and nothing can be posted to it', () => {
  expect(isPlatform('orkut')).toBe(false)
  expect(platformOf('orkut')).toMatchObject({ name: 'orkut', label: 'orkut' })
  expect(privateOf('orkut')).toBe('private')
})

test('a test can list a platform once, and it is removed afterwards', () => {
  const before = listPlatforms().length
  const traits = { ...platformOf('instagram'), name: 'orkut', label: 'Orkut' }
  const remove = addPlatform(traits)
  try {
    expect(() => addPlatform(traits)).toThrow('orkut')
    expect(listPlatforms().at(-1)).toBe(traits)
    const words = { lengthSeconds: 1, title: '', text: '', tags: [], privacy: 'public', asDraft: false } as const
    expect(findPostFaults('orkut', words)).toEqual([
      { field: 'lengthSeconds', text: 'Orkut accepts videos of 3 to 900 seconds.' },
    ])
  } finally {
    remove()
  }
  expect(listPlatforms().length).toBe(before)
  expect(isPlatform('orkut')).toBe(false)
})
