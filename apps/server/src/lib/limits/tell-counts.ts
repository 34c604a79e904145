import { createHash } from 'node:crypto'
import type { Pool } from 'pg'

export type KeptCount = {
  key: string
  /** Unix milliseconds; then counting begins anew. */
  endsAt: number
}
type Told = { count: KeptCount; points: number }

/** A window that is over is replaced; of one that is not, the end stays. */
const TELL = `insert into rate_limits as kept (key, points, expire)
  select * from unnest($1::text[], $2::int[], $3::bigint[])
  on conflict (key) do update set
    points = excluded.points + case when kept.expire <= $4 then 0 else kept.points end,
    expire = case when kept.expire <= $4 then excluded.expire else kept.expire end
  returning key, points, expire`

/**
 * Adds what was counted to what the database holds, in one statement.
 *
 * @returns what it holds now, by key: the points and the end of the window that they are of.
 */
export async function tellCounts(
  pool: Pool,
  told: readonly Told[],
  now: number,
): Promise<Map<string, { points: number; endsAt: number }>> {
  const byId = new Map(told.map((one) => [shorten(one.count.key), one]))
  // Every server takes the rows in the same order, so that none waits for another that waits for it.
  const ids = [...byId.keys()].toSorted()
  const inOrder = ids.map((id) => byId.get(id)!)
  const values = [ids, inOrder.map(({ points }) => points), inOrder.map(({ count }) => count.endsAt), now]
  const { rows } = await pool.query<{ key: string; points: number; expire: string }>({
    name: 'tell-counts',
    text: TELL,
    values,
  })
  return new Map(rows.map(({ key, points, expire }) => [byId.get(key)!.count.key, { points, endsAt: Number(expire) }]))
}

/** A hash: keys may be long, and addresses of people are none of the table's business. */
function shorten(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
