import {
  findPostFaults,
  MAX_POST_TEXT_CHARACTERS,
  MAX_POST_TITLE_CHARACTERS,
  PRIVACY_STATUSES,
  type PlatformName,
} from '@dayreel/catalogue'
import { line, text } from '@dayreel/storyboard/schema'
import { and, eq, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { refuseBlocked } from '#blocked/refuse-blocked.ts'
import { connections } from '#db/schema.ts'
import { answerOnce, idempotencyKey, isAnswered } from '#http/answer-once.ts'
import { AppError } from '#errors/app-error.ts'
import { insertPost, PLAIN_CHOICES } from './insert-post.ts'
import type { SharedServices as Services } from '#services'
import { accountFolder } from '#storage/account-folder.ts'
import { receiveForm, tooLarge, type ReceivedForm } from './receive-form.ts'
import { usable } from './share-video.ts'
import { sweepUploadsOf } from './sweep-uploads.ts'
import { holdPlace, type UploadPlace } from './upload-room.ts'

const CALL = 'upload-to-youtube'
/** The platform that the specification's upload form posts to. */
const PLATFORM: PlatformName = 'youtube'
const INCOMPLETE = 'Please select a video file, choose a channel, and enter a title.'
/**
 * The assumed length in seconds of an uploaded file, because the server does not decode it. With this length, the post
 * gets the YouTube link form that works for long and short videos.
 */
const UNKNOWN_SECONDS = 181

/** The maximum difference in bytes between the length of a form and the length of its file. */
const MAX_FIELDS_BYTES = 1024 * 1024

const Fields = z.object({
  channelId: line(200, 'the channel').min(1, INCOMPLETE),
  title: line(MAX_POST_TITLE_CHARACTERS, 'the title').min(1, INCOMPLETE),
  description: text(MAX_POST_TEXT_CHARACTERS, 'the description').default(''),
  privacyStatus: z.enum(PRIVACY_STATUSES, 'Choose private, unlisted or public.').default('private'),
})

/**
 * Streams a file from the request to storage and creates a post.
 *
 * @returns the post's id.
 * @throws {AppError} `length_required`, `unacceptable`, `unsupported_type`, `too_large`, `conflict` and others. After
 * an error, nothing is stored.
 */
export async function uploadVideo(services: Services, accountId: string, request: FastifyRequest): Promise<string> {
  services.platforms.get(PLATFORM)
  const key = idempotencyKey(request)
  const announcedBytes = readLength(request, services.config.platforms.maxUploadBytes)
  const isRepeated = await isAnswered(services.db, { accountId, call: CALL, key })
  await using place = await holdPlace(services, { accountId, announcedBytes, isRepeated })
  await sweepUploadsOf(services, accountId)
  const id = randomUUID()
  const received = await receiveForm(services, {
    request,
    key: `${accountFolder(accountId)}uploads/${id}`,
    onChunk: (bytes) => place.receive(bytes),
  })
  const drop = async (): Promise<void> => {
    if (received.file !== undefined) await services.storage.delete(received.file.key)
  }
  try {
    const postId = await insert(services, { accountId, id, key, place }, received)
    if (postId !== id) await drop() // The same request was answered before.
    return postId
  } catch (error) {
    await drop()
    throw error
  }
}

/**
 * Reads the length of the request body.
 *
 * @throws {AppError} `length_required`, `too_large`
 */
function readLength({ headers }: FastifyRequest, maxUploadBytes: number): number {
  const announced = headers['content-length']
  if (announced === undefined) throw new AppError('length_required')
  const bytes = Number(announced)
  if (bytes > maxUploadBytes + MAX_FIELDS_BYTES) throw tooLarge(maxUploadBytes)
  return bytes
}

type Sent = { accountId: string; id: string; key: string | undefined; place: UploadPlace }

async function insert(
  services: Services,
  { accountId, id, key, place }: Sent,
  { fields, file }: ReceivedForm,
): Promise<string> {
  const read = Fields.safeParse(fields)
  if (file === undefined || file.bytes === 0 || fields['channelId'] === undefined || fields['title'] === undefined) {
    throw new AppError('unacceptable', { message: INCOMPLETE })
  }
  if (!read.success) throw new AppError('unacceptable', { message: read.error.issues[0]!.message })
  const { channelId, title, description, privacyStatus } = read.data
  await refuseBlocked(services.db, { title, description })
  const body = { ...read.data, bytes: file.bytes }
  return answerOnce(services.db, { accountId, call: CALL, key, body }, async (tx) => {
    const [row] = await tx
      .select()
      .from(connections)
      .where(
        and(
          eq(connections.accountId, accountId),
          eq(connections.platform, PLATFORM),
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
    const [fault] = findPostFaults(PLATFORM, { ...post, lengthSeconds: UNKNOWN_SECONDS, asDraft: false })
    if (fault !== undefined)
      throw new AppError('unacceptable', { message: fault.text, details: { field: fault.field } })
    await insertPost(services, tx, connection, {
      id,
      source: 'upload',
      fileKey: file.key,
      fileBytes: file.bytes,
      seconds: UNKNOWN_SECONDS,
      ...post,
      choices: PLAIN_CHOICES,
      scheduledAt: null,
    })
    await place.leave(tx)
    return id
  })
}
