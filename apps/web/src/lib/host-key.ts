/** The query key prefix of all data on the host page. */
export const HOST_KEY = ['host'] as const
