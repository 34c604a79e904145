import type { StyleName, TemplateId, TrackId, VoiceId } from '@dayreel/catalogue'

type TemplateDefaults = {
  imagePrompt: string
  textPrompt: string
  style: StyleName
  voice: VoiceId
  music: TrackId
}

/** The default settings of a template's channel. */
export const TEMPLATE_DEFAULTS: Readonly<Record<TemplateId, TemplateDefaults>> = {
  'impossible-worlds': {
    imagePrompt: 'A place that cannot be, wide and clear, with one small figure in it, at dusk.',
    textPrompt: 'Walk through a place that cannot exist. Say one rule of it, what it costs, and what was brought back.',
    style: 'Cinematic Concept',
    voice: 'dr-voice-clara',
    music: 'dreams-across-the-sky',
  },
  'what-if-overnight': {
    imagePrompt: 'An ordinary street on the morning after, with one thing changed, in soft light.',
    textPrompt:
      'One thing changed while everybody slept. Follow the first morning, hour by hour, to what nobody expected.',
    style: 'Cinematic',
    voice: 'dr-voice-theo',
    music: 'skywalker',
  },
  'before-they-vanished': {
    imagePrompt: 'A room or a deck just left, a table still laid, fog outside, muted colours.',
    textPrompt: 'Tell the last ordinary hours by the things that were left behind. Do not explain what happened.',
    style: 'Pro film photography',
    voice: 'dr-voice-gideon',
    music: 'raindrops',
  },
  'time-broke-here': {
    imagePrompt: 'An everyday place at night under a stopped clock, long shadows, one lamp.',
    textPrompt: 'Name the spot where time has come loose, what repeats there, and who noticed it first.',
    style: 'Moody',
    voice: 'dr-voice-miles',
    music: 'raindrops',
  },
  'found-in-archives': {
    imagePrompt: 'An old archive, one box open on a desk, one lamp, dust in its light.',
    textPrompt:
      'Open the file page by page. Each page makes the one before it stranger. Stop at the page that should not be there.',
    style: 'Pro B&W photography',
    voice: 'dr-voice-ewan',
    music: 'raindrops',
  },
  'dreams-never-wake': {
    imagePrompt: 'A door in the open country at night, another room behind it, gentle impossible colours.',
    textPrompt: 'Tell a dream that goes on after the alarm, by its own rules, up to the door at its end.',
    style: 'Creative',
    voice: 'dr-voice-ada',
    music: 'dreams-across-the-sky',
  },
  'life-almost-had': {
    imagePrompt: 'One person on a path at golden hour, seen from behind, autumn trees.',
    textPrompt:
      'Follow the road not taken for one day, from its breakfast to its evening, and come back without judging.',
    style: 'Bokeh',
    voice: 'dr-voice-ada',
    music: 'sunny-walk',
  },
  'tales-end-of-time': {
    imagePrompt: 'The last campfire under a wide sky, an old face and a young one, embers.',
    textPrompt: 'Tell a story beside the last fire: what was kept, what was let go, and why it was enough.',
    style: 'Illustration',
    voice: 'dr-voice-gideon',
    music: 'encore',
  },
}
