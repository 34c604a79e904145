import { expect, test } from 'vitest'
import { IDEA, IMPROVED, SHOWN, SUBJECTS, VIDEO_WORDS } from '../words/words-schema.ts'
import { toGrammar } from './to-grammar.ts'

test('bounds each text and each list, and counts the lists that a question counts', () => {
  expect(toGrammar(SHOWN, { shown: 7 })).toMatchObject({
    type: 'object',
    properties: {
      title: { type: 'string', maxLength: 320 },
      sheet: { type: 'array', maxItems: 24, items: { type: 'object' } },
      shown: { type: 'array', minItems: 7, maxItems: 7, items: { type: 'string', maxLength: 320 } },
    },
  })
})

test('a value that may be missing is one of two types', () => {
  const { properties } = toGrammar(VIDEO_WORDS) as { properties: { scenes: { items: { properties: object } } } }
  expect(properties.scenes.items.properties).toMatchObject({ item: { type: ['number', 'null'] } })
})

test.each(Object.entries({ IDEA, IMPROVED, SHOWN, SUBJECTS, VIDEO_WORDS }))(
  '%s has only what the engine reads',
  (_name, schema) => {
    const keywords = new Set<string>()
    const collect = (node: unknown, isNamed: boolean): void => {
      if (typeof node !== 'object' || node === null) return
      for (const [key, value] of Object.entries(node)) {
        if (!isNamed && !Array.isArray(node)) keywords.add(key)
        collect(value, key === 'properties')
      }
    }
    collect(toGrammar(schema), false)
    const known = ['type', 'properties', 'items', 'maxItems', 'minItems', 'maxLength']
    expect([...keywords].filter((keyword) => !known.includes(keyword))).toEqual([])
  },
)
