import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  loadDraft,
  readDraft,
  removeDraftsOf,
  removeOldDrafts,
  storeDraft,
  type StoryboardDraft,
} from './storyboard-draft.ts'

const draft = {
  storyboard: { title: 'A', scenes: [{ id: 's1', text: '', imagePrompt: '' }] },
  uploads: { p1: '/files/p1' },
  savedAt: '2026-05-03T14:10:00.000Z',
} as unknown as StoryboardDraft
const place = { userId: 'u1', videoId: 'v1', version: 1 }

/** A storage whose keys are its own properties, like the browser's storage. */
class MemoryStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key as keyof this]) : null
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value })
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

function full(): never {
  throw new DOMException('', 'QuotaExceededError')
}

beforeEach(() => vi.stubGlobal('window', { localStorage: new MemoryStorage() }))
afterEach(() => vi.unstubAllGlobals())

test('stores a draft per user, video and version, even with a scene that has no words yet', () => {
  expect(storeDraft(place, draft)).toBe(true)
  expect(loadDraft(place)).toEqual(draft)
  for (const other of [{ userId: 'u2' }, { videoId: 'v2' }, { version: 2 }])
    expect(loadDraft({ ...place, ...other })).toBeUndefined()
  storeDraft(place, undefined)
  expect(loadDraft(place)).toBeUndefined()
})

test('removes old drafts and drafts of a deleted video, and keeps all others', () => {
  const [deleted, old] = [
    { ...place, videoId: 'v2', version: 3 },
    { ...place, version: 2 },
  ]
  storeDraft(place, draft)
  storeDraft(deleted, draft)
  storeDraft(old, { ...draft, savedAt: '2026-04-02T14:10:00.000Z' })
  removeDraftsOf('v2')
  removeOldDrafts(Date.parse('2026-05-03T20:00:00.000Z'))
  expect([place, deleted, old].map((each) => loadDraft(each) !== undefined)).toEqual([true, false, false])
})

test('reports a full or disabled storage', () => {
  vi.stubGlobal('window', { localStorage: { setItem: full, getItem: full } })
  expect(storeDraft(place, draft)).toBe(false)
  expect(loadDraft(place)).toBeUndefined()
})

test.each([
  null,
  'text',
  { ...draft, storyboard: undefined },
  { ...draft, storyboard: { scenes: [] } },
  { ...draft, storyboard: { scenes: [{ id: 's1', text: 'A' }] } },
  { ...draft, uploads: null },
  { ...draft, savedAt: 'yesterday' },
])('rejects %j as a draft', (kept) => {
  expect(readDraft(kept)).toBeUndefined()
})

test('remembers the version that is made from a draft', () => {
  expect(readDraft({ ...draft, startedAs: 2 })).toMatchObject({ startedAs: 2 })
})
