import type { Client } from 'pg'

const UNCERTAIN = 'The site was restored from a backup. This may have been posted after the backup was made.'
const SKIPPED =
  'The site was restored from a backup. This video may have been made after the backup was made; if not, make it by hand.'

/**
 * Holds back what the site may have done between the backup and its restore, so that nothing is posted twice. The
 * statements use tables of release 0.2, which later releases only extend.
 *
 * @param backedUpAt the moment of the backup.
 */
export async function holdBackRepeats(client: Client, backedUpAt: Date): Promise<void> {
  await holdBackPosts(client, backedUpAt)
  await holdBackRuns(client)
}

/**
 * A post whose publish call may have been made is first read back from the platform. Any other due post becomes
 * `uncertain`, so its owner decides. Posts that are due later were not posted yet.
 */
async function holdBackPosts(client: Client, backedUpAt: Date): Promise<void> {
  await client.query('update posts set claimed_by = null, claimed_until = null where claimed_by is not null')
  await client.query(
    `update posts set intent_at = $1
     where status = 'posting' and stage = 'publish' and sealed_handle is not null and intent_at is null`,
    [backedUpAt],
  )
  await client.query(
    `with held as (
       update posts set status = 'uncertain', stage = 'uncertain', sealed_handle = null, message = $1, code = null,
         next_at = null, sent_percent = null
       where status in ('scheduled', 'waiting', 'posting') and due_at <= app_now() and intent_at is null
         and stage in ('prepare', 'upload', 'publish')
       returning id)
     insert into post_events (post_id, at, text) select id, app_now(), $1 from held`,
    [UNCERTAIN],
  )
}

/**
 * Runs whose slot is over may have been made and posted. A video in progress becomes an ordinary video, which no run
 * posts. Slots that have passed are recorded as skipped, so that they get no run.
 */
async function holdBackRuns(client: Client): Promise<void> {
  await client.query(
    `update runs set status = 'skipped', reason = 'restored', message = $1, ended_at = app_now(), video_id = null
     where status in ('due', 'making') and (slot_at is null or slot_at <= app_now())`,
    [SKIPPED],
  )
  await client.query(
    `insert into runs (id, channel_id, account_id, kind, local_date, slot_at, status, reason, message, is_reviewed, created_at, ended_at)
     select gen_random_uuid(), c.id, c.account_id, 'scheduled', day.on_date, slot.at, 'skipped', 'restored', $1, false,
       app_now(), app_now()
     from channels c,
       lateral (select each::date as on_date from generate_series(
         c.next_on::timestamp, (app_now() at time zone c.zone)::date::timestamp, interval '1 day') each) day,
       lateral (select (day.on_date + make_time(c.hour, c.minute, 0)) at time zone c.zone as at) slot
     where c.is_active and c.next_on is not null and c.hour is not null and slot.at <= app_now()
       and extract(isodow from day.on_date) = any(c.days) and not day.on_date = any(c.left_out)
       and (c.ends_on is null or day.on_date <= c.ends_on)
     on conflict (channel_id, local_date) do nothing`,
    [SKIPPED],
  )
}
