import type { StyleName, TemplateId } from '@dayreel/catalogue'

type Story = {
  /** A one-line summary of the template. */
  brief: string
  /**
   * A scene that a video of the template might show. The template's picture was painted from these words and in this
   * style.
   */
  example: string
  /**
   * The subject that fills in Create Video. The built-in writer has a story close to this subject, so no language model
   * is needed.
   */
  subject: string
  style: StyleName
}

/** An example story for each template, in a suitable style. */
export const TEMPLATE_STORIES: Readonly<Record<TemplateId, Story>> = {
  'impossible-worlds': {
    brief: 'Places that can’t exist',
    example: 'A castle above the clouds at dusk, under a huge moon',
    subject: 'What if gravity stopped?',
    style: 'Cinematic Concept',
  },
  'what-if-overnight': {
    brief: 'Changed by morning',
    example: 'A huge moon over the city streets, one rainy night',
    subject: 'What if the moon came closer?',
    style: 'Cinematic',
  },
  'before-they-vanished': {
    brief: 'The last ordinary hours',
    example: 'A ship in the fog at dawn, with its sails still set',
    subject: 'The Titanic',
    style: 'Pro film photography',
  },
  'time-broke-here': {
    brief: 'An endless minute',
    example: 'A train station at night, under a clock that has stopped',
    subject: 'What if time stopped?',
    style: 'Moody',
  },
  'found-in-archives': {
    brief: 'What the file says',
    example: 'A detective in an old library, at a desk with one lamp',
    subject: 'Letters from the war',
    style: 'Pro B&W photography',
  },
  'dreams-never-wake': {
    brief: 'Dreams with a door',
    example: 'A door in a field at night, open to another room',
    subject: 'The man who guarded dreams',
    style: 'Creative',
  },
  'life-almost-had': {
    brief: 'The road not taken',
    example: 'A woman on a path in an autumn forest, at golden hour',
    subject: 'A letter that arrived forty years late',
    style: 'Bokeh',
  },
  'tales-end-of-time': {
    brief: 'By the last fire',
    example: 'An old man and a child sitting at the last campfire in the desert, at dusk',
    subject: 'The last lighthouse keeper',
    style: 'Illustration',
  },
}
