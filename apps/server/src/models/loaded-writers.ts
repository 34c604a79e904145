import { createHash } from 'node:crypto'
import type { TextSource } from '@dayreel/providers/base'
import type { Writer } from '@dayreel/storyboard'

/** A model that can be loaded. `owner` is the account that connected it, or the site. */
export type LoadableModel = Pick<TextSource, 'name' | 'isReplaced' | 'settings'> & { owner: string }

export type LoadedWriters<Model> = {
  /**
   * Calls `work` with the writer of a model. The writer is loaded at its first use, and again after its settings or its
   * key have changed.
   */
  use<T>(model: Model, work: (writer: Writer) => Promise<T>): Promise<T>
  /** Closes the writer of an owner who no longer has a model, as soon as nothing uses it. */
  forget(owner: string): void
  /** Closes all writers. Call it only when no writer is in use. */
  close(): Promise<void>
}

type Loaded = { identity: string; writer: Promise<Writer>; users: number; isKept: boolean }

/** The maximum number of loaded writers that nothing is using. Most accounts use their own model rarely. */
const MAX_UNUSED = 20

/**
 * Keeps one writer for each owner of a model, so that a model is loaded once and not for each call. A writer whose
 * settings have changed is closed when its last user is done.
 *
 * @param onUnclosed is called if a writer fails to close.
 */
export function createLoadedWriters<Model extends LoadableModel>(
  load: (model: Model) => Promise<Writer>,
  onUnclosed: (error: unknown) => void,
): LoadedWriters<Model> {
  /** The loaded writers by owner, the least recently used first. */
  const kept = new Map<string, Loaded>()
  const closing = new Set<Promise<void>>()

  const close = ({ writer }: Loaded): void => {
    const closed: Promise<void> = writer
      .then((each) => each.close())
      .catch(onUnclosed)
      .finally(() => closing.delete(closed))
    closing.add(closed)
  }

  const forget = (owner: string): void => {
    const loaded = kept.get(owner)
    if (loaded === undefined) return
    kept.delete(owner)
    loaded.isKept = false
    if (loaded.users === 0) close(loaded)
  }

  const find = (model: Model): Loaded => {
    const identity = identityOf(model)
    const found = kept.get(model.owner)
    if (found?.identity !== identity) forget(model.owner)
    const loaded = found?.identity === identity ? found : { identity, writer: load(model), users: 0, isKept: true }
    kept.delete(model.owner)
    kept.set(model.owner, loaded)
    return loaded
  }

  const forgetUnused = (): void => {
    const unused = [...kept].filter(([, { users }]) => users === 0).map(([owner]) => owner)
    for (const owner of unused.slice(0, -MAX_UNUSED)) forget(owner)
  }

  return {
    async use(model, work) {
      const loaded = find(model)
      loaded.users++
      try {
        const writer = await loaded.writer.catch((error: unknown) => {
          // The next use loads it again.
          if (kept.get(model.owner) === loaded) kept.delete(model.owner)
          throw error
        })
        return await work(writer)
      } finally {
        loaded.users--
        if (loaded.users === 0 && !loaded.isKept) close(loaded)
        forgetUnused()
      }
    },
    forget,
    async close() {
      for (const owner of kept.keys()) forget(owner)
      await Promise.all(closing)
    },
  }
}

/** Returns a text that is equal for equal settings and keys. It is a hash, so that the key is not in memory twice. */
function identityOf({ name, isReplaced, settings }: LoadableModel): string {
  return createHash('sha256')
    .update(JSON.stringify([name, isReplaced, settings]))
    .digest('hex')
}
