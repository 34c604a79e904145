import { toJSONSchema, type ZodType } from 'zod'

type Schema = {
  /** Several types for a value that may be null. */
  type?: string | readonly string[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  minItems?: number
  maxItems?: number
}

/** Maximum characters of one field, because a small model may not stop by itself. */
const MOST_CHARACTERS = 320
const MOST_ITEMS = 24

/**
 * Converts the schema of an answer into the dialect of the engine, which turns it into a grammar. The model then cannot
 * write anything else.
 *
 * @param counts the exact number of items of the answer's lists, by property.
 */
export function toGrammar(schema: ZodType, counts: Readonly<Record<string, number>> = {}): object {
  const { properties = {} } = toJSONSchema(schema) as Schema
  const bounded = Object.entries(properties).map(([name, property]) => {
    const count = counts[name]
    return [name, convert(count === undefined ? property : { ...property, minItems: count, maxItems: count })]
  })
  return { type: 'object', properties: Object.fromEntries(bounded) as object }
}

function convert({ type, properties, items, minItems, maxItems = MOST_ITEMS }: Schema): object {
  if (type === 'string') return { type, maxLength: MOST_CHARACTERS }
  if (type === 'array')
    return { type, items: convert(items ?? {}), maxItems, ...(minItems !== undefined && { minItems }) }
  if (type === 'object') {
    return {
      type,
      properties: Object.fromEntries(Object.entries(properties ?? {}).map(([name, each]) => [name, convert(each)])),
    }
  }
  return { type }
}
