import { PICTURE_PROVIDERS, PLAN_IDS, type PlanId } from '@dayreel/catalogue'
import { type PictureSettings, type PictureSource, pictureSourceName } from '@dayreel/providers/base'
import { StudioError } from '@dayreel/storyboard/base'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { engineSettings } from '#db/schema.ts'
import type { Sealing } from '#secrets/sealing.ts'
import { openKey } from './engine-key.ts'
import { type AccountEngines, type EngineRow, isAllowed } from './engine-rows.ts'

/** The stored settings of an image model, without the key. */
export const StoredPictures = z.object({
  provider: z.enum(PICTURE_PROVIDERS),
  model: z.string(),
  baseUrl: z.string().nullable(),
  plans: z.array(z.enum(PLAN_IDS)),
  /** Millionths of a dollar for one picture. */
  prices: z.object({ images: z.number() }).nullable(),
})
export type StoredPictures = z.infer<typeof StoredPictures>

/** An image model with its encrypted key, as a row and an RPC call contain it. */
export type SealedPictures = { settings: StoredPictures; sealedKey: string | null }

/** An image model of the site that is ready for use, from the environment or the operator's page. */
export type ConnectedPictures = Omit<PictureSource, 'settings'> & {
  /** The plans that may use it. */
  plans: readonly PlanId[]
  /** Whether a stand-in draws the pictures. */
  isSandbox: boolean
  /**
   * Decrypts the key. Only a process that calls the model does this.
   *
   * @throws {StudioError} `pictures-failed` if the key was sealed with a master key that is gone.
   */
  open: (sealing: Sealing) => PictureSettings
}

export function toConnectedPictures(sealed: SealedPictures): ConnectedPictures {
  const { provider, model, baseUrl, plans, prices } = sealed.settings
  return {
    name: pictureSourceName({ provider, model }),
    prices,
    plans,
    isSandbox: false,
    open(sealing) {
      const key = openPicturesKey(sealing, sealed)
      return { provider, model, ...(baseUrl !== null && { baseUrl }), ...(key !== null && { key }) }
    },
  }
}

/** @throws {StudioError} `pictures-failed` */
function openPicturesKey(sealing: Sealing, { settings, sealedKey }: SealedPictures): string | null {
  try {
    return openKey(sealing, { role: 'pictures', accountId: null, settings, sealedKey })
  } catch (cause) {
    throw new StudioError('pictures-failed', 'The saved key of the image model can’t be read. Enter it again.', {
      cause,
    })
  }
}

/** Reads the image model of the site as it is connected now. */
export async function readSitePictures(db: Db, config: Pick<Config, 'models'>): Promise<ConnectedPictures | undefined> {
  const rows = await db
    .select()
    .from(engineSettings)
    .where(and(eq(engineSettings.role, 'pictures'), isNull(engineSettings.accountId)))
  return sitePicturesOf(config, rows)
}

/** Returns the image model that an account's videos may use now. */
export function picturesOf(
  config: Pick<Config, 'models'>,
  { rows, account }: AccountEngines,
): ConnectedPictures | undefined {
  const site = sitePicturesOf(config, rows)
  return site !== undefined && isAllowed(account, site) ? site : undefined
}

/** The environment takes precedence over the operator's page. */
function sitePicturesOf(
  { models: { pictures } }: Pick<Config, 'models'>,
  rows: readonly EngineRow[],
): ConnectedPictures | undefined {
  if (pictures !== undefined) {
    const { settings, ...source } = pictures
    return { ...source, open: () => settings }
  }
  const row = rows.find(({ role, accountId }) => role === 'pictures' && accountId === null)
  return row && toConnectedPictures({ settings: StoredPictures.parse(row.settings), sealedKey: row.sealedKey })
}
