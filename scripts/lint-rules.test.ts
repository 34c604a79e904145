import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DIRECTIONS } from './directions.ts'

// A rule that never matches looks as if all code were fine, so every rule of this project gets code that violates it.
const DIRECTION = 'no-restricted-imports'
/**
 * Code that violates each ban of each zone. Each violation is in a separate file and also in a folder one level deeper,
 * because a later zone might have replaced the ban there.
 */
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
  {
    file: 'packages/studio/src/make-video/type-round.ts',
    code: "import type { Other } from './type-round-again.ts'\nexport type Round = Other[]\n",
    rule: 'no-cycle',
  },
]
/** Imports from a lower folder of the server to a higher one, in every notation that can name a folder. */
const BACK_UP = [
  ['errors', '#db/connect.ts'],
  ['log', '#config'],
  ['http', '#identity/auth-provider.ts'],
  ['http', '../jobs/handle.ts'],
  ['db', '#ledger/credits.ts'],
  ['db', '#http/serve.ts'],
  ['config', '#identity/auth-provider.ts'],
  ['config', '../../identity/auth-provider.ts'],
  ['ledger', '#config'],
  ['ledger', '#identity/auth-provider.ts'],
  ['storage', '#jobs/handle.ts'],
  ['jobs', '#services'],
  ['jobs', '#mail/mailer.ts'],
  ['mail', '#identity/auth-provider.ts'],
  ['identity', '#realtime/create-realtime.ts'],
  ['identity', '#services'],
  ['realtime', '#services'],
  ['realtime', '#videos'],
  ['ledger', '../videos/start-video.ts'],
  ['rpc', '#services'],
  ['rpc', '../compose/app.ts'],
  ['rpc', '@dayreel/studio'],
  ['connections', '#posts'],
  ['connections', '#videos'],
  ['videos', '#connections'],
  ['videos', '#posts'],
  ['videos', '#runs'],
  ['posts', '#runs'],
  ['posts', '../channels/channel-config.ts'],
  ['runs', '#channels'],
  ['runs', '#posts/insert-post.ts'],
  ['runs', '../posts/insert-post.ts'],
  ['channels', '#billing'],
  ['billing', '#channels'],
  ['accounts', '#billing'],
  ['channels', '#edge/health.ts'],
  ['videos', '#compose/app.ts'],
  ['posts/rooms', '../../compose/app.ts'],
].map(([folder, imported], i) => ({
  file: `apps/server/src/${folder}/back-up-${i}.ts`,
  code: `import '${imported}'\n`,
  imported,
}))
/** Files that close the circles above, and other imports that the rules must allow. */
const ALLOWED: readonly { file: string; code: string }[] = [
  ...['packages/painter/src', 'packages/studio/src/make-video'].map((folder) => ({
    file: `${folder}/round-again.ts`,
    code: "import { round } from './round.ts'\nexport const other = () => round\n",
  })),
  {
    file: 'packages/studio/src/make-video/type-round-again.ts',
    code: "import type { Round } from './type-round.ts'\nexport type Other = { round: Round }\n",
  },
  { file: 'packages/studio/src/render/draw.ts', code: "import '../caption/page-captions.ts'\n" },
  { file: 'packages/writer/src/stories/plan.ts', code: "import '@dayreel/catalogue'\nimport '@dayreel/storyboard'\n" },
  { file: 'packages/auth/src/wire/use.ts', code: "import '@dayreel/catalogue'\nimport 'fastify'\nimport 'pg'\n" },
  {
    file: 'apps/server/src/processes/start-worker.ts',
    code: "import '#compose/create-studio.ts'\nimport '#compose/job-handlers.ts'\n",
  },
  { file: 'apps/server/src/videos/plan.ts', code: "import '@dayreel/studio/planning'\n" },
  { file: 'apps/server/src/identity/build.ts', code: "import '@dayreel/auth'\n" },
  { file: 'packages/embedded/src/use.ts', code: "import '@dayreel/writer'\nimport '@dayreel/painter'\n" },
  { file: 'packages/embedded/src/use.test.ts', code: "import '@dayreel/painter/testing'\n" },
  { file: 'apps/server/src/runs/use.ts', code: "import './other.ts'\nimport '#ledger/credits.ts'\nimport '#posts'\n" },
  { file: 'apps/server/src/runs/room/use.ts', code: "import '../other.ts'\n" },
  {
    file: 'apps/server/src/identity/use.ts',
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
    'scripts/server-directions.ts',
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
  // The linked folder contains the engine of the type-aware rules.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n') // Without this file, oxlint stops without a result.
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

test.each(BACK_UP)('$file may not import $imported, because that import points back up', ({ file }) => {
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
