export type Source = Partial<{
  source: string
  video_size: number
  chunk_size: number
  total_chunk_count: number
}>

const MIN_CHUNK = 5_000_000
const MAX_CHUNK = 64_000_000

/**
 * Checks an upload plan against TikTok's rules for chunks.
 *
 * @returns the broken rule, if any.
 */
export function faultOfPlan(source: Source | undefined): string | undefined {
  if (source?.source !== 'FILE_UPLOAD') return 'Only FILE_UPLOAD is taken here.'
  const { video_size: size = 0, chunk_size: chunk = 0, total_chunk_count: count = 0 } = source
  if (![size, chunk, count].every((number) => Number.isInteger(number) && number > 0)) return 'The sizes are missing.'
  const invalid = 'The chunk size is invalid'
  if (count > 1_000) return invalid
  if (count === 1) return chunk === size && size <= MAX_CHUNK ? undefined : invalid
  if (chunk < MIN_CHUNK || chunk > MAX_CHUNK || size < MIN_CHUNK) return invalid
  return count === Math.floor(size / chunk) ? undefined : 'The total chunk count is invalid'
}
