import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError } from '#errors/app-error.ts'
import { UsageError } from '#errors/usage-error.ts'
import { checkKey, checkPrefix, type FileStorage, type StoredFile } from '../file-storage.ts'
import { readObject } from './read-object.ts'
import { readElements, readText } from './read-xml.ts'
import { createS3Client, type S3Client, type S3Options } from './s3-client.ts'
import { abortUpload, listUploads, writeObject } from './write-object.ts'

const DELETES_AT_ONCE = 16
/** A multipart upload of this age was abandoned by a dead process. */
const ABANDONED_MS = 24 * 60 * 60_000

/** Creates a storage that keeps files in a bucket of an S3 service. */
export function createS3Storage(options: S3Options): FileStorage {
  const client = createS3Client(options)
  const { presign } = client

  async function deleteOne(key: string): Promise<void> {
    const { response } = await client.call({ method: 'DELETE', key, handled: [404] })
    await response.arrayBuffer()
  }

  async function describe(key: string): Promise<StoredFile | undefined> {
    checkKey(key)
    const { response } = await client.call({ method: 'HEAD', key, handled: [404] })
    if (response.status === 404) return undefined
    const { headers } = response
    return {
      key,
      sizeInBytes: Number(headers.get('content-length')),
      changedAt: new Date(headers.get('last-modified') ?? 0),
    }
  }

  async function read(key: string, range?: { first: number; last: number }): Promise<Readable> {
    checkKey(key)
    return readObject(client, key, range)
  }

  async function put(key: string, content: Uint8Array | Readable): Promise<void> {
    checkKey(key)
    await writeObject(client, key, content instanceof Readable ? content : [content])
  }

  return {
    put,
    async get(key) {
      const stream = await read(key).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found') return undefined
        throw error
      })
      return stream && buffer(stream)
    },
    describe,
    read,
    ...(presign !== undefined && {
      addressOf: (key, { validSeconds, type, disposition }) => {
        checkKey(key)
        return presign(key, {
          validSeconds,
          query: {
            'response-content-type': type,
            'response-content-disposition': disposition,
            'response-cache-control': `private, max-age=${validSeconds}`,
          },
        })
      },
    }),
    async delete(key) {
      checkKey(key)
      await deleteOne(key)
    },
    async *list(prefix) {
      checkPrefix(prefix)
      for await (const { files } of listPages(client, { prefix })) yield* files
    },
    async *listFolders(prefix) {
      checkPrefix(prefix)
      for await (const { folders } of listPages(client, { prefix, delimiter: '/' })) yield* folders
    },
    async deleteAll(prefix) {
      checkPrefix(prefix)
      for await (const { files } of listPages(client, { prefix })) {
        for (let first = 0; first < files.length; first += DELETES_AT_ONCE)
          await Promise.all(files.slice(first, first + DELETES_AT_ONCE).map(({ key }) => deleteOne(key)))
      }
    },
    measureFreeBytes: async () => Number.POSITIVE_INFINITY,
    async sweep() {
      for (const { key, uploadId, startedAt } of await listUploads(client))
        if (Date.now() - startedAt.getTime() > ABANDONED_MS) await abortUpload(client, key, uploadId)
    },
    probe: () => probe(options, client, { put, read, deleteOne }),
  }
}

const LIST = { 'list-type': '2' }

type Acts = Pick<FileStorage, 'put' | 'read'> & { deleteOne: (key: string) => Promise<void> }

/** Tests each permission that the access key needs. */
async function probe(options: S3Options, client: S3Client, { put, read, deleteOne }: Acts): Promise<void> {
  const key = `health/${randomUUID()}`
  const steps: readonly [string, () => Promise<unknown>][] = [
    ['write files to', () => put(key, Buffer.from('0123456789'))],
    ['read files in', async () => expectPart(await buffer(await read(key, { first: 2, last: 4 })))],
    // Listing is needed, because without that permission S3 answers 403 for a missing file.
    ['list files in', () => client.callForText({ method: 'GET', query: { ...LIST, prefix: key } })],
    ['delete files in', () => deleteOne(key)],
  ]
  for (const [action, act] of steps) {
    await act().catch((error: unknown) => {
      throw new UsageError(explainProbe(options, action, error), { cause: error })
    })
  }
}

function expectPart(part: Buffer): void {
  if (part.toString() !== '234') throw new Error('it answered with other bytes')
}

type Page = { files: StoredFile[]; folders: string[] }

async function* listPages(client: S3Client, query: { prefix: string; delimiter?: string }): AsyncGenerator<Page> {
  let token: string | undefined
  do {
    const { text } = await client.callForText({
      method: 'GET',
      query: { ...LIST, ...query, ...(token !== undefined && { 'continuation-token': token }) },
    })
    yield {
      files: readElements(text, 'Contents').map((one) => ({
        key: readText(one, 'Key') ?? '',
        sizeInBytes: Number(readText(one, 'Size')),
        changedAt: new Date(readText(one, 'LastModified') ?? 0),
      })),
      folders: readElements(text, 'CommonPrefixes').map((one) =>
        (readText(one, 'Prefix') ?? '').slice(query.prefix.length, -1),
      ),
    }
    token = readText(text, 'NextContinuationToken')
  } while (token !== undefined)
}

function explainProbe({ bucket, endpoint }: S3Options, action: string, error: unknown): string {
  const cause = error instanceof AppError && error.cause instanceof Error ? error.cause : (error as Error)
  return `Dayreel cannot ${action} the bucket ${bucket} at ${endpoint}: ${cause.message}. Correct S3_ENDPOINT, S3_REGION, S3_BUCKET or the key, or give the key this right.`
}
