import { createStockApi, type StockApi } from './create-stock-api.ts'
import type { PhotoOptions } from './photo-options.ts'

/**
 * Creates the API of Pixabay.
 *
 * @param options the key is required.
 * @see https://pixabay.com/api/docs/
 */
export function createPixabayApi({ key = '', ...options }: PhotoOptions): StockApi {
  const parameters = { key }
  return createStockApi({ service: 'pixabay', name: 'Pixabay', address: 'https://pixabay.com', parameters }, options)
}
