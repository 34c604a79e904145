const TOKEN_LIKE = /[A-Za-z0-9_~.|/+=-]{24,}/g

/** Shortens a platform's message and removes everything that could be a token. */
export function withoutSecrets(said: string | undefined): string | undefined {
  return said?.slice(0, 500).replace(TOKEN_LIKE, '[…]').slice(0, 300)
}
