/** Units in which paid work is counted and priced. */
export const UNITS = ['inputTokens', 'outputTokens', 'characters', 'images', 'seconds'] as const
type Unit = (typeof UNITS)[number]

/** Units that a call used. A unit is undefined if the provider does not report or use it. */
export type Usage = Partial<Record<Unit, number | undefined>>
/** Price per unit in millionths of a dollar. A price is undefined if the unit is free. */
export type UnitPrices = Partial<Record<Unit, number>>
