import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { paymentEvents } from '#db/schema.ts'

/**
 * Prepares another attempt at applying a failed payment event.
 *
 * @returns the reason why the event cannot be applied again, or undefined if it can.
 */
export async function reopenEvent(tx: Db, { eventId }: { eventId: string }): Promise<string | undefined> {
  const open = await tx
    .update(paymentEvents)
    .set({ error: null })
    .where(and(eq(paymentEvents.id, eventId), isNull(paymentEvents.handledAt)))
    .returning({ id: paymentEvents.id })
  return open.length > 0 ? undefined : 'This payment event is already applied.'
}
