import type { StyleName, TemplateId } from '@dayreel/catalogue'

type Story = {
  /** What it tells of, where there is room for one line. */
  brief: string
  /** What one of its days might show; the template's picture is painted of these words, in this style. */
  example: string
  /** What Create Video is filled in with: a subject near to it that the built-in writer has, so that it is told without a model too. */
  subject: string
  style: StyleName
  seconds: number
}

/** What each template's channel may tell on a day, in a style that suits it. */
export const TEMPLATE_STORIES: Readonly<Record<TemplateId, Story>> = {
  'impossible-worlds': {
    brief: 'Places that cannot be',
    example: 'A castle above the clouds at dusk, under a huge moon',
    subject: 'What if gravity stopped?',
    style: 'Cinematic Concept',
    seconds: 35,
  },
  'what-if-overnight': {
    brief: 'Changed by morning',
    example: 'A huge moon over the city streets, one rainy night',
    subject: 'What if the moon came closer?',
    style: 'Cinematic',
    seconds: 30,
  },
  'before-they-vanished': {
    brief: 'The last ordinary hours',
    example: 'A ship in the fog at dawn, with its sails still set',
    subject: 'The Titanic',
    style: 'Pro film photography',
    seconds: 40,
  },
  'time-broke-here': {
    brief: 'An endless minute',
    example: 'A train station at night, under a clock that has stopped',
    subject: 'What if time stopped?',
    style: 'Moody',
    seconds: 30,
  },
  'found-in-archives': {
    brief: 'What the file says',
    example: 'A detective in an old library, at a desk with one lamp',
    subject: 'Letters from the war',
    style: 'Pro B&W photography',
    seconds: 45,
  },
  'dreams-never-wake': {
    brief: 'Dreams with a door',
    example: 'A door in a field at night, open to another room',
    subject: 'The man who guarded dreams',
    style: 'Creative',
    seconds: 25,
  },
  'life-almost-had': {
    brief: 'The road not taken',
    example: 'A woman on a path in an autumn forest, at golden hour',
    subject: 'A letter that arrived forty years late',
    style: 'Bokeh',
    seconds: 40,
  },
  'tales-end-of-time': {
    brief: 'By the last fire',
    example: 'An old man and a child sitting at the last campfire in the desert, at dusk',
    subject: 'The last lighthouse keeper',
    style: 'Illustration',
    seconds: 50,
  },
}
