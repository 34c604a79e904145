import { isDeleted } from '#ledger/deleted-accounts.ts'
import type { Services } from '#services'
import { ACCOUNTS_FOLDER, accountFolder } from '#storage/account-folder.ts'

/** Deletes files that a worker wrote after the account was deleted, because no row refers to them. */
export async function sweepDeleted({ db, sealing, storage }: Services, signal: AbortSignal): Promise<void> {
  for await (const id of storage.listFolders(ACCOUNTS_FOLDER)) {
    signal.throwIfAborted()
    if (await isDeleted(db, sealing, id)) await storage.deleteAll(accountFolder(id))
  }
}
