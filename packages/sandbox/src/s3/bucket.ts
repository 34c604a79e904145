import { createHash, randomUUID } from 'node:crypto'
import { S3Error } from './s3-error.ts'

export type S3Object = { bytes: Uint8Array; etag: string; changedAt: Date }
type Upload = { key: string; startedAt: Date; parts: Map<number, { bytes: Uint8Array; etag: string }> }
type Listed = { keys: [string, S3Object][]; folders: string[]; nextToken: string | undefined }

const MIN_PART_BYTES = 5 * 1024 * 1024

/** The objects of a bucket and its unfinished multipart uploads. */
export type Bucket = {
  objects: Map<string, S3Object>
  uploads: Map<string, Upload>
  put: (key: string, bytes: Uint8Array, now: Date) => S3Object
  list: (options: { prefix: string; delimiter: string; token: string | undefined; limit: number }) => Listed
  startUpload: (key: string, now: Date) => string
  putPart: (uploadId: string, number: number, bytes: Uint8Array) => string
  complete: (uploadId: string, parts: readonly { number: number; etag: string }[], now: Date) => S3Object
}

export function createBucket(): Bucket {
  const objects = new Map<string, S3Object>()
  const uploads = new Map<string, Upload>()
  const findUpload = (id: string): Upload => {
    const upload = uploads.get(id)
    if (upload === undefined) throw new S3Error(404, 'NoSuchUpload')
    return upload
  }
  const put: Bucket['put'] = (key, bytes, now) => {
    // S3 states the time in whole seconds.
    const object = { bytes, etag: md5(bytes), changedAt: new Date(Math.floor(now.getTime() / 1000) * 1000) }
    objects.set(key, object)
    return object
  }
  return {
    objects,
    uploads,
    put,
    list({ prefix, delimiter, token, limit }) {
      const after = token === undefined ? '' : Buffer.from(token, 'base64').toString().slice('after'.length)
      const groups = new Map<string, S3Object | undefined>()
      for (const [key, object] of [...objects].sort(([a], [b]) => (a < b ? -1 : 1))) {
        if (!key.startsWith(prefix)) continue
        const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
        const name = end === -1 ? key : key.slice(0, end + 1)
        if (name > after && !groups.has(name)) groups.set(name, end === -1 ? object : undefined)
      }
      const all = [...groups]
      const page = all.slice(0, limit)
      return {
        keys: page.flatMap(([key, object]) => (object === undefined ? [] : [[key, object] as [string, S3Object]])),
        folders: page.flatMap(([name, object]) => (object === undefined ? [name] : [])),
        nextToken: all.length > limit ? Buffer.from(`after${page.at(-1)![0]}`).toString('base64') : undefined,
      }
    },
    startUpload(key, now) {
      const id = `${randomUUID()}&+` // Finds clients that do not decode XML or do not encode the query.
      uploads.set(id, { key, startedAt: now, parts: new Map() })
      return id
    },
    putPart(uploadId, number, bytes) {
      if (!(number >= 1 && number <= 10_000)) throw new S3Error(400, 'InvalidArgument')
      const etag = md5(bytes)
      findUpload(uploadId).parts.set(number, { bytes, etag })
      return etag
    },
    complete(uploadId, named, now) {
      const { key, parts } = findUpload(uploadId)
      const chosen = named.map(({ number, etag }, index) => {
        const part = parts.get(number)
        if (part === undefined || part.etag !== etag) throw new S3Error(400, 'InvalidPart')
        if (index > 0 && named[index - 1]!.number >= number) throw new S3Error(400, 'InvalidPartOrder')
        const isLast = index === named.length - 1
        if (!isLast && part.bytes.length < MIN_PART_BYTES) throw new S3Error(400, 'EntityTooSmall')
        return part.bytes
      })
      if (chosen.length === 0) throw new S3Error(400, 'MalformedXML')
      uploads.delete(uploadId)
      return put(key, Buffer.concat(chosen), now)
    },
  }
}

function md5(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex')
}
