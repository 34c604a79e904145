import { readdir, readFile } from 'node:fs/promises'

/**
 * The ids of all processes that carry the mark, such as `NAME=value`, in their environment, as whatever they start does too. Linux
 * only, none elsewhere.
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
