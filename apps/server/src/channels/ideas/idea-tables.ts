import type { StyleName, TrackId, VoiceId } from '@dayreel/catalogue'

/**
 * A building block of ideas. Every entry changes the videos: the image prompt contains `seen`, which determines the
 * place, hour, weather, colours and people. A narrator also sets the voice. A palette also sets the style and the
 * music.
 */
type Part = {
  id: string
  /** The words for sentences about the channel. */
  said: string
  /** The words for the image prompt. */
  seen: string
}

/** Completes “Told from …”. */
export const SETTINGS: readonly Part[] = [
  { id: 'lighthouse-coast', said: 'a coast at the end of the map', seen: 'on a rocky shore' },
  { id: 'mountain-pass', said: 'a pass that is closed half the year', seen: 'high on a mountain pass' },
  { id: 'night-harbour', said: 'a harbour nobody sails to', seen: 'at a quay in a harbour' },
  { id: 'old-library', said: 'a library with one reader', seen: 'in an old library between the shelves' },
  { id: 'far-desert', said: 'a desert that was once a town', seen: 'among the dunes of a desert' },
  { id: 'deep-forest', said: 'a forest without a path', seen: 'deep in a forest' },
  { id: 'empty-station', said: 'a station the timetable forgot', seen: 'on the platform of a station' },
  { id: 'small-village', said: 'a village of eleven houses', seen: 'in a small village' },
  { id: 'fallen-city', said: 'the ruins of a city', seen: 'among ruins' },
  { id: 'ice-field', said: 'a camp on the ice', seen: 'on a glacier' },
  { id: 'wide-field', said: 'fields without a fence', seen: 'in a wide meadow' },
  { id: 'long-road', said: 'a road with no turning', seen: 'on a country road' },
]

/** Completes “Told by …”. */
export const NARRATORS: readonly (Part & { voice: VoiceId })[] = [
  { id: 'keeper', said: 'an old keeper who has all evening', seen: 'an elderly man', voice: 'dr-voice-gideon' },
  { id: 'traveller', said: 'a traveller just back', seen: 'a traveller', voice: 'dr-voice-juno' },
  { id: 'detective', said: 'a detective who never closed the file', seen: 'a detective', voice: 'dr-voice-miles' },
  { id: 'grandmother', said: 'a grandmother who was there', seen: 'a grandmother', voice: 'dr-voice-ada' },
  { id: 'schoolchild', said: 'someone who saw it as a child', seen: 'a child', voice: 'dr-voice-clara' },
  { id: 'fisherman', said: 'a fisherman, dry and warm', seen: 'a fisherman', voice: 'dr-voice-ewan' },
  { id: 'professor', said: 'a young professor in a hurry', seen: 'a professor', voice: 'dr-voice-theo' },
]

/** The recurring element of all videos. Completes “In every video …”. */
export const RULES: readonly Part[] = [
  { id: 'always-night', said: 'it is night', seen: 'always by moonlight' },
  { id: 'always-dawn', said: 'the sun is about to rise', seen: 'always at daybreak' },
  { id: 'always-dusk', said: 'the day has just ended', seen: 'always at nightfall' },
  { id: 'always-noon', said: 'it is noon and there are no shadows to hide in', seen: 'always at midday' },
  { id: 'always-rain', said: 'it rains', seen: 'always in the rain' },
  { id: 'always-snow', said: 'snow falls', seen: 'always in falling snow' },
  { id: 'always-fog', said: 'there is fog', seen: 'always in fog' },
  { id: 'always-storm', said: 'a storm is coming', seen: 'always before a thunderstorm' },
]

/** Completes “In the colours of …”. */
export const PALETTES: readonly (Part & { style: StyleName; music: TrackId })[] = [
  { id: 'ember', said: 'embers', seen: 'colours red and hot', style: 'Moody', music: 'skywalker' },
  { id: 'rose', said: 'a first rose', seen: 'colours of rose', style: 'Bokeh', music: 'sunny-walk' },
  { id: 'teal', said: 'clear water', seen: 'colours calm and clean', style: 'Cinematic', music: 'smooth-ride' },
  { id: 'indigo', said: 'ink', seen: 'colours black and dark', style: 'Cinematic Concept', music: 'raindrops' },
  {
    id: 'violet',
    said: 'neon',
    seen: 'colours surreal and psychedelic',
    style: 'Vibrant',
    music: 'dreams-across-the-sky',
  },
  { id: 'gold', said: 'old gold', seen: 'colours of antique gold', style: 'Pro film photography', music: 'encore' },
  { id: 'moss', said: 'moss', seen: 'colours of moss, green', style: 'Illustration', music: 'smooth-ride' },
  {
    id: 'frost',
    said: 'the first frost',
    seen: 'colours white and frozen',
    style: 'Pro color photography',
    music: 'raindrops',
  },
]
