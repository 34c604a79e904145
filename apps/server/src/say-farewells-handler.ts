import { handle, type JobContext } from '#jobs/handle.ts'
import { sayFarewells } from '#jobs/say-farewells.ts'
import { sayDueFarewells, type Farewells } from '#farewell/farewells.ts'
import { END_SUBSCRIPTIONS } from '#farewell/forget-payments.ts'
import { REVOKE_GRANT, revokeGrant } from '#platforms/revoke-grant.ts'
import type { Services } from '#services'
import { endSubscriptions } from './features/billing/end-subscriptions.ts'

/** Who does what is still to be done for accounts that are gone; features bring theirs. */
export const sayFarewellsHandler = handle(
  sayFarewells,
  async (_payload, { services, signal }: JobContext<Services>) => {
    await sayDueFarewells(services, kindsOf(services), signal)
  },
)

function kindsOf(services: Services): Farewells {
  return {
    [END_SUBSCRIPTIONS]: (payload) => endSubscriptions(services, payload),
    [REVOKE_GRANT]: (payload, signal) => revokeGrant(services, payload, signal),
  }
}
