import { useEffect } from 'react'
import { onReturn } from '#lib/reach.ts'

type PageCode = { id: string; module: string; imports?: string[]; css?: string[] }

declare global {
  interface Window {
    /** The router's manifest, which lists all pages and their files. */
    __reactRouterManifest?: { routes: Readonly<Record<string, PageCode>> }
  }
}

const LONGEST_WAIT_MS = 2_000
const loaded = new Set<string>()

/**
 * Loads the code and styles of all app pages as soon as the browser is idle. A page then opens even while the server
 * cannot be reached. Without this, the router would reload the window, and typed text would be lost.
 */
export function usePreloadedPages(): void {
  useEffect(() => {
    const stopListening = onReturn(preload)
    const stopWaiting = whenIdle(preload)
    return () => {
      stopListening()
      stopWaiting()
    }
  }, [])
}

function preload(): void {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
  for (const { module, imports = [], css = [] } of routes.filter(({ id }) => id.startsWith('pages/app/'))) {
    for (const file of [module, ...imports]) once(file, loadModule)
    for (const file of css) once(file, loadStyles)
  }
}

/** Loads a file once. If loading fails, the next call tries again. */
function once(file: string, load: (file: string, onFailure: () => void) => void): void {
  if (loaded.has(file)) return
  loaded.add(file)
  load(file, () => loaded.delete(file))
}

function loadModule(file: string, onFailure: () => void): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file, fetchPriority: 'low' })
  link.addEventListener('error', () => {
    link.remove()
    onFailure()
  })
  document.head.append(link)
}

/** Fetches the styles into the browser's cache. They must not apply before their page opens. */
function loadStyles(file: string, onFailure: () => void): void {
  fetch(file, { priority: 'low' }).then((response) => response.ok || onFailure(), onFailure)
}

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
    return () => window.cancelIdleCallback(idle)
  }
  const timer = setTimeout(work, LONGEST_WAIT_MS)
  return () => clearTimeout(timer)
}
