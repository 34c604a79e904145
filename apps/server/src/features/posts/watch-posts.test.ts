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

test('whose views are to be counted is found by an index, and not by reading all posts', async () => {
  const plan = await posting.services.db.transaction(async (tx) => {
    // An empty table is read whole, index or not.
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${nextToCount(tx).getSQL()}`)
  })
  const words = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(words).toContain('Index Scan using posts_uncounted')
  expect(words).toMatch(/Index Cond: .*app_now\(\)/u)
  expect(words).not.toMatch(/Seq Scan|Sort|Filter/u)
})

test('views are counted daily for three months, and then no more', async () => {
  const sharer = await givenSharer(posting)
  const [post] = await sharer.share([targetOf('youtube', await sharer.connect('youtube'))])
  await workUntilDone(posting, [post!.id])
  const { db } = posting.services
  const own = eq(posts.id, post!.id)
  const isCounted = async (postedDays: number, countedDays: number): Promise<boolean> => {
    await db
      .update(posts)
      .set({ postedAt: daysAgo(postedDays), countedAt: daysAgo(countedDays) })
      .where(own)
    return (await countNumbers(posting.services)) === 1
  }
  expect(await isCounted(40, 2)).toBe(true)
  expect(await countNumbers(posting.services)).toBe(0) // today's were
  expect(await isCounted(90, 2)).toBe(true)
  expect(await isCounted(400, 2)).toBe(false)
})

function daysAgo(days: number): SQL {
  return sql`now() - make_interval(days => ${days})`
}
