const MOST_TIMEOUT_SECONDS = 900
/** The default provider: the engine that was connected in the browser. */
const AUTO = 'auto'

/** The settings that engines of all kinds share. */
export type EngineSettings<Provider extends string> = {
  provider: Provider
  model: string
  key?: string
  baseUrl?: string
  timeoutMs?: number
}

type CommonVariable = 'PROVIDER' | 'BASE_URL' | 'API_KEY' | 'MODEL' | 'TIMEOUT_SECONDS'
/** The environment variables of a kind of engine. An empty value counts as missing. */
export type EngineEnvironment<Prefix extends string, Further extends string> = Readonly<
  Partial<Record<`${Prefix}_${CommonVariable | Further}`, string | undefined>>
>

/** The environment variables of one kind of engine. */
type EngineVariables<Provider extends string> = {
  /** Prefix of all names, such as `TEXT`. */
  prefix: string
  providers: readonly Provider[]
  /** Suffixes of further variables, which have no effect without a provider. */
  further: readonly string[]
  modelOf: (provider: Provider) => string
  findFaults: (settings: EngineSettings<Provider>) => readonly string[]
}

export type ReadEngine<Provider extends string> = {
  /** Undefined if no engine is configured, or the provider is unknown. */
  settings: EngineSettings<Provider> | undefined
  /** Faults. Each begins with the name of a variable. */
  faults: string[]
  /** Returns the value of a variable by the suffix of its name. */
  valueOf: (name: string) => string | undefined
}

/** Reads the settings that engines of all kinds share from environment variables. */
export function readEngineSettings<Provider extends string>(
  env: Readonly<Partial<Record<string, string | undefined>>>,
  { prefix, providers, further, modelOf, findFaults }: EngineVariables<Provider>,
): ReadEngine<Provider> {
  const valueOf = (name: string): string | undefined => env[`${prefix}_${name}`]?.trim() || undefined
  const provider = valueOf('PROVIDER')
  if (provider === undefined || provider === AUTO) {
    const lost = ['BASE_URL', 'API_KEY', 'MODEL', 'TIMEOUT_SECONDS', ...further].find(
      (name) => valueOf(name) !== undefined,
    )
    const fault = `${prefix}_PROVIDER is missing: ${prefix}_${lost} has no effect without ${listed(providers)}`
    return { settings: undefined, faults: lost === undefined ? [] : [fault], valueOf }
  }
  if (!isOneOf(providers, provider))
    return { settings: undefined, faults: [`${prefix}_PROVIDER must be ${listed([AUTO, ...providers])}`], valueOf }
  const faults: string[] = []
  const [key, baseUrl, timeout] = [valueOf('API_KEY'), valueOf('BASE_URL'), valueOf('TIMEOUT_SECONDS')]
  if (timeout !== undefined && !(Number(timeout) >= 1 && Number(timeout) <= MOST_TIMEOUT_SECONDS)) {
    faults.push(`${prefix}_TIMEOUT_SECONDS must be a number from 1 to ${MOST_TIMEOUT_SECONDS}`)
  }
  const settings = {
    provider,
    model: valueOf('MODEL') ?? modelOf(provider),
    ...(key !== undefined && { key }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(timeout !== undefined && { timeoutMs: Number(timeout) * 1_000 }),
  }
  faults.push(...findFaults(settings).map((fault) => `${prefix}_${variableOf(fault)}: ${fault}`))
  return { settings, faults, valueOf }
}

type ReadPriceOptions = { prefix: string; name?: string; mostDollars: number; unit: string }

/**
 * Reads a price in dollars from a variable.
 *
 * @param price.name the suffix of the variable's name. Default: `PRICE`.
 * @param price.unit completes the message: “the price of a picture in dollars, such as 0.04”.
 * @returns undefined if the variable is not set.
 */
export function readPrice(
  { valueOf, faults }: Pick<ReadEngine<string>, 'valueOf' | 'faults'>,
  { prefix, name = 'PRICE', mostDollars, unit }: ReadPriceOptions,
): number | undefined {
  const price = valueOf(name)
  if (price === undefined) return undefined
  if (!(Number(price) >= 0 && Number(price) <= mostDollars)) faults.push(`${prefix}_${name} must be ${unit}`)
  return Number(price)
}

/**
 * Returns the faults of the settings that engines of all kinds share, as one sentence each.
 *
 * @param provider name of a provider with an address of its own; undefined for a server of the user.
 */
export function findEngineFaults(
  { model, key, baseUrl }: Pick<EngineSettings<string>, 'model' | 'key' | 'baseUrl'>,
  provider: string | undefined,
): string[] {
  const faults: string[] = []
  if (model.trim() === '') faults.push('No model is named.')
  if (provider === undefined && baseUrl === undefined) faults.push('The address of the server is missing.')
  if (provider !== undefined && !key) faults.push(`The API key of ${provider} is missing.`)
  if (baseUrl !== undefined && !/^https?:$/u.test(URL.parse(baseUrl)?.protocol ?? '')) {
    faults.push('The address must begin with http:// or https://.')
  }
  return faults
}

/** Returns the suffix of the variable that fixes a fault. */
function variableOf(fault: string): string {
  if (fault.includes('model')) return 'MODEL'
  return fault.includes('key') ? 'API_KEY' : 'BASE_URL'
}

export function isOneOf<Name extends string>(names: readonly Name[], given: string): given is Name {
  return (names as readonly string[]).includes(given)
}

export function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
