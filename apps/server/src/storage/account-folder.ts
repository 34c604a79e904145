/** The folder that contains all accounts' folders. */
export const ACCOUNTS_FOLDER = 'accounts/'

/** Returns the folder with all files of an account. It is deleted together with the account. */
export function accountFolder(accountId: string): `${string}/` {
  return `${ACCOUNTS_FOLDER}${accountId}/`
}
