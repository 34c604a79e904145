import { readElements, readText } from './read-xml.ts'
import type { S3Client } from './s3-client.ts'

/** The size of a part. S3 accepts 10,000 parts of at least 5 MB, so a file can have 80 GB. */
const PART_BYTES = 8 * 1024 * 1024

/**
 * Stores an object: a small one with one call, a large one in parts. Only a few parts are in memory at a time. The
 * object appears when it is complete.
 */
export async function writeObject(
  client: S3Client,
  key: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const parts = cutIntoParts(content)
  try {
    const first = (await parts.next()).value ?? new Uint8Array(0)
    const second = first.length < PART_BYTES ? undefined : (await parts.next()).value
    if (second === undefined) await drain(client.call({ method: 'PUT', key, body: first }))
    else await writeParts(client, key, [first, second], parts)
  } finally {
    await parts.return(undefined) // This closes the source.
  }
}

async function writeParts(
  client: S3Client,
  key: string,
  first: readonly Part[],
  rest: AsyncGenerator<Part, undefined, undefined>,
): Promise<void> {
  const uploadId = await startUpload(client, key)
  const etags: string[] = []
  const write = async (body: Part): Promise<void> => {
    etags.push(await writePart(client, { key, uploadId, number: etags.length + 1, body }))
  }
  try {
    for (const body of first) await write(body)
    for await (const body of rest) await write(body)
    await complete(client, { key, uploadId, etags })
  } catch (error) {
    await abortUpload(client, key, uploadId).catch(() => undefined) // `sweep` removes what is left.
    throw error
  }
}

export async function abortUpload(client: S3Client, key: string, uploadId: string): Promise<void> {
  await drain(client.call({ method: 'DELETE', key, query: { uploadId }, handled: [404] }))
}

type UnfinishedUpload = { key: string; uploadId: string; startedAt: Date }

export async function listUploads(client: S3Client): Promise<UnfinishedUpload[]> {
  const { text } = await client.callForText({ method: 'GET', query: { uploads: '' } })
  return readElements(text, 'Upload').map((upload) => ({
    key: readText(upload, 'Key') ?? '',
    uploadId: readText(upload, 'UploadId') ?? '',
    startedAt: new Date(readText(upload, 'Initiated') ?? 0),
  }))
}

type Part = Uint8Array<ArrayBuffer>

async function* cutIntoParts(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Part, undefined, undefined> {
  let part = new Uint8Array(PART_BYTES)
  let filled = 0
  for await (let chunk of content) {
    while (chunk.length > 0) {
      const taken = chunk.subarray(0, PART_BYTES - filled)
      part.set(taken, filled)
      filled += taken.length
      chunk = chunk.subarray(taken.length)
      if (filled < PART_BYTES) continue
      yield part
      part = new Uint8Array(PART_BYTES)
      filled = 0
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}

async function startUpload(client: S3Client, key: string): Promise<string> {
  const { text } = await client.callForText({ method: 'POST', key, query: { uploads: '' } })
  const uploadId = readText(text, 'UploadId')
  if (uploadId === undefined) throw new Error('S3 started an upload without an id')
  return uploadId
}

type NumberedPart = { key: string; uploadId: string; number: number; body: Part }

async function writePart(client: S3Client, { key, uploadId, number, body }: NumberedPart): Promise<string> {
  const query = { partNumber: String(number), uploadId }
  const response = await drain(client.call({ method: 'PUT', key, query, body }))
  const etag = response.headers.get('etag')
  if (etag === null) throw new Error('S3 stored a part without an ETag')
  return etag
}

type Complete = { key: string; uploadId: string; etags: readonly string[] }

async function complete(client: S3Client, { key, uploadId, etags }: Complete): Promise<void> {
  const parts = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
  const call = { method: 'POST', key, query: { uploadId }, body: new Uint8Array(body), handled: [404] } as const
  const { status, text } = await client.callForText(call)
  // The upload is unknown if the answer to an earlier attempt was lost after it had succeeded.
  const isDone =
    status === 404 ? await exists(client, key) : readElements(text, 'CompleteMultipartUploadResult').length > 0
  // S3 begins its answer before the file is complete, so an error can follow the status 200.
  if (!isDone) throw new Error(`S3 did not complete an upload: ${readText(text, 'Code') ?? status}`)
}

async function exists(client: S3Client, key: string): Promise<boolean> {
  return (await drain(client.call({ method: 'HEAD', key, handled: [404] }))).ok
}

/** Waits for a response and discards its body. Reading the body frees the connection. */
async function drain(answer: Promise<{ response: Response }>): Promise<Response> {
  const { response } = await answer
  await response.arrayBuffer()
  return response
}
