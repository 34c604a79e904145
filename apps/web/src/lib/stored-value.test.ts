import { afterEach, expect, test, vi } from 'vitest'
import { readStored, removeStoredOf, writeStored } from './stored-value.ts'

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

afterEach(() => vi.unstubAllGlobals())

test('removes everything that is stored for a user, and nothing else', () => {
  vi.stubGlobal('window', { localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() })
  for (const area of ['tab', 'browser'] as const)
    for (const key of ['dayreel-draft-u1', 'dayreel-storyboard-u1-v1-2', 'dayreel-draft-u2', 'theme'])
      writeStored(area, key, 'kept')
  removeStoredOf('u1')
  for (const area of ['tab', 'browser'] as const) {
    expect(readStored(area, 'dayreel-draft-u1')).toBeUndefined()
    expect(readStored(area, 'dayreel-storyboard-u1-v1-2')).toBeUndefined()
    expect(readStored(area, 'dayreel-draft-u2')).toBe('kept')
    expect(readStored(area, 'theme')).toBe('kept')
  }
})
