import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeLumas, makeClip, timesAt } from '@dayreel/studio/testing'
import { createOwnFiles } from './own-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayreel-own-files-'))
  for (const name of ['Jar.PNG', 'bees.jpg', 'notes.txt', '._bees.jpg']) await writeFile(join(folder, name), '')
  for (const name of ['older', 'older.jpg', '.trash.png']) await mkdir(join(folder, name))
  await makeClip(join(folder, 'walk.mov'), { format: 'mov', times: timesAt(25, 1) })
})
afterAll(() => rm(folder, { recursive: true, force: true }))
const { signal } = new AbortController()
const converted = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('dayreel-own-clips-'))

test('finds pictures and clips of a folder by their names', async () => {
  await using files = createOwnFiles(folder, signal)
  const moves = { clip: { seconds: 0, scores: null } }
  expect(await files.listPictures!([])).toEqual([
    { id: join(folder, 'Jar.PNG'), name: 'Jar.PNG', tags: [] },
    { id: join(folder, 'bees.jpg'), name: 'bees.jpg', tags: [] },
    { id: join(folder, 'walk.mov'), name: 'walk.mov', tags: [], ...moves },
  ])
  await using none = createOwnFiles(undefined, signal)
  expect(none.listPictures).toBeUndefined()
})

test('a clip is converted once like an upload, and the copy is removed', async () => {
  const before = await converted()
  {
    await using files = createOwnFiles(folder, signal)
    const [one, other] = [
      await files.openClip(join(folder, 'walk.mov')),
      await files.openClip(join(folder, 'walk.mov')),
    ]
    expect(other.path).toBe(one.path)
    expect(await decodeLumas(await readFile(one.path))).toHaveLength(25)
  }
  expect(await converted()).toEqual(before)
})

test('rejects a missing clip and a file that is not a clip, with their names', async () => {
  await using files = createOwnFiles(folder, signal)
  const gone = join(folder, 'gone.mp4')
  await expect(files.openClip(gone)).rejects.toMatchObject({
    code: 'clip-unreadable',
    message: `There is no clip ${gone}.`,
  })
  await expect(files.openClip(join(folder, 'notes.txt'))).rejects.toMatchObject({ code: 'clip-unreadable' })
})
