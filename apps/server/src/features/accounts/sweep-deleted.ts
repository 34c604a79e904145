import { isDeleted } from '#ledger/deleted-accounts.ts'
import type { Services } from '#services'
import { ACCOUNTS_FOLDER, accountFolder } from '#storage/account-folder.ts'

/** Removes what a worker that died on the way still wrote for accounts that were deleted meanwhile: no row leads to it any more. */
export async function sweepDeleted({ db, sealing, storage }: Services, signal: AbortSignal): Promise<void> {
  for await (const id of storage.listFolders(ACCOUNTS_FOLDER)) {
    signal.throwIfAborted()
    if (await isDeleted(db, sealing, id)) await storage.deleteAll(accountFolder(id))
  }
}
