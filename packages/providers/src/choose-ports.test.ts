import type { Engine, Narrator, Writer } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { BUILT_IN, choosePorts } from './choose-ports.ts'

/** Creates engines that record which ones were loaded and closed. */
function watchEngines() {
  const loaded: string[] = []
  const closed: string[] = []
  const port = <Port>(name: string): Port => ({ name, close: async () => void closed.push(name) }) as unknown as Port
  const writer = (name: string, needsBuiltIn = false): Engine => ({
    role: 'text',
    name,
    languages: 'any',
    unit: 'tokens',
    async load(builtIn) {
      if (needsBuiltIn) await builtIn()
      loaded.push(`text ${name}`)
      return port<Writer>(name)
    },
  })
  const narrator = (name: string, isBroken = false): Engine => ({
    role: 'speech',
    name,
    languages: ['en'],
    unit: 'characters',
    voices: [],
    async load() {
      if (isBroken) throw new Error('this voice cannot be loaded')
      loaded.push(`speech ${name}`)
      return port<Narrator>(name)
    },
  })
  return { loaded, closed, writer, narrator }
}

test('loads only the requested roles, in the order of preference', async () => {
  const { loaded, writer, narrator } = watchEngines()
  const engines = [writer('model'), narrator(BUILT_IN), writer(BUILT_IN), narrator('hosted')]
  const speech = await choosePorts(engines, ['speech'])
  expect(loaded).toEqual(['speech built-in', 'speech hosted'])
  expect(speech.narrators.map(({ name }) => name)).toEqual([BUILT_IN, 'hosted'])
  expect(speech.writers).toEqual([])
  const all = await choosePorts(engines)
  expect(all.writers.map(({ name }) => name)).toEqual(['model', BUILT_IN])
})

test('loads a built-in engine only once if other engines fall back to it', async () => {
  const { loaded, writer } = watchEngines()
  await choosePorts([writer('a', true), writer('b', true), writer(BUILT_IN)])
  expect(loaded.filter((name) => name === 'text built-in')).toHaveLength(1)
})

test('close closes every port', async () => {
  const { closed, writer, narrator } = watchEngines()
  const { close } = await choosePorts([writer(BUILT_IN), narrator(BUILT_IN), narrator('hosted')])
  await close()
  expect(closed.toSorted()).toEqual([BUILT_IN, BUILT_IN, 'hosted'])
})

test('if one engine fails to load, closes the others and passes on the error', async () => {
  const { loaded, closed, writer, narrator } = watchEngines()
  const engines = [writer(BUILT_IN), narrator(BUILT_IN), narrator('broken', true)]
  await expect(choosePorts(engines)).rejects.toThrow('this voice cannot be loaded')
  expect(closed.length).toBe(loaded.length)
})

test('rejects a fallback without a built-in engine as a mistake of the caller', async () => {
  const { writer } = watchEngines()
  await expect(choosePorts([writer('model', true)])).rejects.toThrow('No engine of this role is called built-in')
})
