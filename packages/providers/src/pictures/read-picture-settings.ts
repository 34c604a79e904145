import { PICTURE_PROVIDERS } from '@dayreel/catalogue'
import type { EngineEnvironment } from '../engine-settings.ts'
import { readPricedSource } from '../priced-source.ts'
import {
  DEFAULT_PICTURE_MODELS,
  findPictureSettingsFaults,
  type PictureSettings,
  pictureSourceName,
} from './picture-settings.ts'

export type PictureSource = {
  settings: PictureSettings
  /** `Illustrator.name`, which consists of the provider and the model. */
  name: string
  /** Millionths of a dollar for one picture. Null if the price is not set: calls are counted, their cost is unknown. */
  prices: { images: number } | null
}

const MICROS = 1_000_000

/** Reads the settings of an image model from environment variables, as `readPricedSource` does. */
export function readPictureSettings(env: EngineEnvironment<'PICTURES', 'PRICE'>): {
  source: PictureSource | undefined
  faults: string[]
} {
  return readPricedSource(env, {
    prefix: 'PICTURES',
    providers: PICTURE_PROVIDERS,
    modelOf: (provider) => DEFAULT_PICTURE_MODELS[provider],
    findFaults: findPictureSettingsFaults,
    nameOf: pictureSourceName,
    price: { mostDollars: 100, unit: 'the price of a picture in dollars, such as 0.04' },
    pricesOf: (dollars) => ({ images: Math.round(dollars * MICROS) }),
  })
}
