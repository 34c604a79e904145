import { registerHooks, type ResolveFnOutput } from 'node:module'

const INSIDE = '/node_modules/drizzle-orm/'
const known = new Map<string, ResolveFnOutput>()

/**
 * Resolves the files of drizzle-orm for later imports. Without this hook, Node 24 parses the package.json of a package
 * for each imported file to learn whether it is an ES module. For drizzle-orm, that means 180 KB four hundred times,
 * which is half of a process's start-up time and 100 MB. Remove this hook when Node caches the result.
 */
registerHooks({
  resolve(specifier, context, resolveNext) {
    const { parentURL } = context
    if (parentURL?.includes(INSIDE) && specifier.startsWith('.') && specifier.endsWith('.js'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!specifier.startsWith('drizzle-orm') || !context.conditions.includes('import'))
      return resolveNext(specifier, context)
    // The cache is shared by all importers, because there is only one drizzle-orm.
    if (!known.has(specifier)) known.set(specifier, resolveNext(specifier, context))
    return { ...known.get(specifier)!, shortCircuit: true }
  },
})
