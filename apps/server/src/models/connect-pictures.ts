import type { ConnectedPictureModel, GivenPictureModel, TestedService } from '@dayreel/contract'
import { findPictureSettingsFaults } from '@dayreel/providers/base'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { StoredPictures } from './connected-pictures.ts'
import { endingOf } from './engine-key.ts'
import { chooseKey, findEngine, saveEngine } from './saved-engines.ts'

const MICROS = 1_000_000
const ROLE = { accountId: null, role: 'pictures' } as const

/**
 * Tests an image model without making a picture, and saves it. A key that is left out stays, as for a language model.
 *
 * @throws {AppError} `unacceptable` with the model's reason, `unavailable` if no worker can test it.
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
  const owned = { ...ROLE, settings }
  const sealedKey = await chooseKey(services, owned, key)
  const [fault] = findPictureSettingsFaults({
    provider,
    model: settings.model,
    ...(settings.baseUrl !== null && { baseUrl: settings.baseUrl }),
    ...(sealedKey !== null && { key: sealedKey }),
  })
  if (fault !== undefined) throw new AppError('unacceptable', { message: fault })
  const tested = await services.probePictures({ settings, sealedKey })
  if (!tested.isWorking) throw new AppError('unacceptable', { message: tested.sentence })
  await saveEngine(services.db, owned, { settings, sealedKey })
  return tested
}

/** Returns the saved image model without its key. Null if none is saved. */
export async function describePictures({
  db,
  sealing,
}: Pick<Services, 'db' | 'sealing'>): Promise<ConnectedPictureModel | null> {
  const row = await findEngine(db, ROLE)
  if (row === undefined) return null
  const { prices, ...settings } = StoredPictures.parse(row.settings)
  return {
    ...settings,
    dollarsPerPicture: prices === null ? null : prices.images / MICROS,
    hasKey: row.sealedKey !== null,
    keyEnding: endingOf(sealing, { ...ROLE, settings, sealedKey: row.sealedKey }),
    savedAt: row.savedAt.toISOString(),
  }
}
