/**
 * The NOTIFY channel with the id of a session that ended. The notification is sent in the transaction that ended the
 * session.
 */
export const SESSION_ENDED = 'session_ended'
/**
 * The NOTIFY channel with the id of a session that continues but changed: a factor raised or lowered it, or the user's
 * address changed. The notification is sent in the transaction of the change.
 */
export const SESSION_CHANGED = 'session_changed'
