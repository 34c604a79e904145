import { readdir, readFile } from 'node:fs/promises'

/**
 * Returns the ids of all processes that have the mark, such as `NAME=value`, in their environment. Child processes
 * inherit the mark. On systems other than Linux, returns none.
 */
export async function markedProcesses(mark: string): Promise<string[]> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const marked: string[] = []
  for (const id of ids) {
    const environment = await readFile(`/proc/${id}/environ`, 'latin1').catch(() => '')
    if (environment.includes(mark)) marked.push(id)
  }
  return marked
}
