import type { Storyboard } from '@dayreel/storyboard'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'

/** Returns a storyboard of one scene with the default choices. */
export function plainStoryboard(): Storyboard {
  const { durationSeconds: _duration, facts: _facts, ...choices } = DEFAULT_CHOICES
  return {
    version: 4,
    title: '',
    description: '',
    hashtags: [],
    language: 'en',
    ...choices,
    captions: true,
    seed: 1,
    pace: 1,
    world: {},
    thumbnail: { sceneId: 's1', text: '' },
    scenes: [{ id: 's1', text: 'Octopuses have three hearts. Two of them rest.', imagePrompt: '', seed: 1 }],
  }
}
