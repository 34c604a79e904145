/** What people call the fields that calls take, by their names on the wire. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'name',
  company: 'company',
  email: 'email address',
  scriptSubject: 'script or subject',
  selectedTemplateId: 'template',
  duration: 'duration',
  styleId: 'style',
  quality: 'quality',
  additionalInfo: 'additional information',
  musicUrl: 'music',
  voiceId: 'voice',
  prompt: 'prompt',
  kind: 'kind of text',
  title: 'title',
  search: 'search',
  page: 'page',
  storyboard: 'storyboard',
  madeBy: 'note of who made it',
  words: 'note of who wrote it',
  version: 'version',
  baseVersion: 'version that was changed',
  description: 'description',
  hashtags: 'list of hashtags',
  language: 'language',
  template: 'template',
  style: 'style',
  voice: 'voice',
  music: 'music',
  captions: 'switch for captions',
  notes: 'additional information',
  seed: 'seed',
  pace: 'pace',
  world: 'world',
  palette: 'palette',
  figure: 'figure',
  light: 'light',
  thumbnail: 'thumbnail',
  sceneId: 'scene of the thumbnail',
  text: 'text',
  scenes: 'list of scenes',
  id: 'id',
  imagePrompt: 'picture prompt',
  picture: 'picture',
  written: 'first wording',
  format: 'format',
  captionStyle: 'caption style',
  shows: 'description of the picture',
  position: 'position',
  index: 'place',
  count: 'number of scenes',
  of: 'origin of the description',
  brief: 'content',
  templateId: 'template',
  config: 'configuration',
  textPrompt: 'text prompt',
  desiredDuration: 'duration',
  selectedStyleId: 'style',
  selectedQuality: 'quality',
  selectedVoiceId: 'voice',
  selectedMusicUrl: 'music',
  customNotes: 'custom notes',
  youtube_connection_id: 'YouTube connection',
  youtubeConnectionId: 'YouTube connection',
  preferred_run_time_local: 'run time',
  preferredRunTimeLocal: 'run time',
  preferred_timezone: 'time zone',
  preferredTimeZone: 'time zone',
  days: 'list of days',
  endsOn: 'end date',
  reviewHours: 'review',
  privacyStatus: 'privacy',
  madeForKids: 'switch for videos made for kids',
  notifySubscribers: 'switch for telling subscribers',
  texts: 'list of subjects',
  auto_post: 'switch for auto-post',
  code: 'code',
  state: 'state',
  videoId: 'video',
  targets: 'list of accounts',
  connectionId: 'connection',
  tags: 'list of tags',
  privacy: 'privacy',
  isMadeForKids: 'switch for videos made for kids',
  notifiesSubscribers: 'switch for telling subscribers',
  allowsComments: 'switch for comments',
  allowsDuets: 'switch for duets',
  allowsStitches: 'switch for stitches',
  promotes: 'disclosure',
  asDraft: 'switch for drafts',
  scheduledAt: 'time',
  mediaUrl: 'video',
  mediaType: 'kind of media',
  caption: 'caption',
  isThere: 'answer',
  from: 'beginning',
  to: 'end',
  generatedData: 'idea',
  generatedThumbnailUrl: 'thumbnail',
  thumbnailUrl: 'thumbnail',
  channelConcept: 'concept',
  whyItWorks: 'explanation why it works',
  storytellingPromptFormula: 'storytelling formula',
  imageDesignPromptFormula: 'image formula',
  thumbnailPrompt: 'prompt of the thumbnail',
  parts: 'list of parts',
  setting: 'setting',
  narrator: 'narrator',
  rule: 'rule',
  image: 'image',
  date: 'date',
  priceId: 'plan or pack',
  returnTo: 'way back',
  sessionId: 'payment session',
  before: 'entry to go on from',
}

/** What one entry of a list is called. */
const ENTRY_NAMES: Readonly<Record<string, string>> = {
  scenes: 'scene',
  hashtags: 'hashtag',
  days: 'day',
  texts: 'subject',
  targets: 'account',
  tags: 'tag',
}

/** A field for a person: `The text of scene 3`; undefined where it has no name, such as the whole input. */
export function fieldName(path: readonly string[]): string | undefined {
  const last = path.at(-1)
  if (last === undefined) return undefined
  const entry = entryName(path)
  if (isIndex(last)) return entry && `${entry[0]!.toUpperCase()}${entry.slice(1)}`
  if (!Object.hasOwn(FIELD_NAMES, last)) return undefined
  return `The ${FIELD_NAMES[last]}${entry === undefined ? '' : ` of ${entry}`}`
}

/** The entry of a list that a field belongs to: `scene 3`. */
export function entryName(path: readonly string[]): string | undefined {
  const at = path.findLastIndex(isIndex)
  const list = path[at - 1]
  if (list === undefined || !Object.hasOwn(ENTRY_NAMES, list)) return undefined
  return `${ENTRY_NAMES[list]} ${Number(path[at]) + 1}`
}

function isIndex(part: string): boolean {
  return /^\d+$/.test(part)
}
