import { StripeFault } from './fault.ts'

export type Form = { [name: string]: FormValue }
export type FormValue = string | Form | FormValue[]

const MAX_DEPTH = 6

/**
 * Parses a form body with brackets: `a[b]=1&c[0][d]=2&e[]=3` is `{ a: { b: '1' }, c: [{ d: '2' }], e: ['3'] }`. Percent
 * encoding is decoded once, as in any form.
 */
export function parseForm(text: string): Form {
  const root = empty()
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value)
  return tidy(root) as Form
}

function pathOf(name: string): string[] {
  const [, head = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part]) => part!)]
  if (head === '' || path.length > MAX_DEPTH) throw new StripeFault(400, `Invalid parameter name: ${name.slice(0, 80)}`)
  return path
}

function put(root: Form, path: readonly string[], value: string): void {
  let at = root
  for (const part of path.slice(0, -1)) {
    const name = part === '' ? String(Object.keys(at).length) : part
    const next = at[name] ?? (at[name] = empty())
    if (typeof next === 'string') throw new StripeFault(400, `Invalid object: ${path[0]}`, { param: path[0]! })
    at = next as Form
  }
  const last = path.at(-1)!
  at[last === '' ? String(Object.keys(at).length) : last] = value
}

/** Turns objects whose keys count up from 0 into lists. */
function tidy(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const names = Object.keys(value)
  const isList = names.length > 0 && names.every((name, i) => name === String(i))
  if (isList) return names.map((name) => tidy(value[name]!))
  return Object.fromEntries(names.map((name) => [name, tidy(value[name]!)]))
}

/** Creates a form without a prototype, so that `__proto__` is an ordinary name. */
function empty(): Form {
  return Object.create(null) as Form
}
