import type { PhotoSettings } from '@dayreel/providers/base'
import { PHOTO_SERVICES, type PhotoServiceName } from '@dayreel/storyboard/schema'
import { and, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { engineSettings } from '#db/schema.ts'
import type { Sealing } from '#secrets/sealing.ts'
import { openKey } from './engine-key.ts'
import type { EngineRow } from './engine-rows.ts'

/** The stored settings of a service with photographs, without the key. */
export const StoredPhotos = z.object({
  provider: z.enum(PHOTO_SERVICES),
  baseUrl: z.null(),
  /** The address that free services get with each request. Null for a service with a key. */
  contact: z.string().nullable(),
})
export type StoredPhotos = z.infer<typeof StoredPhotos>

/** A service with photographs that is ready for use, from the environment or the operator's page. */
export type ConnectedPhotos = {
  service: PhotoServiceName
  /** Whether a stand-in answers in place of the service. */
  isSandbox: boolean
  /** Decrypts the key. Undefined if it was sealed with a master key that is gone. */
  open: (sealing: Sealing) => PhotoSettings | undefined
}

/**
 * Reads the services with photographs that are connected now, in the order of the list. They are never cached, so that
 * a change applies to all servers and workers at once. The environment takes precedence over the operator's page.
 */
export async function readPhotos(db: Db, config: Pick<Config, 'models'>): Promise<ConnectedPhotos[]> {
  const rows = await db
    .select()
    .from(engineSettings)
    .where(and(inArray(engineSettings.role, [...PHOTO_SERVICES]), isNull(engineSettings.accountId)))
  return photosOf(config, rows)
}

/** @param rows engines of the site, possibly with others. */
export function photosOf(
  { models: { photos } }: Pick<Config, 'models'>,
  rows: readonly EngineRow[],
): ConnectedPhotos[] {
  return PHOTO_SERVICES.flatMap((service): ConnectedPhotos[] => {
    const fixed = photos.services.find((each) => each.service === service)
    if (fixed !== undefined) return [{ service, isSandbox: fixed.address !== undefined, open: () => fixed }]
    const row = rows.find(({ role, accountId }) => role === service && accountId === null)
    if (row === undefined) return []
    const settings = StoredPhotos.parse(row.settings)
    return [
      {
        service,
        isSandbox: photos.address !== undefined,
        open: (sealing) => openPhotos({ ...settings, sealedKey: row.sealedKey }, sealing, photos.address),
      },
    ]
  })
}

/** Returns a service's settings with its key. Undefined if the key was sealed with a master key that is gone. */
export function openPhotos(
  { provider, baseUrl, contact, sealedKey }: StoredPhotos & { sealedKey: string | null },
  sealing: Sealing,
  address: string | undefined,
): PhotoSettings | undefined {
  try {
    const key = openKey(sealing, { role: provider, accountId: null, settings: { provider, baseUrl }, sealedKey })
    return {
      service: provider,
      ...(contact !== null && { contact }),
      ...(key !== null && { key }),
      ...(address !== undefined && { address }),
    }
  } catch {
    return undefined
  }
}
