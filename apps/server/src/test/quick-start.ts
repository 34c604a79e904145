/** Options of Node with which a process of a test starts as quickly as one of `npm start`. */
export const QUICK_START: readonly string[] = [
  '--import',
  new URL('../processes/find-drizzle.ts', import.meta.url).href,
]
