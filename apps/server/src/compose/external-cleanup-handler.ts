import { handle, type JobContext } from '#jobs/handle.ts'
import { externalCleanup } from '#jobs/external-cleanup.ts'
import { runDueCleanups, type CleanupHandlers } from '#cleanup/external-cleanup.ts'
import { END_SUBSCRIPTIONS } from '#cleanup/forget-payments.ts'
import { REVOKE_GRANT, revokeGrant } from '#connections/revoke-grant.ts'
import type { Services } from './services.ts'
import { endSubscriptions } from '#billing/end-subscriptions.ts'

/** Runs the cleanup functions for deleted accounts at outside services. The domains provide these functions. */
export const externalCleanupHandler = handle(
  externalCleanup,
  async (_payload, { services, signal }: JobContext<Services>) => {
    await runDueCleanups(services, kindsOf(services), signal)
  },
)

function kindsOf(services: Services): CleanupHandlers {
  return {
    [END_SUBSCRIPTIONS]: (payload) => endSubscriptions(services, payload),
    [REVOKE_GRANT]: (payload, signal) => revokeGrant(services, payload, signal),
  }
}
