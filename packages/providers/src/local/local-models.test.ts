import { expect, test } from 'vitest'
import { bytesOf, languagesOf } from './local-model.ts'
import { LOCAL_MODELS, LOCAL_VOICES, LOCAL_WRITERS } from './local-models.ts'
import { LETTERS } from '../speech/local/piper/symbols.ts'
import { sampleLine } from '../speech/sample-lines.ts'

test('each model has a name of its own, and pins different files by commit, size and checksum', () => {
  expect(new Set(LOCAL_MODELS.map(({ name }) => name)).size).toBe(LOCAL_MODELS.length)
  for (const { name, files } of LOCAL_MODELS) {
    expect(name).toMatch(/^[a-z\d][a-z\d.-]*$/u)
    expect(new Set(files.map(({ suffix }) => suffix)).size).toBe(files.length)
    expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(files.length)
    for (const { commit, bytes, sha256 } of files) {
      expect(commit).toMatch(/^[\da-f]{40}$/u)
      expect(sha256).toMatch(/^(?:[\da-f]{16}|[\da-f]{64})$/u)
      expect(bytes).toBeGreaterThan(100_000)
    }
  }
})

test('each model may be used for any purpose, and states enough memory', () => {
  for (const model of LOCAL_MODELS) {
    for (const part of model.licence.split(' AND '))
      expect(['Apache-2.0', 'MIT', 'CC0-1.0', 'CC-BY-4.0']).toContain(part)
    expect(model.memoryBytes).toBeGreaterThan(bytesOf(model))
  }
})

test('two writers are recommended, and the first one is small', () => {
  const recommended = LOCAL_WRITERS.filter(({ isRecommended }) => isRecommended)
  expect(recommended).toHaveLength(2)
  expect(bytesOf(recommended[0]!)).toBeLessThan(1_500_000_000)
})

test('each voice has its file, each file its voice, and each voice a sentence in its language', () => {
  for (const model of LOCAL_VOICES) {
    const suffixes = model.files.map(({ suffix }) => suffix)
    const used = model.voices.map(({ voice }) =>
      model.engine === 'piper' ? model.speakers[voice]?.file : `${voice}.bin`,
    )
    expect(new Set(suffixes)).toEqual(new Set([...used, ...(model.engine === 'kokoro' ? ['onnx'] : [])]))
    expect(suffixes).toHaveLength(new Set(suffixes).size)
    for (const { languages } of model.voices) expect(sampleLine(languages).language).toBe(languages[0])
  }
})

test('a model of letters reads a language with letters in the list', () => {
  const letters = LOCAL_VOICES.flatMap((model) =>
    model.engine === 'piper'
      ? Object.values(model.speakers).flatMap(({ reads }) => ('letters' in reads ? [reads.letters] : []))
      : [],
  )
  for (const each of letters) expect(LETTERS[each].size).toBeGreaterThan(30)
})

test('the voices speak many languages, and their downloads are small', () => {
  expect(LOCAL_VOICES.map(languagesOf).flat()).toEqual(['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ro', 'uk'])
  for (const model of LOCAL_VOICES.slice(1)) expect(bytesOf(model)).toBeLessThan(150_000_000)
})
