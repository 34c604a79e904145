import { writerLabel } from '@dayreel/catalogue'
import type { HostReport } from '@dayreel/contract'
import { PHOTO_SERVICE_NAMES } from '@dayreel/storyboard/schema'
import { BUILT_IN } from '#costs/choose-source.ts'
import { MICROS_PER_DOLLAR, sumCosts } from '#costs/sum-costs.ts'
import { countWaitingMails } from '#mail/mailer.ts'
import { type ConnectedPhotos, readPhotos } from '#models/connected-photos.ts'
import { readSitePictures } from '#models/connected-pictures.ts'
import { readRunningWriter } from '#models/local-models.ts'
import { readLimits, readModels } from '#models/read-models.ts'
import { readSiteTranscription } from '#models/read-transcription.ts'
import { readSiteVoices } from '#models/read-voices.ts'
import type { Services } from '#services'
import { readFreeBytes } from '#storage/disk-space.ts'
import { readMaintenance, type Maintenance } from '#installation/maintenance.ts'
import { readOperations } from './read-operations.ts'

const DAYS = 30

/** Returns the report for the operator. It contains no keys and no users' addresses. */
export async function readHost({ db, config }: Pick<Services, 'db' | 'config'>): Promise<HostReport> {
  const { mail, dataFolder } = config
  const { site } = await readModels(db, config)
  const voices = await readSiteVoices(db, config)
  const photos = await readPhotos(db, config)
  const transcription = await readSiteTranscription(db, config)
  const pictures = await readSitePictures(db, config)
  const limits = await readLimits(db, config)
  const freeBytes = await readFreeBytes(dataFolder)
  const model = site ?? (await readRunningWriter(db))
  return {
    services: [
      {
        name: 'Words',
        by: writerLabel(model?.name ?? BUILT_IN),
        isBuiltIn: model === undefined,
        canTest: site !== undefined,
      },
      {
        name: 'Voices',
        by: voices === undefined ? 'Built-in voices' : `Built-in voices and ${voices.name}`,
        isBuiltIn: voices === undefined,
        canTest: false,
      },
      {
        name: 'Transcription',
        by: transcription === undefined ? 'None' : writerLabel(transcription.name),
        isBuiltIn: transcription === undefined,
        canTest: false,
      },
      {
        name: 'Pictures',
        by: picturesBy(pictures, photos),
        isBuiltIn: pictures === undefined && photos.length === 0,
        canTest: false,
      },
    ],
    ...(await readOperations(db)),
    maintenance: showMaintenance(await readMaintenance(db)),
    storage: { place: dataFolder, freeBytes, isLow: freeBytes < config.disk.lowBytes },
    mail: { isConfigured: mail.smtpUrl !== undefined, waiting: await countWaitingMails(db) },
    limits: {
      dayDollars: dollars(limits.limitDayMicros),
      accountDayDollars: dollars(limits.limitAccountDayMicros),
    },
    costs: await sumCosts(db, DAYS),
  }
}

function picturesBy(
  pictures: { name: string } | undefined,
  photos: readonly Pick<ConnectedPhotos, 'service'>[],
): string {
  const names = photos.map(({ service }) => PHOTO_SERVICE_NAMES[service])
  return new Intl.ListFormat('en').format(['Built-in illustrator', ...(pictures ? [pictures.name] : []), ...names])
}

export function showMaintenance(state: Maintenance | undefined): HostReport['maintenance'] {
  return state === undefined ? null : { since: state.since.toISOString(), message: state.message }
}

function dollars(micros: number | undefined): number | null {
  return micros === undefined ? null : micros / MICROS_PER_DOLLAR
}
