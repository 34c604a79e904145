import { type EngineSettings, readEngineSettings, readPrice } from './engine-settings.ts'

/** An engine of the environment with one price. */
type PricedSource<Provider extends string, Unit extends string> = {
  settings: EngineSettings<Provider>
  /** The name of the engine's port, which consists of the provider and the model. */
  name: string
  /** Millionths of a dollar for one unit. Null if the price is not set: calls are counted, their cost is unknown. */
  prices: Record<Unit, number> | null
}

type PricedVariables<Provider extends string, Unit extends string> = Omit<
  Parameters<typeof readEngineSettings<Provider>>[1],
  'further'
> & {
  nameOf: (settings: EngineSettings<Provider>) => string
  /** The price: its highest value in dollars, and its description in messages. */
  price: Omit<Parameters<typeof readPrice>[1], 'prefix' | 'name'>
  /** Turns the price in dollars into the prices of units. */
  pricesOf: (dollars: number) => Record<Unit, number>
}

/**
 * Reads an engine with one price from environment variables.
 *
 * @returns `source` is undefined if no engine is configured or a setting is wrong. Each fault begins with a variable
 * name.
 */
export function readPricedSource<Provider extends string, Unit extends string>(
  env: Readonly<Partial<Record<string, string | undefined>>>,
  { nameOf, price, pricesOf, ...variables }: PricedVariables<Provider, Unit>,
): { source: PricedSource<Provider, Unit> | undefined; faults: string[] } {
  const read = readEngineSettings(env, { ...variables, further: ['PRICE'] })
  const dollars = readPrice(read, { prefix: variables.prefix, ...price })
  const { settings, faults } = read
  if (settings === undefined || faults.length > 0) return { source: undefined, faults }
  return {
    source: { settings, name: nameOf(settings), prices: dollars === undefined ? null : pricesOf(dollars) },
    faults,
  }
}
