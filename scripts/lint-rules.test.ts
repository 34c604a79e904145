import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DIRECTIONS } from './directions.ts'

// A check that checks nothing looks green. Here every rule of ours meets code that breaks it.
const DIRECTION = 'no-restricted-imports'
/** Each ban of each zone, in a file of its own, also one folder deeper: a later zone must not have replaced it. */
const PLANTED_IMPORTS = DIRECTIONS.flatMap(({ example, bans }) =>
  bans.map(({ example: imported, message }, i) => ({
    file: example.replace('peek', `peek-${i}`),
    code: `import '${imported}'\n`,
    imported,
    message,
  })),
)
const PLANTED: readonly { file: string; code: string; rule: string }[] = [
  { file: 'packages/studio/src/BadName.ts', code: 'export const one = 1\n', rule: 'filename-case' },
  {
    file: 'packages/studio/src/loose.ts',
    code: 'export const loose = (value: any) => value as number\n',
    rule: 'no-explicit-any',
  },
  { file: 'packages/studio/src/default.ts', code: 'export default 1\n', rule: 'no-default-export' },
  {
    file: 'packages/studio/src/forgotten.ts',
    code: 'async function work(): Promise<void> {}\nexport function start(): void {\n  work()\n}\n',
    rule: 'no-floating-promises',
  },
  ...['packages/painter/src', 'packages/studio/src/make-video'].map((folder) => ({
    file: `${folder}/round.ts`,
    code: "import { other } from './round-again.ts'\nexport const round = () => other\n",
    rule: 'no-cycle',
  })),
]
/** Every arrow that would run back up between the server's floors; the names that a folder is reached by. */
const BACK_UP = [
  ['lib', '#auth/auth-provider.ts'],
  ['lib', '#config'],
  ['lib', '../jobs/handle.ts'],
  ['db', '#ledger/credits.ts'],
  ['config', '#auth/auth-provider.ts'],
  ['config', '../../auth/auth-provider.ts'],
  ['ledger', '#config'],
  ['ledger', '#auth/auth-provider.ts'],
  ['storage', '#jobs/handle.ts'],
  ['jobs', '#services'],
  ['jobs', '../services.ts'],
  ['jobs', '#mail/mailer.ts'],
  ['mail', '#auth/auth-provider.ts'],
  ['auth', '#realtime/create-realtime.ts'],
  ['auth', '#services'],
  ['realtime', '#services'],
  ['realtime', '#video/start-video.ts'],
  ['ledger', '../video/start-video.ts'],
  ['questions', '#services'],
  ['questions', '../create-studio.ts'],
  ['questions', '@dayreel/studio'],
].map(([folder, imported], i) => ({
  file: `apps/server/src/${folder}/back-up-${i}.ts`,
  code: `import '${imported}'\n`,
  imported,
}))
/** What the circles above lead through, and what the rules must let through. */
const ALLOWED: readonly { file: string; code: string }[] = [
  ...['packages/painter/src', 'packages/studio/src/make-video'].map((folder) => ({
    file: `${folder}/round-again.ts`,
    code: "import { round } from './round.ts'\nexport const other = () => round\n",
  })),
  { file: 'packages/studio/src/render/draw.ts', code: "import '../caption/page-captions.ts'\n" },
  { file: 'packages/writer/src/stories/plan.ts', code: "import '@dayreel/catalogue'\nimport '@dayreel/storyboard'\n" },
  { file: 'packages/auth/src/wire/use.ts', code: "import '@dayreel/catalogue'\nimport 'fastify'\nimport 'pg'\n" },
  { file: 'apps/server/src/start-worker.ts', code: "import './create-studio.ts'\nimport './job-handlers.ts'\n" },
  { file: 'apps/server/src/features/peek/plan.ts', code: "import '@dayreel/studio/planning'\n" },
  { file: 'apps/server/src/auth/build.ts', code: "import '@dayreel/auth'\n" },
  { file: 'packages/embedded/src/use.ts', code: "import '@dayreel/writer'\nimport '@dayreel/painter'\n" },
  { file: 'packages/embedded/src/use.test.ts', code: "import '@dayreel/painter/testing'\n" },
  { file: 'apps/server/src/features/peek/use.ts', code: "import './other.ts'\nimport '#ledger/credits.ts'\n" },
  { file: 'apps/server/src/features/peek/room/use.ts', code: "import '../other.ts'\n" },
  {
    file: 'apps/server/src/auth/use.ts',
    code: "import '#config'\nimport '#mail/mailer.ts'\nimport '#lib/account.ts'\n",
  },
  { file: 'apps/server/src/mail/use.ts', code: "import '#jobs/handle.ts'\nimport '#db/connect.ts'\n" },
  { file: 'apps/command/src/use.ts', code: "import '@dayreel/studio'\n" },
  {
    file: 'apps/web/src/features/plans/use.ts',
    code: "import '@dayreel/catalogue'\nimport '@mantine/core'\nimport '#ui/button.tsx'\nimport '#lib/api.ts'\n",
  },
  {
    file: 'apps/web/src/features/videos/create/use.ts',
    code: "import './other.ts'\nimport '../editor/storyboard-editor.tsx'\nimport '../words.ts'\n",
  },
  {
    file: 'apps/web/src/features/videos/editor/scenes/use.ts',
    code: "import '../changes/other.ts'\nimport '../../words.ts'\n",
  },
  { file: 'apps/web/src/pages/app/use.ts', code: "import '@mantine/core'\nimport '#features/plans/plan-cards.tsx'\n" },
  { file: 'bench/use.ts', code: "import '@dayreel/studio/testing'\n" },
]

type Finding = { filename: string; code: string; help?: string }

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = mkdtempSync(join(tmpdir(), 'dayreel-lint-'))
let findings: Finding[] = []

beforeAll(() => {
  for (const { file, code } of [...PLANTED_IMPORTS, ...PLANTED, ...BACK_UP, ...ALLOWED]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), code)
  }
  for (const file of [
    'oxlint.config.ts',
    'scripts/directions.ts',
    'scripts/import-bans.ts',
    'tsconfig.base.json',
    'tsconfig.json',
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  for (const project of ['packages/catalogue', 'packages/studio', 'packages/painter', 'apps/command', 'scripts']) {
    mkdirSync(join(folder, project), { recursive: true })
    cpSync(join(root, project, 'tsconfig.json'), join(folder, project, 'tsconfig.json'))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules')) // where the type-aware rules' engine is
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n') // oxlint stops where there is none
  const { stdout } = spawnSync('oxlint', ['--format=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(PLANTED_IMPORTS)('$file may not import $imported', ({ file, message }) => {
  const found = findings.filter(({ filename, code }) => filename === file && code.includes(DIRECTION))
  expect(found.map(({ help }) => help)).toContain(message)
})

test.each(BACK_UP)('$file may not import $imported: that is an arrow back up', ({ file }) => {
  const found = findings.filter(({ filename, code }) => filename === file && code.includes(DIRECTION))
  expect(found).toHaveLength(1)
})

test.each(PLANTED)('$file breaks $rule', ({ file, rule }) => {
  expect(findings.filter(({ filename }) => filename === file).map(({ code }) => code)).toContainEqual(
    expect.stringContaining(rule),
  )
})

test.each(ALLOWED)('$file breaks no direction', ({ file }) => {
  const found = findings.filter(({ filename, code }) => filename === file && code.includes(DIRECTION))
  expect(found).toEqual([])
})
