import { MAX_POST_TEXT_CHARACTERS, MAX_POST_TITLE_CHARACTERS, PRIVACY_STATUSES } from '@dayreel/catalogue'
import { line, text } from '@dayreel/storyboard/schema'
import { and, eq, or, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { connections } from '#db/schema.ts'
import { answerOnce, idempotencyKey } from '#lib/answer-once.ts'
import { AppError } from '#lib/app-error.ts'
import { insertPost, PLAIN_CHOICES } from '#platforms/insert-post.ts'
import type { SharedServices as Services } from '#services'
import { accountFolder } from '#storage/account-folder.ts'
import { receiveForm, type ReceivedForm } from './receive-form.ts'
import { checkSpace, holdPlace } from './upload-room.ts'
import { usable } from './share-video.ts'

const INCOMPLETE = 'Please select a video file, choose a channel, and enter a title.'
/** How long a file is that we do not look into: the address of a long video leads to any. */
const UNKNOWN_SECONDS = 181

const Fields = z.object({
  channelId: line(200, 'the channel').min(1, INCOMPLETE),
  title: line(MAX_POST_TITLE_CHARACTERS, 'the title').min(1, INCOMPLETE),
  description: text(MAX_POST_TEXT_CHARACTERS, 'the description').default(''),
  privacyStatus: z.enum(PRIVACY_STATUSES, 'Choose private, unlisted or public.').default('private'),
})

/**
 * Takes a file from the request as it comes, onto disk and never into memory, and makes a post of it.
 *
 * @returns the post's id.
 * @throws {AppError} `unacceptable`, `unsupported_type`, `too_large`, `conflict` …; then nothing is kept.
 */
export async function uploadVideo(services: Services, accountId: string, request: FastifyRequest): Promise<string> {
  services.platforms.get('youtube')
  const key = idempotencyKey(request)
  await using _place = await holdPlace(services, accountId)
  await checkSpace(services.config, Number(request.headers['content-length'] ?? 0))
  const id = randomUUID()
  const received = await receiveForm(services, request, `${accountFolder(accountId)}uploads/${id}`)
  const drop = async (): Promise<void> => {
    if (received.file !== undefined) await services.storage.delete(received.file.key)
  }
  try {
    const postId = await insert(services, { accountId, id, key }, received)
    if (postId !== id) await drop() // the same request was answered before
    return postId
  } catch (error) {
    await drop()
    throw error
  }
}

type Sent = { accountId: string; id: string; key: string | undefined }

async function insert(
  services: Services,
  { accountId, id, key }: Sent,
  { fields, file }: ReceivedForm,
): Promise<string> {
  const read = Fields.safeParse(fields)
  if (file === undefined || file.bytes === 0 || fields['channelId'] === undefined || fields['title'] === undefined) {
    throw new AppError('unacceptable', { message: INCOMPLETE })
  }
  if (!read.success) throw new AppError('unacceptable', { message: read.error.issues[0]!.message })
  const { channelId, title, description, privacyStatus } = read.data
  const body = { ...read.data, bytes: file.bytes }
  return answerOnce(services.db, { accountId, call: 'upload-to-youtube', key, body }, async (tx) => {
    const [row] = await tx
      .select()
      .from(connections)
      .where(
        and(
          eq(connections.accountId, accountId),
          eq(connections.platform, 'youtube'),
          or(sql`${connections.id}::text = ${channelId}`, eq(connections.platformId, channelId)),
        ),
      )
      .limit(1)
    const connection = usable(services, row)
    const post = {
      title,
      text: description,
      tags: [],
      privacy: privacyStatus,
    }
    const { platform } = services.platforms.get('youtube')
    const fault = platform.findFaults({
      ...post,
      ...PLAIN_CHOICES,
      promotes: undefined,
      marker: '00000000',
      videoPath: '',
      videoType: 'video/mp4',
      lengthSeconds: UNKNOWN_SECONDS,
    })[0]
    if (fault !== undefined)
      throw new AppError('unacceptable', { message: fault.text, details: { field: fault.field } })
    await insertPost(services, tx, connection, {
      id,
      source: 'upload',
      fileKey: file.key,
      seconds: UNKNOWN_SECONDS,
      ...post,
      choices: PLAIN_CHOICES,
      scheduledAt: null,
    })
    return id
  })
}
