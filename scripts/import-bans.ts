/** A ban on imports. `directions.ts` combines the bans of each folder. */
export type Ban = {
  regex: string
  message: string
  /** A banned import, for the test. */
  example: string
}
export type Zone = {
  /** Globs relative to the project's root. */
  files: readonly string[]
  bans: readonly Ban[]
  /** A file in this zone and in no later zone, for the test. */
  example: string
}

const PACKAGES = [
  'catalogue',
  'storyboard',
  'threads',
  'auth',
  'contract',
  'studio',
  'writer',
  'painter',
  'cast',
  'embedded',
  'providers',
  'platforms',
  'sandbox',
]
const APPS = ['server', 'web', 'command', 'bench', 'e2e']
/** The packages that every package except the sandbox may import. */
export const GROUND = ['catalogue', 'storyboard', 'threads']

export function packagesBut(...allowed: readonly string[]): Ban {
  const forbidden = [...PACKAGES, ...APPS].filter((name) => !allowed.includes(name))
  return {
    regex: `^@dayreel/(${forbidden.join('|')})(/|$)`,
    message: `Of our packages only these are imported here: ${allowed.join(', ') || 'none'}.`,
    example: `@dayreel/${forbidden[0]}`,
  }
}
// These patterns use no look-ahead, because this linter does not support it and would silently ban nothing.
export const NO_INSIDES: Ban = {
  regex: '/packages/|^@dayreel/[a-z0-9-]+/([^befs]|b[^a]|e[^n]|f[^o]|s[^c])',
  message:
    'A package is used through its front door, or through those for its base, its engines, its fonts and its schema.',
  example: '@dayreel/catalogue/src/plans.ts',
}
export const NO_INSIDES_BUT_PLANNING: Ban = {
  regex: '/packages/|^@dayreel/[a-z0-9-]+/([^beflps]|b[^a]|e[^n]|f[^o]|l[^o]|p[^l]|s[^cu])',
  message:
    'A package is used through its front door, or through those for its base, engines, fonts, local models, schema, planning and subjects.',
  example: '@dayreel/catalogue/src/plans.ts',
}
export const NO_INSIDES_BUT_TESTING: Ban = {
  regex: '/packages/|^@dayreel/[a-z0-9-]+/([^bceflpst]|b[^a]|c[^o]|e[^n]|f[^o]|l[^o]|p[^l]|s[^cu]|t[^e])',
  message: 'A package is used through its front door, or for tests and measurements through its testing door.',
  example: '../../packages/studio/src/render/camera.ts',
}
/** A ban for the process that answers requests and for the code that it shares with workers. */
const NO_MAKING: Ban = {
  regex: '^@dayreel/(writer|painter)(/|$)|^@dayreel/(cast|embedded|studio)$|(^|/)create-studio\\.ts$',
  message:
    'A process that answers requests loads nothing that makes videos: only the worker does, in create-studio.ts.',
  example: '@dayreel/embedded',
}
export const SERVER: readonly Ban[] = [NO_INSIDES_BUT_PLANNING, NO_MAKING]
export const NO_APPS: Ban = {
  regex: '/apps/',
  message: 'A package imports no app.',
  example: '../../../apps/server/src/app.ts',
}
export const NO_NETWORK: readonly Ban[] = [
  {
    regex: '^(node:)?(http|https|http2|net|tls|dgram|child_process)$',
    message: 'Making a video has no network and no processes of its own.',
    example: 'node:http',
  },
  { regex: '^(fastify|pg|drizzle-orm)', message: 'Making a video has no HTTP and no database.', example: 'pg' },
]

/**
 * Returns the zone of a package that makes videos. Such a package imports no app, no network module, and only the named
 * packages.
 */
export const makingPackage = (name: string, ...allowed: readonly string[]): Zone => ({
  example: `packages/${name}/src/peek.ts`,
  files: [`packages/${name}/src/**`],
  bans: [NO_APPS, ...NO_NETWORK, NO_INSIDES, packagesBut(...allowed)],
})

/** @param depth The number of folders between a file and `features`. */
export function leavesFeature(depth: number, message: string): Ban {
  return { regex: `^#features/|^${'\\.\\./'.repeat(depth)}`, message, example: `${'../'.repeat(depth)}plans/peek.ts` }
}
