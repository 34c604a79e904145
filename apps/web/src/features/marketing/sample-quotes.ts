/** Sample texts that are marked as such. They are not from customers. */
export const SAMPLE_QUOTES = [
  {
    quote:
      'I wrote “the last lighthouse keeper” on the train. Before my stop there was a video with a voice, and I watched it twice.',
    name: 'Mara Ellison',
    role: 'Runs a channel of sea stories',
    video: 'lighthouse',
  },
  {
    quote:
      'Our archive had forty good stories about the old railway and nobody to film them. Now I paste one in, and the video is ready before my coffee is.',
    name: 'Devon Okafor',
    role: 'Curator at a town museum',
    video: 'train',
  },
  {
    quote:
      'What won me over was changing one sentence. It made the scene with the whale again and left the rest alone.',
    name: 'Ines Carvalho',
    role: 'Teacher and weekend filmmaker',
    video: 'whale',
  },
] as const
