import { HOUR_MS } from '@dayreel/catalogue'
import { PlatformError } from '@dayreel/platforms'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connections, posts } from '#db/schema.ts'
import { expireConnection } from '#connections/expire-connection.ts'
import { openAccount } from '#connections/open-account.ts'
import type { StandInName } from '#test/stand-ins.ts'
import { countWaiting } from '#test/count-waiting.ts'
import { countLive } from '#test/live-posts.ts'
import { givenSharer, startPosting, targetOf, VIDEO_SHA, type Posting, type Sharer } from '#test/start-posting.ts'
import { makeDue, workUntilDone } from '#test/work-posts.ts'
import { claimPost } from './claim-post.ts'
import { deliverOne } from './deliver-posts.ts'
import { deliveryOf } from './keep-delivery.ts'
import { settleFault } from './settle-fault.ts'

const DAY_LIMITS: readonly (readonly [StandInName, string, { status: number; body: object }])[] = [
  ['tiktok', '/video/init/', { status: 403, body: { data: {}, error: { code: 'spam_risk_too_many_posts' } } }],
  ['instagram', '/media_publish', { status: 400, body: { error: { code: 9, error_subcode: 2_207_042 } } }],
]

let posting: Posting
let sharer: Sharer
const { signal } = new AbortController()
beforeAll(async () => {
  posting = await startPosting()
})
afterAll(() => posting.close())
beforeEach(async () => {
  await posting.reset()
  sharer = await givenSharer(posting)
})

describe('a post that waits', () => {
  test.each(DAY_LIMITS)(
    "a post that waits for %s's next day goes out then, and is not reported as too late",
    async (name, route, refusal) => {
      const connectionId = await sharer.connect(name)
      const before = countLive(posting.standIns, { name, sha256: VIDEO_SHA })
      posting.standIns[name].faults.add({ kind: 'answer', ...refusal, match: { route } })
      const [post] = await sharer.share([targetOf(name, connectionId)])
      for (let turn = 0; turn < 30 && (await sharer.read(post!.id)).message === null; turn++) {
        await makeDue(posting.services, [post!.id])
        await deliverOne(posting.services, signal)
      }
      const refused = await sharer.read(post!.id)
      expect(refused).toMatchObject({ status: 'waiting', message: expect.stringMatching(/limit/) })
      expect(Date.parse(refused.nextTryAt!)).toBeGreaterThan(Date.now() + 23 * HOUR_MS)
      // A day and a minute pass.
      const day = sql`interval '1441 minutes'`
      await posting.services.db
        .update(posts)
        .set({ dueAt: sql`${posts.dueAt} - ${day}`, nextAt: sql`${posts.nextAt} - ${day}` })
        .where(eq(posts.id, post!.id))
      await workUntilDone(posting, [post!.id])
      expect((await sharer.read(post!.id)).status).toBe('live')
      expect(countLive(posting.standIns, { name, sha256: VIDEO_SHA }) - before).toBe(1)
    },
  )

  test('a post waiting for its owner to reconnect shows no time', async () => {
    const connectionId = await sharer.connect('youtube')
    const [post] = await sharer.share([targetOf('youtube', connectionId)])
    await expireConnection(posting.services, connectionId)
    await makeDue(posting.services, [post!.id])
    await deliverOne(posting.services, signal)
    expect(await sharer.read(post!.id)).toMatchObject({
      status: 'waiting',
      code: 'reconnect_required',
      nextTryAt: null,
    })
  })

  test('if the owner reconnects while a post handles a rejected permission, the new permission stays and the post continues', async () => {
    const who = `p-${randomUUID().slice(0, 8)}`
    const connectionId = await sharer.connect('tiktok', who)
    const { db } = posting.services
    const [row] = await db.select().from(connections).where(eq(connections.id, connectionId))
    const [post] = await sharer.share([targetOf('tiktok', connectionId)])
    await makeDue(posting.services, [post!.id])
    const claimed = await claimPost(db, randomUUID())
    expect(claimed?.id).toBe(post!.id)
    const delivery = deliveryOf(posting.services, claimed!)
    const { tokens } = await openAccount(posting.services, connectionId)
    // The owner reconnects between the rejection and its handling.
    await expireConnection(posting.services, connectionId)
    await sharer.person.connect('tiktok', { account: who, fields: { audience: 'private' } })
    const refusal = new PlatformError({ kind: 'reconnect_required', code: 'access_token_invalid' })
    const held = { row: claimed!, by: claimed!.claimedBy!, delivery, usedToken: tokens.accessToken }
    await settleFault(posting.services, held, refusal)
    const [after] = await db.select().from(connections).where(eq(connections.id, connectionId))
    expect(after).toMatchObject({ id: row!.id, expiredAt: null, sealedTokens: expect.any(String) })
    const [goesOn] = await db.select().from(posts).where(eq(posts.id, post!.id))
    expect(goesOn!.nextAt!.getTime()).toBeLessThan(Date.now() + 60_000)
    await workUntilDone(posting, [post!.id])
    expect((await sharer.read(post!.id)).status).toBe('live')
  })

  test('if the owner reconnects at the moment when a post starts to wait, the post continues', async () => {
    const who = `p-${randomUUID().slice(0, 8)}`
    const connectionId = await sharer.connect('tiktok', who)
    const { db } = posting.services
    const [post] = await sharer.share([targetOf('tiktok', connectionId)])
    await makeDue(posting.services, [post!.id])
    const claimed = (await claimPost(db, randomUUID()))!
    await expireConnection(posting.services, connectionId)
    const held = { row: claimed, by: claimed.claimedBy!, delivery: deliveryOf(posting.services, claimed) }
    const refusal = new PlatformError({ kind: 'reconnect_required', code: 'expired' })
    const acts: Promise<unknown>[] = []
    // The worker that handles the error has read the connection but cannot write yet. In that moment, the owner
    // reconnects. The reconnection either succeeds at once or waits for a lock.
    await db.transaction(async (tx) => {
      await tx.select().from(posts).where(eq(posts.id, post!.id)).for('update')
      acts.push(settleFault(posting.services, { ...held, usedToken: undefined }, refusal))
      await expect.poll(() => countWaiting(db), PATIENT).toBe(1)
      let isConnected = false
      const connecting = sharer.person.connect('tiktok', { account: who, fields: { audience: 'private' } })
      acts.push(connecting.then(() => (isConnected = true)))
      await expect.poll(async () => isConnected || (await countWaiting(db)) > 1, PATIENT).toBe(true)
    })
    await Promise.all(acts)
    expect(await sharer.read(post!.id)).toMatchObject({ status: 'waiting', code: null })
    await workUntilDone(posting, [post!.id])
    expect((await sharer.read(post!.id)).status).toBe('live')
  })
})

const PATIENT = { timeout: 60_000 }
