import { BOARD_LOOK, EXPLAINED_SUBJECTS, PAINTED_LOOK } from '@dayreel/catalogue'
import { createBoardArtist } from '@dayreel/cast'
import { resolveBoards } from '@dayreel/studio/testing'
import { roughSeconds, writeStoryboard } from '@dayreel/storyboard'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import { createReader, createWriter } from '@dayreel/writer'
import { afterAll, expect, test } from 'vitest'

const writer = createWriter()
const boardArtist = createBoardArtist()
afterAll(async () => {
  await writer.close()
  await boardArtist.close()
})

const write = async (text: string, seed: number, choices: { look?: string } = {}) => {
  const ports = { reader: createReader(), writers: [writer], boardArtist }
  const options = { signal: new AbortController().signal }
  const request = { ...DEFAULT_CHOICES, ...choices, text, seed }
  return (await writeStoryboard(request, ports, async (words) => roughSeconds(words), options)).storyboard
}

test.each(EXPLAINED_SUBJECTS)(
  'the built-in writer explains “%s” with boards, and its thumbnail shows the subject',
  async (text) => {
    expect(writer.examples()).toContain(text)
    for (const seed of [1, 2, 3]) {
      const storyboard = await write(text, seed)
      expect(storyboard.look).toBe(BOARD_LOOK)
      expect(storyboard.thumbnail.sceneId).toBe(storyboard.scenes[0]!.id)
      const { board } = resolveBoards(storyboard, boardArtist).scenes[0]!
      expect(board!.items.some(({ kind }) => kind === 'icon' || kind === 'silhouette')).toBe(true)
    }
  },
)

test('the thumbnails of painted videos show the scenes that their writer has chosen', async () => {
  const painted = await Promise.all(EXPLAINED_SUBJECTS.map((text) => write(text, 1, { look: PAINTED_LOOK })))
  expect(painted.some(({ thumbnail, scenes }) => thumbnail.sceneId !== scenes[0]!.id)).toBe(true)
})
