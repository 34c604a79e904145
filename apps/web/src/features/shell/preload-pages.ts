import { useEffect } from 'react'
import { onReturn } from '#lib/reach.ts'

type PageCode = { id: string; module: string; imports?: string[]; css?: string[] }

declare global {
  interface Window {
    /** The router's manifest, which lists all pages and their files. */
    __reactRouterManifest?: { routes: Readonly<Record<string, PageCode>> }
  }
}

/**
 * The delay before preloading, so that the current page loads its own files and data first. Users who leave earlier
 * load nothing.
 */
const START_AFTER_MS = 15_000
const loaded = new Set<string>()
/** Runs follow each other: if the server returns during a run, the next run loads the files that failed. */
let lastRun = Promise.resolve()

/**
 * Loads the code and styles of all app pages into the browser's cache, some seconds after the first page opens. A page
 * then opens even while the server cannot be reached. Without this, the router would reload the window, and typed text
 * would be lost.
 */
export function usePreloadedPages(): void {
  useEffect(() => {
    const stopListening = onReturn(() => void preloadPages())
    const timer = setTimeout(() => void preloadPages(), START_AFTER_MS)
    return () => {
      stopListening()
      clearTimeout(timer)
    }
  }, [])
}

/** Loads all files that are not loaded yet. Never rejects: files that fail are loaded by the next run. */
export function preloadPages(): Promise<void> {
  lastRun = lastRun.then(loadMissing)
  return lastRun
}

async function loadMissing(): Promise<void> {
  // One file at a time, so that requests of the current page do not wait.
  for (const file of filesOfPages()) {
    if (loaded.has(file)) continue
    try {
      await load(file)
    } catch {
      // The other files may still load. The next run starts when the server answers again.
    }
  }
}

function filesOfPages(): Set<string> {
  const pages = Object.values(window.__reactRouterManifest?.routes ?? {}).filter(({ id }) =>
    id.startsWith('pages/app/'),
  )
  return new Set(pages.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]))
}

/** Loads a file into the cache. Its code is not compiled, and its styles do not apply, before its page opens. */
async function load(file: string): Promise<void> {
  const response = await fetch(file, { priority: 'low' })
  await response.arrayBuffer() // The cache keeps only complete responses.
  if (response.ok) loaded.add(file)
}
