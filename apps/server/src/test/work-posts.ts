import { inArray, sql } from 'drizzle-orm'
import { posts } from '#db/schema.ts'
import type { SharedServices } from '#services'
import { deliverOne } from '#posts/deliver-posts.ts'
import { STAND_IN_NAMES, type StandIns } from './stand-ins.ts'

export type Place = { services: SharedServices; standIns: StandIns }
const MAX_TURNS = 150

/** Advances the clocks of due work and of the platforms. */
export async function passTime({ services, standIns }: Place, seconds: number): Promise<void> {
  await services.db.execute(sql`
    insert into app_clock (ahead) values (make_interval(secs => ${seconds}))
    on conflict (is_only) do update set ahead = app_clock.ahead + make_interval(secs => ${seconds})`)
  for (const name of STAND_IN_NAMES) standIns[name].clock.advance(`${seconds}s`)
  await services.platforms.setClock(services.db)
}

/** Makes posts due, no matter why they wait. */
export async function makeDue({ db }: SharedServices, ids: readonly string[]): Promise<void> {
  await db
    .update(posts)
    .set({ nextAt: new Date(0) })
    .where(sql`${posts.id} in ${ids} and ${posts.status} <> 'live' and ${posts.nextAt} is not null`)
}

/** Works like a worker without waiting, and stops when nothing is left to do. */
export async function workUntilDone(place: Place, ids: readonly string[]): Promise<void> {
  const { services } = place
  const { signal } = new AbortController()
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const rows = await services.db
      .select()
      .from(posts)
      .where(inArray(posts.id, [...ids]))
    if (rows.every(({ nextAt, status }) => nextAt === null || status === 'live')) return
    await makeDue(services, ids)
    await passTime(place, 20)
    await deliverOne(services, signal)
  }
  const left = await services.db
    .select({ status: posts.status, stage: posts.stage, code: posts.code, message: posts.message })
    .from(posts)
    .where(inArray(posts.id, [...ids]))
  throw new Error(`It does not come to an end: ${JSON.stringify(left)}`)
}
