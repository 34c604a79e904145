import { z } from 'zod'

const MIN_SECRET_CHARACTERS = 16

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
export const secret = z
  .string()
  .min(MIN_SECRET_CHARACTERS, { error: `must have at least ${MIN_SECRET_CHARACTERS} characters` })
export const list = <S extends z.ZodType<unknown, string>>(item: S) =>
  blankIsMissing(
    z
      .string()
      .default('')
      .transform((value) => value.split(',').map((part) => part.trim()))
      .transform((parts) => parts.filter((part) => part !== ''))
      .pipe(z.array(item)),
  )
export const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)
