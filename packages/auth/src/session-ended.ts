/** Notified with the id of a session when it has ended, in the transaction that ended it. */
export const SESSION_ENDED = 'session_ended'
