import { MEDIA_KINDS, mediaRules } from '@dayreel/catalogue'
import { type HostileFile, makeHostileFiles } from '@dayreel/studio/testing'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { media } from '#db/schema.ts'
import { accountFolder } from '#storage/account-folder.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { mediaCalls } from '#test/given-media.ts'
import { mediaFolder, mediaKey, previewKey } from './media-files.ts'

/** A free machine takes half a minute for all files. A busy one takes many times as long. */
const MAX_MS = 900_000
/** An account may finish 30 uploads a minute. */
const FILES_PER_ACCOUNT = 25
/** Above the memory of all services. A picture of 24 million pixels takes most of it. */
const MAX_GROWTH_BYTES = 500e6
/** Matches the messages that reject a file. Each message names the problem. */
const SENTENCES: Record<string, RegExp> = {
  clip: /^The (?:file is not a clip|file has no moving picture|index of the clip is too large|clip (?:has (?:finer colours than are supported|too many frames)|is (?:damaged|too small|larger than 4K|longer than|shorter than half a second|far too wide|encoded in a way that isn’t supported)))/u,
  picture: /^The picture (?:must be a PNG, JPEG or WebP file|has more than 24 million pixels|is cut off|is damaged)/u,
  sound:
    /^The (?:file is not a sound file|file has no sound|file contains only silence|index of the sound file is too large|sound file (?:is damaged|has too many frames)|sound is (?:shorter|longer) than|sound is encoded in a way that isn’t supported|sound must have)/u,
}

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let files: HostileFile[]
let folder: string
const { TMPDIR } = process.env
beforeAll(async () => {
  // No other test works in this folder.
  folder = await mkdtemp(join(tmpdir(), 'hostile-test-'))
  process.env['TMPDIR'] = folder
  running = await createTestServices({ env: { CALLS_PER_MINUTE: '100000' } })
  app = await createApp(running.services)
  files = await makeHostileFiles()
}, MAX_MS)
afterAll(async () => {
  await app.close()
  await running.close()
  if (TMPDIR === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = TMPDIR
  await rm(folder, { recursive: true })
})

/** Uploads a file. @returns that it is stored, or the message that rejects it. */
async function send({ start, send, finish }: ReturnType<typeof mediaCalls>, { name, kind, bytes }: HostileFile) {
  const { id } = await start({ kind, name: `${name}.mp4`.slice(0, 100), bytes: bytes.length })
  await send(id, 0, bytes)
  const answer = await finish(id)
  if (answer.statusCode === 200) return 'stored'
  const { code, message } = answer.json<{ code: string; message: string }>()
  return code === 'unacceptable' ? message : `${answer.statusCode} ${message}`
}

function isExpected({ kind, expected }: HostileFile, answer: string): boolean {
  if (answer !== 'stored' && !SENTENCES[mediaRules(kind).form]!.test(answer)) return false
  if (expected === 'either') return true
  return expected === 'stored' ? answer === 'stored' : expected.test(answer)
}

/** Finds rows and files of an account that belong to no stored file. */
async function findLeft(accountId: string): Promise<string[]> {
  const rows = await running.services.db.select().from(media).where(eq(media.accountId, accountId))
  const known = new Set(
    rows.flatMap(({ id, kind, hasPreview }) => {
      const owned = { accountId, mediaId: id }
      return [mediaKey(owned, kind), ...(hasPreview ? [previewKey(owned, kind)] : [])]
    }),
  )
  const left: string[] = rows
    .filter(({ readyAt }) => readyAt === null)
    .map(({ id }) => mediaFolder({ accountId, mediaId: id }))
  for await (const { key } of running.services.storage.list(accountFolder(accountId))) {
    if (!known.has(key)) left.push(key)
  }
  return left
}

test.each(MEDIA_KINDS)(
  'each hostile file sent as %s is stored or refused with a reason, and leaves nothing',
  async (kind) => {
    const sent = files.filter((file) => file.kind === kind)
    const folders = await readdir(folder)
    const before = process.memoryUsage.rss()
    let most = before
    const looking = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
    const wrong: string[] = []
    for (let i = 0; i < sent.length; i += FILES_PER_ACCOUNT) {
      const accountId = randomUUID()
      const calls = mediaCalls(app, accountId)
      for (const file of sent.slice(i, i + FILES_PER_ACCOUNT)) {
        const answer = await send(calls, file)
        if (!isExpected(file, answer)) wrong.push(`${file.name}: ${answer}, expected ${String(file.expected)}`)
      }
      wrong.push(...(await findLeft(accountId)))
    }
    clearInterval(looking)
    expect(wrong).toEqual([])
    expect(await readdir(folder)).toEqual(folders)
    expect(most - before).toBeLessThan(MAX_GROWTH_BYTES)
  },
  MAX_MS,
)

test('there are at least two hundred files, of every kind', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(MEDIA_KINDS))
  expect(new Set(files.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(files.length)
})

test('an empty file is rejected before it is sent', async () => {
  for (const kind of MEDIA_KINDS) {
    const { call } = mediaCalls(app, randomUUID())
    const answer = await call('POST', '/api/media', { kind, name: 'empty', bytes: 0, hasRights: true })
    expect(answer.statusCode).toBe(422)
  }
})
