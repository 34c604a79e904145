import { makeTinyPiper, makeTinyVoice } from '@dayreel/sandbox'
import { expect, test } from 'vitest'
import { exposeLengths } from './expose-lengths.ts'

test('the output of the node that computes the lengths is added, and the symbols are counted', () => {
  const file = makeTinyPiper({ symbols: 130 })
  const exposed = exposeLengths(file)
  expect(exposed).toMatchObject({ lengths: '/Ceil_output_0', symbols: 130 })
  expect(exposed.file.subarray(0, file.length)).toEqual(Buffer.from(file))
  expect(Buffer.from(exposed.file.subarray(file.length)).includes('/Ceil_output_0')).toBe(true)
})

test('a model without such a node stays unchanged', () => {
  const file = makeTinyVoice()
  expect(exposeLengths(file)).toEqual({ file, lengths: undefined, symbols: undefined })
})

test.each([
  ['text', Buffer.from('This is not a model.')],
  ['a file that was cut off', makeTinyPiper().subarray(0, 900)],
  ['an endless number', Buffer.alloc(20, 255)],
])('%s is refused', (_name, file) => {
  expect(() => exposeLengths(file)).toThrow('no ONNX model')
})
