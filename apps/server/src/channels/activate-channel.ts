import { dateIn, MAX_CHANNELS, RUN_COST_CREDITS, TEMPLATES } from '@dayreel/catalogue'
import { readActivationConfig, type Activation, type Channel } from '@dayreel/contract'
import { asc, count, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { appNow } from '#db/app-now.ts'
import { rememberPrivacies } from '#connections'
import type { Db } from '#db/connect.ts'
import { channelConfig, channels, channelSubjects } from '#db/schema.ts'
import { answerOnce } from '#http/answer-once.ts'
import { AppError } from '#errors/app-error.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import { spendCredits } from '#ledger/credits.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import type { Services } from '#services'
import { changeSettings, readSettings, rowsOf, templateSettings, type Settings } from './channel-config.ts'
import { writeTargets } from './channel-targets.ts'
import { insertRun, lockChannel, type OwnedChannel } from '#runs'
import { readPictureUrl } from './pictures/channel-pictures.ts'
import { readChannel } from './read-channel.ts'
import { withLead } from './slots/lead-time.ts'
import { nextRunFromNow } from './slots/schedule-channel.ts'

type Submission = { accountId: string; idempotencyKey: string | undefined }

/**
 * Creates a channel from a template, takes its credit and starts its first video in one transaction. A repeated request
 * with the same Idempotency-Key has no further effect.
 *
 * @throws {AppError} `unacceptable`, `out_of_credits`, `conflict`, `idempotency_key_reused`
 */
export async function activateChannel(
  services: Services,
  { accountId, idempotencyKey: key }: Submission,
  given: Activation,
): Promise<Channel> {
  const { db, config } = services
  const { offers } = await services.speakers(accountId)
  const template = TEMPLATES.find(({ id }) => id === given.templateId)
  if (template === undefined) {
    throw new AppError('unacceptable', { message: 'Choose one of the templates.', details: { field: 'templateId' } })
  }
  const { thumbnailUrl, ...making } = given.config
  const change = readActivationConfig(making, config.siteUrl)
  const settings = await changeSettings(db, { accountId, offers }, templateSettings(template.id), change)
  return answerOnce(db, { accountId, call: 'activate-channel', key, body: given }, async (tx) => {
    const pictureId = thumbnailUrl ? await readPictureUrl(tx, accountId, thumbnailUrl, 'thumbnailUrl') : null
    const channelId = await insertChannel(services, tx, { accountId, template, settings, pictureId })
    await rememberPrivacies(tx, accountId, change.targets ?? [])
    return readChannel(services, tx, { accountId, channelId })
  })
}

/** Activates a copy of a channel and copies its list of subjects. */
export async function duplicateChannel(
  services: Services,
  owned: OwnedChannel,
  idempotencyKey: string | undefined,
): Promise<Channel> {
  const { accountId, channelId: from } = owned
  const once = { accountId, call: 'duplicate-channel', key: idempotencyKey, body: { channelId: from } }
  return answerOnce(services.db, once, async (tx) => {
    const found = await lockChannel(tx, owned)
    const { templateId: id, templateName: name, pictureId, thumbnailPrompt } = found.channel
    const channelId = await insertChannel(services, tx, {
      accountId,
      template: { id, name },
      settings: await readSettings(tx, found),
      pictureId,
      thumbnailPrompt,
    })
    const own = await tx
      .select({
        position: channelSubjects.position,
        text: channelSubjects.text,
        words: channelSubjects.words,
        createdAt: channelSubjects.createdAt,
      })
      .from(channelSubjects)
      .where(eq(channelSubjects.channelId, from))
      .orderBy(asc(channelSubjects.position))
    if (own.length > 0) await tx.insert(channelSubjects).values(own.map((row) => ({ ...row, channelId })))
    return readChannel(services, tx, { accountId, channelId })
  })
}

type NewChannel = {
  accountId: string
  template: { id: string; name: string }
  settings: Settings
  pictureId: string | null
  thumbnailPrompt?: string | null
}

/**
 * Inserts a channel and its activation run. The credit taken here pays for the first video. Scheduled runs start on the
 * next day.
 */
export async function insertChannel(
  services: Services,
  tx: Db,
  { accountId, template, settings, pictureId, thumbnailPrompt = null }: NewChannel,
): Promise<string> {
  await lockAccount(tx, accountId)
  await checkRoom(tx, accountId)
  const id = randomUUID()
  const paidBy = `activate:${id}`
  await takeActivation(tx, { accountId, paidBy })
  const now = await appNow(tx)
  const { timing, making } = rowsOf(settings)
  const row = { id, accountId, ...timing, takenOn: dateIn(timing.zone, now) }
  await tx.insert(channels).values({
    ...row,
    templateId: template.id,
    templateName: template.name,
    pictureId,
    thumbnailPrompt,
    createdAt: now,
    ...nextRunFromNow(await withLead(tx, services, row), now),
  })
  await tx.insert(channelConfig).values({ channelId: id, ...making })
  await writeTargets(tx, { accountId, channelId: id }, settings.targets)
  await insertRun(services, tx, row, { kind: 'activation', paidBy })
  return id
}

async function checkRoom(tx: Db, accountId: string): Promise<void> {
  const [row] = await tx.select({ count: count() }).from(channels).where(eq(channels.accountId, accountId))
  if (row!.count < MAX_CHANNELS) return
  throw new AppError('conflict', {
    message: `You have ${row!.count} channels. Delete one that you no longer need first.`,
  })
}

async function takeActivation(tx: Db, { accountId, paidBy }: { accountId: string; paidBy: string }): Promise<void> {
  const cost = RUN_COST_CREDITS
  const credits = await balanceOf(tx, accountId)
  if (credits < cost) {
    const message = `You need ${cost} credit(s) to use this template. You currently have ${credits}.`
    throw new AppError('out_of_credits', { message, details: { needed: cost, credits } })
  }
  await spendCredits(tx, { accountId, credits: cost, reference: paidBy })
}
