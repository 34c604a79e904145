/** Where all files of an account lie, so that they go with it. */
export function accountFolder(accountId: string): `${string}/` {
  return `accounts/${accountId}/`
}
