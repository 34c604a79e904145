import { readdirSync, readFileSync, statSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ICON_NAMES_FOLDER, readIconNames, stickerNames } from './icon-names.ts'
import { makeIconNames } from './make-icon-names.ts'

const MAX_BYTES = 1_500_000

test('the names of icons match the pinned labels of Unicode', async () => {
  const made = await makeIconNames()
  const files = readdirSync(ICON_NAMES_FOLDER).filter((file) => file.endsWith('.br'))
  expect(files.sort()).toEqual([...made.keys()].map((language) => `${language}.txt.br`).sort())
  const differing = [...made].filter(([language, text]) => readNames(language) !== text).map(([language]) => language)
  expect(differing, 'npm run assets -- assets/names').toEqual([])
})

test('the names of icons are small', () => {
  const sizes = readdirSync(ICON_NAMES_FOLDER).map((file) => statSync(ICON_NAMES_FOLDER + file).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
})

test.each([
  ['en', 'flamingo'],
  ['de-AT', 'Flamingo'],
  ['fr', 'flamant'],
  ['no', 'flamingo'],
  ['zh-Hant-TW', '紅鶴'],
  ['zh', '火烈鸟'],
])('a sticker has a label in %s', (language, label) => {
  expect(readIconNames(language)[stickerNames().indexOf('flamingo')]).toMatchObject({ icon: 'flamingo', label })
})

test('a language without labels has no names', () => {
  expect(readIconNames('tlh')).toEqual([])
  expect(readIconNames('../../x')).toEqual([])
})

function readNames(language: string): string {
  return brotliDecompressSync(readFileSync(`${ICON_NAMES_FOLDER}${language}.txt.br`)).toString('utf8')
}
