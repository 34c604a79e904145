import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import type { Expression } from './expression.ts'

export type Found = {
  literals: Expression[]
  /** Locations as `path:line` where expressions are built from strings. */
  builders: string[]
}

/**
 * Finds every regular expression literal in the sources of apps and packages, and every location that builds an
 * expression.
 */
export function findLiterals(root: string): Found {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !OTHERS.test(file))
  const found: Found = { literals: [], builders: [] }
  for (const file of files.toSorted()) {
    const { literals, builders } = findLiteralsIn(file, readFileSync(join(root, file), 'utf8'))
    found.literals.push(...literals)
    found.builders.push(...builders)
  }
  return found
}

/** Files to ignore: tests and their tools, and the AssemblyScript sources of the kernels. */
const OTHERS = /\.test\.tsx?$|\/test\/|\/assembly\//

export function findLiteralsIn(file: string, code: string): Found {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`)
  const placeOf = (at: number): string => `${file}:${code.slice(0, at).split('\n').length}`
  const found: Found = { literals: [], builders: [] }
  const onCall = ({ callee, start }: { callee: { start: number; end: number }; start: number }): void => {
    if (code.slice(callee.start, callee.end) === 'RegExp') found.builders.push(placeOf(start))
  }
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return
      found.literals.push({ source: node.regex.pattern, flags: node.regex.flags, places: [placeOf(node.start)] })
    },
    NewExpression: onCall,
    CallExpression: onCall,
  }).visit(program)
  return found
}
