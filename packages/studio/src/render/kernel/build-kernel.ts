import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compileKernel } from '@dayreel/threads'

export const KERNEL_FILE = new URL('./kernel.wasm', import.meta.url)

/**
 * Compiles the kernel. `node build-kernel.ts` writes the result to `kernel.wasm`, and a test checks that this file
 * matches its source.
 */
export function buildKernel(): Promise<Uint8Array> {
  return compileKernel(new URL('./assembly/kernel.ts', import.meta.url))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(KERNEL_FILE, await buildKernel())
