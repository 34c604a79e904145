import { createStockApi, type StockApi } from './create-stock-api.ts'
import type { PhotoOptions } from './photo-options.ts'

/**
 * Creates the API of Pexels.
 *
 * @param options the key is required.
 * @see https://www.pexels.com/api/documentation/#authorization
 */
export function createPexelsApi({ key = '', ...options }: PhotoOptions): StockApi {
  const headers = { authorization: key }
  return createStockApi({ service: 'pexels', name: 'Pexels', address: 'https://api.pexels.com', headers }, options)
}
