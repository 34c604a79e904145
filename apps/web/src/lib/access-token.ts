type Claims = { aal?: string; session_id?: string }

/**
 * Reads the claims of an access token without verifying it, because they only decide what is displayed. The server
 * verifies the token.
 */
export function claimsOf(accessToken: string): Claims {
  try {
    const payload = accessToken.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims
  } catch {
    return {}
  }
}
