import type { PublicApiError, PublicApiOptions } from '../public-api/create-public-api.ts'
import type { MayAsk } from '../public-api/service-limits.ts'
import type { PhotoSettings } from './photo-settings.ts'

/** The settings of a source of photographs or clips, and the options that its process adds. */
export type PhotoOptions = Omit<PhotoSettings, 'service'> &
  Omit<PublicApiOptions, 'contact' | 'headers'> & {
    /** Default: counts the requests of this process only. */
    mayAsk?: MayAsk
    /** Called with each error of a service, for the operator. */
    onFailure?: (error: PublicApiError) => void
  }
