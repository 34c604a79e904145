import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Sealing } from '#lib/sealing.ts'
import { checkKey } from './file-storage.ts'

/** Where signed files are served. */
export const FILES_PATH = '/files/'
const HOUR_SECONDS = 3_600
const PURPOSE = 'signed path'

type SignOptions = {
  key: string
  /** For at least so long. */
  validSeconds: number
  /** The end is rounded up to a multiple of this, so that a browser which asks twice can use what it has; an hour unless told. */
  roundedToSeconds?: number
  /** Offered for saving under this name instead of being shown. */
  downloadName?: string
  nowSeconds?: number
}

/** A path of this site that shows one file to whoever has it, until it expires. */
export function signPath(sealing: Sealing, options: SignOptions): string {
  const { key, validSeconds, roundedToSeconds = HOUR_SECONDS, downloadName, nowSeconds } = options
  checkKey(key)
  const end = (nowSeconds ?? Date.now() / 1000) + validSeconds
  const expires = String(Math.ceil(end / roundedToSeconds) * roundedToSeconds)
  const query = new URLSearchParams({ expires })
  if (downloadName !== undefined) query.set('download', downloadName)
  query.set('signature', signatureOf(sealing, { key, expires, download: downloadName }))
  return `${FILES_PATH}${key}?${query.toString()}`
}

const SignedQuery = z.object({
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(200),
  download: z.string().max(200).optional(),
})

/** What the query of a signed path says, where it was signed for this key and has not expired. */
export function readSignedQuery(
  sealing: Sealing,
  key: string,
  query: unknown,
): { expiresSeconds: number; downloadName: string | undefined } | undefined {
  const { data } = SignedQuery.safeParse(query)
  if (data === undefined) return undefined
  const { expires, signature, download } = data
  const expected = Buffer.from(signatureOf(sealing, { key, expires, download }))
  const given = Buffer.from(signature)
  const isGenuine = expected.length === given.length && timingSafeEqual(expected, given)
  if (!isGenuine || Number(expires) <= Date.now() / 1000) return undefined
  return { expiresSeconds: Number(expires), downloadName: download }
}

type SignedParts = { key: string; expires: string; download: string | undefined }

function signatureOf(sealing: Sealing, { key, expires, download }: SignedParts): string {
  return sealing.fingerprint(PURPOSE, JSON.stringify([key, expires, download ?? null]))
}
