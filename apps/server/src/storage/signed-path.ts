import { timingSafeEqual } from 'node:crypto'
import { HOUR_SECONDS } from '@dayreel/catalogue'
import { z } from 'zod'
import type { Sealing } from '#secrets/sealing.ts'
import { checkKey } from './file-storage.ts'

/** The path prefix of signed files. */
export const FILES_PATH = '/files/'
const PURPOSE = 'signed path'
/**
 * How long the path of a user's file is valid, in seconds. This is long enough to watch and to save a video, and pages
 * refetch their paths.
 */
export const FILE_VALID_SECONDS = 6 * 60 * 60

type SignOptions = {
  key: string
  /** The minimum time that the path is valid, in seconds. */
  validSeconds: number
  /**
   * The expiry is rounded up to a multiple of this many seconds, so that a browser which asks twice gets the same path
   * and can use its cache. Default: an hour.
   */
  roundedToSeconds?: number
  /**
   * Whether this site sends the file itself, even if the storage could. Platforms fetch from the site's domain only and
   * follow no redirects.
   */
  isStreamed?: boolean
  /** If set, the browser saves the file under this name instead of showing it. */
  downloadName?: string
  nowSeconds?: number
}

/** Returns a path of this site that shows one file to anyone who has the path, until it expires. */
export function signPath(sealing: Sealing, options: SignOptions): string {
  const { key, validSeconds, roundedToSeconds = HOUR_SECONDS, isStreamed = false, downloadName, nowSeconds } = options
  checkKey(key)
  const end = (nowSeconds ?? Date.now() / 1000) + validSeconds
  const expires = String(Math.ceil(end / roundedToSeconds) * roundedToSeconds)
  const query = new URLSearchParams({ expires })
  if (downloadName !== undefined) query.set('download', downloadName)
  if (isStreamed) query.set('streamed', '1')
  query.set('signature', signatureOf(sealing, { key, expires, download: downloadName, isStreamed }))
  return `${FILES_PATH}${key}?${query.toString()}`
}

/** Returns the path of a user's file. */
export function signFile(sealing: Sealing, key: string): string {
  return signPath(sealing, { key, validSeconds: FILE_VALID_SECONDS })
}

const SignedQuery = z.object({
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(200),
  download: z.string().max(200).optional(),
  streamed: z.literal('1').optional(),
})

/** Returns the query of a signed path if it was signed for this key and has not expired. */
export function readSignedQuery(
  sealing: Sealing,
  key: string,
  query: unknown,
): { expiresSeconds: number; downloadName: string | undefined; isStreamed: boolean } | undefined {
  const { data } = SignedQuery.safeParse(query)
  if (data === undefined) return undefined
  const { expires, signature, download, streamed } = data
  const isStreamed = streamed !== undefined
  const expected = Buffer.from(signatureOf(sealing, { key, expires, download, isStreamed }))
  const given = Buffer.from(signature)
  const isGenuine = expected.length === given.length && timingSafeEqual(expected, given)
  if (!isGenuine || Number(expires) <= Date.now() / 1000) return undefined
  return { expiresSeconds: Number(expires), downloadName: download, isStreamed }
}

type SignedParts = { key: string; expires: string; download: string | undefined; isStreamed: boolean }

function signatureOf(sealing: Sealing, { key, expires, download, isStreamed }: SignedParts): string {
  return sealing.fingerprint(
    PURPOSE,
    JSON.stringify([key, expires, download ?? null, ...(isStreamed ? ['streamed'] : [])]),
  )
}
