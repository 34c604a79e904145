import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bearer } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'
import { plainPng } from '#test/plain-illustrator.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { uploadPicture } from './upload-picture.ts'

const running = startTestApp()

async function givenVideo(): Promise<{ accountId: string; id: string }> {
  const accountId = randomUUID()
  return { accountId, id: await videoCalls(running.app, accountId).start() }
}

function upload(accountId: string, id: string, payload: Buffer) {
  return running.app.inject({
    method: 'POST',
    url: `/api/videos/${id}/pictures`,
    headers: { ...bearer(accountId), 'content-type': 'image/png' },
    payload,
  })
}

/** Returns the head of a PNG file of the given size, without its pixels. */
function plainHead(width: number, height: number): Buffer {
  const head = Buffer.from(plainPng(1, 1, [0, 0, 0]))
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

test('an account may send thirty pictures a minute', async () => {
  const { accountId, id } = await givenVideo()
  const statuses: number[] = []
  for (let i = 0; i < 32; i++) statuses.push((await upload(accountId, id, Buffer.from('none'))).statusCode)
  expect(statuses).toEqual([...Array<number>(30).fill(422), 429, 429])
})

test('rejects a picture of more than 24 million pixels, no matter how small its file is', async () => {
  const { accountId, id } = await givenVideo()
  const answer = await upload(accountId, id, plainHead(7_500, 8_000))
  expect(answer.statusCode).toBe(422)
  expect(answer.json<{ message: string }>().message).toContain('24 million pixels')
})

test('rejects a truncated picture with a sentence', async () => {
  const { accountId, id } = await givenVideo()
  const whole = Buffer.from(plainPng(64, 64, [200, 30, 30]))
  const answer = await upload(accountId, id, whole.subarray(0, whole.length - 20))
  expect(answer.statusCode).toBe(422)
  expect(answer.json<{ message: string }>().message).toBe('The picture is cut off. Send the whole file.')
  expect((await upload(accountId, id, whole)).statusCode).toBe(201)
})

test('redraws one picture of an account at a time', async () => {
  let atOnce = 0
  let most = 0
  const pictures = {
    redraw: async (bytes: Uint8Array) => {
      most = Math.max(most, ++atOnce)
      await new Promise((resolve) => setTimeout(resolve, 5))
      atOnce--
      return bytes
    },
    palette: async () => [],
    close: async () => undefined,
  }
  const { accountId, id } = await givenVideo()
  const { services } = running
  const sent = Array.from({ length: 5 }, () =>
    uploadPicture({ ...services, pictures }, { accountId, videoId: id }, plainPng(9, 9, [1, 2, 3])),
  )
  await Promise.all(sent)
  expect(most).toBe(1)
})
