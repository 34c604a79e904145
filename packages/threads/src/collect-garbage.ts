import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | undefined

/**
 * Runs a garbage collection immediately. V8 hardly counts large arrays outside its own heap, so hundreds of megabytes
 * of unused arrays can remain. A worker thread calls this function after a task of that size.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}
