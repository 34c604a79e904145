import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A check that checks nothing looks green. Here every rule of ours meets code that breaks it.
const PLANTED: readonly { file: string; code: string; rule: string }[] = [
  { file: 'packages/catalogue/src/plans.ts', code: "import 'node:fs'\n", rule: 'no-restricted-imports' },
  { file: 'packages/studio/src/make-video.ts', code: "import '@dayreel/server'\n", rule: 'no-restricted-imports' },
  { file: 'packages/studio/src/fetch-picture.ts', code: "import 'node:http'\n", rule: 'no-restricted-imports' },
  { file: 'packages/studio/src/save-video.ts', code: "import 'pg'\n", rule: 'no-restricted-imports' },
  { file: 'packages/studio/src/run-tool.ts', code: "import 'node:child_process'\n", rule: 'no-restricted-imports' },
  ...['write', 'narrate', 'illustrate', 'score', 'caption'].map((step) => ({
    file: `packages/studio/src/${step}/peek.ts`,
    code: "import '../render/mp4.ts'\n",
    rule: 'no-restricted-imports',
  })),
  {
    file: 'packages/studio/src/illustrate/places/peek.ts',
    code: "import '../../write/title.ts'\n",
    rule: 'no-restricted-imports',
  },
  { file: 'packages/studio/src/render/peek.ts', code: "import '../write/title.ts'\n", rule: 'no-restricted-imports' },
  { file: 'packages/studio/src/lib/peek.ts', code: "import '../make-video.ts'\n", rule: 'no-restricted-imports' },
  {
    file: 'apps/command/src/peek.ts',
    code: "import '@dayreel/studio/src/make-video.ts'\n",
    rule: 'no-restricted-imports',
  },
  ...[
    ['lib/peek.ts', '#ui/button.tsx'],
    ['lib/wire.ts', '@dayreel/server'],
    ['ui/peek.ts', '#features/account/profile.ts'],
    ['ui/reach.ts', '../features/account/profile.ts'],
    ['features/account/peek.ts', '#features/plans/plan-cards.tsx'],
    ['features/account/reach.ts', '../plans/plan-cards.tsx'],
    ['features/account/deep.ts', '@dayreel/contract/src/accounts.ts'],
    ['pages/home.ts', '@mantine/core'],
    ['pages/shell.ts', '#ui/app-provider.tsx'],
    ['pages/app/peek.ts', '@dayreel/studio'],
    ['root.ts', 'node:fs'],
  ].map(([file, imported]) => ({
    file: `apps/web/src/${file}`,
    code: `import '${imported}'\n`,
    rule: 'no-restricted-imports',
  })),
  ...["import '../videos/make.ts'\n", "import '../../app.ts'\n"].map((code, i) => ({
    file: `apps/server/src/features/peek/peek-${i}.ts`,
    code,
    rule: 'no-restricted-imports',
  })),
  ...['auth', 'ledger', 'storage', 'mail', 'realtime', 'jobs', 'db', 'lib'].map((layer) => ({
    file: `apps/server/src/${layer}/peek.ts`,
    code: "import '../features/accounts/profile.ts'\n",
    rule: 'no-restricted-imports',
  })),
  { file: 'apps/server/src/ledger/peek-up.ts', code: "import '../app.ts'\n", rule: 'no-restricted-imports' },
  { file: 'apps/server/src/db/peek-up.ts', code: "import '#ledger/credits.ts'\n", rule: 'no-restricted-imports' },
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
]
const ALLOWED: readonly { file: string; code: string }[] = [
  { file: 'packages/studio/src/render/draw.ts', code: "import '../caption/page-captions.ts'\n" },
  { file: 'packages/studio/src/write/plan.ts', code: "import '@dayreel/catalogue'\nimport '../errors.ts'\n" },
  { file: 'apps/server/src/features/peek/use.ts', code: "import './other.ts'\nimport '#ledger/credits.ts'\n" },
  { file: 'apps/server/src/auth/service/use.ts', code: "import '../sms-sender.ts'\nimport '#db/connect.ts'\n" },
  { file: 'apps/command/src/use.ts', code: "import '@dayreel/studio'\n" },
  {
    file: 'apps/web/src/features/plans/use.ts',
    code: "import '@dayreel/catalogue'\nimport '@mantine/core'\nimport '#ui/button.tsx'\nimport '#lib/api.ts'\n",
  },
  { file: 'apps/web/src/pages/app/use.ts', code: "import '@mantine/core'\nimport '#features/plans/plan-cards.tsx'\n" },
]

type Finding = { filename: string; code: string }

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = mkdtempSync(join(tmpdir(), 'dayreel-lint-'))
let findings: Finding[] = []

beforeAll(() => {
  for (const { file, code } of [...PLANTED, ...ALLOWED]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), code)
  }
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.json'])
    cpSync(join(root, file), join(folder, file))
  for (const project of ['packages/catalogue', 'packages/studio', 'apps/command', 'scripts']) {
    mkdirSync(join(folder, project), { recursive: true })
    cpSync(join(root, project, 'tsconfig.json'), join(folder, project, 'tsconfig.json'))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules')) // where the type-aware rules' engine is
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n') // oxlint stops where there is none
  const { stdout } = spawnSync('oxlint', ['--format=json', '.'], { cwd: folder, encoding: 'utf8' })
  findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(PLANTED)('$file breaks $rule', ({ file, rule }) => {
  expect(findings.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code)).toContainEqual(
    expect.stringContaining(rule),
  )
})

test.each(ALLOWED)('$file breaks no direction', ({ file }) => {
  const found = findings.filter(
    ({ filename, code }) => filename.endsWith(file) && code.includes('no-restricted-imports'),
  )
  expect(found).toEqual([])
})
