import { builtInVideoCount, DAY_MS, FEW_VIDEOS_LEFT } from '@dayreel/catalogue'
import { createRandom } from '@dayreel/storyboard/base'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { channelMemories, channels, channelSubjects, runs, videoVersions } from '#db/schema.ts'
import { mailsAfterWelcome } from '#test/mails-after-welcome.ts'
import { bearer, emailOf } from '#test/test-auth.ts'
import { BERLIN } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { channelCalls, setClock } from '#test/given-channels.ts'
import { STORYBOARD } from '#test/storyboard.ts'
import { workOff } from '#test/work-off.ts'
import { endRun } from '#runs/end-run.ts'
import { failVersion } from '#videos/fail-version.ts'
import { runVideoOwner } from '#runs/run-video-owner.ts'
import { beginRunHandler } from '#runs/begin-run-handler.ts'
import { planDueRuns } from '../plan-due-runs.ts'
import { mailRuns } from './mail-runs.ts'
import { mailWeeklySummaries } from './mail-weekly-summaries.ts'

const running = startTestApp()

const DAYS = 60

async function given({ credits = 9, config = {} }: { credits?: number; config?: object } = {}) {
  const { services } = running
  const calls = channelCalls(running.app, services.db, randomUUID())
  await calls.give(credits)
  await setClock(services.db, '2026-06-01T10:00:00Z')
  const { id } = await calls.activate({ ...BERLIN, ...config })
  await workOff(services, beginRunHandler)
  const writeMails = async (): Promise<void> => {
    while ((await mailRuns(services)) > 0);
    while ((await mailWeeklySummaries(services)) > 0);
  }
  const mails = async () => {
    await writeMails()
    const all = await mailsAfterWelcome(services)
    return all.filter(({ to }) => to === emailOf(calls.accountId)).toReversed()
  }
  return { ...calls, id, writeMails, mails }
}

/** Sets the clock and does a worker's round: finds due runs, starts them and writes their mails. */
async function at(moment: string): Promise<void> {
  await setClock(running.services.db, moment)
  while ((await planDueRuns(running.services)) > 0);
  await workOff(running.services, beginRunHandler)
  while ((await mailRuns(running.services)) > 0);
}

async function end(channelId: string, failure?: { code: string; message: string }): Promise<void> {
  const { db } = running.services
  const rows = await db.select().from(runs).where(eq(runs.channelId, channelId))
  for (const { videoId, accountId, status } of rows) {
    if (status !== 'making') continue
    await db.transaction(async (tx) => {
      if (failure) return failVersion(runVideoOwner, tx, { accountId, videoId: videoId!, number: 1 }, failure)
      await tx
        .update(videoVersions)
        .set({ status: 'succeeded', finishedAt: new Date(), storyboard: STORYBOARD, seconds: 20 })
        .where(eq(videoVersions.videoId, videoId!))
      return endRun(tx, videoId!)
    })
  }
}

function memoryOf(channelId: string) {
  const memory = { subject: '', language: 'en', title: '', hook: '', sentences: [], pictures: [] }
  return { ...memory, channelId, videoId: randomUUID(), isBuiltIn: true, toldAt: new Date() }
}

function chooseMail(accountId: string, kind: string, isOn: boolean) {
  const headers = bearer(accountId)
  return running.app.inject({ method: 'PATCH', url: '/api/users/mails', headers, payload: { kind, isOn } })
}

test('mails a failed run with its reason once, with many workers; a cancelled run gets no mail', async () => {
  const { id, mails } = await given()
  await end(id, { code: 'internal', message: 'The disk was full.' })
  await Promise.all([1, 2, 3].map(() => mailRuns(running.services)))
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail!.text).toContain('The disk was full.')
  expect(mail!.text).toContain(`/app/my-channels/${id}`)
  await at('2026-06-02T15:50:00Z')
  await end(id, { code: 'cancelled', message: 'You cancelled it.' })
  expect(await mails()).toHaveLength(1)
})

test('mails once that credits are missing, and again only after the account had credits', async () => {
  const { id, mails, give } = await given({ credits: 1 })
  await end(id)
  for (const day of ['02', '03', '04']) await at(`2026-06-${day}T15:50:00Z`)
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    '“Impossible Worlds” skipped a video: you’re out of credits',
  ])
  await give(1)
  for (const day of ['05', '06']) await at(`2026-06-${day}T15:50:00Z`)
  expect(await mails()).toHaveLength(2)
})

test('mails a video for review before its slot, with its thumbnail', async () => {
  const { id, mails } = await given({ config: { reviewHours: 6 } })
  await end(id)
  await at('2026-06-02T10:10:00Z')
  await end(id)
  const [mail] = await mails()
  expect(mail!.subject).toMatch(/^Ready for review: “.+”$/)
  expect(mail!.text).toContain('Tuesday 2 June at 18:00 CET')
  expect(mail!.html).toMatch(/<img src="http[^"]+video\.jpg\?expires=/)
})

