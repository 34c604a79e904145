import { soakPosts as postUnderFire } from '@dayreel/server/testing'
import type { SoakPart } from './part.ts'

const POSTS = 1_000
const QUICK_POSTS = 100
/** The number of posts per kill. */
const POSTS_A_KILL = 5
/** The highest allowed share of posts whose owners must check the outcome themselves. */
const MAX_UNCERTAIN = 0.01

/**
 * Posts to the stand-ins of all platforms while workers are killed, responses fail or get lost, and tokens are
 * refreshed.
 */
export const soakPosts: SoakPart = async ({ count, quick, say }) => {
  const posts = count ?? (quick ? QUICK_POSTS : POSTS)
  const kills = Math.floor(posts / POSTS_A_KILL)
  const ashes = await postUnderFire({ posts, kills, say })
  const { problems, live, uncertain, kills: killed, faults, tokenCalls, reconnected, secrets, platforms } = ashes
  say(`  ${live} live, ${uncertain} uncertain of ${posts}; ${killed} kills, ${faults} faults`)
  say(`  ${tokenCalls} calls for tokens, ${reconnected} connected again; ${secrets} secrets looked for`)
  for (const [name, line] of Object.entries(platforms)) say(`  ${name}: ${line}`)
  for (const { platform, fault, step, outcome, status, live: there } of ashes.tally)
    say(`  | ${platform} | ${fault} | ${step} | ${outcome} | ${status}, there ${there} times |`)
  const found = [...problems]
  for (const { platform, fault, step, outcome } of ashes.tally)
    if (outcome !== 'live') found.push(`${platform}, ${fault} ${step}: ${outcome}`)
  if (uncertain > Math.ceil(posts * MAX_UNCERTAIN)) found.push(`${uncertain} of ${posts} are uncertain`)
  if (killed < kills) found.push(`only ${killed} of ${kills} kills happened`)
  return found
}
