import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { stickerNames } from './icon-names.ts'

type Emoji = { hexcode: string; label: string; tags?: string[] }

const require = createRequire(import.meta.url)
/** Regional variants, whose labels and tags are added as tags to those of the language. */
const VARIANTS: Readonly<Record<string, string>> = { 'en-gb': 'en', 'es-mx': 'es' }
/** English labels of the icons whose name differs from their label. */
const LABELS: Readonly<Record<string, string>> = {
  blackbird: 'black bird',
  'hugging-face': 'smiling face with open hands',
  'keycap-asterisk': 'keycap: *',
  'keycap-hashtag': 'keycap: #',
  'knocked-out-face': 'face with crossed-out eyes',
  'man-blonde-hair': 'man: blond hair',
  'man-deaf': 'deaf man',
  'man-merpeople': 'merman',
  'man-with-bunny-ears': 'men with bunny ears',
  'man-wrestling': 'men wrestling',
  'person-blonde-hair': 'person: blond hair',
  'person-deaf': 'deaf person',
  'person-elf': 'elf',
  'person-fairy': 'fairy',
  'person-genie': 'genie',
  'person-mage': 'mage',
  'person-merpeople': 'merperson',
  'person-superhero': 'superhero',
  'person-supervillain': 'supervillain',
  'person-vampire': 'vampire',
  'person-with-bunny-ears': 'people with bunny ears',
  'person-wrestling': 'people wrestling',
  'person-zombie': 'zombie',
  'phoenix-bird': 'phoenix',
  piata: 'piñata',
  'pouting-face': 'enraged face',
  'red-triangle': 'red triangle pointed up',
  'woman-blonde-hair': 'woman: blond hair',
  'woman-deaf': 'deaf woman',
  'woman-merpeople': 'mermaid',
  'woman-with-bunny-ears': 'women with bunny ears',
  'woman-wrestling': 'women wrestling',
}

/**
 * Returns the labels and tags of all stickers by language: a line for each sticker in the order of `stickerNames`, with
 * its label and its tags, separated by bars. `readIconNames` reads it.
 *
 * @throws {Error} if a sticker has no English label.
 */
export async function makeIconNames(): Promise<ReadonlyMap<string, string>> {
  const folder = dirname(require.resolve('emojibase-data/package.json'))
  const entries = await readdir(folder, { withFileTypes: true })
  const languages = entries.filter((entry) => entry.isDirectory() && !/^(?:meta|versions)$/.test(entry.name))
  const emoji = new Map(
    await Promise.all(languages.map(async ({ name }) => [name, await readEmoji(folder, name)] as const)),
  )
  const english = new Map([...emoji.get('en')!.values()].map((one) => [slugOf(one.label), one.hexcode]))
  const hexcodes = stickerNames().map((name) => {
    const hexcode = english.get(slugOf(LABELS[name] ?? name))
    if (hexcode === undefined) throw new Error(`No English label fits the icon ${name}. Add it to LABELS.`)
    return hexcode
  })
  const made = new Map<string, string>()
  for (const language of [...emoji.keys()].filter((name) => VARIANTS[name] === undefined)) {
    const own = emoji.get(language)!
    const variants = [...emoji].filter(([name]) => VARIANTS[name] === language).map(([, variant]) => variant)
    const lines = hexcodes.map((hexcode) =>
      lineOf(
        own.get(hexcode),
        variants.map((variant) => variant.get(hexcode)),
      ),
    )
    made.set(language, `${lines.join('\n')}\n`)
  }
  return made
}

async function readEmoji(folder: string, language: string): Promise<Map<string, Emoji>> {
  const emoji = JSON.parse(await readFile(join(folder, language, 'compact.json'), 'utf8')) as Emoji[]
  return new Map(emoji.map((one) => [one.hexcode, one]))
}

function lineOf(own: Emoji | undefined, variants: readonly (Emoji | undefined)[]): string {
  if (!own) return ''
  const further = variants.flatMap((variant) => (variant ? [variant.label, ...(variant.tags ?? [])] : []))
  return [...new Set([own.label, ...(own.tags ?? []), ...further])].join('|')
}

function slugOf(label: string): string {
  const plain = label
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}’“”.!()]/gu, '')
  return plain.replaceAll(/[^a-z\d*#]+/g, '-').replaceAll(/^-|-$/g, '')
}
