import type { PlatformName } from '@dayreel/catalogue'
import type { StandIns } from './stand-ins.ts'

/** How often a file is to be seen on a platform. */
export function countLive(standIns: StandIns, { name, sha256 }: { name: PlatformName; sha256: string }): number {
  return shasOf(standIns, name).filter((sha) => sha === sha256).length
}

function shasOf({ youtube, instagram, tiktok }: StandIns, name: PlatformName): string[] {
  if (name === 'youtube') return youtube.videos.map(({ sha256 }) => sha256)
  if (name === 'instagram') return instagram.reels.map(({ sha256 }) => sha256)
  return tiktok.posts.filter(({ stored, size }) => stored.count === size).map(({ stored }) => stored.sha256)
}

/** Nobody may be asked about what can be read. */
export function outcomeOf(status: string, live: number): 'live' | 'uncertain' | 'wrong' {
  if (status === 'live' && live === 1) return 'live'
  return status === 'uncertain' && live <= 1 ? 'uncertain' : 'wrong'
}
