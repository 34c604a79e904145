import { emailOf } from './create-test-services.ts'
import { GENERATE } from './given-videos.ts'
import { STORYBOARD } from './storyboard.ts'

type Meant = {
  body?: (accountId: string) => object
  params?: Record<string, string>
  query?: Record<string, string>
  /** The expected status for unknown ids. Default: any success. */
  answers?: number
}

/** A storyboard with every possible field. */
const WHOLE_STORYBOARD = {
  ...STORYBOARD,
  hashtags: ['lamp'],
  scenes: STORYBOARD.scenes.map((scene) => ({
    ...scene,
    text: 'The lamp went out.',
    written: { text: scene.text, imagePrompt: scene.imagePrompt },
    voice: 'dr-voice-ada',
    said: 'The lamp went out.',
  })),
}

/** A request for a video with the words of a chat assistant. */
const WITH_WORDS = {
  ...GENERATE,
  scriptSubject: 'Why honey never spoils',
  words: {
    title: 'The sweet secret',
    scenes: [{ text: 'Honey never spoils.', shows: 'a jar of honey' }],
    sheet: [{ name: 'Mara', looks: 'a beekeeper in white' }],
    description: 'Why honey keeps.',
    hashtags: ['honey'],
    thumbnail: 'Sweet forever',
  },
}

/** Every field of a channel except a connection, because test users have none. */
const MAKING = {
  name: 'Mine',
  imagePrompt: 'a lamp',
  textPrompt: 'tell of a lamp',
  desiredDuration: 20,
  selectedStyleId: GENERATE.styleId,
  selectedQuality: 'low',
  selectedVoiceId: GENERATE.voiceId,
  selectedMusicUrl: null,
  customNotes: 'blue',
  days: [1, 2],
  endsOn: '2999-12-31',
  reviewHours: 12,
  targets: [],
}
const CHANNEL = {
  ...MAKING,
  youtube_connection_id: null,
  preferred_run_time_local: '18:00',
  preferred_timezone: 'Europe/Berlin',
}
const CHANGED_CHANNEL = {
  ...MAKING,
  youtubeConnectionId: null,
  preferredRunTimeLocal: '18:00',
  preferredTimeZone: 'Europe/Berlin',
  targets: [
    {
      connectionId: '8f14e45f-ceea-467f-a0e6-1a2b3c4d5e6f',
      privacy: 'private',
      isMadeForKids: false,
      notifiesSubscribers: false,
      allowsComments: false,
      allowsDuets: false,
      allowsStitches: false,
      promotes: null,
      asDraft: false,
    },
  ],
}

const IDEA = {
  channelConcept: 'Lamps',
  whyItWorks: 'They glow.',
  storytellingPromptFormula: 'Tell of a lamp.',
  imageDesignPromptFormula: 'A lamp.',
  thumbnailPrompt: 'A lamp.',
  templateId: 'time-broke-here',
}
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()
const INSTAGRAM = { mediaUrl: '/files/accounts/a/videos/b/1/video.mp4', mediaType: 'video', caption: 'A lamp' }
const SHARED = {
  videoId: '8f14e45f-ceea-467f-a0e6-1a2b3c4d5e6f',
  version: 1,
  targets: [
    {
      connectionId: '8f14e45f-ceea-467f-a0e6-1a2b3c4d5e6f',
      title: 'A lamp',
      text: 'It came on.',
      tags: ['lamp'],
      privacy: 'private',
      isMadeForKids: false,
      notifiesSubscribers: false,
      allowsComments: false,
      allowsDuets: false,
      allowsStitches: false,
      promotes: null,
      asDraft: false,
    },
  ],
  scheduledAt: TOMORROW,
}

const MODEL = { provider: 'openai', model: 'gpt-5', baseUrl: 'https://model.example/v1', key: 'sk-of-this-test' }

/** A transcription server and its key. */
const TRANSCRIPTION = { provider: 'openai', model: 'whisper-1', baseUrl: null, key: 'sk-x' }
const VOICE_SERVICE = { ...MODEL, model: 'tts-1', voices: ['alloy'], instructions: 'Calmly.' }

