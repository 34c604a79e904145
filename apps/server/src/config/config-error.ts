/** Reports an invalid environment. The message names each wrong variable and a correct value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
