import type { PhotoServiceName } from '@dayreel/storyboard'
import { readContact } from '../public-api/read-contact.ts'

/** The settings of one service with photographs. */
export type PhotoSettings = {
  service: PhotoServiceName
  /** An email or web address at which the operators of free sources can reach the operator of this site. */
  contact?: string
  /** The key of Pexels or Pixabay. */
  key?: string
  /** The URL of a stand-in for all services. Default: the services themselves. */
  address?: string
}

/** The services with photographs that environment variables set. */
export type PhotoConfig = {
  services: readonly PhotoSettings[]
  /** The URL of a stand-in, also for services that the operator connects later. */
  address: string | undefined
}

type PhotoVariable =
  | 'PHOTOS'
  | 'PHOTOS_CONTACT'
  | 'PHOTOS_URL'
  | 'PEXELS_API_KEY'
  | 'PIXABAY_API_KEY'
  | 'OPERATOR_EMAIL'
type PhotoEnvironment = Readonly<Partial<Record<PhotoVariable, string>>>

/** The variable that switches a service on. */
export const PHOTO_VARIABLES = {
  'free-photos': 'PHOTOS',
  pexels: 'PEXELS_API_KEY',
  pixabay: 'PIXABAY_API_KEY',
} as const satisfies Readonly<Record<PhotoServiceName, PhotoVariable>>

const NO_PHOTOS: PhotoConfig = { services: [], address: undefined }

/**
 * Reads from environment variables where photographs may be searched for.
 *
 * @returns no service if a setting is wrong. Each fault begins with a variable name.
 */
export function readPhotoSettings(env: PhotoEnvironment): { photos: PhotoConfig; faults: string[] } {
  const set = (name: PhotoVariable): string | undefined => env[name]?.trim() || undefined
  const faults: string[] = []
  const address = set('PHOTOS_URL')
  if (address !== undefined && !/^https?:$/u.test(URL.parse(address)?.protocol ?? '')) {
    faults.push('PHOTOS_URL must be like http://127.0.0.1:8080')
  }
  const standIn = address === undefined ? {} : { address }
  const services: PhotoSettings[] = []
  const wanted = set('PHOTOS') ?? 'none'
  if (wanted === 'free') {
    const found = readPhotoContact('PHOTOS_CONTACT', set('PHOTOS_CONTACT') ?? set('OPERATOR_EMAIL'))
    faults.push(...found.faults)
    if (found.contact !== undefined) services.push({ service: 'free-photos', contact: found.contact, ...standIn })
  } else if (wanted !== 'none') faults.push('PHOTOS must be free, or left out')
  for (const service of ['pexels', 'pixabay'] as const) {
    const variable = PHOTO_VARIABLES[service]
    const key = set(variable)
    if (key === undefined) continue
    if (!isKey(key)) faults.push(`${variable} has characters that no key has`)
    services.push({ service, key, ...standIn })
  }
  return { photos: faults.length > 0 ? NO_PHOTOS : { services, address }, faults }
}

/** Checks the contact that Wikimedia Commons requires. Each fault begins with `name`. */
export function readPhotoContact(name: string, contact: string | undefined): ReturnType<typeof readContact> {
  return readContact(name, contact, { service: 'Wikimedia Commons' })
}

function isKey(key: string): boolean {
  return /^[\x21-\x7e]+$/u.test(key)
}
