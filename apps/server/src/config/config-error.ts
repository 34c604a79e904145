/** The environment cannot be used; the message names every variable that is wrong, and what to set. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
