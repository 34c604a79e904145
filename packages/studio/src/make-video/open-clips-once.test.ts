import type { ClipFile } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { openClipsOnce } from './open-clips-once.ts'

const events: string[] = []
async function load(clip: string): Promise<ClipFile> {
  events.push(`load ${clip}`)
  if (clip === 'missing') throw new Error('missing')
  return { key: clip, path: `/${clip}`, [Symbol.asyncDispose]: async () => void events.push(`remove ${clip}`) }
}

test('a clip is loaded once for a whole video, and removed after it', async () => {
  const clips = openClipsOnce(load)
  const opened = await Promise.all(['a', 'b', 'a'].map((clip) => clips.open(clip)))
  expect(opened.map(({ path }) => path)).toEqual(['/a', '/b', '/a'])
  for (const file of opened) await file[Symbol.asyncDispose]()
  await expect(clips.open('missing')).rejects.toThrow('missing')
  await clips.open('a')
  expect(events).toEqual(['load a', 'load b', 'load missing'])
  const late = clips.open('c')
  await clips[Symbol.asyncDispose]()
  await late
  expect(events.slice(3).toSorted()).toEqual(['load c', 'remove a', 'remove b', 'remove c'])
})
