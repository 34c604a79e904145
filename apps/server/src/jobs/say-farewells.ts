import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Does what is still to be done outside for accounts that are gone, as far as it is due. */
export const sayFarewells = defineJob({
  name: 'say-farewells',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 10 * 60_000,
  once: () => 'say-farewells',
  cron: '* * * * *',
})
