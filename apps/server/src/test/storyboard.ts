import type { Storyboard } from '@dayreel/contract'

/** A storyboard with one scene. */
export const STORYBOARD: Storyboard = {
  version: 4,
  title: 'A lamp',
  description: '',
  hashtags: [],
  language: 'en',
  template: 'general',
  style: 'None',
  quality: 'low',
  format: 'portrait',
  framesPerSecond: 30,
  voice: 'dr-voice-miles',
  music: null,
  captions: true,
  captionStyle: 'lit-word',
  sourcesInPosts: false,
  notes: '',
  seed: 1,
  pace: 1,
  world: { palette: 'plain', figure: 'none', light: 'even' },
  thumbnail: { sceneId: 's1', text: '' },
  scenes: [{ id: 's1', text: 'The lamp came on.', imagePrompt: 'a lamp', seed: 1 }],
}
