import type { Db } from '#db/connect.ts'
import { changeMaintenance, readMaintenance, type Maintenance } from '#installation/maintenance.ts'
import { writeAudit, type Operator } from './support/audit-log.ts'

/** Switches maintenance on or off for an operator. */
export function switchMaintenance(
  db: Db,
  operator: Operator,
  change: { isOn: boolean; message: string },
): Promise<Maintenance | undefined> {
  return db.transaction(async (tx) => {
    await changeMaintenance(tx, change)
    const effect = change.isOn ? 'Maintenance is on.' : 'Maintenance is off.'
    await writeAudit(tx, operator, { action: 'maintenance', accountId: null, effect, reason: change.message })
    return readMaintenance(tx)
  })
}
