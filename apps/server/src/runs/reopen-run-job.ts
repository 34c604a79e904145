import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { runs } from '#db/schema.ts'
import { REOPENED } from './reopen-run.ts'

/**
 * Prepares another start of a run that could not start. The credit of a run by hand was returned, so the new start is
 * free.
 *
 * @returns the reason why the run cannot be started again, or undefined if it can.
 */
export async function reopenRun(tx: Db, { runId }: { runId: string }): Promise<string | undefined> {
  const open = await tx
    .update(runs)
    .set({ ...REOPENED, status: 'due' })
    .where(and(eq(runs.id, runId), eq(runs.status, 'failed')))
    .returning({ id: runs.id })
  return open.length > 0 ? undefined : 'This run was deleted, or it is no longer marked as failed.'
}
