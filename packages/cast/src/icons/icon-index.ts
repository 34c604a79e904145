import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ICON_SETS, type IconSet } from './icon-sets.ts'

/** Where the drawing of an icon is. */
export type IconPlace = {
  set: IconSet
  /** Size of the library's whole file in bytes, as it was when the index was made. */
  fileBytes: number
  /** Range of the drawing in the library's file: a JSON string, in bytes. */
  offset: number
  length: number
  /** Size of the drawing's view box. */
  width: number
  height: number
  isMirrored: boolean
}

/** `npm run assets -- icon-index` writes it. */
export const ICON_INDEX_FILE = fileURLToPath(new URL('../../assets/icon-index.txt', import.meta.url))

let index: ReadonlyMap<string, IconPlace> | undefined

/** Whether the cast has an icon of this name, such as `flamingo`, `pinhead:bone` or `flag:de`. */
export function hasIcon(name: string): boolean {
  return readIconIndex().has(name)
}

/** Returns the place of each icon by its name. */
export function readIconIndex(): ReadonlyMap<string, IconPlace> {
  index ??= new Map(readFileSync(ICON_INDEX_FILE, 'utf8').split('\n= ').flatMap(readSection))
  return index
}

function readSection(section: string): [string, IconPlace][] {
  const [head = '', ...lines] = section.trimEnd().split('\n')
  const [file, fileBytes] = head.replace('= ', '').split(' ')
  const set = ICON_SETS.find((one) => one.file === file)
  if (!set)
    throw new Error(`The index of icons names an unknown library: ${file}. Run \`npm run assets -- icon-index\`.`)
  return lines.map((line) => {
    const [name, offset, length, width, height, mirrored] = line.split(' ')
    const place = { offset: Number(offset), length: Number(length), width: Number(width), height: Number(height) }
    const key = set.prefix === '' ? name! : `${set.prefix}:${name}`
    return [key, { set, fileBytes: Number(fileBytes), ...place, isMirrored: mirrored !== undefined }]
  })
}
