import type { RunKind } from '@dayreel/catalogue'
import { randomUUID } from 'node:crypto'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { runs } from '#db/schema.ts'
import { beginRun } from '#jobs/begin-run.ts'
import { priorityOfWaiting } from '#jobs/priorities.ts'
import type { Services } from '#services'
import type { ChannelRow } from './find-channel.ts'

/** Inserts a run that a user has started and paid for, and enqueues its start. */
export async function insertRun(
  { jobs }: Services,
  tx: Db,
  { id: channelId, accountId }: Pick<ChannelRow, 'id' | 'accountId'>,
  { kind, paidBy, id = randomUUID() }: { kind: Exclude<RunKind, 'scheduled'>; paidBy: string; id?: string },
): Promise<string> {
  await tx.insert(runs).values({ id, channelId, accountId, kind, status: 'due', paidBy, createdAt: await appNow(tx) })
  await jobs.enqueue(beginRun, { runId: id }, { tx, accountId, priority: priorityOfWaiting() })
  return id
}
