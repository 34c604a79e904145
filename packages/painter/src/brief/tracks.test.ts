import { describe, expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'

const WORLD = { palette: 'frost', figure: 'coat', light: 'soft' } as const
const read = (prompt: string, text = '', story = '') =>
  readBrief({ prompt, text, story, notes: '', world: WORLD, seed: 5, index: 1, count: 8 })

describe('prints on the ground', () => {
  test('are read from prompt and text, not where the words deny them', () => {
    expect(read('footprints, beach, night').tracks).toEqual({ walkers: 1, isPale: false })
    expect(read('beach, night', 'There were tracks in the sand.').tracks).toEqual({ walkers: 1, isPale: false })
    expect(read('two pairs of footprints, beach').tracks?.walkers).toBe(2)
    expect(read('flour, footprints, kitchen floor').tracks?.isPale).toBe(true)
    expect(read('house in the snow, night, no footprints').tracks).toBeUndefined()
    expect(read('beach, night').tracks).toBeUndefined()
  })

  test('are all there is where the prompt names nobody, whatever the text and the story speak of', () => {
    const story = 'An astronaut who came home to an empty town. | There were footprints.'
    const brief = read(
      'footprints, beach, night, fog',
      'There were footprints, and they went down to the water.',
      story,
    )
    expect(brief).toMatchObject({ people: { count: 0 }, things: [] })
    expect(read('two pairs of footprints, beach', 'They were smaller.', story)).toMatchObject({
      people: { count: 0 },
      things: [],
      tracks: { walkers: 2 },
    })
    expect(read('footprints in snow, one person walking').people.count).toBe(1)
  })

  test('lie on ground that takes them, with nothing small before them', () => {
    expect(read('footprints in snow, one person walking').place).toBe('field')
    expect(read('footprints, sea, sand').place).toBe('coast')
    expect(read('footprints, key, forest').things).toEqual([])
  })
})

describe('the ground of the moon', () => {
  test('is stood on where the words say so, and has no moon in its sky', () => {
    const brief = read('footprints on the moon, astronaut')
    expect(brief).toMatchObject({ place: 'planet', isLunar: true, things: ['astronaut'], people: { count: 0 } })
    expect(read('man walking on the moon').things).toEqual(['astronaut'])
    expect(read('moon over a field').isLunar).toBeUndefined()
  })
})
