import { PICTURE_PROVIDERS } from '@dayreel/catalogue'
import { type EngineEnvironment, readEngineSettings, readPrice } from '../engine-settings.ts'
import {
  DEFAULT_PICTURE_MODELS,
  findPictureSettingsFaults,
  type PictureSettings,
  pictureSourceName,
} from './picture-settings.ts'

type PictureEnvironment = EngineEnvironment<'PICTURES', 'PRICE'>

export type PictureSource = {
  settings: PictureSettings
  /** `Illustrator.name`, which consists of the provider and the model. */
  name: string
  /** Millionths of a dollar for one picture. Null if the price is not set: calls are counted, their cost is unknown. */
  prices: { images: number } | null
}

const MOST_DOLLARS = 100
const MICROS = 1_000_000

/**
 * Reads the settings of an image model from environment variables.
 *
 * @returns `source` is undefined if no model is configured or a setting is wrong. Each fault begins with a variable
 * name.
 */
export function readPictureSettings(env: PictureEnvironment): { source: PictureSource | undefined; faults: string[] } {
  const read = readEngineSettings(env, {
    prefix: 'PICTURES',
    providers: PICTURE_PROVIDERS,
    further: ['PRICE'],
    modelOf: (provider) => DEFAULT_PICTURE_MODELS[provider],
    findFaults: findPictureSettingsFaults,
  })
  const price = readPrice(read, {
    variable: 'PICTURES_PRICE',
    mostDollars: MOST_DOLLARS,
    unit: 'the price of a picture in dollars, such as 0.04',
  })
  const { settings, faults } = read
  if (settings === undefined || faults.length > 0) return { source: undefined, faults }
  const prices = price === undefined ? null : { images: Math.round(price * MICROS) }
  return { source: { settings, name: pictureSourceName(settings), prices }, faults }
}
