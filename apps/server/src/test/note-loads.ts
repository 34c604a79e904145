import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/**
 * Appends the URL of each loaded module to the file that `NOTES_LOADS_IN` names. Load this file with `--import`, which
 * worker threads inherit.
 */
registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(process.env.NOTES_LOADS_IN!, `${url}\n`)
    return nextLoad(url, context)
  },
})
