import { INSTAGRAM } from './instagram.ts'
import type { PlatformName, PlatformTraits } from './platform-traits.ts'
import type { PostPrivacy } from './posts.ts'
import { TIKTOK } from './tiktok.ts'
import { YOUTUBE } from './youtube.ts'

const platforms: PlatformTraits[] = [YOUTUBE, INSTAGRAM, TIKTOK]

/** Returns the platforms that users can post to, in the order in which the UI shows them. */
export function listPlatforms(): readonly PlatformTraits[] {
  return platforms
}

export function isPlatform(name: string): boolean {
  return platforms.some((platform) => platform.name === name)
}

/**
 * Returns the traits of a platform. An old row can contain a name that is no longer listed. Such a name becomes its own
 * label, and nothing can be posted to that platform.
 */
export function platformOf(name: PlatformName): PlatformTraits {
  return platforms.find((platform) => platform.name === name) ?? { ...UNLISTED, name, label: name }
}

/** Returns the platform's most private audience. */
export function privateOf(name: PlatformName): PostPrivacy {
  const { privacies } = platformOf(name).limits
  return privacies.includes('private') ? 'private' : privacies[0]!
}

/**
 * Adds a platform to the list until the returned function is called. Only tests use this: real platforms are in the
 * list above.
 */
export function addPlatform(traits: PlatformTraits): () => void {
  if (isPlatform(traits.name)) throw new Error(`There is a platform ${traits.name} already.`)
  platforms.push(traits)
  return () => void platforms.splice(platforms.indexOf(traits), 1)
}

const UNLISTED: PlatformTraits = {
  ...YOUTUBE,
  purpose: '',
  mark: { path: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z', background: '#5a5f6d' },
  limits: { ...YOUTUBE.limits, privacies: ['private'] },
  hasManyAccounts: false,
}
