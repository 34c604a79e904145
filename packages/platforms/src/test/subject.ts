import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCodeVerifier } from '../code-verifier.ts'
import { connectAccounts } from '../connect-accounts.ts'
import type { HttpOptions } from '../http/send.ts'
import type { Account, Platform, Post } from '../platform.ts'

/** A platform under test and its stand-in. */
export type Subject = {
  create(http?: HttpOptions): Platform
  standIn: {
    url: string
    clock: { now(): number; advance(by: string): boolean }
    faults: { add(fault: Fault): void; clear(): void }
    requests: readonly { route: string }[]
    close(): Promise<void>
  }
  /** Form fields of the consent page besides the decision. */
  answers: {
    allow: Readonly<Record<string, string>>
    untick: Readonly<Record<string, string>>
    noAccount?: Readonly<Record<string, string>>
  }
  /** Returns the hashes of the visible posts. */
  livePosts(): readonly string[]
  /** Part of the route of the call that must not be repeated. */
  publishRoute: string
}
type Fault = {
  match?: { route?: string }
  times?: number
  after?: number
  kind: 'answer' | 'drop' | 'lose' | 'hang' | 'cut' | 'short'
  status?: number
  headers?: Record<string, string>
  body?: unknown
  bytes?: number
}

export const REDIRECT_URI = 'http://localhost:3000/callback'

/** Goes through the consent page like a user, and returns the callback URL. */
export async function consent(
  address: URL,
  fields: Readonly<Record<string, string>>,
  decision: 'allow' | 'deny' = 'allow',
): Promise<URL> {
  const page = await fetch(address)
  const html = await page.text()
  if (page.status !== 200 || !html.includes('Sandbox.')) throw new Error(`No consent page: ${page.status} ${html}`)
  const form = new URLSearchParams([...address.searchParams, ...Object.entries(fields), ['decision', decision]])
  const sent = await fetch(new URL(address.pathname, address), { method: 'POST', body: form, redirect: 'manual' })
  const back = sent.headers.get('location')
  if (back === null) throw new Error(`No redirect: ${sent.status} ${await sent.text()}`)
  return new URL(back)
}

export async function connect(
  { answers }: Subject,
  platform: Platform,
  fields: Readonly<Record<string, string>> = answers.allow,
): Promise<Account> {
  const codeVerifier = createCodeVerifier()
  const state = randomBytes(8).toString('hex')
  const back = await consent(platform.authorizeUrl({ redirectUri: REDIRECT_URI, state, codeVerifier }), fields)
  const code = back.searchParams.get('code') ?? ''
  const signal = AbortSignal.timeout(60_000)
  const accounts = await connectAccounts(platform, { redirectUri: REDIRECT_URI, code, codeVerifier, signal })
  return accounts[0]!
}

export type TestVideo = AsyncDisposable & { path: string; sha256: string; bytes: number }

export async function givenVideo(bytes: number): Promise<TestVideo> {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-platforms-'))
  const path = join(folder, 'video.mp4')
  const content = randomBytes(bytes)
  await writeFile(path, content)
  return {
    path,
    bytes,
    sha256: createHash('sha256').update(content).digest('hex'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}

export function postOf(videoPath: string, about: Partial<Post> = {}): Post {
  return {
    marker: randomBytes(4).toString('hex'),
    videoPath,
    videoType: 'video/mp4',
    lengthSeconds: 42,
    title: 'Why the sea is salty',
    text: 'Rivers carry it there.',
    tags: ['sea', 'salt'],
    privacy: 'private',
    isSynthetic: true,
    isMadeForKids: false,
    notifiesSubscribers: false,
    allowsComments: true,
    allowsDuets: false,
    allowsStitches: false,
    asDraft: false,
    ...about,
  }
}
