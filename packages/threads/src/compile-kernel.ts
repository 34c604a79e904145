import { readdir, readFile } from 'node:fs/promises'

const OPTIONS = '-O3 --noAssert --runtime stub --importMemory --use abort= --enable simd --enable relaxed-simd'
// Declares only the used part of the compiler, because the compiler's own types would change JavaScript's array types
// in the whole package.
const COMPILER: string = 'assemblyscript/asc'
type Compiler = {
  main: (
    options: string[],
    system: {
      readFile(name: string): string | null
      writeFile(name: string, contents: string | Uint8Array): void
      listFiles(): string[]
      stderr: { write(chunk: unknown): void }
    },
  ) => Promise<{ error: Error | null }>
}

/**
 * Compiles a kernel.
 *
 * @param file the kernel's AssemblyScript source, which may import other files of its folder.
 * @throws {Error} with the compiler's messages.
 */
export async function compileKernel(file: URL): Promise<Uint8Array> {
  const names = await readdir(new URL('.', file))
  const sources = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(new URL(name, file), 'utf8')] as const)),
  )
  let wasm: Uint8Array | undefined
  let messages = ''
  const { main } = (await import(COMPILER)) as Compiler
  const { error } = await main(`kernel.ts --outFile kernel.wasm ${OPTIONS}`.split(' '), {
    readFile: (name) => sources.get(name) ?? null,
    writeFile: (name, contents) => {
      if (name === 'kernel.wasm') wasm = contents as Uint8Array
    },
    listFiles: () => [],
    stderr: { write: (chunk) => void (messages += String(chunk)) },
  })
  if (error || !wasm) throw new Error(`The kernel does not compile.\n${messages}`, { cause: error })
  return wasm
}
