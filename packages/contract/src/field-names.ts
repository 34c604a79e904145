import { CHOICE_LABELS } from '@dayreel/storyboard/schema'
import { SPECIFIED_FIELD_NAMES } from './specified/field-names.ts'

/** User-facing names of the input fields, keyed by the fields' names in a request. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  ...CHOICE_LABELS,
  ...SPECIFIED_FIELD_NAMES,
  name: 'name',
  company: 'company',
  locale: 'date format',
  timeZone: 'time zone',
  isDetected: 'origin of the region',
  email: 'email address',
  duration: 'duration',
  tale: 'tale',
  prompt: 'prompt',
  kind: 'kind',
  bytes: 'size of the file',
  hasRights: 'confirmation of your rights',
  offset: 'offset',
  isOn: 'switch',
  isBuiltIn: 'origin of the idea',
  title: 'title',
  search: 'search',
  action: 'action',
  message: 'message',
  reason: 'reason',
  credits: 'number of credits',
  plan: 'plan',
  page: 'page',
  storyboard: 'storyboard',
  madeBy: 'note of who made it',
  words: 'note of who wrote it',
  pictures: 'source of the pictures',
  version: 'version',
  baseVersion: 'version that was changed',
  description: 'description',
  hashtags: 'list of hashtags',
  language: 'language',
  sampleWords: 'words of the samples',
  captions: 'switch for captions',
  seed: 'seed',
  pace: 'pace',
  world: 'world',
  palette: 'palette',
  figure: 'figure',
  light: 'light',
  thumbnail: 'thumbnail',
  answer: 'answer of the assistant',
  request: 'request',
  sheet: 'list of people and places',
  looks: 'looks',
  sceneId: 'scene of the thumbnail',
  text: 'text',
  scenes: 'list of scenes',
  id: 'id',
  imagePrompt: 'picture prompt',
  picture: 'picture',
  written: 'first wording',
  shows: 'description of the picture',
  sources: 'list of sources',
  site: 'site',
  url: 'address',
  licence: 'licence',
  unsourced: 'list of words without a source',
  position: 'position',
  word: 'word',
  index: 'place',
  count: 'number of scenes',
  of: 'origin of the description',
  brief: 'content',
  templateId: 'template',
  days: 'list of days',
  endsOn: 'end date',
  reviewHours: 'review',
  texts: 'list of subjects',
  subjects: 'list of subjects',
  scripts: 'list of scripts',
  autoPost: 'switch for auto-post',
  code: 'code',
  state: 'state',
  videoId: 'video',
  targets: 'list of accounts',
  connectionId: 'connection',
  tags: 'list of tags',
  privacy: 'privacy',
  isMadeForKids: 'switch for videos made for kids',
  notifiesSubscribers: 'switch for notifying subscribers',
  allowsComments: 'switch for comments',
  allowsDuets: 'switch for duets',
  allowsStitches: 'switch for stitches',
  promotes: 'disclosure',
  asDraft: 'switch for drafts',
  scheduledAt: 'time',
  caption: 'caption',
  isThere: 'answer',
  from: 'beginning',
  to: 'end',
  niche: 'topic',
  image: 'image',
  date: 'date',
  priceId: 'plan or pack',
  returnTo: 'return path',
  besideGrantedPlan: 'confirmation of a smaller plan',
  sessionId: 'payment session',
  before: 'entry to continue from',
  provider: 'provider',
  model: 'model',
  baseUrl: 'address of the model',
  key: 'key',
  plans: 'list of plans',
  isReplaced: 'switch for the built-in writer',
  prices: 'prices',
  inputTokens: 'price of input tokens',
  outputTokens: 'price of output tokens',
  voice_id: 'voice',
  voices: 'list of voices',
  instructions: 'instructions',
  dollarsPerMillion: 'price of a million characters',
  dayDollars: 'daily limit of the site',
  accountDayDollars: 'daily limit of an account',
  isOwnAllowed: 'switch for own models',
  mayReachPrivate: 'switch for private addresses',
}

/** The name of a single entry of a list, such as `scene` for `scenes`. */
const ENTRY_NAMES: Readonly<Record<string, string>> = {
  scenes: 'scene',
  sheet: 'person or place',
  hashtags: 'hashtag',
  days: 'day',
  texts: 'subject',
  subjects: 'subject',
  scripts: 'script',
  targets: 'account',
  tags: 'tag',
  plans: 'plan',
  sources: 'source',
  voices: 'voice',
  unsourced: 'word without a source',
}

/**
 * Returns a field's name for the user, such as `The text of scene 3`. Returns undefined if there is no name, for
 * example for the whole input.
 */
export function fieldName(path: readonly string[]): string | undefined {
  const last = path.at(-1)
  if (last === undefined) return undefined
  const entry = entryName(path)
  if (isIndex(last)) return entry && `${entry[0]!.toUpperCase()}${entry.slice(1)}`
  if (!Object.hasOwn(FIELD_NAMES, last)) return undefined
  return `The ${FIELD_NAMES[last]}${entry === undefined ? '' : ` of ${entry}`}`
}

/** Returns the name of the list entry that a field belongs to, such as `scene 3`. */
export function entryName(path: readonly string[]): string | undefined {
  const at = path.findLastIndex(isIndex)
  const list = path[at - 1]
  if (list === undefined || !Object.hasOwn(ENTRY_NAMES, list)) return undefined
  return `${ENTRY_NAMES[list]} ${Number(path[at]) + 1}`
}

function isIndex(part: string): boolean {
  return /^\d+$/.test(part)
}
