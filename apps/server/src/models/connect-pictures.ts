import type { ConnectedPictureModel, GivenPictureModel, TestedService } from '@dayreel/contract'
import { findPictureSettingsFaults } from '@dayreel/providers/base'
import type { Services } from '#services'
import { connectEngine, describeEngine } from './connect-engine.ts'
import { StoredPictures } from './connected-pictures.ts'

const MICROS = 1_000_000
const ROLE = { accountId: null, role: 'pictures' } as const

/**
 * Tests an image model without making a picture, and saves it.
 *
 * @throws {AppError} as `connectEngine`.
 */
export async function connectPictures(
  services: Pick<Services, 'db' | 'sealing' | 'probePictures'>,
  { provider, model, baseUrl, key, plans, dollarsPerPicture }: GivenPictureModel,
): Promise<TestedService> {
  const settings: StoredPictures = {
    provider,
    model: model.trim(),
    baseUrl: baseUrl?.trim() || null,
    plans,
    prices: dollarsPerPicture === null ? null : { images: Math.round(dollarsPerPicture * MICROS) },
  }
  return connectEngine(services, ROLE, {
    settings,
    key,
    findFaults: findPictureSettingsFaults,
    test: (sealedKey) => services.probePictures({ settings, sealedKey }),
  })
}

/** Returns the saved image model without its key. Null if none is saved. */
export async function describePictures(
  services: Pick<Services, 'db' | 'sealing'>,
): Promise<ConnectedPictureModel | null> {
  const saved = await describeEngine(services, ROLE, StoredPictures)
  if (saved === null) return null
  const { prices, ...settings } = saved.settings
  return { ...settings, dollarsPerPicture: prices === null ? null : prices.images / MICROS, ...saved.shownKey }
}
