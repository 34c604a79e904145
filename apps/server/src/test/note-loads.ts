import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Given by `--import`, which threads take over: writes the address of each module that is loaded into the file `NOTES_LOADS_IN`. */
registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(process.env.NOTES_LOADS_IN!, `${url}\n`)
    return nextLoad(url, context)
  },
})
