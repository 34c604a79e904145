import { expect, test } from 'vitest'
import { findObjects } from './find-object.ts'

test.each([
  ['{"a":1}', [{ a: 1 }]],
  ['```json\n{"a":1}\n```', [{ a: 1 }]],
  ['Sure, {here} it is: {"a":{"b":"}"}} {done}', [{ a: { b: '}' } }]],
  ['<think>{"a":0} or {</think>\n```{"a":1}```', [{ a: 1 }]],
  ['{"a":1} no, rather {"a":2}', [{ a: 2 }, { a: 1 }]],
  ['{"a":"say \\"{\\" twice"}', [{ a: 'say "{" twice' }]],
  ['{"a":1', []],
  ['an open { and then {"a":1}', [{ a: 1 }]],
  ['nothing', []],
  ['', []],
])('%j', (text, objects) => {
  expect(findObjects(text)).toEqual(objects)
})

test('gives up on a text of only braces quickly', () => {
  expect(findObjects('{'.repeat(200_000))).toEqual([])
})
