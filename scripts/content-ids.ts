import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

/**
 * A part of the code whose results are cached. Its `content-id.ts` contains a hash of everything that determines these
 * results.
 */
type Part = {
  folder: string
  /** Files or folders outside the part's folder that it depends on. */
  uses?: readonly string[]
  /** The package whose pinned dependencies the part uses, and a pattern of their names. */
  pinned?: { package: string; names: RegExp }
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TEXT = 'packages/storyboard/src/text'
const TITLES = 'packages/storyboard/src/titles'
const NUMBERS = 'packages/storyboard/src/numbers'
const FONTS = 'packages/storyboard/src/fonts'
const RANDOM = 'packages/storyboard/src/random.ts'
const SOUND = 'packages/studio/src/lib'
const STUDIO = 'packages/studio/package.json'

export const PARTS: readonly Part[] = [
  {
    folder: 'packages/storyboard/src/plan',
    uses: ['packages/storyboard/src/sameness', 'packages/storyboard/src/board', TEXT, RANDOM],
  },
  { folder: 'packages/writer/src', uses: [TEXT, RANDOM, TITLES, 'packages/writer/stories'] },
  {
    folder: 'packages/painter/src',
    uses: [TEXT, RANDOM],
    pinned: { package: 'packages/painter/package.json', names: /canvas/ },
  },
  { folder: 'packages/cast/src/names', uses: ['packages/cast/assets'] },
  {
    folder: 'packages/cast/src/board',
    uses: ['packages/cast/src/icons', TEXT, FONTS, RANDOM],
    pinned: { package: 'packages/cast/package.json', names: /canvas|fontsource|iconify|roughjs/ },
  },
  {
    folder: 'packages/cast/src/rules',
    uses: ['packages/cast/src/names', 'packages/cast/assets/names', TEXT, TITLES, NUMBERS, RANDOM],
    pinned: { package: 'packages/cast/package.json', names: /compromise/ },
  },
  {
    folder: 'packages/cast/src/play',
    uses: [
      'packages/cast/src/icons',
      'packages/cast/src/names',
      'packages/cast/src/rules',
      'packages/cast/assets/names',
      TEXT,
      TITLES,
      NUMBERS,
      RANDOM,
    ],
    pinned: { package: 'packages/cast/package.json', names: /canvas|iconify|compromise/ },
  },
  {
    folder: 'packages/studio/src/narrate',
    uses: [TEXT, SOUND, 'packages/studio/src/sound-file'],
    pinned: { package: STUDIO, names: /flite|node-av/ },
  },
  {
    folder: 'packages/studio/src/score',
    uses: [SOUND, 'packages/studio/src/sound-file', 'packages/studio/assets/music/made-tracks.json'],
    pinned: { package: STUDIO, names: /node-av/ },
  },
  {
    folder: 'packages/studio/src/caption',
    uses: [TEXT, FONTS],
    pinned: { package: 'packages/storyboard/package.json', names: /canvas|fontsource|iconify/ },
  },
  {
    folder: 'packages/studio/src/render',
    uses: ['packages/storyboard/src/tail.ts', SOUND],
    pinned: { package: STUDIO, names: /canvas|node-av/ },
  },
]

/** Files on which no result depends. */
const ASIDE =
  /\.test\.ts$|\/(test|assembly)\/|\/(testing|content-id|build-kernel|measure-[a-z]+|render-fixtures)\.ts$|score\/compose\.ts$/

export function contentIdFile({ folder }: Part): string {
  return join(ROOT, folder, 'content-id.ts')
}

/** @returns the expected content of the file. */
export async function writtenContentId(part: Part): Promise<string> {
  return `/** A hash of what decides the results here; \`node scripts/content-ids.ts\` writes it. */\nexport const CONTENT_ID = '${await contentId(part)}'\n`
}

async function contentId({ folder, uses = [], pinned }: Part): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all([folder, ...uses].map(filesOf))).flat().filter((file) => !ASIDE.test(file))
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`)
    const bytes = await readFile(join(ROOT, file))
    hash.update(file.endsWith('.ts') ? withoutComments(file, bytes.toString('utf8')) : bytes)
  }
  if (pinned) hash.update(await versionsOf(pinned))
  return hash.digest('hex').slice(0, 12)
}

async function filesOf(path: string): Promise<string[]> {
  if (/\.[a-z]+$/.test(path)) return [path]
  const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(ROOT.length)}/${entry.name}`.replaceAll('\\', '/'))
}

async function versionsOf({ package: file, names }: NonNullable<Part['pinned']>): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(ROOT, file), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const found = Object.entries(dependencies).filter(([name]) => names.test(name))
  return JSON.stringify(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Removes comments, because they do not change a result. Also removes lines that contained only a comment. */
export function withoutComments(file: string, text: string): string {
  let kept = ''
  let at = 0
  for (const { start, end } of parseSync(file, text).comments) {
    kept += text.slice(at, start)
    at = end
    // Also removes the indentation of a line that contained nothing but the comment.
    const indent = /(?:^|\n)[ \t]*$/.exec(kept)
    const rest = /^[ \t]*\n/.exec(text.slice(at))
    if (indent && rest) {
      kept = kept.replace(/[ \t]+$/, '')
      at += rest[0].length
    }
  }
  return kept + text.slice(at)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const part of PARTS) await writeFile(contentIdFile(part), await writtenContentId(part))
}
