import { DAY_MS } from '@dayreel/catalogue'
import { eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { posts } from '#db/schema.ts'
import { givenSharer, startPosting, targetOf, type Posting } from '#test/start-posting.ts'
import { workUntilDone } from '#test/work-posts.ts'
import { countNumbers, nextToCount } from './watch-posts.ts'

let posting: Posting
beforeAll(async () => {
  posting = await startPosting()
})
afterAll(() => posting.close())

test('finds posts whose views are due through an index, without reading all posts', async () => {
  const plan = await posting.services.db.transaction(async (tx) => {
    // Otherwise, the planner reads an empty table completely even if there is an index.
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${nextToCount(tx).getSQL()}`)
  })
  const words = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(words).toContain('Index Scan using posts_next_count')
  expect(words).toMatch(/Index Cond: .*app_now\(\)/u)
  expect(words).not.toMatch(/Seq Scan|Sort|Filter/u)
})

test('counts views daily for three months and then stops', async () => {
  const sharer = await givenSharer(posting)
  const [post] = await sharer.share([targetOf('youtube', await sharer.connect('youtube'))])
  await workUntilDone(posting, [post!.id])
  const { db } = posting.services
  const own = eq(posts.id, post!.id)
  const [live] = await db.select().from(posts).where(own)
  expect(live!.nextCountAt!.getTime() - live!.postedAt!.getTime()).toBeGreaterThan(DAY_MS - 120_000)
  const count = async (postedDays: number): Promise<Date | null> => {
    await db
      .update(posts)
      .set({ postedAt: daysAgo(postedDays), nextCountAt: daysAgo(1) })
      .where(own)
    expect(await countNumbers(posting.services)).toBe(1)
    expect(await countNumbers(posting.services)).toBe(0) // Views are counted once a day.
    return (await db.select().from(posts).where(own))[0]!.nextCountAt
  }
  expect(await count(40)).toBeInstanceOf(Date)
  expect(await count(90)).toBeNull()
})

test('counts views only on platforms that report them, and stops when the account is disconnected', async () => {
  const sharer = await givenSharer(posting)
  const connections = [await sharer.connect('youtube'), await sharer.connect('tiktok')]
  const made = await sharer.share([targetOf('youtube', connections[0]!), targetOf('tiktok', connections[1]!)])
  await workUntilDone(
    posting,
    made.map(({ id }) => id),
  )
  const { db } = posting.services
  const countsAt = async (): Promise<(Date | null)[]> => {
    const rows = await db.select().from(posts).where(eq(posts.accountId, sharer.person.accountId))
    return made.map(({ id }) => rows.find((row) => row.id === id)!.nextCountAt)
  }
  expect(await countsAt()).toEqual([expect.any(Date), null])
  await sharer.person.call('DELETE', `/api/connections/${connections[0]}`)
  expect(await countsAt()).toEqual([null, null])
})

function daysAgo(days: number): SQL {
  return sql`now() - make_interval(days => ${days})`
}
