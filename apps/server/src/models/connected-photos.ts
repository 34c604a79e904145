import type { PhotoSettings } from '@dayreel/providers/base'
import { PHOTO_SOURCES, type PhotoSourceName } from '@dayreel/storyboard/schema'
import { and, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { engineSettings } from '#db/schema.ts'
import type { Sealing } from '#secrets/sealing.ts'
import { openKey } from './engine-key.ts'
import type { EngineRow } from './engine-rows.ts'

/** The stored settings of a source of photographs, without the key. */
export const StoredPhotos = z.object({
  provider: z.enum(PHOTO_SOURCES),
  baseUrl: z.null(),
  /** The address that free services get with each request. Null for a source with a key. */
  contact: z.string().nullable(),
})
export type StoredPhotos = z.infer<typeof StoredPhotos>

/** A source of photographs that is ready for use, from the environment or the operator's page. */
export type ConnectedPhotos = {
  source: PhotoSourceName
  /** Whether a stand-in answers in place of the source. */
  isSandbox: boolean
  /** Decrypts the key. Undefined if it was sealed with a master key that is gone. */
  open: (sealing: Sealing) => PhotoSettings | undefined
}

/**
 * Reads the sources of photographs that are connected now, in the order of the list. They are read at each use, so that
 * a change applies to all servers and workers at once. The environment takes precedence over the operator's page.
 */
export async function readPhotos(db: Db, config: Pick<Config, 'models'>): Promise<ConnectedPhotos[]> {
  const rows = await db
    .select()
    .from(engineSettings)
    .where(and(inArray(engineSettings.role, [...PHOTO_SOURCES]), isNull(engineSettings.accountId)))
  return photosOf(config, rows)
}

/** @param rows engines of the site, possibly with others. */
export function photosOf(
  { models: { photos } }: Pick<Config, 'models'>,
  rows: readonly EngineRow[],
): ConnectedPhotos[] {
  return PHOTO_SOURCES.flatMap((source): ConnectedPhotos[] => {
    const fixed = photos.sources.find((each) => each.source === source)
    if (fixed !== undefined) return [{ source, isSandbox: fixed.address !== undefined, open: () => fixed }]
    const row = rows.find(({ role, accountId }) => role === source && accountId === null)
    if (row === undefined) return []
    const settings = StoredPhotos.parse(row.settings)
    return [
      {
        source,
        isSandbox: photos.address !== undefined,
        open: (sealing) => openPhotos({ ...settings, sealedKey: row.sealedKey }, sealing, photos.address),
      },
    ]
  })
}

/** Returns a source's settings with its key. Undefined if the key was sealed with a master key that is gone. */
export function openPhotos(
  { provider, baseUrl, contact, sealedKey }: StoredPhotos & { sealedKey: string | null },
  sealing: Sealing,
  address: string | undefined,
): PhotoSettings | undefined {
  try {
    const key = openKey(sealing, { role: provider, accountId: null, settings: { provider, baseUrl }, sealedKey })
    return {
      source: provider,
      ...(contact !== null && { contact }),
      ...(key !== null && { key }),
      ...(address !== undefined && { address }),
    }
  } catch {
    return undefined
  }
}
