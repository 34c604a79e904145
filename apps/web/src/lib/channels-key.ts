/** The query key prefix of all data about channels. */
export const CHANNELS_KEY = ['channels'] as const
