import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSandboxText, type SandboxText } from '@dayreel/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'dayreel-model-command-'))
let sandbox: SandboxText
beforeAll(async () => void (sandbox = await createSandboxText()))
afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

type Run = { status: number | null; stdout: string; stderr: string }

/** Runs the command with the settings of the stand-in model. */
function run(argv: readonly string[], settings: Record<string, string> = {}): Promise<Run> {
  const model = {
    TEXT_PROVIDER: 'openai-compatible', TEXT_BASE_URL: sandbox.baseUrls['openai-compatible'],
    TEXT_API_KEY: sandbox.key!, TEXT_MODEL: sandbox.model,
  } // prettier-ignore
  const env = { ...process.env, INIT_CWD: folder, ...model, ...settings }
  const child = spawn(process.execPath, [MAIN, ...argv], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) child[stream].on('data', (chunk) => (said[stream] += chunk))
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, ...said })))
}

test('retries a model that fails once, with a message; the text names the model; the frames are full-size', async () => {
  sandbox.faults.add('server-error')
  const { status, stdout, stderr } = await run(['Der alte Wal singt, und niemand hört zu.', '--json'])
  expect(stderr).toContain('Trying again in 2 s.')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    writtenBy: `openai-compatible/${sandbox.model}`,
    spoken: false,
    width: 720,
    height: 1280,
    notices: [expect.stringContaining('no German voice')],
  })
})

test.each([
  [{ TEXT_API_KEY: 'wrong' }, 1, 'the key was refused'],
  [{ TEXT_MODEL: 'nobody' }, 1, 'no model “nobody”'],
  [{ TEXT_PROVIDER: 'ollama' }, 2, 'TEXT_PROVIDER must be'],
  [{ FACTS: 'wikipedia' }, 2, 'FACTS_CONTACT is missing'],
])('%j: exits with status %i and says how to fix it', async (settings, status, sentence) => {
  const result = await run(['Why whales sing', '--duration', '20'], settings)
  expect(result.stderr).toContain(sentence)
  expect(result.stderr).not.toMatch(/the operator of this site|sandbox-key/iu)
  expect([result.status, result.stdout]).toEqual([status, ''])
})

test('if the model rejects a subject, the message asks the user to change it', async () => {
  sandbox.faults.add('refusal')
  const { stderr } = await run(['How to pick a lock', '--duration', '20'])
  expect(stderr).toContain('Try another subject')
})

test('rejects facts that no setting allows before anything is made', async () => {
  const { status, stderr } = await run(['Why honey never spoils', '--facts', 'wikipedia'])
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining('--facts needs a language model: set TEXT_PROVIDER, FACTS'),
  ])
})
