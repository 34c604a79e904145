import { z } from 'zod'

/** Makes a setting optional. An empty value counts as missing. */
export const optional = <S extends z.ZodType>(schema: S) => blankIsMissing(schema.optional())
export const blankIsMissing = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema)
export const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: `must be a number from ${min} to ${max}` })
    .int({ error: 'must be a whole number' })
    .min(min, { error: `must be at least ${min}` })
    .max(max, { error: `must be at most ${max}` })
export const number = (fallback: number, min: number, max: number) =>
  blankIsMissing(wholeNumber(min, max).default(fallback))
export const url = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
export const onOff = optional(
  z.enum(['on', 'off'], { error: 'must be on or off' }).transform((value) => value === 'on'),
)
