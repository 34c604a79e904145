import type { MediaKind } from '@dayreel/catalogue'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, brandKits, enginePolicies, engineSettings, localVoices, media } from '#db/schema.ts'
import type { AccountEngines } from '#models/engine-rows.ts'

type Offered = {
  engines: AccountEngines
  /** The account's ready music and recordings, newest first. */
  files: { id: string; kind: MediaKind; name: string; seconds: number | null }[]
  /** The account's brands, by name. */
  brands: { id: string; name: string }[]
  /** The names of the models with voices on the workers' machines. A video waits for a worker that does not run. */
  localVoices: string[]
}

const NO_POLICY: AccountEngines['policy'] = { isOwnAllowed: false, mayReachPrivate: false }

/**
 * Reads everything that an account's videos may choose besides the site's own choices. It is one query, because every
 * estimate, plan and video needs it.
 */
export async function readOffered(db: Db, accountId: string): Promise<Offered> {
  const { rows } = await db.execute<{
    files: Offered['files']
    brands: Offered['brands']
    localVoices: Offered['localVoices']
    rows: AccountEngines['rows']
    policy: AccountEngines['policy'] | null
    account: AccountEngines['account'] | null
  }>(sql`select
    (select coalesce(json_agg(json_build_object('id', ${media.id}, 'kind', ${media.kind}, 'name', ${media.name},
        'seconds', ${media.seconds}) order by ${media.createdAt} desc, ${media.id}), '[]')
      from ${media} where ${media.accountId} = ${accountId} and ${media.kind} in ('music', 'recording')
        and ${media.readyAt} is not null) as files,
    (select coalesce(json_agg(json_build_object('id', ${brandKits.id}, 'name', ${brandKits.name})
        order by ${brandKits.name}, ${brandKits.id}), '[]')
      from ${brandKits} where ${brandKits.accountId} = ${accountId}) as brands,
    (select coalesce(json_agg(distinct ${localVoices.name}), '[]') from ${localVoices}) as "localVoices",
    (select coalesce(json_agg(json_build_object('accountId', ${engineSettings.accountId}, 'role', ${engineSettings.role},
        'settings', ${engineSettings.settings}, 'sealedKey', ${engineSettings.sealedKey})), '[]')
      from ${engineSettings}
      where ${engineSettings.accountId} is null or ${engineSettings.accountId} = ${accountId}) as rows,
    (select json_build_object('isOwnAllowed', ${enginePolicies.isOwnAllowed}, 'mayReachPrivate',
        ${enginePolicies.mayReachPrivate}) from ${enginePolicies}) as policy,
    (select json_build_object('plan', ${accounts.plan}, 'isHost', ${accounts.isHost})
      from ${accounts} where ${accounts.id} = ${accountId}) as account`)
  const { policy, account, rows: settings, ...offered } = rows[0]!
  return { ...offered, engines: { rows: settings, policy: policy ?? NO_POLICY, account: account ?? undefined } }
}
