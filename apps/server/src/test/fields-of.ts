import type { z } from 'zod'

export type FieldPath = readonly string[]
type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
}

/**
 * Returns the paths of all fields of a contract's schema, including nested fields and the whole value. The first
 * element of a list represents all elements.
 */
export function fieldsOf(schema: z.ZodType, path: FieldPath = []): FieldPath[] {
  const { type, shape, element, innerType, in: input } = schema._zod.def as Definition
  if (shape) return [path, ...Object.entries(shape).flatMap(([name, inner]) => fieldsOf(inner, [...path, name]))]
  if (type === 'array') return [path, ...fieldsOf(element!, [...path, '0'])]
  const inside = innerType ?? input
  return inside ? fieldsOf(inside, path) : [path]
}

/** Returns a body as JSON with one field replaced. The field is removed if the replacement is undefined. */
export function withField(body: unknown, path: FieldPath, json: string | undefined): string {
  const [name, ...rest] = path
  if (name === undefined) return json ?? ''
  const isList = Array.isArray(body)
  const entries = Object.entries((body ?? {}) as Record<string, unknown>)
  const others = entries.filter(([key]) => key !== name).map(([key, value]) => [key, JSON.stringify(value)] as const)
  const own = (body as Record<string, unknown> | undefined)?.[name]
  const inner = rest.length === 0 ? json : withField(own, rest, json)
  const all = inner === undefined ? others : [[name, inner] as const, ...others]
  if (isList) return `[${all.map(([, value]) => value).join(',')}]`
  return `{${all.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`
}
