import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { readIconIndex } from '../icons/icon-index.ts'

/** The names of a sticker in one language. */
export type IconName = {
  icon: string
  /** The Unicode name, such as “flamingo” or “red apple”. */
  label: string
  /** Words that lead to it in a search. They are no names: those of the flamingo are “animal”, “tropical”. */
  tags: readonly string[]
}

/** Folder of the labels, a compressed file for each language. `npm run assets -- assets/names` writes them. */
export const ICON_NAMES_FOLDER = fileURLToPath(new URL('../../assets/names/', import.meta.url))

const NONE: readonly IconName[] = []
const names = new Map<string, readonly IconName[]>()
let stickers: readonly string[] | undefined

/** Returns the names of all stickers, which have no prefix. */
export function stickerNames(): readonly string[] {
  stickers ??= [...readIconIndex().keys()].filter((name) => !name.includes(':'))
  return stickers
}

/** Returns the labels and tags of all stickers in a language. A language without labels has none. */
export function readIconNames(language: string): readonly IconName[] {
  const file = fileOf(language)
  let found = names.get(file)
  if (!found) {
    found = existsSync(file) ? readNames(brotliDecompressSync(readFileSync(file)).toString('utf8')) : NONE
    names.set(file, found)
  }
  return found
}

/** Returns the file of a language, for `zh-Hant-TW` that of traditional Chinese, for `no` that of Bokmål. */
function fileOf(language: string): string {
  const [primary = '', ...rest] = language.toLowerCase().replaceAll('_', '-').split('-')
  const isTraditional = primary === 'zh' && /\b(?:hant|tw|hk|mo)\b/.test(rest.join('-'))
  const base = isTraditional ? 'zh-hant' : primary === 'no' || primary === 'nn' ? 'nb' : primary
  return `${ICON_NAMES_FOLDER}${base.replaceAll(/[^a-z-]/g, '')}.txt.br`
}

function readNames(text: string): IconName[] {
  const icons = stickerNames()
  return text.split('\n').flatMap((line, at) => {
    const [label = '', ...tags] = line.split('|')
    return label === '' ? [] : [{ icon: icons[at]!, label, tags }]
  })
}
