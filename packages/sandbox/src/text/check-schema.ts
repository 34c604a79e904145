import { Malformed } from './wire-format.ts'

/** Schema keywords that at least one provider rejects in strict mode. */
const REFUSED = ['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'multipleOf', 'minItems', 'maxItems', 'default', 'oneOf', 'not', '$ref'] // prettier-ignore
const MAX_DEPTH = 5

/**
 * Rejects a schema that strict structured output rejects: with optional properties, open objects or bounds on values.
 */
export function checkStrictSchema(schema: unknown, depth = 0): void {
  if (typeof schema !== 'object' || schema === null) throw new Malformed('Invalid schema: not an object')
  if (depth > MAX_DEPTH) throw new Malformed(`Invalid schema: nested more than ${MAX_DEPTH} levels deep`)
  const node = schema as Record<string, unknown>
  const refused = REFUSED.find((keyword) => keyword in node)
  if (refused !== undefined) throw new Malformed(`Invalid schema: '${refused}' is not permitted`)
  if (depth === 0 && node['type'] !== 'object') throw new Malformed('Invalid schema: the root must be an object')
  if (node['type'] === 'object') {
    const properties = (node['properties'] ?? {}) as Record<string, unknown>
    const required = Array.isArray(node['required']) ? node['required'] : []
    const optional = Object.keys(properties).find((name) => !required.includes(name))
    if (optional !== undefined) {
      throw new Malformed(`Invalid schema: 'required' must name every property; '${optional}' is missing`)
    }
    if (node['additionalProperties'] !== false) {
      throw new Malformed(`Invalid schema: 'additionalProperties' must be false`)
    }
    for (const property of Object.values(properties)) checkStrictSchema(property, depth + 1)
  }
  if (node['type'] === 'array') checkStrictSchema(node['items'], depth + 1)
}
