import type { StandInName, StandIns } from './stand-ins.ts'

/** Counts how often a file is visible on a platform. */
export function countLive(standIns: StandIns, { name, sha256 }: { name: StandInName; sha256: string }): number {
  return shasOf(standIns, name).filter((sha) => sha === sha256).length
}

function shasOf({ youtube, instagram, tiktok }: StandIns, name: StandInName): string[] {
  if (name === 'youtube') return youtube.videos.map(({ sha256 }) => sha256)
  if (name === 'instagram') return instagram.reels.map(({ sha256 }) => sha256)
  return tiktok.posts.filter(({ stored, size }) => stored.count === size).map(({ stored }) => stored.sha256)
}

/**
 * Classifies a post's outcome. An outcome that could be read from the platform must not end as a question to the owner.
 */
export function outcomeOf(status: string, live: number): 'live' | 'uncertain' | 'wrong' {
  if (status === 'live' && live === 1) return 'live'
  return status === 'uncertain' && live <= 1 ? 'uncertain' : 'wrong'
}
