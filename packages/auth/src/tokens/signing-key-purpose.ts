/** The encryption purpose of every signing key. */
export const SIGNING_KEY_PURPOSE = 'auth-signing-key'
