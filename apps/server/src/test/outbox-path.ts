import { loadMasterKey } from '#config/master-key.ts'
import { createSealing } from '#secrets/sealing.ts'
import { outboxAddress } from '#mail/outbox-address.ts'

/**
 * Returns the path that `npm start` prints after the site's URL, for a site that keeps its master key in this folder.
 */
export function outboxPath(dataFolder: string): string {
  return outboxAddress('', createSealing(loadMasterKey({ masterKey: undefined, dataFolder })))
}
