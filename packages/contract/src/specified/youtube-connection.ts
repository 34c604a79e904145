import type { PlatformName } from '@dayreel/catalogue'

/** The platform of the only account that the specification lets a channel post to (section 5). */
const PLATFORM: PlatformName = 'youtube'

type Target = { connectionId: string; platform: PlatformName }

const isYouTube = ({ platform }: Target): boolean => platform === PLATFORM

/**
 * Returns the value of the specification's `youtubeConnectionId` and `youtube_connection_id`: the first YouTube channel
 * among the targets.
 */
export function youtubeConnectionOf(targets: readonly Target[]): string | null {
  return targets.find(isYouTube)?.connectionId ?? null
}

/**
 * Returns the targets after a client has set `youtubeConnectionId`. A new YouTube channel takes over the post choices
 * of the YouTube channel that it replaces.
 *
 * @param chosen The new YouTube channel; null for none.
 * @returns undefined if the chosen account is not a YouTube channel.
 */
export function withYouTubeConnection<T extends Target>(targets: readonly T[], chosen: T | null): T[] | undefined {
  if (chosen !== null && !isYouTube(chosen)) return undefined
  const before = targets.find(isYouTube)
  if (before?.connectionId === chosen?.connectionId) return [...targets]
  const others = targets.filter((target) => !isYouTube(target))
  if (chosen === null) return others
  const own = targets.find(({ connectionId }) => connectionId === chosen.connectionId)
  return [{ ...(own ?? before ?? chosen), connectionId: chosen.connectionId }, ...others]
}