test('mails once that seven videos are left, and again only after there were more', async () => {
  const { services } = running
  const { id, mails } = await given({ credits: 20 })
  await end(id)
  const memories = Array.from({ length: builtInVideoCount('impossible-worlds', 35) - 8 }, () => memoryOf(id))
  await services.db.insert(channelMemories).values(memories)
  for (const day of ['02', '03']) {
    await at(`2026-06-${day}T15:50:00Z`)
    await end(id)
  }
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    '“Impossible Worlds” is running out of subjects: 7 videos left',
  ])
  const more = Array.from({ length: 5 }, (_, i) => ({
    channelId: id,
    position: i,
    text: `Lamp ${i} went out. Nobody had touched it.`,
    createdAt: new Date(),
  }))
  await services.db.insert(channelSubjects).values(more)
  for (const day of ['04', '05', '06', '07', '08', '09']) {
    await at(`2026-06-${day}T15:50:00Z`)
    await end(id)
  }
  expect(await mails()).toHaveLength(2)
})

test('mails about few videos left and weekly summaries over sixty days match a simple model', async () => {
  const { db } = running.services
  const random = createRandom('mails by the clock')
  const { id, writeMails, mails, call, accountId } = await given({ credits: 200 })
  let [own, stories, isNotified, week] = [0, builtInVideoCount('impossible-worlds', 35), false, Infinity]
  const expected: string[] = []
  for (let now = Date.UTC(2026, 5, 1, 15, 50), day = 0; day < DAYS; now += DAY_MS, day++) {
    if (day > 0) await at(new Date(now).toISOString())
    const [isOwn, isMade] = [own > 0, own + stories > 0]
    if (isOwn) own--
    else if (isMade) stories--
    if (isMade) {
      const isFew = own + stories <= FEW_VIDEOS_LEFT
      if (isFew && !isNotified)
        expected.push(`“Impossible Worlds” is running out of subjects: ${own + stories} videos left`)
      isNotified = isFew
    }
    if (week <= now) expected.push('Your channels this week')
    while (week <= now) week += 7 * DAY_MS
    await writeMails()
    await end(id)
    if (isMade && !isOwn) await db.insert(channelMemories).values(memoryOf(id))
    const turn = random()
    if (turn < 0.1) {
      const texts = Array.from({ length: 1 + Math.floor(random() * 14) }, (_, i) => `Night ${day}. Lamp ${i} was lit.`)
      await call('POST', `${id}/subjects`, { texts })
      own += texts.length
    } else if (turn < 0.15) {
      await db.delete(channelSubjects).where(eq(channelSubjects.channelId, id))
      own = 0
    } else if (turn < 0.25) {
      week = week === Infinity ? now + 7 * DAY_MS : Infinity
      await chooseMail(accountId, 'weekly_summary', week !== Infinity)
    }
  }
  expect(new Set(expected).size).toBeGreaterThan(1)
  expect((await mails()).map(({ subject }) => subject)).toEqual(expected)
})

test('one click unsubscribes from a kind of mail; opening the page changes nothing', async () => {
  const { id, mails, accountId } = await given()
  await end(id, { code: 'internal', message: 'The disk was full.' })
  const [mail] = await mails()
  const link = mail!.unsubscribe!
  expect(mail!.text).toContain(link)
  const path = link.slice(running.services.config.siteUrl.length)
  const isOn = async () => {
    const answer = await running.app.inject({ url: '/api/users/mails', headers: bearer(accountId) })
    return answer
      .json<{ choices: { kind: string; isOn: boolean }[] }>()
      .choices.find(({ kind }) => kind === 'run_failed')!.isOn
  }
  expect((await running.app.inject({ url: path })).body).toContain('<form method="post">')
  expect(await isOn()).toBe(true)
  const clicked = await running.app.inject({
    method: 'POST',
    url: path,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(clicked.statusCode).toBe(200)
  expect(await isOn()).toBe(false)
  expect((await running.app.inject({ method: 'POST', url: '/unsubscribe?token=forged' })).statusCode).toBe(404)
  await at('2026-06-02T15:50:00Z')
  await end(id, { code: 'internal', message: 'Again.' })
  expect(await mails()).toHaveLength(1)
})

test('sends the weekly summary to users who want it, once a week', async () => {
  const { id, mails, accountId, activate, call } = await given()
  await end(id)
  const choose = (isOn: boolean) => chooseMail(accountId, 'weekly_summary', isOn)
  await setClock(running.services.db, '2026-06-09T10:00:00Z')
  expect(await mails()).toEqual([])
  await choose(true)
  const twice = await activate({ ...BERLIN, days: [1, 3], endsOn: '2026-06-18' })
  await call('PATCH', `${id}/toggle`)
  await at('2026-06-16T10:00:01Z')
  await Promise.all([1, 2].map(() => mailWeeklySummaries(running.services)))
  const [week, ...others] = await mails()
  expect(others).toEqual([])
  expect(week!.subject).toBe('Your channels this week')
  // The channel that is switched on has caught up with Monday's run. Only Wednesday's run is still to come, because the
  // channel ends on Thursday.
  expect(week!.text).toContain('1 more is planned for the next seven days. You have 6 credits.')
  await call('DELETE', twice.id)
  await setClock(running.services.db, '2026-07-20T10:00:01Z')
  expect(await mails()).toHaveLength(2)
  await choose(false)
  await setClock(running.services.db, '2026-09-20T10:00:01Z')
  expect(await mails()).toHaveLength(2)
  await running.services.db.delete(channels).where(eq(channels.id, id))
})
