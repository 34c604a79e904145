import { findPostFaults, platformOf, privateOf, type PlatformName, type PostPrivacy } from '@dayreel/catalogue'
import {
  withYouTubeConnection,
  youtubeConnectionOf,
  type Channel,
  type ChannelChange,
  type ChannelTarget,
  type ChannelTargetRequest,
} from '@dayreel/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channelTargets, connections } from '#db/schema.ts'
import { accountNameOf, isExpired, type ConnectionRow } from '#connections'
import { AppError } from '#errors/app-error.ts'
import { PLAIN_CHOICES, type PostChoices } from '#posts'
import type { Services } from '#services'

/**
 * The choices for a channel's posts to an account. `isSynthetic` is left out, because every video of a channel is
 * marked as synthetic.
 */
type TargetChoices = Omit<PostChoices, 'isSynthetic'>
export type Target = {
  connectionId: string
  platform: PlatformName
  privacy: PostPrivacy
  choices: TargetChoices
}
type TargetRow = { target: typeof channelTargets.$inferSelect; connection: ConnectionRow }

/** Selects the targets of channels, oldest connection first. */
async function selectTargets(db: Db, channelIds: readonly string[]): Promise<TargetRow[]> {
  if (channelIds.length === 0) return []
  return db
    .select({ target: channelTargets, connection: connections })
    .from(channelTargets)
    .innerJoin(connections, eq(connections.id, channelTargets.connectionId))
    .where(inArray(channelTargets.channelId, [...channelIds]))
    .orderBy(asc(connections.createdAt), asc(connections.id))
}

export async function readTargets(db: Db, channelId: string): Promise<Target[]> {
  const rows = await selectTargets(db, [channelId])
  return rows.map(({ target, connection }) => ({
    connectionId: connection.id,
    platform: connection.platform,
    privacy: target.privacy,
    choices: { ...NO_CHOICES, ...(target.choices as Partial<TargetChoices>) },
  }))
}

/** Returns the accounts that each channel posts to, in the form that the channel card shows. */
export async function readPostedAccounts(
  services: Pick<Services, 'platforms'>,
  db: Db,
  channelIds: readonly string[],
): Promise<Map<string, Channel['postsTo']>> {
  const accounts = new Map(channelIds.map((id): [string, Channel['postsTo']] => [id, []]))
  for (const { target, connection } of await selectTargets(db, channelIds)) {
    accounts.get(target.channelId)!.push({
      platform: connection.platform,
      accountName: accountNameOf(connection),
      privacy: target.privacy,
      isOn: connection.autoPost,
      isExpired: isExpired(services, connection),
    })
  }
  return accounts
}

/** Replaces the targets of a channel. Targets whose connection has been removed in the meantime are skipped. */
export async function writeTargets(
  tx: Db,
  { accountId, channelId }: { accountId: string; channelId: string },
  targets: readonly Target[],
): Promise<void> {
  await tx.delete(channelTargets).where(eq(channelTargets.channelId, channelId))
  const rows = await tx
    .select({ id: connections.id })
    .from(connections)
    .where(ownConnections(accountId, targets))
    .orderBy(asc(connections.id))
    .for('key share')
  const known = targets.filter(({ connectionId }) => rows.some(({ id }) => id === connectionId))
  if (known.length === 0) return
  await tx
    .insert(channelTargets)
    .values(known.map(({ connectionId, privacy, choices }) => ({ channelId, connectionId, privacy, choices })))
}

function ownConnections(accountId: string, targets: readonly { connectionId: string }[]) {
  const ids = targets.map(({ connectionId }) => connectionId)
  return and(eq(connections.accountId, accountId), inArray(connections.id, ids))
}

/**
 * Applies the user's changes to all targets, or to the single YouTube channel that the specification allows.
 *
 * @throws {AppError} `unacceptable`
 */
export async function changeTargets(
  db: Db,
  accountId: string,
  base: readonly Target[],
  { targets, youtubeConnectionId: youtube }: Pick<ChannelChange, 'targets' | 'youtubeConnectionId'>,
): Promise<Target[]> {
  if (targets !== undefined) {
    const chosen = await chooseTargets(db, accountId, targets)
    if (youtube === undefined || contains(chosen, youtube)) return chosen
    throw refusal(
      'youtubeConnectionId',
      'The YouTube connection is not among the accounts to post to. Send only one of the two fields.',
    )
  }
  if (youtube === undefined) return [...base]
  const changed = withYouTubeConnection(base, youtube === null ? null : await targetOf(db, accountId, youtube))
  return changed ?? refuseYouTube()
}

function contains(targets: readonly Target[], youtube: string | null): boolean {
  if (youtube === null) return youtubeConnectionOf(targets) === null
  return targets.some(({ connectionId }) => connectionId === youtube)
}

/** Checks the user's choice of targets. Another user's connection counts as not found. */
async function chooseTargets(db: Db, accountId: string, given: readonly ChannelTargetRequest[]): Promise<Target[]> {
  if (new Set(given.map(({ connectionId }) => connectionId)).size < given.length)
    throw refusal('targets', 'Choose each account once.')
  if (given.length === 0) return []
  const rows = await db
    .select()
    .from(connections)
    .where(ownConnections(accountId, given))
    .orderBy(asc(connections.createdAt), asc(connections.id))
  if (rows.length < given.length) throw refusal('targets', 'Choose one of your connections.')
  return rows.map((row) =>
    chooseTarget(
      row,
      given.find(({ connectionId }) => connectionId === row.id)!,
    ),
  )
}

/** Builds a target. Choices that the platform does not offer are dropped. A draft is always private. */
function chooseTarget({ id, platform }: ConnectionRow, given: ChannelTargetRequest): Target {
  const { connectionId: _, privacy = privateOf(platform), ...requestedChoices } = given
  const has = platformOf(platform).choices as readonly string[]
  const choices = Object.fromEntries(
    Object.entries(NO_CHOICES).map(([name, none]) => [
      name,
      has.includes(name) ? requestedChoices[name as keyof TargetChoices] : none,
    ]),
  ) as TargetChoices
  const target = { connectionId: id, platform, choices, privacy: choices.asDraft ? privateOf(platform) : privacy }
  const fault = findPostFaults(platform, {
    ...SAMPLE_WORDS,
    ...choices,
    privacy: target.privacy,
    promotes: choices.promotes ?? undefined,
  })[0]
  if (fault !== undefined) throw refusal('targets', fault.text)
  return target
}

/** Sample texts that every platform accepts, so that any fault comes from the user's choices. */
const SAMPLE_WORDS = { lengthSeconds: 30, title: 'A video', text: '', tags: [] }
const { isSynthetic: _, ...PLAIN } = PLAIN_CHOICES
const NO_CHOICES: TargetChoices = { ...PLAIN, notifiesSubscribers: false }

async function targetOf(db: Db, accountId: string, connectionId: string): Promise<Target> {
  const [row] = await db
    .select()
    .from(connections)
    .where(ownConnections(accountId, [{ connectionId }]))
  if (row === undefined) return refuseYouTube()
  return { connectionId, platform: row.platform, privacy: privateOf(row.platform), choices: NO_CHOICES }
}

/** Converts a target to the form that the API returns. */
export function toWireTarget({ connectionId, platform, privacy, choices }: Target): ChannelTarget {
  return { connectionId, platform, privacy, ...choices }
}

function refuseYouTube(): never {
  throw refusal('youtubeConnectionId', 'Choose one of your YouTube connections, or none.')
}

function refusal(field: string, message: string): AppError {
  return new AppError('unacceptable', { message, details: { field } })
}
