import { createHash, createHmac } from 'node:crypto'

export type S3Credentials = { accessKeyId: string; secretAccessKey: string; region: string }

type SignedRequest = {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  /** The SHA-256 of the body in hex. */
  bodyHash: string
  at?: Date
}

type PresignedRequest = {
  url: URL
  /** Seconds for which the URL is valid. S3 allows at most seven days. */
  validSeconds: number
  at?: Date
}

const ALGORITHM = 'AWS4-HMAC-SHA256'
const MAX_PRESIGNED_SECONDS = 7 * 24 * 60 * 60

export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex')
}

/**
 * Signs a request with Signature Version 4 and returns its headers. A fetch adds `host` itself.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signRequest(credentials: S3Credentials, request: SignedRequest): Record<string, string> {
  const { method, url, bodyHash, at = new Date() } = request
  const time = toAmazonTime(at)
  const sent = { ...request.headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time }
  const { names, lines } = canonicalHeaders({ ...sent, host: url.host })
  const canonical = [method, url.pathname, canonicalQuery(url), lines, names, bodyHash].join('\n')
  const signature = signatureOf(credentials, time, canonical)
  const scope = `${credentials.accessKeyId}/${scopeOf(credentials, time)}`
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${scope},SignedHeaders=${names},Signature=${signature}`,
  }
}

/** Returns a URL with which anyone can GET the file until the URL expires. */
export function presignGet(credentials: S3Credentials, { url, validSeconds, at = new Date() }: PresignedRequest): URL {
  const time = toAmazonTime(at)
  const signed = new URL(url)
  const parameters = {
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': `${credentials.accessKeyId}/${scopeOf(credentials, time)}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(Math.min(Math.max(1, Math.floor(validSeconds)), MAX_PRESIGNED_SECONDS)),
    'X-Amz-SignedHeaders': 'host',
  }
  for (const [name, value] of Object.entries(parameters)) signed.searchParams.set(name, value)
  const canonical = [
    'GET',
    signed.pathname,
    canonicalQuery(signed),
    `host:${signed.host}\n`,
    'host',
    'UNSIGNED-PAYLOAD',
  ]
  signed.searchParams.set('X-Amz-Signature', signatureOf(credentials, time, canonical.join('\n')))
  // A space is `%20` in the signed form. `URLSearchParams` writes `+`, which some servers take for a plus.
  signed.search = canonicalQuery(signed)
  return signed
}

function canonicalHeaders(headers: Readonly<Record<string, string>>): { names: string; lines: string } {
  const sorted = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .toSorted(([a], [b]) => compare(a, b))
  return {
    names: sorted.map(([name]) => name).join(';'),
    lines: sorted.map(([name, value]) => `${name}:${value}\n`).join(''),
  }
}

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}

function signatureOf(credentials: S3Credentials, time: string, canonical: string): string {
  const toSign = [ALGORITHM, time, scopeOf(credentials, time), sha256(canonical)].join('\n')
  const { secretAccessKey, region } = credentials
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<Uint8Array | string>(
    (derived, part) => hmac(derived, part),
    `AWS4${secretAccessKey}`,
  )
  return hmac(key, toSign).toString('hex')
}

function hmac(key: Uint8Array | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function scopeOf({ region }: S3Credentials, time: string): string {
  return `${time.slice(0, 8)}/${region}/s3/aws4_request`
}

function toAmazonTime(at: Date): string {
  return at.toISOString().replace(/[:-]|\.\d{3}/g, '')
}
