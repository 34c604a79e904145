/** Node options that make a process of a test start as fast as a process of `npm start`. */
export const QUICK_START: readonly string[] = [
  '--import',
  new URL('../processes/find-modules.ts', import.meta.url).href,
]
