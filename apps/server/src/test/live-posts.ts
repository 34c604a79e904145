import type { PlatformName } from '@dayreel/catalogue'
import type { StandIns } from './stand-ins.ts'

/** How often a file is to be seen on a platform. */
export function countLive(standIns: StandIns, { name, sha256 }: { name: PlatformName; sha256: string }): number {
  return shasOf(standIns, name).filter((sha) => sha === sha256).length
}

function shasOf({ youtube, instagram, tiktok }: StandIns, name: PlatformName): string[] {
  if (name === 'youtube') return youtube.videos.map(({ sha256 }) => sha256)
  if (name === 'instagram') return instagram.reels.map(({ sha256 }) => sha256)
  return tiktok.posts.filter(({ stored, size }) => stored.count === size).map(({ stored }) => stored.sha256())
}

/** TikTok alone cannot be asked what became of a post whose answer was not heard. */
export function outcomeOf(name: PlatformName, status: string, live: number): 'live' | 'uncertain' | 'wrong' {
  if (status === 'live' && live === 1) return 'live'
  return name === 'tiktok' && status === 'uncertain' && live <= 1 ? 'uncertain' : 'wrong'
}
