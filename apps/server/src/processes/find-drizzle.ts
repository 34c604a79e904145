import { registerHooks, type ResolveFnOutput } from 'node:module'

const INSIDE = '/node_modules/drizzle-orm/'
const known = new Map<string, ResolveFnOutput>()

/**
 * Finds the files of drizzle-orm for the imports that come after this one. Left to itself Node 24 parses the package.json of a package for
 * each of its files that is imported, only to learn whether it is an ES module: of drizzle-orm 180 KB four hundred times, which is half
 * of what a process needs to start, and 100 MB. To be removed when Node keeps what it has read.
 */
registerHooks({
  resolve(specifier, context, resolveNext) {
    const { parentURL } = context
    if (parentURL?.includes(INSIDE) && specifier.startsWith('.') && specifier.endsWith('.js'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!specifier.startsWith('drizzle-orm') || !context.conditions.includes('import'))
      return resolveNext(specifier, context)
    // There is one drizzle-orm, whoever imports it.
    if (!known.has(specifier)) known.set(specifier, resolveNext(specifier, context))
    return { ...known.get(specifier)!, shortCircuit: true }
  },
})
