import type { PlatformName } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import { posts } from '#db/schema.ts'
import { createPlatforms } from '#platforms/create-platforms.ts'
import type { SharedServices } from '#services'
import { deliverOne } from '../features/posts/deliver-posts.ts'
import { givenPost, givenPoster, type GivenPost } from './given-posters.ts'
import { countLive, outcomeOf } from './live-posts.ts'
import { makeDue, passTime, workUntilDone, type Place } from './work-posts.ts'

export type Tallied = {
  platform: PlatformName
  fault: 'killed after' | 'answer lost of'
  step: string
  outcome: ReturnType<typeof outcomeOf>
  /** As it is called, and how often it is there. */
  status: string
  live: number
}

const MAX_STEPS = 60
const MAX_TURNS = 100

/** One post for each step of a delivery that is awaited: the process is gone after it, and another one goes on. */
export async function killAtEachStep(place: Place, platform: PlatformName): Promise<Tallied[]> {
  const tally: Tallied[] = []
  for (let dies = 1; dies < MAX_STEPS; dies++) {
    const post = await begin(place, platform)
    const step = await dieAfter(place, post, dies)
    if (step === undefined) break
    await place.services.db
      .update(posts)
      .set({ claimedUntil: new Date(0) })
      .where(eq(posts.id, post.id))
    await workUntilDone(place, [post.id])
    tally.push({ ...(await judge(place, post)), fault: 'killed after', step })
  }
  return tally
}

/** One post for each call of a delivery: the platform does what it is asked to, and its answer is not heard. */
export async function loseEachAnswer(place: Place, platform: PlatformName): Promise<Tallied[]> {
  const tally: Tallied[] = []
  const { faults, requests } = place.standIns[platform]
  for (let after = 0; after < MAX_STEPS; after++) {
    const post = await begin(place, platform)
    const asked = requests.length
    faults.add({ kind: 'lose', after })
    await workUntilDone(place, [post.id])
    faults.clear()
    const lost = requests[asked + after]
    if (lost === undefined) break
    tally.push({ ...(await judge(place, post)), fault: 'answer lost of', step: shortened(lost.route) })
  }
  return tally
}

/**
 * By a person of its own: a platform that exchanges tokens ends the old ones though its answer was lost, and the person has to connect
 * again. The limits of the platforms are by the hour.
 */
async function begin(place: Place, platform: PlatformName): Promise<GivenPost> {
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

/**
 * A worker that is gone after so many answers of the platform and writes to the database: nothing after it happens.
 *
 * @returns after what it went; undefined where it was done before.
 */
async function dieAfter(place: Place, { id }: GivenPost, dies: number): Promise<string | undefined> {
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
    const [row] = await db.select().from(posts).where(eq(posts.id, id))
    if (row!.status === 'live' || row!.status === 'uncertain') return undefined
    await makeDue(services, [id])
    await passTime(place, 20)
    await deliverOne(doomed, end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) throw error
    })
  }
  const [row] = await db.select().from(posts).where(eq(posts.id, id))
  const stage = row!.intentAt === null ? row!.stage : `${row!.stage}, meant`
  return /written/.test(last) ? `${last} (${stage})` : last
}

/** A route without ids. */
function shortened(route: string): string {
  return route.replace(/\/[\w~.-]*\d{6,}[\w~.-]*/g, '/:id')
}
