import { eq } from 'drizzle-orm'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { videoVersions } from '#db/schema.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { freePort } from '#test/free-port.ts'
import { GENERATE } from '#test/given-videos.ts'
import { STORYBOARD } from '#test/storyboard.ts'
import { serveRpc } from '#rpc/serve-rpc.ts'

const SERVE = fileURLToPath(new URL('../serve.ts', import.meta.url))
const NOTE_LOADS = new URL('../test/note-loads.ts', import.meta.url).href
/**
 * Matches code that makes videos. The list of built-in engines is not part of this code, because each entry loads its
 * engine on demand. The door for planning loads no engine.
 */
const MAKING =
  /\/packages\/(writer|painter|embedded)\/(?!src\/(?:engines|planning)\.ts)|\/packages\/studio\/src\/(main\.|score\/|caption\/|kept\/|render\/(?!timing|caption-sample\/create-))|\/node-av\//

const MASTER_KEY = Buffer.alloc(32, 7).toString('base64')

let running: TestServices
let folder: string
let server: ChildProcess
let url: string
let worker: { close: () => Promise<void> }

beforeAll(async () => {
  running = await createTestServices({ env: { MASTER_KEY } })
  const { services, database } = running
  worker = await serveRpc({ ...services, databaseUrl: database.url, methods: { ...services.planner } })
  folder = await mkdtemp(join(tmpdir(), 'dayreel-serve-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Home</title>')
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, ['--import', NOTE_LOADS, SERVE], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NOTES_LOADS_IN: join(folder, 'loads'),
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_FOLDER: services.config.dataFolder,
      SITE_FOLDER: folder,
      MASTER_KEY,
      AUTH_EMAIL_AUTOCONFIRM: 'on',
      LOG_LEVEL: 'error',
    },
  })
  await once(server.stdout!, 'data')
})
afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  await worker.close()
  await running.close()
  await rm(folder, { recursive: true, force: true })
})

async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} ${answer.status} ${text}`)
  return JSON.parse(text) as Answer
}

test('the process that serves requests does not load the writer or the painter, and asks a worker instead', async () => {
  const person = { email: 'ada@example.com', password: 'a long enough passphrase' }
  const { access_token: token } = await post<{ access_token: string }>('/auth/v1/signup', person)
  expect(await post('/api/projects/estimate', GENERATE, token)).toMatchObject({ kind: 'script' })
  const idea = { ...GENERATE, scriptSubject: 'Why do cats purr?' }
  expect(await post('/api/projects/estimate', idea, token)).toMatchObject({ kind: 'subject', seconds: 20 })
  // The worker answers these requests.
  await expect(
    post('/api/projects/estimate', { ...idea, scriptSubject: '¿Por qué ronronean los gatos?' }, token),
  ).rejects.toThrow(/^\/api\/projects\/estimate 422 .*only writes English/)
  const prompt = { prompt: 'a cat on a wall', kind: 'image' }
  expect(await post('/api/projects/enhance-prompt', prompt, token)).toEqual({
    enhancedPrompt: expect.stringContaining('cat') as string,
    note: expect.any(String) as string,
  })
  const { id } = await post<{ id: string }>('/api/projects/generate-from-script', GENERATE, token)
  await running.services.db
    .update(videoVersions)
    .set({ status: 'succeeded', storyboard: STORYBOARD })
    .where(eq(videoVersions.videoId, id))
  const edited = { ...STORYBOARD, scenes: STORYBOARD.scenes.map((scene) => ({ ...scene, text: 'A whale sang.' })) }
  expect(await post(`/api/videos/${id}/plan`, { storyboard: edited }, token)).toMatchObject({
    isChanged: true,
    scenes: [{ id: 's1', speech: true, speechReason: { why: 'words' } }],
  })

  const notes = (await readFile(join(folder, 'loads'), 'utf8')).split('\n')
  const loaded = notes.filter((note) => !note.startsWith('connect:'))
  expect(loaded.filter((file) => MAKING.test(file))).toEqual([])
  expect(loaded.some((file) => file.endsWith('/packages/studio/src/planning.ts'))).toBe(true)
})

test('without configuration the server connects to nothing outside this machine', async () => {
  const notes = (await readFile(join(folder, 'loads'), 'utf8')).split('\n')
  const hosts = notes.filter((note) => note.startsWith('connect:')).map((note) => note.slice('connect:'.length))
  expect(hosts.length).toBeGreaterThan(0) // The connections to the database.
  expect(hosts.filter((host) => !/^(127\.\d+\.\d+\.\d+|::1|localhost|\/.*)$/.test(host))).toEqual([])
})
