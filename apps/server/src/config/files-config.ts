import { z } from 'zod'
import { blankIsMissing, optional, url } from './setting-forms.ts'

/** The settings of the place where files are stored. */
export const FILES_ENVIRONMENT = {
  S3_BUCKET: optional(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket, such as my-videos' }),
  ).describe('Bucket of an S3 service for all files. Default: the data folder keeps them.'),
  S3_ENDPOINT: optional(url).describe('Address of the S3 service without the bucket. Default: Amazon S3 in S3_REGION.'),
  S3_REGION: blankIsMissing(
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, { error: 'must be like eu-central-1' })
      .default('us-east-1'),
  ).describe('Region of the bucket. Default us-east-1; auto for Cloudflare R2.'),
  S3_ACCESS_KEY_ID: optional(z.string().max(200)).describe('Id of the access key of the S3 service.'),
  S3_SECRET_ACCESS_KEY: optional(z.string().max(500)).describe('Secret of the access key of the S3 service.'),
  FILES_PUBLIC_URL: optional(url).describe(
    'Address at which browsers reach the S3 service, or a CDN that passes Host and query on to it. Videos then play from there, by links that expire. Default: the site passes them on.',
  ),
  FILES_MOVE: optional(
    z.enum(['folder-to-s3', 's3-to-folder'], { error: 'must be folder-to-s3 or s3-to-folder' }),
  ).describe(
    'While npm run storage -- move moves all files: new files are stored in the second place, and files are read from both.',
  ),
  FILES_ACCEL_PATH: optional(
    z.string().regex(/^\/[\w/-]{1,100}\/$/, { error: 'must be a path such as /stored-files/' }),
  ).describe(
    'Internal location of nginx that leads to the folder files in DATA_FOLDER. nginx then sends stored files itself (X-Accel-Redirect).',
  ),
}
type FilesEnvironment = z.output<z.ZodObject<typeof FILES_ENVIRONMENT>>

export type FilesConfig = {
  /** The S3 service for files and backups. */
  s3Service: S3Service | undefined
  /** The bucket for files. Undefined means the data folder. */
  s3: S3Config | undefined
  /** The direction in which files are being moved. */
  move: 'folder-to-s3' | 's3-to-folder' | undefined
  /** The internal location from which nginx sends files. It begins and ends with a slash. */
  accelPath: string | undefined
}

type S3Service = { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }

type S3Config = S3Service & {
  bucket: string
  /** The address at which browsers reach the service. */
  publicUrl: string | undefined
}

export function readFilesConfig(settings: FilesEnvironment): FilesConfig {
  const { S3_BUCKET: bucket, FILES_PUBLIC_URL: publicUrl, FILES_MOVE: move, FILES_ACCEL_PATH: accelPath } = settings
  const s3Service = readS3Service(settings)
  const s3 = s3Service && bucket !== undefined ? { ...s3Service, bucket, publicUrl } : undefined
  return { s3Service, s3, move, accelPath }
}

function readS3Service(settings: FilesEnvironment): S3Service | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = settings
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined
  return {
    endpoint: settings.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    accessKeyId,
    secretAccessKey,
  }
}

/** Returns faults of settings that depend on each other. */
export function filesFaults(settings: FilesEnvironment & { SITE_URL?: string | undefined }): string[] {
  const faults: string[] = []
  const key = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  if (
    [settings.S3_BUCKET, settings.S3_ENDPOINT, ...key.map((name) => settings[name])].some(
      (value) => value !== undefined,
    )
  )
    for (const name of key)
      if (settings[name] === undefined) faults.push(`${name} is missing: the S3 service needs an access key`)
  const needBucket = (['FILES_PUBLIC_URL', 'FILES_MOVE'] as const).filter((name) => settings[name] !== undefined)
  if (settings.S3_BUCKET === undefined && needBucket.length > 0)
    faults.push(`S3_BUCKET is missing: ${needBucket.join(', ')} ${needBucket.length === 1 ? 'needs' : 'need'} it`)
  const isMixed = settings.SITE_URL?.startsWith('https:') && settings.FILES_PUBLIC_URL?.startsWith('http:')
  if (isMixed) faults.push('FILES_PUBLIC_URL must begin with https://, because browsers mix no http into an https site')
  return faults
}
