import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ClipStep } from './measured-clips.ts'
import { withScratchFolder } from './scratch-folder.ts'

const PROGRAM = fileURLToPath(new URL('./measured-clips.ts', import.meta.url))

type ClipMemory = { storeMegabytes: number; renderMegabytes: number }

/** Measures the peak memory of storing a clip, and of rendering a video made only of clips, each in its own process. */
export function measureClipMemory(size: { videoSeconds: number; width: number; height: number }): Promise<ClipMemory> {
  return withScratchFolder(async (folder) => {
    const peakOf = async (step: ClipStep): Promise<number> => {
      const args = [...process.execArgv, PROGRAM, step, folder, JSON.stringify(size)]
      return Number((await promisify(execFile)(process.execPath, args)).stdout)
    }
    // Rendering the source needs more memory than storing it, so it runs in a separate process.
    await peakOf('make')
    return { storeMegabytes: await peakOf('store'), renderMegabytes: await peakOf('render') }
  })
}
