import { StripeFault } from './fault.ts'

export type Form = { [name: string]: FormValue }
export type FormValue = string | Form | FormValue[]

const MAX_DEPTH = 6

/**
 * Reads a form body with brackets: `a[b]=1&c[0][d]=2&e[]=3` is `{ a: { b: '1' }, c: [{ d: '2' }], e: ['3'] }`. Percent signs are
 * decoded once, as any form's are.
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

/** Objects whose names count from 0 are lists. */
function tidy(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const names = Object.keys(value)
  const isList = names.length > 0 && names.every((name, i) => name === String(i))
  if (isList) return names.map((name) => tidy(value[name]!))
  return Object.fromEntries(names.map((name) => [name, tidy(value[name]!)]))
}

/** Without a prototype: `__proto__` is a name like any other. */
function empty(): Form {
  return Object.create(null) as Form
}
