import { StripeFault } from './fault.ts'
import type { Form, FormValue } from './forms.ts'

/**
 * What an endpoint takes: `text`, `whole` (a whole number), `truth` (true or false), `map` (names and texts of the caller's own), a list of
 * the words it may be, an object of further ones, or `{ each }` for a list. A name that ends in `!` must be there.
 */
type Shape = 'text' | 'whole' | 'truth' | 'map' | readonly string[] | { each: Shape } | Shapes
export type Shapes = { [name: string]: Shape }

/** Refuses what Stripe would refuse: parameters it doesn't know, and values of another kind. Times are whole numbers of seconds. */
export function checkParameters(form: Form, shapes: Shapes, path = ''): void {
  for (const name of Object.keys(form)) {
    const param = path === '' ? name : `${path}[${name}]`
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : shapes[`${name}!`]
    if (shape === undefined)
      throw new StripeFault(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
    checkValue(form[name]!, shape, param)
  }
  for (const name of Object.keys(shapes).filter((each) => each.endsWith('!'))) {
    const param = path === '' ? name.slice(0, -1) : `${path}[${name.slice(0, -1)}]`
    if (form[name.slice(0, -1)] === undefined)
      throw new StripeFault(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
}

function checkValue(value: FormValue, shape: Shape, param: string): void {
  if (typeof shape === 'string' || Array.isArray(shape)) {
    if (shape === 'map') {
      if (value === '') return // Stripe unsets a map so
      if (typeof value === 'string' || Array.isArray(value)) throw invalid(param, 'object')
      for (const [name, text] of Object.entries(value)) {
        if (typeof text !== 'string') throw invalid(`${param}[${name}]`, 'string')
        if (name.length > 40 || text.length > 500)
          throw new StripeFault(400, 'Metadata keys can have up to 40 characters and values up to 500 characters.', {
            param,
          })
      }
      return
    }
    if (typeof value !== 'string') throw invalid(param, 'string')
    if (shape === 'whole' && !/^-?\d{1,15}$/.test(value)) throw invalid(param, 'integer')
    if (shape === 'truth' && value !== 'true' && value !== 'false') throw invalid(param, 'boolean')
    if (Array.isArray(shape) && !shape.includes(value))
      throw new StripeFault(400, `Invalid ${param}: must be one of ${shape.join(', ')}`, { param })
    return
  }
  const { each } = shape as { each?: Shape }
  if (each !== undefined && Object.keys(shape).length === 1) {
    if (!Array.isArray(value)) throw invalid(param, 'array')
    value.forEach((one, i) => checkValue(one, each, `${param}[${i}]`))
    return
  }
  if (typeof value === 'string' || Array.isArray(value)) throw invalid(param, 'object')
  checkParameters(value, shape as Shapes, param)
}

function invalid(param: string, kind: string): StripeFault {
  return new StripeFault(400, `Invalid ${kind}: ${param}`, { code: `parameter_invalid_${kind}`, param })
}

/** A parameter that was checked as an object before. */
export function formIn(form: Form, name: string): Form {
  return (form[name] ?? {}) as Form
}

export function textIn(form: Form, name: string): string | null {
  return (form[name] as string | undefined) ?? null
}

export function wholeIn(form: Form, name: string): number | null {
  return form[name] === undefined ? null : Number(form[name])
}

export function truthIn(form: Form, name: string): boolean | null {
  return form[name] === undefined ? null : form[name] === 'true'
}

export function listIn<Value extends FormValue>(form: Form, name: string): Value[] {
  return (form[name] ?? []) as Value[]
}

/** The caller's own names and texts; an empty text takes its name away, as with Stripe. */
export function metadataIn(form: Form, before: Record<string, string> = {}): Record<string, string> {
  const given = form['metadata'] ?? {}
  if (given === '') return {}
  return Object.fromEntries(
    Object.entries({ ...before, ...(given as Record<string, string>) }).filter(([, text]) => text !== ''),
  )
}
