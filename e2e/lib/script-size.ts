import { constants, gzipSync } from 'node:zlib'

/** The limit for the compressed size of a public page's scripts, in bytes. The size includes the list of all routes. */
export const MAX_SCRIPT_BYTES = 125 * 1024

/** Returns the size of a script, gzipped by the build, as the server sends it to a browser that supports only gzip. */
export function compressedBytes(script: string): number {
  return gzipSync(script, { level: constants.Z_BEST_COMPRESSION }).length
}
