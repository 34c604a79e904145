import type { StyleName, TemplateId } from '@dayreel/catalogue'

type Story = {
  /** A subject such as one of its days might have. */
  example: string
  style: StyleName
  seconds: number
}

/** What each template's channel may tell on a day, in a style that suits it. */
export const TEMPLATE_STORIES: Readonly<Record<TemplateId, Story>> = {
  'impossible-worlds': { example: 'The stairs that end in the sky', style: 'Cinematic Concept', seconds: 35 },
  'what-if-overnight': { example: 'What if the moon came closer?', style: 'Cinematic', seconds: 30 },
  'before-they-vanished': { example: 'The table was set for nine', style: 'Pro film photography', seconds: 40 },
  'time-broke-here': { example: 'The last train is still arriving', style: 'Moody', seconds: 30 },
  'found-in-archives': { example: 'The photograph of tomorrow', style: 'Sketch (B&W)', seconds: 45 },
  'dreams-never-wake': { example: 'You have been asleep since Tuesday', style: 'Creative', seconds: 25 },
  'life-almost-had': { example: 'She still walks the other path', style: 'Bokeh', seconds: 40 },
  'tales-end-of-time': { example: 'What the last fire was lit for', style: 'Illustration', seconds: 50 },
}
