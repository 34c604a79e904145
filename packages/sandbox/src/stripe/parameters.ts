import { StripeFault } from './fault.ts'
import type { Form, FormValue } from './forms.ts'

/**
 * The type of a request parameter: `text`, `whole` (a whole number), `truth` (true or false), `map` (names and texts
 * that the caller chooses), a list of allowed words, an object of nested parameters, or `{ each }` for a list. A name
 * that ends in `!` is required.
 */
type Shape = 'text' | 'whole' | 'truth' | 'map' | readonly string[] | { each: Shape } | Shapes
export type Shapes = { [name: string]: Shape }

/**
 * Rejects the parameters that Stripe rejects: unknown ones, and values of another type. Times are whole numbers of
 * seconds.
 */
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
      if (value === '') return // An empty text removes a map, as with Stripe.
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

/** Returns an object parameter that was already checked. */
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

/** Returns the names and texts that the caller chose. As with Stripe, an empty text removes its name. */
export function metadataIn(form: Form, before: Record<string, string> = {}): Record<string, string> {
  const given = form['metadata'] ?? {}
  if (given === '') return {}
  return Object.fromEntries(
    Object.entries({ ...before, ...(given as Record<string, string>) }).filter(([, text]) => text !== ''),
  )
}
