/** What imports may be forbidden; `directions.ts` puts them together by folder. */
export type Ban = {
  regex: string
  message: string
  /** Something that it forbids, for the test. */
  example: string
}
export type Zone = {
  /** Globs, from the root. */
  files: readonly string[]
  bans: readonly Ban[]
  /** A file that is in the zone and in none that comes after it, for the test. */
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
  'embedded',
  'providers',
  'platforms',
  'sandbox',
]
const APPS = ['server', 'web', 'command', 'bench', 'e2e']
/** What any package but the sandbox may stand on. */
export const GROUND = ['catalogue', 'storyboard', 'threads']

export function packagesBut(...allowed: readonly string[]): Ban {
  const forbidden = [...PACKAGES, ...APPS].filter((name) => !allowed.includes(name))
  return {
    regex: `^@dayreel/(${forbidden.join('|')})(/|$)`,
    message: `Of our packages only these are imported here: ${allowed.join(', ') || 'none'}.`,
    example: `@dayreel/${forbidden[0]}`,
  }
}
// Patterns without a look-ahead, which this linter cannot read: such a one forbids nothing, silently.
export const NO_INSIDES: Ban = {
  regex: '/packages/|^@dayreel/[a-z0-9-]+/([^bs]|b[^a]|s[^c])',
  message: 'A package is used through its front door, or through those for its base and its schema.',
  example: '@dayreel/catalogue/src/plans.ts',
}
export const NO_INSIDES_BUT_PLANNING: Ban = {
  regex: '/packages/|^@dayreel/[a-z0-9-]+/([^bps]|b[^a]|p[^l]|s[^cu])',
  message:
    'A package is used through its front door, or through those for its base, its schema, planning and subjects.',
  example: '@dayreel/catalogue/src/plans.ts',
}
export const NO_INSIDES_BUT_TESTING: Ban = {
  regex: '/packages/|^@dayreel/[a-z0-9-]+/([^bcpst]|b[^a]|c[^o]|p[^l]|s[^cu]|t[^e])',
  message: 'A package is used through its front door, or for tests and measurements through its testing door.',
  example: '../../packages/studio/src/render/camera.ts',
}
/** The process that answers requests, and what it shares with workers. */
const NO_MAKING: Ban = {
  regex: '^@dayreel/(embedded|writer|painter)(/|$)|^@dayreel/studio$|(^|/)create-studio\\.ts$',
  message: 'Whoever answers requests loads nothing that makes videos: only the worker does, in create-studio.ts.',
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

/** A package that makes videos: no app, no network, only the packages named. */
export const makingPackage = (name: string, ...allowed: readonly string[]): Zone => ({
  example: `packages/${name}/src/peek.ts`,
  files: [`packages/${name}/src/**`],
  bans: [NO_APPS, ...NO_NETWORK, NO_INSIDES, packagesBut(...allowed)],
})

/** @param depth how many folders lie between a file and `features`. */
export function leavesFeature(depth: number, message: string): Ban {
  return { regex: `^#features/|^${'\\.\\./'.repeat(depth)}`, message, example: `${'../'.repeat(depth)}plans/peek.ts` }
}
