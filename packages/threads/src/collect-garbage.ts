import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | undefined

/**
 * Gives back what nobody holds any more, at once. V8 counts large arrays outside its own heap only loosely and lets hundreds of
 * megabytes of them wait; a thread that has just finished a piece of work of that size calls this.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}
