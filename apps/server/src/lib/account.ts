/** Who a request comes from. */
export type Account = {
  /** The user's id, the same in every table. */
  id: string
  /** Empty where there is none. */
  email: string
  /** Left out where there is none. */
  phone?: string | undefined
  sessionId: string
  /** Unix seconds after which the access token is no longer taken. */
  expiresAt: number
}
