import { isIP } from 'node:net'
import { PLAN_IDS } from '@dayreel/catalogue'
import { z } from 'zod'
import { AUTH_ENVIRONMENT } from './auth-environment.ts'
import { FILES_ENVIRONMENT } from './files-config.ts'
import { PLATFORM_ENVIRONMENT } from './platform-settings.ts'
import { keptDays } from './kept-days.ts'
import { blankIsMissing, list, number, onOff, optional, secret, url, wholeNumber } from './setting-forms.ts'

const KEY_BYTES = 32

const dollars = z.coerce
  .number({ error: 'must be dollars, such as 5 or 0.50' })
  .min(0, { error: 'must be dollars, such as 5 or 0.50' })
  .max(1_000_000, { error: 'must be at most 1000000 dollars' })

const origin = z.string().refine((value) => URL.canParse(value) && new URL(value).origin === value, {
  error: 'must be origins such as https://example.com, separated by commas',
})
const proxy = z.string().refine(isAddressOrNetwork, {
  error: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
})
const masterKey = z
  .string()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((bytes) => bytes.length === KEY_BYTES, {
    error: `must be ${KEY_BYTES} bytes in base64; make one with: openssl rand -base64 ${KEY_BYTES}`,
  })
/** A list of price ids. The first price is sold. The others belong to existing subscriptions. */
const priceIds = list(z.string().regex(/^price_\w{4,250}$/, { error: 'must be like price_…' }))

