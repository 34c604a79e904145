import { readContact } from '../public-api/read-contact.ts'

export type PhotoSettings = {
  /** An email or web address at which the sources' operators can reach the operator of this site. */
  contact: string
  /** The URL of a stand-in for both sources. Default: the sources themselves. */
  address?: string
}

type PhotoEnvironment = Readonly<Partial<Record<'PHOTOS' | 'PHOTOS_CONTACT' | 'PHOTOS_URL' | 'OPERATOR_EMAIL', string>>>

/**
 * Reads from environment variables whether free photographs may be searched for, and where.
 *
 * @returns `photos` is undefined if the operator does not allow it or a setting is wrong. Each fault begins with a
 * variable name.
 */
export function readPhotoSettings(env: PhotoEnvironment): { photos: PhotoSettings | undefined; faults: string[] } {
  const set = (name: keyof PhotoEnvironment): string | undefined => env[name]?.trim() || undefined
  const wanted = set('PHOTOS') ?? 'none'
  if (wanted === 'none') return { photos: undefined, faults: [] }
  if (wanted !== 'free') return { photos: undefined, faults: ['PHOTOS must be free, or left out'] }
  const { contact, faults } = readContact('PHOTOS_CONTACT', set('PHOTOS_CONTACT') ?? set('OPERATOR_EMAIL'), {
    service: 'Wikimedia Commons',
  })
  const address = set('PHOTOS_URL')
  if (address !== undefined && !/^https?:$/u.test(URL.parse(address)?.protocol ?? '')) {
    faults.push('PHOTOS_URL must be like http://127.0.0.1:8080')
  }
  if (contact === undefined || faults.length > 0) return { photos: undefined, faults }
  return { photos: { contact, ...(address !== undefined && { address }) }, faults }
}
