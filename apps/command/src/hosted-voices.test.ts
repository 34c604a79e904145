import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSandboxSpeech, type SandboxSpeech } from '@dayreel/sandbox'
import { createStandInVoice } from '@dayreel/studio/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const KEY = 'sk-secret-0123456789abcdef'
const APPROXIMATE = 'only approximately in time'
const folder = mkdtempSync(join(tmpdir(), 'dayreel-hosted-voices-'))
const voice = createStandInVoice()
let sandbox: SandboxSpeech
beforeAll(async () => void (sandbox = await createSandboxSpeech({ key: KEY, voice: voice.speak })))
beforeEach(() => void (sandbox.transcription.received.length = 0))
afterAll(async () => {
  await sandbox.close()
  await voice.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command with a stand-in voice that reports no times of its words. */
function run(script: string, settings: Record<string, string>): Promise<{ status: number | null; stderr: string }> {
  const voices = {
    SPEECH_PROVIDER: 'openai-compatible', SPEECH_BASE_URL: sandbox.baseUrls.openai,
    SPEECH_API_KEY: KEY, SPEECH_VOICES: 'nova=Nova', VIDEO_SIZE_PERCENT: '25',
  } // prettier-ignore
  const env = { ...process.env, INIT_CWD: folder, ...voices, ...settings }
  const argv = [MAIN, script, '--voice', 'Nova']
  const child = spawn(process.execPath, argv, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += chunk))
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, stderr })))
}

test('a transcription server times the words of a voice that reports no times', async () => {
  const german = 'Der alte Wal singt in der Nacht. Niemand auf dem Schiff hört ihm zu.'
  const fitted = await run(german, {})
  expect([fitted.status, fitted.stderr]).toEqual([0, expect.stringContaining(APPROXIMATE)])
  expect(sandbox.transcription.received).toEqual([])
  const timed = await run(german, {
    TRANSCRIPTION_PROVIDER: 'openai-compatible',
    TRANSCRIPTION_BASE_URL: sandbox.transcription.baseUrl,
    TRANSCRIPTION_API_KEY: KEY,
  })
  expect([timed.status, timed.stderr]).toEqual([0, expect.not.stringContaining(APPROXIMATE)])
  expect(sandbox.transcription.received.length).toBeGreaterThan(0)
  for (const call of sandbox.transcription.received) expect(call).toMatchObject({ model: 'whisper-1', language: 'de' })
})

test('wrong settings of the transcription server are named, with status 2', async () => {
  const { status, stderr } = await run('Der Wal singt.', { TRANSCRIPTION_PROVIDER: 'whisper' })
  expect(stderr).toContain('The settings of the transcription server can’t be used:')
  expect(stderr).toContain('TRANSCRIPTION_PROVIDER must be')
  expect(status).toBe(2)
})
