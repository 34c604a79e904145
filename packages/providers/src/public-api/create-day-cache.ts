const DAY_MS = 86_400_000
const MAX_ENTRIES = 100

/**
 * Creates a cache in memory whose entries are valid for a day. If it is full, the oldest entry is dropped. Errors are
 * not cached.
 */
export function createDayCache<Value>(
  now: () => number = Date.now,
): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const entries = new Map<string, { at: number; value: Value }>()
  return async (key, load) => {
    const entry = entries.get(key)
    if (entry !== undefined && now() - entry.at < DAY_MS) return entry.value
    const value = await load()
    entries.delete(key)
    entries.set(key, { at: now(), value })
    if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value!)
    return value
  }
}
