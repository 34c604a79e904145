import { and, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import { posts } from '#db/schema.ts'
import { createPlatforms } from '#connections/create-platforms.ts'
import type { SharedServices } from '#services'
import { deliverOne } from '#posts/deliver-posts.ts'
import type { StandInName } from './stand-ins.ts'
import { givenPost, givenPoster, type GivenPost } from './given-posters.ts'
import { countLive, outcomeOf } from './live-posts.ts'
import { makeDue, passTime, workUntilDone, type Place } from './work-posts.ts'

export type Tallied = {
  platform: StandInName
  fault: 'killed after' | 'answer lost of'
  step: string
  outcome: ReturnType<typeof outcomeOf>
  /** The post's status in the database, and how often it exists on the platform (`live`). */
  status: string
  live: number
}

const MAX_STEPS = 60
const MAX_TURNS = 100

/**
 * Sends one post for each awaited step of a delivery. The worker dies after that step, and another worker continues.
 */
export async function killAtEachStep(place: Place, platform: StandInName): Promise<Tallied[]> {
  const tally: Tallied[] = []
  for (let dies = 1; dies < MAX_STEPS; dies++) {
    const post = await begin(place, platform)
    const step = await workUntilKilled(place, [post.id], dies)
    if (step === undefined) break
    await freeClaims(place, [post.id])
    await workUntilDone(place, [post.id])
    tally.push({ ...(await judge(place, post)), fault: 'killed after', step })
  }
  return tally
}

/** Sends one post for each call of a delivery. The platform acts on that call, but its response is lost. */
export async function loseEachAnswer(place: Place, platform: StandInName): Promise<Tallied[]> {
  const tally: Tallied[] = []
  const { faults, requests } = place.standIns[platform]
  for (let after = 0; after < MAX_STEPS; after++) {
    const post = await begin(place, platform)
    const requestsBefore = requests.length
    faults.add({ kind: 'lose', after })
    await workUntilDone(place, [post.id])
    faults.clear()
    const lost = requests[requestsBefore + after]
    if (lost === undefined) break
    tally.push({ ...(await judge(place, post)), fault: 'answer lost of', step: shortened(lost.route) })
  }
  return tally
}

/**
 * Creates a post of a new user. If the response to a token exchange is lost, the platform has already invalidated the
 * old tokens and the user has to reconnect, so each post needs its own user. Platforms also limit each user per hour.
 */
async function begin(place: Place, platform: StandInName): Promise<GivenPost> {
  place.standIns[platform].clock.advance('2h')
  const { row } = await givenPoster(place.services, platform)
  return givenPost(place.services, row)
}

async function judge({ services, standIns }: Place, post: GivenPost) {
  const [row] = await services.db.select({ status: posts.status }).from(posts).where(eq(posts.id, post.id))
  const { status } = row!
  const live = countLive(standIns, post)
  return { platform: post.name, outcome: outcomeOf(status, live), status, live }
}

class Killed extends Error {}

/** Ends a dead worker's claims, so that other workers can take the posts. */
export async function freeClaims({ services }: Place, ids: readonly string[]): Promise<void> {
  await services.db
    .update(posts)
    .set({ claimedUntil: new Date(0) })
    .where(inArray(posts.id, [...ids]))
}

/**
 * Works until this many platform responses and database writes have happened. Then the worker dies and does nothing
 * more.
 *
 * @returns the step after which it died, or undefined if it finished all posts before.
 */
export async function workUntilKilled(place: Place, ids: readonly string[], dies: number): Promise<string | undefined> {
  const { services } = place
  const { db } = services
  const end = new AbortController()
  let [steps, last] = [0, '']
  const step = (name: string): void => {
    last = name
    if (++steps >= dies) end.abort(new Killed())
    end.signal.throwIfAborted()
  }
  const counted: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init)
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    step(shortened(`${init?.method ?? 'GET'} ${pathname}`))
    return answer
  }
  const doomed: SharedServices = {
    ...services,
    platforms: createPlatforms(services.config.platforms, { fetch: counted }),
    db: new Proxy(db, {
      get(target, property, receiver) {
        const value: unknown = Reflect.get(target, property, receiver)
        if (end.signal.aborted) return () => Promise.reject(new Killed())
        if (property !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
        return async (act: Parameters<typeof db.transaction>[0]) => {
          step('before it is written down')
          const answer = await target.transaction(act)
          step('written down')
          return answer
        }
      },
    }),
  }
  for (let turn = 0; turn < MAX_TURNS && !end.signal.aborted; turn++) {
    const open = and(inArray(posts.id, [...ids]), notInArray(posts.status, ['live', 'uncertain']))
    if ((await db.$count(posts, open)) === 0) return undefined
    await makeDue(services, ids)
    await passTime(place, 20)
    await deliverOne(doomed, end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) throw error
    })
  }
  const [row] = await db
    .select()
    .from(posts)
    .where(and(inArray(posts.id, [...ids]), isNotNull(posts.claimedBy)))
  const stage = row?.intentAt ? `${row.stage}, meant` : row?.stage
  return /written/.test(last) ? `${last} (${stage})` : last
}

/** Returns a route without its ids. */
function shortened(route: string): string {
  return route.replace(/\/[\w~.-]*\d{6,}[\w~.-]*/g, '/:id')
}
