/** Notified with the id of a session when it has ended, in the transaction that ended it. */
export const SESSION_ENDED = 'session_ended'
/**
 * Notified with the id of a session that goes on, but not as it was: a factor raised it or let it go, or its user is reached by
 * another address. In the transaction that changed it.
 */
export const SESSION_CHANGED = 'session_changed'
