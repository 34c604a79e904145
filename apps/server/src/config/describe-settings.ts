import { Environment } from './environment.ts'

/** Returns the names and descriptions of all settings in the order of `environment.ts`. */
export function describeSettings(): { name: string; description: string }[] {
  return Object.entries(Environment.shape).map(([name, schema]) => ({ name, description: schema.description ?? '' }))
}