/** The server's environment variables. No other code reads the environment. */
export const Environment = z.object({
  HOST: blankIsMissing(z.string().default('127.0.0.1')).describe(
    'Address to listen on. Default 127.0.0.1: this machine only.',
  ),
  PORT: number(3000, 1, 65_535).describe('Port to listen on. Default 3000.'),
  SITE_URL: optional(url).describe('Public https address of the site. Required off loopback.'),
  DATA_FOLDER: optional(z.string()).describe(
    'Folder for files and, with the embedded database, its data. Default: .dayreel in the home folder.',
  ),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgresql://' })).describe(
    'PostgreSQL 15 or newer. Default: the embedded database, which only npm start runs.',
  ),
  DATABASE_CONNECTIONS: number(10, 2, 500).describe('Database connections per process. Default 10.'),
  QUEUE_CONNECTIONS: number(2, 1, 100).describe(
    'Further database connections of the job queue: once per server, three times per worker. Default 2.',
  ),
  SITE_FOLDER: optional(z.string()).describe('Folder of the built site. Default: the output of npm run build.'),
  SHUTDOWN_DELAY_SECONDS: optional(wholeNumber(0, 600)).describe(
    'Seconds between SIGTERM and closing the listener. Readiness answers 503 meanwhile, so a load balancer stops sending calls. Default 5; 0 on loopback.',
  ),
  SHUTDOWN_GRACE_SECONDS: optional(wholeNumber(0, 3_600)).describe(
    'Seconds that running calls, downloads and uploads have to finish. Default 60; 10 on loopback.',
  ),
  STEPS_KEPT_DAYS: number(3, 0, 3_650).describe(
    'Days after the last edit for which the cached parts of a video are kept. Later edits make them again. Default 3.',
  ),
  VIDEOS_KEPT_DAYS: keptDays.describe(
    'Days after the last change for which finished videos are kept, by plan, such as free=90,starter=365. Their owners are informed 14 days before. Default: every video is kept.',
  ),
  UPLOADS_KEPT_DAYS: keptDays.describe(
    'Days after the upload for which files are kept that no video, channel or brand uses, by plan, such as free=90,starter=365. Their owners are informed 14 days before. Default: every file is kept.',
  ),
  DISK_LOW_MB: number(2_048, 0, 100_000_000).describe(
    'Free disk space in MB below which the operator gets a mail. Default 2048.',
  ),
  DISK_FULL_MB: number(100, 0, 100_000_000).describe(
    'Free disk space in MB below which a server is not ready and no new video starts. Default 100.',
  ),
  ...FILES_ENVIRONMENT,
  LOG_LEVEL: optional(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' }),
  ).describe('debug, info, warn, error or silent. Default: info.'),
  MASTER_KEY: optional(masterKey).describe(
    '32 bytes in base64 that seal secrets in the database. All processes need the same key. Make one with: openssl rand -base64 32',
  ),
  PREVIOUS_MASTER_KEYS: list(masterKey).describe(
    'Earlier master keys, newest first, separated by commas. They only decrypt; tokens are sealed again with the new key.',
  ),
  SANDBOX: onOff.describe('on: stand-ins replace platforms without keys. Loopback only, and on by default there.'),
  VIDEO_SIZE_PERCENT: number(100, 25, 100).describe(
    'Frame size as a percentage of the full size, for tests. Default 100.',
  ),
  RENDERS_AT_ONCE: number(2, 1, 16).describe('Videos of one account that are made at the same time. Default 2.'),
  WORKER_CONCURRENCY: optional(wholeNumber(1, 64)).describe(
    'Concurrent videos of one worker. Default: as many as the cores and the memory of its container allow.',
  ),
  WORKER_PORT: optional(wholeNumber(1, 65_535)).describe(
    'Port on which a worker answers /health/live, /health/ready and /metrics. Default: none.',
  ),
  PICTURE_WAIT_SECONDS: number(25, 0, 60).describe(
    'How long a call waits for a generated thumbnail before it answers. Default 25.',
  ),

  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })).describe(
    'Mail server, such as smtps://user:password@mail.example.com. Required off loopback.',
  ),
  MAIL_FROM: optional(
    z.string().regex(/^[^<>\r\n]{0,200}<?[^\s<>@]{1,64}@[^\s<>@]{1,255}>?$/, {
      error: 'must be like: Dayreel <hello@example.com>',
    }),
  ).describe('Sender of mails, such as: Dayreel <hello@example.com>'),

  // `readTextSettings` reads these variables. The command-line program shares it.
  TEXT_PROVIDER: optional(z.string()).describe(
    'Language model: openai-compatible, openai, anthropic or google. Default auto: a model that the account or the operator has connected in the browser, else a local model (npm run models), else the built-in writer.',
  ),
  TEXT_BASE_URL: optional(z.string()).describe(
    'Address of an OpenAI-compatible server, with its version: http://localhost:11434/v1',
  ),
  TEXT_API_KEY: optional(z.string()).describe('Key of the language model.'),
  TEXT_MODEL: optional(z.string()).describe('Name of the model, as its provider spells it.'),
  TEXT_STRUCTURED: optional(z.string()).describe(
    'How answers are requested: schema, json or prompt. Default schema, with fallbacks.',
  ),
  TEXT_FALLBACK: optional(z.string()).describe('built-in: the built-in writer takes over when the model fails.'),
  TEXT_TIMEOUT_SECONDS: optional(z.string()).describe('Time limit of one call to the model, 1 to 900. Default 120.'),
  TEXT_PRICE_INPUT: optional(z.string()).describe('Dollars for a million input tokens.'),
  TEXT_PRICE_OUTPUT: optional(z.string()).describe('Dollars for a million output tokens.'),
  TEXT_PLANS: list(z.enum(PLAN_IDS, { error: `must be plans, separated by commas: ${PLAN_IDS.join(', ')}` })).describe(
    'Plans that may use the language model, separated by commas. Default: the paid plans.',
  ),
  // `readSpeechSettings` reads these variables. The command-line program shares it.
  SPEECH_PROVIDER: optional(z.string()).describe(
    'Hosted voices besides the built-in ones: elevenlabs, openai, kokoro or openai-compatible. Default auto: voices that the account or the operator has connected in the browser.',
  ),
  SPEECH_BASE_URL: optional(z.string()).describe(
    'Address of Kokoro-FastAPI or a compatible server, with its version: http://localhost:8880/v1',
  ),
  SPEECH_API_KEY: optional(z.string()).describe('Key of the voice service.'),
  SPEECH_MODEL: optional(z.string()).describe('Name of its model. Default: the usual one of the provider.'),
  SPEECH_VOICES: optional(z.string()).describe(
    'Ids of its voices, separated by commas; id=Name gives a voice a name for users.',
  ),
  SPEECH_INSTRUCTIONS: optional(z.string()).describe('How newer models of OpenAI speak, in words.'),
  SPEECH_TIMEOUT_SECONDS: optional(z.string()).describe('Time limit of one call to it, 1 to 900. Default 120.'),
  SPEECH_PRICE: optional(z.string()).describe('Dollars for a million characters.'),
  SPEECH_ALIGNMENT_PRICE: optional(z.string()).describe(
    'Dollars for a minute of speech whose words ElevenLabs aligns, if a voice reported no times. Default: the highest of its price list.',
  ),
  SPEECH_FALLBACK: optional(z.string()).describe(
    'built-in: a built-in voice speaks an English video if the service fails.',
  ),
  SPEECH_PLANS: list(
    z.enum(PLAN_IDS, { error: `must be plans, separated by commas: ${PLAN_IDS.join(', ')}` }),
  ).describe('Plans that may use these voices, separated by commas. Default: the paid plans.'),
  // `readTranscriptionSettings` reads these variables. The command-line program shares it.
  TRANSCRIPTION_PROVIDER: optional(z.string()).describe(
    'Server that writes down speech, for the times of words that nothing else can find, and for recordings without a script: openai or openai-compatible. Default auto: a server that the account or the operator has connected in the browser.',
  ),
  TRANSCRIPTION_BASE_URL: optional(z.string()).describe(
    'Address of an OpenAI-compatible server, with its version: http://localhost:8000/v1',
  ),
  TRANSCRIPTION_API_KEY: optional(z.string()).describe('Key of the transcription server.'),
  TRANSCRIPTION_MODEL: optional(z.string()).describe(
    'Name of its model, which must report the times of words. Default whisper-1.',
  ),
  TRANSCRIPTION_TIMEOUT_SECONDS: optional(z.string()).describe('Time limit of one call to it, 1 to 900. Default 120.'),
  TRANSCRIPTION_PRICE: optional(z.string()).describe('Dollars for a minute of sound.'),
  TRANSCRIPTION_PLANS: list(
    z.enum(PLAN_IDS, { error: `must be plans, separated by commas: ${PLAN_IDS.join(', ')}` }),
  ).describe('Plans that may use the transcription server, separated by commas. Default: the paid plans.'),
  // `readPictureSettings` reads these variables. The command-line program shares it.
  PICTURES_PROVIDER: optional(z.string()).describe(
    'Image model that draws scenes: openai, leonardo, automatic1111 or openai-compatible. Default auto: the model that the operator has connected in the browser, if any.',
  ),
  PICTURES_BASE_URL: optional(z.string()).describe(
    'Address of AUTOMATIC1111, http://localhost:7860, or of a compatible server with its version: http://localhost:8080/v1',
  ),
  PICTURES_API_KEY: optional(z.string()).describe('Key of the image model.'),
  PICTURES_MODEL: optional(z.string()).describe('Name of the model. Default: the usual one of the provider.'),
  PICTURES_TIMEOUT_SECONDS: optional(z.string()).describe(
    'Time limit of one call to it, 1 to 900. Default 120; 600 for AUTOMATIC1111.',
  ),
  PICTURES_PRICE: optional(z.string()).describe('Dollars for one picture.'),
  PICTURES_PLANS: list(
    z.enum(PLAN_IDS, { error: `must be plans, separated by commas: ${PLAN_IDS.join(', ')}` }),
  ).describe('Plans that may use the image model, separated by commas. Default: the paid plans.'),
  SANDBOX_PICTURES: onOff.describe('on: the image model is a stand-in, and the pages say so. Loopback only.'),
  COST_LIMIT_DAY: optional(dollars).describe('Dollars that all model calls of a day (UTC) may cost. Needs prices.'),
  COST_LIMIT_ACCOUNT_DAY: optional(dollars).describe(
    'Dollars that the model calls of one account may cost in a day (UTC). Needs prices.',
  ),
  // `readFactsSettings` reads these variables. The command-line program shares it.
  FACTS: optional(z.string()).describe(
    'wikipedia: users may let the language model look up facts about a subject in Wikipedia. Default: off.',
  ),
  FACTS_CONTACT: optional(z.string()).describe(
    'Email or web address at which Wikipedia can reach you; it is sent with each request. Default: OPERATOR_EMAIL.',
  ),
  FACTS_URL: optional(z.string()).describe(
    'Address of a stand-in for Wikipedia, with {language} in place of the language. Loopback only.',
  ),
  // `readPhotoSettings` reads these variables. The command-line program shares it.
  PHOTOS: optional(z.string()).describe(
    'free: users may choose free photographs, which are searched for in Wikimedia Commons and Openverse. Default: off, unless the operator switches them on in the browser.',
  ),
  PHOTOS_CONTACT: optional(z.string()).describe(
    'Email or web address at which these services can reach you; it is sent with each request. Default: OPERATOR_EMAIL.',
  ),
  PHOTOS_URL: optional(z.string()).describe('Address of a stand-in for all sources of photographs. Loopback only.'),
  PEXELS_API_KEY: optional(z.string()).describe(
    'Key of Pexels: users may choose its photographs and videos. Default: off.',
  ),
  PIXABAY_API_KEY: optional(z.string()).describe(
    'Key of Pixabay: users may choose its photographs and videos. Default: off.',
  ),
  MODELS_URL: optional(url).describe(
    'Another hub for the files of local models, such as a mirror or a proxy. Default: HF_ENDPOINT, else https://huggingface.co',
  ),
  HF_ENDPOINT: optional(url).describe('The same under the name that other programs use. MODELS_URL overrides it.'),
  SANDBOX_PROVIDERS: onOff.describe('on: stand-ins replace the language model and Wikipedia. Loopback only.'),

  OPERATOR_NAME: optional(z.string()).describe(
    'Name of the person or company that operates the site, for the legal pages.',
  ),
  OPERATOR_ADDRESS: optional(z.string()).describe('Postal address for the legal pages.'),
  OPERATOR_EMAIL: optional(z.email({ error: 'must be an email address' })).describe(
    'Contact address for the legal pages and for alerts.',
  ),

  STRIPE_SECRET_KEY: optional(
    z
      .string()
      .regex(/^[sr]k_(test|live)_\w{4,250}$/, { error: 'must be like sk_live_…, sk_test_…, rk_live_… or rk_test_…' }),
  ).describe('Secret key of Stripe. Without it payments are off; on loopback a stand-in replaces Stripe.'),
  STRIPE_WEBHOOK_SECRETS: list(
    z.string().regex(/^whsec_\S{8,250}$/, {
      error: 'must be like whsec_…; several, while one is changed, separated by commas',
    }),
  ).describe(
    'Signing secrets of the webhook, separated by commas while one replaces another. npm run stripe:setup prints it.',
  ),
  STRIPE_PRICE_STARTER: priceIds.describe(
    'Price ids of the Starter plan: the first is sold, the others stay valid for earlier buyers.',
  ),
  STRIPE_PRICE_PRO: priceIds.describe('Price ids of the Pro plan, in the same form.'),
  STRIPE_PRICE_PREMIUM: priceIds.describe('Price ids of the Premium plan, in the same form.'),
  STRIPE_PRICE_PACK_10: priceIds.describe('Price ids of the pack of 10 credits, in the same form.'),
  STRIPE_PRICE_PACK_50: priceIds.describe('Price ids of the pack of 50 credits, in the same form.'),
  STRIPE_PRICE_PACK_200: priceIds.describe('Price ids of the pack of 200 credits, in the same form.'),
  STRIPE_PORTAL: optional(z.string().regex(/^bpc_\w{4,250}$/, { error: 'must be like bpc_…' })).describe(
    'Configuration id of the customer portal. npm run stripe:setup prints it.',
  ),
  STRIPE_TAX: onOff.describe('on: Stripe Tax adds tax to new purchases. Set up Stripe Tax in your account first.'),
  STRIPE_PROMOTION_CODES: onOff.describe('on: the checkout accepts promotion codes.'),
  STRIPE_API_URL: optional(url).describe('Address of a stand-in for Stripe. Loopback only.'),

  METRICS_TOKEN: optional(secret).describe('Bearer token for /metrics. Without it only this machine may read them.'),
  TRUSTED_PROXIES: list(proxy).describe(
    'Addresses or networks of your reverse proxies, separated by commas. Rate limits need them to see client addresses.',
  ),
  CORS_ORIGINS: list(origin).describe(
    'Origins of other sites that may call the API from a browser, separated by commas.',
  ),
  CALLS_PER_MINUTE: number(300, 1, 1_000_000).describe('API calls that one account may make in a minute. Default 300.'),
  CALLS_PER_MINUTE_AND_ADDRESS: number(600, 1, 1_000_000).describe(
    'API calls that one network address may make in a minute. Default 600.',
  ),

  ...AUTH_ENVIRONMENT,

  UPLOAD_MAX_MB: number(4_096, 1, 262_144).describe(
    'Largest file, in MB, that can be uploaded for a post. Default 4096.',
  ),
  ...PLATFORM_ENVIRONMENT,
})
export type Environment = z.output<typeof Environment>

function isAddressOrNetwork(value: string): boolean {
  const [address, bits, ...rest] = value.split('/')
  const version = isIP(address!)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
