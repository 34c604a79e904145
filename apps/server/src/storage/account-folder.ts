/** Where the folders of all accounts lie. */
export const ACCOUNTS_FOLDER = 'accounts/'

/** Where all files of an account lie, so that they go with it. */
export function accountFolder(accountId: string): `${string}/` {
  return `${ACCOUNTS_FOLDER}${accountId}/`
}
