import { mediaRules, type MediaKind } from '@dayreel/catalogue'
import { StudioError } from '@dayreel/storyboard/base'
import { createHash } from 'node:crypto'
import type { Services } from '#services'
import { AppError } from '#errors/app-error.ts'
import { takeDecodingTurn } from './decoding-turn.ts'
import type { KeptFile, FileToKeep } from './kept-file.ts'
import { mediaKey, type OwnedMedia, previewKey } from './media-files.ts'
import { readParts } from './read-parts.ts'

const REDRAW_TIMEOUT_MS = 30_000
/** Longest side of the small pictures that lists show, in pixels: twice the width of a tile. */
const PREVIEW_SIDE = 480

/**
 * Decodes a received file and stores it encoded again, so that no byte of the uploaded file is kept.
 *
 * @throws {AppError} `unacceptable` if the file is not of its kind.
 */
export function keepFile(
  { storage, pictures, decodeFile }: Pick<Services, 'storage' | 'pictures' | 'decodeFile'>,
  file: FileToKeep,
): Promise<KeptFile> {
  return explainInput(
    takeDecodingTurn(file.accountId, async () => {
      const { form } = mediaRules(file.kind)
      if (form === 'sound') return decodeFile(file)
      if (form === 'clip') return decodeFile(file).catch(adviseOnClip)
      const parts: Uint8Array[] = []
      for await (const part of readParts(storage, file, file.bytes)) parts.push(part)
      return keepPicture({ storage, pictures }, file, Buffer.concat(parts))
    }),
  )
}

/**
 * Adds advice for the user. The error does not show whether all workers are busy or this clip takes too long, so the
 * message covers both. The received bytes stay, so that the user can try again.
 */
function adviseOnClip(error: unknown): never {
  if (!(error instanceof AppError && error.code === 'unavailable')) throw error
  const { retryAfterSeconds } = error
  throw new AppError('unavailable', {
    message:
      'This clip could not be converted in time. Try again in a moment. If this happens again, cut the clip to a minute, or save it with at most 1080 lines, and upload that.',
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    cause: error,
  })
}

/** Redraws a picture and stores it. See `keepFile`. */
export function keepWholePicture(
  services: Pick<Services, 'storage' | 'pictures'>,
  file: OwnedMedia & { kind: MediaKind },
  sent: Uint8Array,
): Promise<KeptFile> {
  return explainInput(takeDecodingTurn(file.accountId, () => keepPicture(services, file, sent), REDRAW_TIMEOUT_MS))
}

async function keepPicture(
  { storage, pictures }: Pick<Services, 'storage' | 'pictures'>,
  file: OwnedMedia & { kind: MediaKind },
  sent: Uint8Array,
): Promise<KeptFile> {
  const { keepsTransparency } = mediaRules(file.kind)
  const signal = AbortSignal.timeout(REDRAW_TIMEOUT_MS)
  const redrawn = await pictures.redraw(sent, signal, { keepsTransparency })
  const preview = await pictures.redraw(redrawn, signal, { keepsTransparency, longestSide: PREVIEW_SIDE })
  await storage.put(mediaKey(file, file.kind), redrawn)
  await storage.put(previewKey(file, file.kind), preview)
  const hash = createHash('sha256').update(sent).digest('hex')
  return { hash, bytes: redrawn.length, seconds: null, hasPreview: true }
}

function explainInput<Result>(kept: Promise<Result>): Promise<Result> {
  return kept.catch((error: unknown) => {
    if (!(error instanceof StudioError && error.isInput)) throw error
    const message = error.message.replace(/^An own picture/, 'The picture')
    throw new AppError('unacceptable', { message, cause: error })
  })
}
