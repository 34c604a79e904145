import type { Writer } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { createLoadedWriters, type LoadableModel } from './loaded-writers.ts'

const MODEL: LoadableModel = {
  owner: 'site',
  name: 'openai/gpt-5',
  isReplaced: false,
  settings: { provider: 'openai', model: 'gpt-5', key: 'sk-1' },
}
const OTHER_KEY = { ...MODEL, settings: { ...MODEL.settings, key: 'sk-2' } }

function throwError(error: unknown): never {
  throw error
}

/** Creates writers that record, by their key, when they are loaded and closed. */
function givenWriters() {
  const noted: string[] = []
  const writers = createLoadedWriters(async ({ owner, settings: { key } }: LoadableModel) => {
    noted.push(`load ${owner} ${key}`)
    return { close: async () => void noted.push(`close ${owner} ${key}`) } as Writer
  }, throwError)
  return { writers, noted }
}

test('loads a model once for all its uses, and closes it with the process', async () => {
  const { writers, noted } = givenWriters()
  const [one, other] = [await writers.use(MODEL, async (w) => w), await writers.use({ ...MODEL }, async (w) => w)]
  expect(one).toBe(other)
  expect(noted).toEqual(['load site sk-1'])
  await writers.close()
  expect(noted).toEqual(['load site sk-1', 'close site sk-1'])
})

test('after a change of the key, closes the old writer when its last user is done', async () => {
  const { writers, noted } = givenWriters()
  const ends = Promise.withResolvers<void>()
  const job = writers.use(MODEL, () => ends.promise)
  await writers.use(OTHER_KEY, async () => undefined)
  expect(noted).toEqual(['load site sk-1', 'load site sk-2'])
  ends.resolve()
  await job
  await writers.close()
  expect(noted.slice(2)).toEqual(['close site sk-1', 'close site sk-2'])
})

test('each owner has a separate writer, and a disconnected one is closed', async () => {
  const { writers, noted } = givenWriters()
  await writers.use(MODEL, async () => undefined)
  await writers.use({ ...MODEL, owner: 'an account' }, async () => undefined)
  writers.forget('an account')
  await writers.use(MODEL, async () => undefined)
  expect(noted).toEqual(['load site sk-1', 'load an account sk-1', 'close an account sk-1'])
})

test('closes the least recently used of many unused writers', async () => {
  const { writers, noted } = givenWriters()
  for (let i = 0; i < 20; i++) await writers.use({ ...MODEL, owner: `${i}` }, async () => undefined)
  await writers.use({ ...MODEL, owner: '0' }, async () => undefined)
  await writers.use({ ...MODEL, owner: '20' }, async () => undefined)
  await writers.use({ ...MODEL, owner: '0' }, async () => undefined)
  expect(noted.filter((note) => note.startsWith('close'))).toEqual(['close 1 sk-1'])
})

test('a writer that failed to load is loaded again at the next use', async () => {
  let attempts = 0
  const writers = createLoadedWriters<LoadableModel>(async () => {
    if (++attempts === 1) throw new Error('no memory')
    return { close: async () => undefined } as Writer
  }, throwError)
  await expect(writers.use(MODEL, async () => 'used')).rejects.toThrow('no memory')
  expect(await writers.use(MODEL, async () => 'used')).toBe('used')
})
