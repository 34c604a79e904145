import { PERSONAL_AUTH_TABLES } from '@dayreel/auth'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/connect.ts'
import {
  accountAddresses,
  accountCostDays,
  accounts,
  affiliateCodes,
  answeredRequests,
  auditEntries,
  brandKits,
  channelConfig,
  channelMemories,
  channelPictures,
  channels,
  channelSubjects,
  channelTargets,
  connections,
  connectStates,
  contentReports,
  engineSettings,
  failedJobs,
  ledgerEntries,
  mailChoices,
  media,
  modelCalls,
  payments,
  paymentReversals,
  referrals,
  postEvents,
  posts,
  runs,
  stripeCustomers,
  subscriptions,
  takenProjects,
  videoPictures,
  videos,
  videoVersions,
  voicePreferences,
} from '#db/schema.ts'

type PersonalTable = {
  /** The name of the file in the export. */
  name: string
  table: PgTable
  isOf: (accountId: string) => SQL
  /** Columns that are useless to the user or dangerous in an exported file. */
  leftOut: readonly string[]
}

/**
 * Every table with personal rows. Rows that belong to these and live only for minutes, such as pending codes, are left
 * out.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { name: 'account', table: accounts, isOf: (id) => eq(accounts.id, id), leftOut: [] },
  {
    name: 'addresses',
    table: accountAddresses,
    isOf: (id) => eq(accountAddresses.accountId, id),
    leftOut: ['accountId'],
  },
  { name: 'credits', table: ledgerEntries, isOf: (id) => eq(ledgerEntries.accountId, id), leftOut: ['accountId'] },
  {
    name: 'subscriptions',
    table: subscriptions,
    isOf: (id) => eq(subscriptions.accountId, id),
    leftOut: ['accountId'],
  },
  { name: 'payments', table: payments, isOf: (id) => eq(payments.accountId, id), leftOut: ['accountId'] },
  { name: 'payments-taken-back', table: paymentReversals, isOf: isOfPayment, leftOut: [] },
  { name: 'customer', table: stripeCustomers, isOf: (id) => eq(stripeCustomers.accountId, id), leftOut: ['accountId'] },
  { name: 'affiliate', table: affiliateCodes, isOf: (id) => eq(affiliateCodes.accountId, id), leftOut: ['accountId'] },
  {
    name: 'referrals',
    table: referrals,
    isOf: (id) => eq(referrals.referrerId, id),
    leftOut: ['referrerId', 'referredId'], // The other user's id is that user's personal data.
  },
  { name: 'projects', table: takenProjects, isOf: (id) => eq(takenProjects.accountId, id), leftOut: ['accountId'] },
  { name: 'videos', table: videos, isOf: (id) => eq(videos.accountId, id), leftOut: ['accountId'] },
  { name: 'video-versions', table: videoVersions, isOf: (id) => isOfVideo(videoVersions.videoId, id), leftOut: [] },
  { name: 'video-pictures', table: videoPictures, isOf: (id) => isOfVideo(videoPictures.videoId, id), leftOut: [] },
  {
    name: 'voice-preferences',
    table: voicePreferences,
    isOf: (id) => eq(voicePreferences.accountId, id),
    leftOut: ['accountId'],
  },
  { name: 'media', table: media, isOf: (id) => eq(media.accountId, id), leftOut: ['accountId'] },
  { name: 'brands', table: brandKits, isOf: (id) => eq(brandKits.accountId, id), leftOut: ['accountId'] },
  { name: 'channels', table: channels, isOf: (id) => eq(channels.accountId, id), leftOut: ['accountId'] },
  {
    name: 'channel-settings',
    table: channelConfig,
    isOf: (id) => isOfChannel(channelConfig.channelId, id),
    leftOut: [],
  },
  {
    name: 'channel-targets',
    table: channelTargets,
    isOf: (id) => isOfChannel(channelTargets.channelId, id),
    leftOut: [],
  },
  {
    name: 'channel-subjects',
    table: channelSubjects,
    isOf: (id) => isOfChannel(channelSubjects.channelId, id),
    leftOut: [],
  },
  {
    name: 'channel-memories',
    table: channelMemories,
    isOf: (id) => isOfChannel(channelMemories.channelId, id),
    leftOut: [],
  },
  {
    name: 'channel-pictures',
    table: channelPictures,
    isOf: (id) => eq(channelPictures.accountId, id),
    leftOut: ['accountId'],
  },
  { name: 'mail-choices', table: mailChoices, isOf: (id) => eq(mailChoices.accountId, id), leftOut: ['accountId'] },
  { name: 'runs', table: runs, isOf: (id) => eq(runs.accountId, id), leftOut: ['accountId'] },
  {
    name: 'failed-jobs',
    table: failedJobs,
    isOf: (id) => eq(failedJobs.accountId, id),
    leftOut: ['accountId', 'payload', 'reason'],
  },
  {
    name: 'support',
    table: auditEntries,
    isOf: (id) => eq(auditEntries.accountId, id),
    leftOut: ['accountId', 'operatorId'],
  },
  {
    name: 'reports',
    table: contentReports,
    isOf: (id) => eq(contentReports.accountId, id),
    // The reporter's words and address are the reporter's personal data.
    leftOut: ['accountId', 'reporterEmail', 'details'],
  },
  { name: 'model-calls', table: modelCalls, isOf: (id) => eq(modelCalls.accountId, id), leftOut: ['accountId'] },
  {
    name: 'model-costs',
    table: accountCostDays,
    isOf: (id) => eq(accountCostDays.accountId, id),
    leftOut: ['accountId'],
  },
  {
    name: 'connections',
    table: connections,
    isOf: (id) => eq(connections.accountId, id),
    leftOut: ['accountId', 'sealedTokens'],
  },
  {
    name: 'models',
    table: engineSettings,
    isOf: (id) => eq(engineSettings.accountId, id),
    leftOut: ['accountId', 'sealedKey'],
  },
  {
    name: 'connecting',
    table: connectStates,
    isOf: (id) => eq(connectStates.accountId, id),
    leftOut: ['accountId', 'sessionId', 'stateHash', 'sealedVerifier', 'browserHash'],
  },
  {
    name: 'posts',
    table: posts,
    isOf: (id) => eq(posts.accountId, id),
    leftOut: ['accountId', 'sealedHandle', 'claimedBy', 'claimedUntil'],
  },
  {
    name: 'post-events',
    table: postEvents,
    isOf: (id) => sql`${postEvents.postId} in (select ${posts.id} from ${posts} where ${posts.accountId} = ${id})`,
    leftOut: [],
  },
  {
    name: 'requests',
    table: answeredRequests,
    isOf: (id) => eq(answeredRequests.accountId, id),
    leftOut: ['accountId'],
  },
  ...PERSONAL_AUTH_TABLES,
]

function isOfPayment(accountId: string): SQL {
  return sql`${paymentReversals.paymentId} in (select ${payments.id} from ${payments} where ${payments.accountId} = ${accountId})`
}

function isOfVideo(videoId: PgColumn, accountId: string): SQL {
  return sql`${videoId} in (select ${videos.id} from ${videos} where ${videos.accountId} = ${accountId})`
}

function isOfChannel(channelId: PgColumn, accountId: string): SQL {
  return sql`${channelId} in (select ${channels.id} from ${channels} where ${channels.accountId} = ${accountId})`
}

/** Returns the rows of one user in one table in their exported form. */
export async function readPersonalRows(
  db: Db,
  { table, isOf, leftOut }: PersonalTable,
  accountId: string,
): Promise<Record<string, unknown>[]> {
  const rows = (await db.select().from(table).where(isOf(accountId))) as Record<string, unknown>[]
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !leftOut.includes(column))))
}
