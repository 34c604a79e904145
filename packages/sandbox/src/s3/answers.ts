import type { FastifyReply } from 'fastify'
import type { Fault } from '../stand-in/faults.ts'
import type { Bucket, S3Object } from './bucket.ts'
import { S3Error } from './s3-error.ts'

type BucketCall = {
  bucket: Bucket
  key: string
  query: URLSearchParams
  body: Uint8Array
  range: string | undefined
  ifMatch: string | undefined
  now: Date
  pageKeys: number
  canList: boolean
}
type ObjectCall = BucketCall & { method: string; fault: Fault | undefined }

/** Answers calls to the bucket: its keys, and its unfinished uploads. */
export function answerBucket(reply: FastifyReply, { bucket, query, pageKeys, canList }: BucketCall): FastifyReply {
  if (!canList) throw new S3Error(403, 'AccessDenied')
  const prefix = query.get('prefix') ?? ''
  if (query.has('uploads')) {
    const uploads = [...bucket.uploads]
      .filter(([, { key }]) => key.startsWith(prefix))
      .map(
        ([id, { key, startedAt }]) =>
          `<Upload>${tag('Key', key)}${tag('UploadId', id)}${tag('Initiated', startedAt.toISOString())}</Upload>`,
      )
    return sendXml(reply, 'ListMultipartUploadsResult', tag('IsTruncated', 'false') + uploads.join(''))
  }
  if (query.get('list-type') !== '2') throw new S3Error(501, 'NotImplemented')
  const limit = Math.min(Number(query.get('max-keys') ?? 1_000), pageKeys)
  const token = query.get('continuation-token') ?? undefined
  const listed = bucket.list({ prefix, delimiter: query.get('delimiter') ?? '', token, limit })
  const contents = listed.keys.map(
    ([key, { bytes, changedAt, etag }]) =>
      `<Contents>${tag('Key', key)}${tag('LastModified', changedAt.toISOString())}${tag('ETag', `"${etag}"`)}${tag('Size', String(bytes.length))}</Contents>`,
  )
  const folders = listed.folders.map((name) => `<CommonPrefixes>${tag('Prefix', name)}</CommonPrefixes>`)
  const next = listed.nextToken === undefined ? '' : tag('NextContinuationToken', listed.nextToken)
  const isTruncated = tag('IsTruncated', String(listed.nextToken !== undefined))
  return sendXml(
    reply,
    'ListBucketResult',
    [tag('Prefix', prefix), isTruncated, next, ...contents, ...folders].join(''),
  )
}

/** Answers calls to one object. */
export function answerObject(reply: FastifyReply, call: ObjectCall): FastifyReply {
  const { method, bucket, key, query, body, now } = call
  const uploadId = query.get('uploadId') ?? undefined
  if (method === 'GET' || method === 'HEAD') return answerRead(reply, call)
  if (method === 'DELETE') {
    if (uploadId === undefined) bucket.objects.delete(key)
    else if (!bucket.uploads.delete(uploadId)) throw new S3Error(404, 'NoSuchUpload')
    return reply.code(204).send()
  }
  if (method === 'PUT') {
    const number = Number(query.get('partNumber') ?? 0)
    const etag = uploadId === undefined ? bucket.put(key, body, now).etag : bucket.putPart(uploadId, number, body)
    return reply.header('etag', `"${etag}"`).send()
  }
  if (query.has('uploads')) {
    return sendXml(reply, 'InitiateMultipartUploadResult', tag('UploadId', bucket.startUpload(key, now)))
  }
  if (uploadId === undefined) throw new S3Error(405, 'MethodNotAllowed')
  const { etag } = bucket.complete(uploadId, readParts(Buffer.from(body).toString()), now)
  return sendXml(reply, 'CompleteMultipartUploadResult', tag('ETag', `"${etag}"`))
}

function answerRead(reply: FastifyReply, call: ObjectCall): FastifyReply {
  const { method, bucket, key, query, range, ifMatch, fault, canList } = call
  const object = bucket.objects.get(key)
  if (object === undefined) throw canList ? new S3Error(404, 'NoSuchKey') : new S3Error(403, 'AccessDenied')
  if (ifMatch !== undefined && ifMatch !== `"${object.etag}"`) throw new S3Error(412, 'PreconditionFailed')
  const part = readRange(range, object)
  reply
    .header('etag', `"${object.etag}"`)
    .header('last-modified', object.changedAt.toUTCString())
    .header('accept-ranges', 'bytes')
    .header('content-length', part.bytes.length)
  if (part.header !== undefined) reply.code(206).header('content-range', part.header)
  for (const name of ['content-type', 'content-disposition', 'cache-control']) {
    const wanted = query.get(`response-${name}`)
    if (wanted !== null) reply.header(name, wanted)
  }
  if (method === 'HEAD') return reply.send()
  if (fault?.kind !== 'cut') return reply.send(Buffer.from(part.bytes))
  reply.hijack()
  reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>)
  reply.raw.write(part.bytes.subarray(0, fault.bytes ?? 0), () => reply.raw.socket?.destroy())
  return reply
}

function readRange(range: string | undefined, { bytes }: S3Object): { bytes: Uint8Array; header?: string } {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (first === undefined) return { bytes }
  if (Number(first) >= bytes.length) throw new S3Error(416, 'InvalidRange')
  const end = last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1)
  return { bytes: bytes.subarray(Number(first), end + 1), header: `bytes ${first}-${end}/${bytes.length}` }
}

function readParts(xml: string): { number: number; etag: string }[] {
  const parts = xml.matchAll(
    /<Part><PartNumber>(\d+)<\/PartNumber><ETag>(?:"|&quot;)?(\w+)(?:"|&quot;)?<\/ETag><\/Part>/g,
  )
  return [...parts].map(([, number, etag]) => ({ number: Number(number), etag: etag! }))
}

function sendXml(reply: FastifyReply, root: string, content: string): FastifyReply {
  return reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?><${root}>${content}</${root}>`)
}

function tag(name: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return `<${name}>${escaped}</${name}>`
}