const BRAND = {
  name: 'Lamps',
  brand: {
    colors: { ground: '#102030', text: '#ffffff', accent: '#ffd23f' },
    headingFont: 'condensed',
    textFont: 'condensed',
    titleCard: { design: 'band', text: '', seconds: 2 },
    endCard: { text: 'Follow for more', seconds: 2 },
    progressBar: { edge: 'top' },
  },
  choices: { captionStyle: 'pop', voice: GENERATE.voiceId, music: 'raindrops' },
}

/** A valid body and valid parameters for each call. The test fails if a call is missing here. */
export const MEANT: Record<string, Meant> = {
  'GET /api/users/profile': {},
  'PUT /api/users/profile': { body: () => ({ name: 'Ada', company: 'Engines' }) },
  'GET /api/users/credits': {},
  'GET /api/users/allowance': {},
  'POST /api/payment/create-checkout-session': { body: () => ({ priceId: 'price_of_something' }), answers: 422 },
  'POST /api/payment/portal': { answers: 404 },
  'POST /api/payment/keep-plan': { answers: 404 },
  'POST /api/payment/confirm': { body: () => ({ sessionId: 'cs_test_of_nobody' }), answers: 404 },
  'GET /api/payment/subscription': {},
  'GET /api/payment/statement': {},
  'GET /api/payment/statement/csv': {},
  'GET /api/affiliate': {},
  'GET /api/users/mails': {},
  'PATCH /api/users/mails': { body: () => ({ kind: 'review', isOn: false }) },
  'GET /api/users/sessions': {},
  'DELETE /api/users/sessions': {},
  'POST /api/users/export': {},
  'POST /api/projects/generate-from-script': { body: () => GENERATE },
  'POST /api/projects/estimate': { body: () => WITH_WORDS },
  'POST /api/caption-samples': {
    body: () => ({
      sampleWords: 'Honey never spoils',
      language: 'en',
      captionSize: 'style',
      captionWords: 'style',
      captionColor: '',
      captionLitColor: '',
    }),
  },
  'POST /api/look-samples': {
    body: () => ({
      samplesOf: 'looks',
      sampleSentence: 'Honey never spoils.',
      language: 'en',
      style: 'None',
      format: 'portrait',
      boardTheme: 'style',
    }),
  },
  'POST /api/projects/assistant-prompt': { body: () => WITH_WORDS },
  'POST /api/projects/assistant-answer': {
    body: () => ({ request: WITH_WORDS, answer: 'Honey never spoils. It is too dry for life.' }),
  },
  'GET /api/brands': {},
  'POST /api/brands': { body: () => BRAND },
  'POST /api/brands/preview': { body: () => ({ brand: BRAND.brand, captionStyle: 'pop', format: 'portrait' }) },
  'PUT /api/brands/{id}': { body: () => BRAND, answers: 404 },
  'DELETE /api/brands/{id}': { answers: 404 },
  'GET /api/media': { query: { kind: 'music' } },
  'POST /api/media': { body: () => ({ kind: 'music', name: 'song.mp3', bytes: 1000, hasRights: true }) },
  'GET /api/media/{id}': { answers: 404 },
  'PUT /api/media/{id}/parts': { query: { offset: '0' }, answers: 404 },
  'PATCH /api/media/{id}': { body: () => ({ name: 'Lighthouse', tags: ['sea'] }), answers: 404 },
  'POST /api/media/{id}/finish': { answers: 404 },
  'POST /api/media/{id}/compare': { body: () => ({ text: 'The lamp went out.', language: 'en' }), answers: 404 },
  'POST /api/media/{id}/cut': { body: () => ({ texts: ['The lamp went out.'], language: 'en' }), answers: 404 },
  'POST /api/media/{id}/transcribe': { answers: 404 },
  'GET /api/media/{id}/uses': { answers: 404 },
  'DELETE /api/media/{id}': { answers: 404 },
  'PUT /api/users/region': { body: () => ({ locale: 'en-GB', timeZone: 'Europe/Berlin', isDetected: true }) },
  'POST /api/projects/enhance-prompt': { body: () => ({ prompt: 'a lighthouse' }) },
  'GET /api/users/picture-sources': {},
  'GET /api/users/picture-sources/{source}/photos': {
    params: { source: 'pexels' },
    query: { search: 'a honey jar', format: 'portrait', isCredited: 'false' },
    answers: 409,
  },
  'GET /api/host/pictures': { answers: 403 },
  'PUT /api/host/pictures/photos/{source}': {
    params: { source: 'pexels' },
    body: () => ({ key: 'key-0123456789', contact: null }),
    answers: 403,
  },
  'PUT /api/host/pictures/model': {
    body: () => ({
      provider: 'openai',
      model: 'gpt-image-2.5-flare',
      baseUrl: null,
      key: 'sk-0123456789',
      plans: ['pro'],
      dollarsPerPicture: 0.04,
    }),
    answers: 403,
  },
  'DELETE /api/host/pictures/model': { answers: 403 },
  'DELETE /api/host/pictures/photos/{source}': { params: { source: 'pexels' }, answers: 403 },
  'GET /api/host': { answers: 403 },
  'POST /api/host/test-words': { answers: 403 },
  'GET /api/host/failed-jobs': { answers: 403 },
  'POST /api/host/failed-jobs/{jobId}/retry': { answers: 403 },
  'POST /api/host/failed-jobs/retry': { body: () => ({ kind: 'mail' }), answers: 403 },
  'GET /api/host/accounts': { query: { search: 'person' }, answers: 403 },
  'GET /api/host/accounts/{accountId}': { answers: 403 },
  'GET /api/host/accounts/{accountId}/storage': { answers: 403 },
  'POST /api/host/accounts/{accountId}/actions': {
    body: () => ({ action: 'grant_credits', reason: 'A lost video', credits: 3, plan: 'pro' }),
    answers: 403,
  },
  'POST /api/host/accounts/{accountId}/close': {
    body: () => ({ email: 'person@example.com', reason: 'The user asked by mail' }),
    answers: 403,
  },
  'POST /api/reports': {
    body: () => ({ address: 'https://example.com/video', kind: 'rights', details: 'My song.', email: 'a@example.com' }),
  },
  'GET /api/host/reports': { answers: 403 },
  'POST /api/host/reports/{reportId}/close': {
    body: () => ({ outcome: 'acted', reason: 'A copied song' }),
    answers: 403,
  },
  'GET /api/host/blocked-terms': { answers: 403 },
  'PUT /api/host/blocked-terms': { body: () => ({ words: ['casino'], domains: ['example.com'] }), answers: 403 },
  'PUT /api/host/maintenance': { body: () => ({ isOn: true, message: 'Back at noon.' }), answers: 403 },
  'GET /api/host/audit-log': { answers: 403 },
  'GET /api/host/local-models': { answers: 403 },
  'POST /api/host/local-models/{name}': { answers: 403 },
  'POST /api/host/local-models/{name}/stop': { answers: 403 },
  'DELETE /api/host/local-models/{name}': { answers: 403 },
  'GET /api/host/models': { answers: 403 },
  'PUT /api/host/models/text': {
    body: () => ({ ...MODEL, plans: ['pro'], isReplaced: false, prices: { inputTokens: 1, outputTokens: 2 } }),
    answers: 403,
  },
  'DELETE /api/host/models/text': { answers: 403 },
  'PUT /api/host/models/rules': {
    body: () => ({ dayDollars: 5, accountDayDollars: 1, isOwnAllowed: true, mayReachPrivate: false }),
    answers: 403,
  },
  'GET /api/host/voices': { answers: 403 },
  'PUT /api/host/voices': {
    body: () => ({ ...VOICE_SERVICE, plans: ['pro'], dollarsPerMillion: 15, dollarsPerAlignedMinute: 0.0067 }),
    answers: 403,
  },
  'DELETE /api/host/voices': { answers: 403 },
  'GET /api/host/transcription': { answers: 403 },
  'PUT /api/host/transcription': {
    body: () => ({ ...TRANSCRIPTION, plans: ['pro'], dollarsPerMinute: 0.006 }),
    answers: 403,
  },
  'DELETE /api/host/transcription': { answers: 403 },
  'GET /api/users/transcription': {},
  'PUT /api/users/transcription': { body: () => TRANSCRIPTION, answers: 403 },
  'DELETE /api/users/transcription': {},
  'GET /api/users/transcription/consent': {},
  'PUT /api/users/transcription/consent': { body: () => ({ serviceId: 'server', isGiven: true }), answers: 409 },
  'GET /api/users/voices': {},
  'PUT /api/users/voices': { body: () => VOICE_SERVICE, answers: 403 },
  'DELETE /api/users/voices': {},
  'GET /api/users/models': {},
  'PUT /api/users/models/text': { body: () => MODEL, answers: 403 },
  'DELETE /api/users/models/text': {},
  'GET /api/elevenlabs/voices': {},
  'POST /api/elevenlabs/voices/preview': { body: () => ({ voice_id: 'own:elevenlabs/gone' }), answers: 409 },
  'GET /api/users/voices/preferences': {},
  'PUT /api/users/voices/pronunciations': {
    body: () => ({ pronunciations: [{ word: 'nginx', spelling: 'engine x' }] }),
  },
  'PUT /api/users/voices/favourites': { body: () => ({ favourites: ['dr-voice-ada'] }) },
  'POST /api/users/voices/word': {
    body: () => ({ voice_id: 'own:elevenlabs/gone', language: 'en', word: 'nginx', spelling: 'engine x' }),
    answers: 409,
  },
  'GET /api/projects/examples': {},
  'GET /api/videos': {},
  'GET /api/videos/{id}': { answers: 404 },
  'PATCH /api/videos/{id}': { body: () => ({ title: 'Mine' }), answers: 404 },
  'DELETE /api/videos/{id}': { answers: 404 },
  'POST /api/videos/{id}/cancel': { answers: 404 },
  'POST /api/videos/{id}/make-again': { answers: 404 },
  'GET /api/videos/{id}/storyboard': { answers: 404 },
  'POST /api/videos/{id}/checked-words': { body: () => ({ word: '1743' }), answers: 404 },
  'GET /api/videos/{id}/painted': { answers: 404 },
  'POST /api/videos/{id}/plan': { body: () => ({ storyboard: WHOLE_STORYBOARD }), answers: 404 },
  'POST /api/videos/{id}/found-clip': {
    body: () => ({
      photo: {
        title: 'A lamp',
        creator: 'Ida',
        site: 'Pexels',
        url: 'https://www.pexels.com/video/1',
        licence: 'Pexels License',
        file: 'https://videos.pexels.com/1.mp4',
        of: 'chosen',
        clip: { seconds: 8, startSeconds: 1 },
      },
    }),
    answers: 404,
  },
  'POST /api/videos/{id}/board-preview': {
    body: () => ({ storyboard: WHOLE_STORYBOARD, sceneId: WHOLE_STORYBOARD.scenes[0]!.id }),
    answers: 404,
  },
  'GET /api/icons': { query: { search: 'owl', language: 'en' } },
  'POST /api/icons/pictures': { body: () => ({ icons: ['owl'] }) },
  'POST /api/videos/{id}/versions': { body: () => ({ storyboard: WHOLE_STORYBOARD }), answers: 404 },
  'POST /api/videos/{id}/pictures': { answers: 404 },
  'GET /api/auth/youtube/initiate': { answers: 409 },
  'GET /api/auth/youtube/connections': {},
  'DELETE /api/auth/youtube/disconnect/{id}': { answers: 404 },
  'PATCH /api/auth/youtube/auto-post/{id}': { body: () => ({ auto_post: true }), answers: 404 },
  'GET /api/auth/instagram/initiate': { answers: 409 },
  'GET /api/instagram/status': {},
  'DELETE /api/instagram/disconnect': { answers: 404 },
  'GET /api/tiktok/oauth-url': { answers: 409 },
  'GET /api/tiktok/status': {},
  'DELETE /api/tiktok/disconnect': { answers: 404 },
  'POST /api/tiktok/auth-callback': { body: () => ({ code: 'code', state: 'state' }), answers: 409 },
  'POST /api/api/tiktok/auth-callback': { body: () => ({ code: 'code', state: 'state' }), answers: 409 },
  'GET /api/connections': {},
  'POST /api/connections/{platform}/start': { params: { platform: 'youtube' }, answers: 409 },
  'PATCH /api/connections/{id}': { body: () => ({ autoPost: true }), answers: 404 },
  'DELETE /api/connections/{id}': { answers: 404 },
  'GET /api/connections/{id}/allowance': { answers: 404 },
  'POST /api/youtube/upload': { answers: 409 },
  'POST /api/instagram/post': { body: () => INSTAGRAM, answers: 409 },
  'POST /api/instagram/schedule': { body: () => ({ ...INSTAGRAM, scheduledAt: TOMORROW }), answers: 409 },
  'POST /api/posts': { body: () => SHARED, answers: 404 },
  'POST /api/posts/check': { body: () => SHARED, answers: 404 },
  'GET /api/posts': { query: { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' } },
  'GET /api/videos/{id}/posts': { answers: 404 },
  'GET /api/posts/{id}': { answers: 404 },
  'PATCH /api/posts/{id}': { body: () => ({ scheduledAt: TOMORROW }), answers: 404 },
  'POST /api/posts/{id}/cancel': { answers: 404 },
  'POST /api/posts/{id}/settle': { body: () => ({ isThere: true }), answers: 404 },
  // The call is rejected, because the user has no credits.
  'POST /api/channels/activate': { body: () => ({ templateId: 'time-broke-here', config: CHANNEL }), answers: 402 },
  'GET /api/channels/my-channels': {},
  'GET /api/channels/templates': {},
  'PATCH /api/channels/{id}/toggle': { answers: 404 },
  'POST /api/channels/{id}/run-once': { answers: 404 },
  'GET /api/channels/{id}/config': { answers: 404 },
  'PUT /api/channels/{id}/config': { body: () => CHANGED_CHANNEL, answers: 404 },
  'GET /api/channels/templates/{id}/defaults': { params: { id: 'time-broke-here' } },
  'POST /api/channels/generate-idea': { body: () => ({ niche: 'sea animals' }) },
  // The call fails, because no worker paints in this test.
  'POST /api/channels/generate-thumbnail': { body: () => ({ prompt: 'a lamp' }), answers: 503 },
  'POST /api/channels/save-generated': {
    body: () => ({
      name: 'Mine',
      generatedData: IDEA,
      generatedThumbnailUrl: null,
      preferred_timezone: 'Europe/Berlin',
    }),
    answers: 402,
  },
  'POST /api/templates/{templateId}/customize': {
    params: { templateId: 'time-broke-here' },
    body: () => ({ text: 'a lamp', image: null }),
  },
  'GET /api/channels/{id}': { answers: 404 },
  'GET /api/channels/{id}/calendar': { query: { from: '2026-06-01', to: '2026-06-30' }, answers: 404 },
  'PUT /api/channels/{id}/skipped-dates/{date}': { params: { date: '2026-06-01' }, answers: 404 },
  'DELETE /api/channels/{id}/skipped-dates/{date}': { params: { date: '2026-06-01' }, answers: 404 },
  'PATCH /api/channels/{id}': { body: () => ({ name: 'Mine' }), answers: 404 },
  'DELETE /api/channels/{id}': { answers: 404 },
  'POST /api/channels/{id}/duplicate': { answers: 404 },
  'GET /api/channels/{id}/subjects': { answers: 404 },
  'POST /api/channels/{id}/subjects': {
    body: () => ({ texts: ['a lamp', WITH_WORDS.scriptSubject], scripts: [null, WITH_WORDS.words] }),
    answers: 404,
  },
  'POST /api/channels/{id}/assistant-prompt': {
    body: () => ({ subjects: ['Why honey never spoils', 'How bees dance'] }),
    answers: 404,
  },
  'POST /api/channels/{id}/assistant-answers': {
    body: () => ({ subjects: ['Why honey never spoils'], answer: 'Honey never spoils. It is too dry for life.' }),
    answers: 404,
  },
  'PATCH /api/channels/{id}/subjects/{subjectId}': { body: () => ({ text: 'a lamp', position: 1 }), answers: 404 },
  'DELETE /api/channels/{id}/subjects/{subjectId}': { answers: 404 },
  'GET /api/channels/{id}/runs': { answers: 404 },
  'GET /api/channels/{id}/runs/{runId}': { answers: 404 },
  'POST /api/channels/{id}/runs/{runId}/approve': { answers: 404 },
  'POST /api/channels/{id}/runs/{runId}/skip': { answers: 404 },
  'POST /api/channels/{id}/runs/{runId}/replace': { answers: 404 },
  'POST /api/users/delete-account': { body: (accountId) => ({ email: emailOf(accountId) }) },
}
