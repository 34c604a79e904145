import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ICON_SETS, type IconSet } from './icon-sets.ts'

type Library = {
  icons: Record<string, { body: string; width?: number; height?: number; hidden?: boolean }>
  aliases?: Record<string, { parent: string; hFlip?: boolean }>
  width?: number
  height?: number
}

const require = createRequire(import.meta.url)
const DEFAULT_SIZE = 16

/** Writes the index of all libraries: where each icon's drawing is in its file. `readIconIndex` reads it. */
export async function makeIconIndex(): Promise<string> {
  const sections = await Promise.all(ICON_SETS.map(indexSet))
  return `${sections.join('\n')}\n`
}

async function indexSet(set: IconSet): Promise<string> {
  const bytes = await readFile(require.resolve(set.file))
  const { icons, aliases = {}, width = DEFAULT_SIZE, height = width } = JSON.parse(bytes.toString('utf8')) as Library
  const all = new Set(Object.keys(icons))
  const ranges = new Map<string, string>()
  let at = bytes.indexOf('"icons"')
  for (const [icon, { body, width: ownWidth = width, height: ownHeight = height }] of Object.entries(icons)) {
    const literal = Buffer.from(JSON.stringify(body))
    at = bytes.indexOf(literal, bytes.indexOf(`${JSON.stringify(icon)}: {`, at))
    if (at < 0)
      throw new Error(`The drawing of ${icon} was not found in ${set.file}. Compare its format with this code.`)
    ranges.set(icon, `${at} ${literal.length} ${ownWidth} ${ownHeight}`)
    at += literal.length
  }
  const lines = [...all].flatMap((icon) => {
    const name = icons[icon]!.hidden === true ? undefined : set.nameOf(icon, all)
    return name === undefined ? [] : [`${name} ${ranges.get(icon)!}`]
  })
  // Other aliases are old names of the same drawings.
  for (const [alias, { parent, hFlip }] of Object.entries(aliases)) {
    const name = set.nameOf(alias, new Set([...all, ...Object.keys(aliases)]))
    if (hFlip === true && name !== undefined) lines.push(`${name} ${ranges.get(parent)!} mirrored`)
  }
  return [`= ${set.file} ${bytes.length}`, ...lines.toSorted()].join('\n')
}
