import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listFiles, wrongCharges, wrongFiles, type Kept } from './kept-videos.ts'

const made = { account: 'a', video: 'v', number: 1, status: 'succeeded', isFree: false, scenes: ['s1', 's2'] }
const cancelled = { ...made, video: 'w', status: 'failed', scenes: null }
const kept = (charges: Record<string, number>, ...versions: Kept['versions']): Kept => ({
  versions,
  charges: new Map(Object.entries(charges)),
  unfinishedJobs: 0,
})

describe('charges', () => {
  test.each([
    ['one for a video', kept({ 'video:v:1': 1 }, made), []],
    ['none for a cancelled or a free one', kept({}, cancelled, { ...made, isFree: true }), []],
    ['none', kept({}, made), ['0 were taken for video:v:1 (succeeded), not 1']],
    ['two', kept({ 'video:v:1': 2 }, made), ['2 were taken for video:v:1 (succeeded), not 1']],
    ['one for a failure', kept({ 'video:w:1': 1 }, cancelled), ['1 were taken for video:w:1 (failed), not 0']],
    ['one for nothing', kept({ 'video:x:1': 1 }), ['1 were taken for video:x:1, which is not there']],
  ])('%s', (_, given, problems) => expect(wrongCharges(given)).toEqual(problems))
})

describe('files', () => {
  const files = [
    '1/video.mp4',
    '1/video.ass',
    '1/video.jpg',
    '1/video.srt',
    '1/video.vtt',
    '1/scene-s1.jpg',
    '1/scene-s2.jpg',
  ]
  let folder: string
  const put = async (file: string): Promise<void> => {
    await mkdir(dirname(join(folder, 'files', file)), { recursive: true })
    await writeFile(join(folder, 'files', file), '')
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dayreel-kept-'))
    for (const file of files) await put(`accounts/a/videos/v/${file}`)
    await put(`accounts/a/videos/v/steps/render-${'0'.repeat(64)}`)
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('the files of a video and its steps belong to it', async () => {
    expect(wrongFiles(await listFiles(folder), kept({}, made))).toEqual([])
  })

  test.each([
    '.unfinished/half',
    'accounts/a/videos/v/2/video.mp4',
    'accounts/a/videos/v/steps/half',
    'accounts/a/videos/x/1/video.mp4',
    'accounts/a/videos/w/1/video.mp4',
  ])('%s belongs to no video', async (file) => {
    await put(file)
    expect(wrongFiles(await listFiles(folder), kept({}, made, cancelled))).toEqual([`${file} belongs to nothing`])
  })

  test('reports a missing file', async () => {
    await rm(join(folder, 'files/accounts/a/videos/v/1/scene-s2.jpg'))
    expect(wrongFiles(await listFiles(folder), kept({}, made))).toEqual([
      'accounts/a/videos/v/1/scene-s2.jpg is missing',
    ])
  })
})
