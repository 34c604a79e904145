import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compileKernel } from '@dayreel/threads'

export const KERNEL_FILE = new URL('./kernel.wasm', import.meta.url)

/** Compiles the kernel. `node build-kernel.ts` writes the result beside its source; a test holds the two equal. */
export function buildKernel(): Promise<Uint8Array> {
  return compileKernel(new URL('./assembly/kernel.ts', import.meta.url))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(KERNEL_FILE, await buildKernel())
