import { createRestingPool } from '@dayreel/threads'

export type IconPainter = {
  /**
   * Draws an icon in a separate thread, and keeps the last results.
   *
   * @returns a square WebP file with transparency, 96 pixels wide. Silhouettes are black.
   * @throws {Error} if the cast has no such icon.
   */
  draw(icon: string): Promise<Uint8Array>
  close(): Promise<void>
}

/** Number of pictures in memory. Each takes about 4 kB. */
const MAX_KEPT = 2_000

export function createIconPainter(): IconPainter {
  const pool = createRestingPool(new URL('./icon-worker.ts', import.meta.url), { size: 1 })
  const kept = new Map<string, Promise<Uint8Array>>()
  // A drawing continues after its caller has left, because its result is cached.
  const { signal } = new AbortController()
  return {
    draw(icon) {
      const drawing = kept.get(icon) ?? pool.run<Uint8Array>(icon, signal)
      // The last used picture moves to the end.
      kept.delete(icon)
      kept.set(icon, drawing)
      drawing.catch(() => kept.delete(icon))
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MAX_KEPT))) kept.delete(oldest)
      return drawing
    },
    close: () => pool.close(),
  }
}
