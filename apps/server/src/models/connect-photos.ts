import type { GivenPhotos, HostPictures, TestedService } from '@dayreel/contract'
import { PHOTO_VARIABLES, readPhotoContact, type PhotoSettings } from '@dayreel/providers/base'
import { PHOTO_SERVICE_NAMES, PHOTO_SERVICES, type PhotoServiceName } from '@dayreel/storyboard/schema'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { openPhotos, type StoredPhotos, StoredPhotos as Stored } from './connected-photos.ts'
import { endingOf } from './engine-key.ts'
import { chooseKey, findEngine, saveEngine } from './saved-engines.ts'

type Testing = (settings: PhotoSettings) => Promise<TestedService>

/**
 * Tests a service with photographs with one search, and saves it for all accounts. An omitted key keeps the saved one.
 *
 * @throws {AppError} `unacceptable` with the reason.
 */
export async function connectPhotos(
  { db, sealing, config }: Pick<Services, 'db' | 'sealing' | 'config'>,
  service: PhotoServiceName,
  { key, contact }: GivenPhotos,
  test: Testing,
): Promise<TestedService> {
  const isFree = service === 'free-photos'
  const settings: StoredPhotos = { provider: service, baseUrl: null, contact: isFree ? (contact ?? '') : null }
  const owned = { accountId: null, role: service, settings }
  if (isFree) refuseContact(settings.contact)
  const sealedKey = isFree ? null : await chooseKey({ db, sealing }, owned, key)
  if (!isFree && sealedKey === null) {
    const message = `Enter the key of ${PHOTO_SERVICE_NAMES[service]}.`
    throw new AppError('unacceptable', { message, details: { field: 'key' } })
  }
  const opened = openPhotos({ ...settings, sealedKey }, sealing, config.models.photos.address)
  if (opened === undefined) {
    const message = 'The saved key can’t be read. Enter it again.'
    throw new AppError('unacceptable', { message, details: { field: 'key' } })
  }
  const tested = await test(opened)
  if (!tested.isWorking) throw new AppError('unacceptable', { message: tested.sentence })
  await saveEngine(db, owned, { settings, sealedKey })
  return tested
}

/** Returns the state of each service with photographs, without keys. */
export async function describePhotos({
  db,
  sealing,
  config,
}: Pick<Services, 'db' | 'sealing' | 'config'>): Promise<HostPictures['photos']> {
  const { services } = config.models.photos
  return Promise.all(
    PHOTO_SERVICES.map(async (service) => {
      const row = await findEngine(db, { accountId: null, role: service })
      const settings = row && Stored.parse(row.settings)
      const isFixed = services.some((each) => each.service === service)
      return {
        source: service,
        isOn: isFixed || row !== undefined,
        variable: isFixed ? PHOTO_VARIABLES[service] : null,
        contact: settings?.contact ?? null,
        keyEnding:
          row && settings
            ? endingOf(sealing, { accountId: null, role: service, settings, sealedKey: row.sealedKey })
            : null,
      }
    }),
  )
}

function refuseContact(contact: string | null): void {
  const { faults } = readPhotoContact('contact', contact?.trim() || undefined)
  if (faults.length === 0) return
  const message = 'Enter an email or web address. These services require one at which they can reach you.'
  throw new AppError('unacceptable', { message, details: { field: 'contact' } })
}
