import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { S3Error } from './s3-error.ts'

export type S3Account = { accessKeyId: string; secretAccessKey: string; region: string }

const MAX_SKEW_MS = 15 * 60_000
const MAX_EXPIRES_SECONDS = 604_800

type Claim = { credential: string; signedHeaders: string; signature: string; time: string; bodyHash: string }

/**
 * Checks the signature of a request, in its header or its query, as S3 does.
 *
 * @param body the whole body.
 * @throws {S3Error} with the code that S3 answers.
 */
export function checkSignature(account: S3Account, request: IncomingMessage, body: Uint8Array, nowMs: number): void {
  const url = new URL(request.url ?? '/', 'http://s3')
  const isPresigned = url.searchParams.has('X-Amz-Signature')
  const claim = isPresigned ? readQuery(url, request, nowMs) : readHeader(request, nowMs)
  const [accessKeyId, ...scope] = claim.credential.split('/')
  if (accessKeyId !== account.accessKeyId) throw new S3Error(403, 'InvalidAccessKeyId')
  const wanted = [claim.time.slice(0, 8), account.region, 's3', 'aws4_request']
  if (scope.join('/') !== wanted.join('/')) throw new S3Error(400, 'AuthorizationHeaderMalformed')
  if (!isPresigned && sha256(body) !== claim.bodyHash) throw new S3Error(400, 'XAmzContentSHA256Mismatch')
  if (signatureOf(account, url, request, claim) !== claim.signature) throw new S3Error(403, 'SignatureDoesNotMatch')
}

function readHeader(request: IncomingMessage, nowMs: number): Claim {
  const { authorization = '', ...headers } = request.headers
  const found = /^AWS4-HMAC-SHA256 Credential=(\S+?), ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
    authorization,
  )
  if (found === null) throw new S3Error(403, 'AccessDenied')
  const [, credential = '', signedHeaders = '', signature = ''] = found
  const time = String(headers['x-amz-date'] ?? '')
  if (Math.abs(toMs(time) - nowMs) > MAX_SKEW_MS) throw new S3Error(403, 'RequestTimeTooSkewed')
  const bodyHash = headers['x-amz-content-sha256']
  if (typeof bodyHash !== 'string') throw new S3Error(400, 'MissingSecurityHeader')
  const mustSign = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  const signed = signedHeaders.split(';')
  if (!mustSign.every((name) => signed.includes(name))) throw new S3Error(403, 'AccessDenied')
  return { credential, signedHeaders, signature, time, bodyHash }
}

function readQuery({ searchParams }: URL, { method }: IncomingMessage, nowMs: number): Claim {
  const read = (name: string): string => searchParams.get(`X-Amz-${name}`) ?? ''
  const expires = Number(read('Expires'))
  const time = read('Date')
  if (!(expires >= 1 && expires <= MAX_EXPIRES_SECONDS)) throw new S3Error(400, 'AuthorizationQueryParametersError')
  if (toMs(time) + expires * 1000 <= nowMs) throw new S3Error(403, 'AccessDenied', 'Request has expired')
  if (method !== 'GET' && method !== 'HEAD') throw new S3Error(403, 'SignatureDoesNotMatch')
  return {
    credential: read('Credential'),
    signedHeaders: read('SignedHeaders'),
    signature: read('Signature'),
    time,
    bodyHash: 'UNSIGNED-PAYLOAD',
  }
}

function toMs(time: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? []
  if (year === undefined) throw new S3Error(403, 'AccessDenied', 'The date is missing or malformed')
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

function signatureOf(account: S3Account, url: URL, request: IncomingMessage, claim: Claim): string {
  const query = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('X-Amz-Signature='))
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&')
  const headers = claim.signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`)
  const canonical = [request.method, url.pathname, query, ...headers, '', claim.signedHeaders, claim.bodyHash].join(
    '\n',
  )
  const scope = claim.credential.split('/').slice(1)
  const text = ['AWS4-HMAC-SHA256', claim.time, scope.join('/'), sha256(Buffer.from(canonical))].join('\n')
  let key: Buffer = Buffer.from(`AWS4${account.secretAccessKey}`)
  for (const part of scope) key = hmac(key, part)
  return hmac(key, text).toString('hex')
}

function hmac(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
