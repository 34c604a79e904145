import { type Ban, NO_INSIDES_BUT_PLANNING, SERVER, type Zone } from './import-bans.ts'

/** The folders of the server's foundation, with the folders that each may import. The list must not contain a cycle. */
const FOUNDATION: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  log: [],
  secrets: [],
  flow: ['errors'],
  config: ['log'],
  db: ['errors', 'log'],
  http: ['db', 'errors'],
  limits: ['errors', 'log'],
  blocked: ['db', 'errors'],
  installation: ['db', 'errors', 'secrets', 'storage'],
  ledger: ['db', 'errors', 'secrets'],
  storage: ['errors', 'secrets'],
  jobs: ['db', 'errors', 'log'],
  cleanup: ['jobs', 'db', 'log', 'secrets'],
  mail: ['config', 'jobs', 'db', 'secrets'],
  identity: ['config', 'mail', 'db', 'errors', 'http', 'limits', 'secrets'],
  realtime: ['identity', 'config', 'db', 'errors', 'http', 'limits', 'log'],
  rpc: ['db', 'errors', 'log'],
  models: ['services', 'config', 'db', 'errors', 'secrets'],
  costs: ['services', 'config', 'mail', 'models', 'db'],
}
/** The domains of the server, with the domains that each may import through their `door.ts`. */
const DOMAINS: Readonly<Record<string, readonly string[]>> = {
  connections: [],
  media: [],
  brands: ['media'],
  videos: ['media', 'brands'],
  posts: ['connections', 'videos'],
  runs: ['connections', 'videos', 'posts'],
  channels: ['connections', 'videos', 'posts', 'runs'],
  billing: [],
  accounts: ['connections'],
}
/** Folders that combine domains. */
const TOP = ['compose', 'commands', 'processes', 'edge', 'host', 'backup']
const SERVER_FOLDERS = ['services', ...Object.keys(FOUNDATION), ...Object.keys(DOMAINS), ...TOP]

/** @param allowed The server folders that `folder` may import. */
function onlyFolders(folder: string, allowed: readonly string[]): Ban {
  const forbidden = SERVER_FOLDERS.filter((name) => name !== folder && !allowed.includes(name))
  return {
    regex: `^#(${forbidden.join('|')})(/|$)`,
    message: `Of the server's folders only these are imported here: ${allowed.join(', ') || 'none'}.`,
    example: `#${forbidden.at(-1)}/peek.ts`,
  }
}

/** A ban that makes domains export to each other only through `door.ts`. */
const THROUGH_THE_DOOR: Ban = {
  regex: `^#(${Object.keys(DOMAINS).join('|')})/`,
  message: "A domain is used through its door, such as '#posts'.",
  example: '#connections/tokens.ts',
}
/** A ban that makes imports from other folders begin with `#`. */
const NO_OTHER_FOLDER: Ban = {
  regex: `^(\\.\\./)+(${SERVER_FOLDERS.join('|')})/`,
  message: "An import that leaves its folder begins with '#'.",
  example: '../posts/insert-post.ts',
}

const DOMAIN_ZONES: readonly Zone[] = Object.entries(DOMAINS).map(([domain, lower]) => ({
  example: `apps/server/src/${domain}/peek.ts`,
  files: [`apps/server/src/${domain}/**`],
  bans: [
    ...SERVER,
    THROUGH_THE_DOOR,
    NO_OTHER_FOLDER,
    onlyFolders(domain, ['services', ...Object.keys(FOUNDATION), ...lower]),
  ],
}))

/** The server's part of the zones in `directions.ts`. Their order matters here too. */
export const SERVER_ZONES: readonly Zone[] = [
  { example: 'apps/server/src/peek.ts', files: ['apps/server/src/**'], bans: SERVER },
  {
    example: 'apps/server/src/compose/app-peek.ts',
    files: ['apps/server/src/serve.ts', 'apps/server/src/{compose,processes}/{start-server,app,create-planning}*.ts'],
    bans: [
      ...SERVER,
      {
        regex: '/(work|start-worker|job-handlers|serve-rpc)\\.ts$',
        message: 'The process that answers requests does none of the work.',
        example: './job-handlers.ts',
      },
    ],
  },
  {
    // The files that create the parts of a worker.
    example: 'apps/server/src/compose/create-studio-peek.ts',
    files: ['apps/server/src/{compose,processes}/{create-studio,work-with-models,start-worker}*.ts'],
    bans: [NO_INSIDES_BUT_PLANNING],
  },
  ...DOMAIN_ZONES,
  ...Object.entries(FOUNDATION).map(([folder, below]) => ({
    example: `apps/server/src/${folder}/peek.ts`,
    files: [`apps/server/src/${folder}/**`],
    bans: [...SERVER, NO_OTHER_FOLDER, onlyFolders(folder, below)],
  })),
]
