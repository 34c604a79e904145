import { describe, expect, test } from 'vitest'
import { read, BEES, VALID, CHOICES } from './test/given-answer.ts'
import { writePrompt } from './write-prompt.ts'

const item = (show: string, more: object = {}) => ({ kind: 'icon', show, value: null, label: null, tint: null, at: null, ...more }) // prettier-ignore
const single = (show: string, more: object = {}) => ({ layout: 'single', items: [item(show, more)], marks: [] })
const withBoards = (hook: unknown, scene: unknown) =>
  JSON.stringify({ ...VALID, hook: { ...VALID.hook, board: hook }, scenes: [{ ...VALID.scenes[0], board: scene }] })

describe('boards', () => {
  test('of hook and scenes are read, and their pictures are found by name or meaning', async () => {
    const { words, repairs } = await read(withBoards(single('honey-pot', { at: 'never spoils' }), single('bees')))
    expect([words.scenes.map(({ board }) => board), repairs]).toEqual([
      [
        { layout: 'single', items: [{ kind: 'icon', icon: 'honey-pot', at: 'never spoils' }] },
        { layout: 'single', items: [{ kind: 'icon', icon: 'honeybee' }] },
      ],
      [],
    ])
  })

  test('may lack fields, and write null and numbers as text; unreadable items and marks are left out', async () => {
    const messy = {
      layout: ' Amount',
      items: ['bees', { kind: 'number', show: 3_000, value: '3000', tint: 'purple' }, { kind: 'Icon', show: 'bee', label: 'none' }],
      marks: [{ kind: 'circle', on: '1', to: 'null' }, { kind: 'zigzag', on: 0 }],
    } // prettier-ignore
    const { words } = await read(withBoards(messy, { layout: 'single', items: [{ kind: 'word', show: 'dry' }] }))
    expect(words.scenes.map(({ board }) => board)).toEqual([
      {
        layout: 'amount',
        items: [
          { kind: 'number', text: '3000', value: 3_000 },
          { kind: 'icon', icon: 'honeybee' },
        ],
        marks: [{ kind: 'circle', on: 0 }],
      },
      { layout: 'word', items: [{ kind: 'word', text: 'dry' }] },
    ])
  })

  test.each([
    ['with another layout', { ...single('bees'), layout: 'collage' }],
    ['without items', { ...single('bees'), items: [] }],
    ['as text', 'a bee on paper'],
    ['without a picture or words to show', single('  ')],
    ['left out', undefined],
  ])('%s: rules make the board, and a notice says so', async (_, board) => {
    const { words, repairs } = await read(withBoards(single('honey'), board))
    expect(words.scenes.map((scene) => scene.board?.layout)).toEqual(['single', undefined])
    expect(repairs).toEqual([expect.stringContaining('The boards of 1 scene follow the words')])
  })

  test('belong to the first part of a divided scene', async () => {
    const long = 'Bees dry it with their wings, and they never rest before the work is done in the hive. '.repeat(3)
    const scene = { words: long, shows: BEES, board: single('bees') }
    const { words } = await read(JSON.stringify({ ...VALID, scenes: [scene] }))
    expect(words.scenes.map(({ board }) => board !== undefined)).toEqual([false, true, ...words.scenes.slice(2).map(() => false)]) // prettier-ignore
  })

  test('are requested only if the video may show them, in a prompt that is short enough to paste', () => {
    for (const look of ['board', 'automatic'] as const) {
      expect(promptFor(look)).toContain('"board"')
      expect(promptFor(look)).toContain('picture-of-the-cast-119')
      expect(promptFor(look).length).toBeLessThan(12_000)
    }
    expect(promptFor('painted') + promptFor('shadow-play') + promptFor('automatic', 'time-broke-here')).not.toMatch(
      /board/iu,
    )
  })
})

function promptFor(look: string, framework = 'general'): string {
  return writePrompt([{ subject: 'Honey', language: 'en' }], { ...CHOICES, framework, look }, createOffers(120))
}

function createOffers(count: number) {
  return { offer: () => Array.from({ length: count }, (_, i) => ({ icon: `picture-of-the-cast-${i}`, label: '' })) }
}
