/** The user who makes a request. */
export type Account = {
  /** The user's id. It is the same in every table. */
  id: string
  /** The user's email address. Empty if the user has none. */
  email: string
  /** The user's phone number. Absent if the user has none. */
  phone?: string | undefined
  sessionId: string
  /** When the access token expires, in Unix seconds. */
  expiresAt: number
}
