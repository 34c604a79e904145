import { dirname, resolve } from 'node:path'
import type { Brand } from '@dayreel/storyboard'
import { BrandKit } from '@dayreel/storyboard/schema'
import { readFile } from './read-text.ts'
import { UsageError } from './usage-error.ts'

const MAX_BRAND_BYTES = 64 * 1024

/**
 * Reads the JSON file of a brand kit: `brand`, and the `choices` that come with it.
 *
 * @throws {UsageError} that names the wrong part.
 */
export function readBrandKit(given: string, folder: string): BrandKit {
  const file = resolve(folder, given)
  const { success, data, error } = BrandKit.safeParse(parse(readFile(file, MAX_BRAND_BYTES), given))
  if (success) return { ...data, brand: brandFromFolder(data.brand, dirname(file)) }
  const { path, message } = error.issues[0]!
  throw new UsageError(`${given} is no brand: ${path.join('.') || 'the file'}: ${message}`)
}

/** Resolves the path of a brand's logo, which is relative to the folder of its file. */
export function brandFromFolder(brand: Brand, folder: string): Brand {
  const { logo } = brand
  return logo === undefined ? brand : { ...brand, logo: { ...logo, picture: resolve(folder, logo.picture) } }
}

function parse(text: string, given: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${given} is no brand: it must be a JSON file.`, { cause: error })
  }
}
