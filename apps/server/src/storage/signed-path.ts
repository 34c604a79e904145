import { timingSafeEqual } from 'node:crypto'
import type { Sealing } from '#lib/sealing.ts'
import { checkKey } from './file-storage.ts'

/** Where signed files are served. */
export const FILES_PATH = '/files/'
const HOUR_SECONDS = 3_600
const PURPOSE = 'signed path'

type SignOptions = {
  key: string
  /** For at least so long; rounded up to the hour, so that a browser which asks twice can use what it has. */
  validSeconds: number
  /** Offered for saving under this name instead of being shown. */
  downloadName?: string
  nowSeconds?: number
}

/** A path of this site that shows one file to whoever has it, until it expires. */
export function signPath(sealing: Sealing, { key, validSeconds, downloadName, nowSeconds }: SignOptions): string {
  checkKey(key)
  const end = (nowSeconds ?? Date.now() / 1000) + validSeconds
  const expires = String(Math.ceil(end / HOUR_SECONDS) * HOUR_SECONDS)
  const query = new URLSearchParams({ expires })
  if (downloadName !== undefined) query.set('download', downloadName)
  query.set('signature', signatureOf(sealing, { key, expires, download: downloadName }))
  return `${FILES_PATH}${key}?${query.toString()}`
}

type SignedParts = { key: string; expires: string; download: string | undefined }

export function isSignatureValid(
  sealing: Sealing,
  { signature, ...parts }: SignedParts & { signature: string },
  nowSeconds = Date.now() / 1000,
): boolean {
  const expected = Buffer.from(signatureOf(sealing, parts))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given) && Number(parts.expires) > nowSeconds
}

function signatureOf(sealing: Sealing, { key, expires, download }: SignedParts): string {
  return sealing.fingerprint(PURPOSE, JSON.stringify([key, expires, download ?? null]))
}
