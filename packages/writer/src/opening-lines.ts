import type { Line } from './line.ts'

/**
 * Openings for subjects that may be real people, places or works, and for questions and instructions: each one frames a story and
 * claims nothing about what it names.
 */
export const OPENING_LINES: readonly Line[] = [
  ['This is a story, not a report. It begins with {S}.', 'lamp, old book, library at night'],
  ['Close your eyes and think of {S}. Now keep them closed a little longer.', 'one person, window, night sky, stars'],
  [
    'Everything you are about to hear is invented. Only the first thought is yours, and it is about {S}.',
    'candle, old book, dark room',
  ],
  [
    'A stranger sat down and said there was only one thing worth talking about: {S}.',
    'one person, station platform at night, lamp',
  ],
  ['Suppose you had one evening left to think, and one thing to think about: {S}.', 'one person, hill at dusk, calm'],
  [
    'Somebody left a note on the kitchen table. It was about {S}, and it was not signed.',
    'letter, table, morning light',
  ],
  ['Say it out loud once, slowly, in an empty room: {S}. Then listen.', 'empty chair, window, room at dusk'],
  ['The radio came on by itself, and the voice was speaking about {S}.', 'radio, dark room, night, rain'],
  ['If you could ask about one thing and be answered, would you ask about {S}?', 'one person, night sky, stars, eerie'],
  [
    'I had a dream last week, and the dream was about {S}. I have not slept well since.',
    'night sky, moon, window, eerie',
  ],
  [
    'Every evening the same two people meet on the same bench, and every evening they talk about {S}.',
    'one person, garden bench at dusk, calm',
  ],
  ['Let us make something up, carefully, around {S}.', 'candle, table, night, calm'],
  [
    'There is a game with one rule. You may only speak about {S}. It gets harder than you think.',
    'empty chair, lamp, dark room',
  ],
  ['What would a story sound like that was told by nobody, and was all about {S}?', 'open door, empty room, fog'],
  [
    'Picture an empty stage, a single chair, and someone walking on to talk about {S}.',
    'empty chair, one person, dark hall, light',
  ],
  ['The last message on the old machine was short, and it was about {S}.', 'telephone, dark room, night'],
  ['A child asked about {S}, and every grown-up in the room went quiet.', 'one child, window, living room, evening'],
  ['You wake at three in the morning with one thing on your mind: {S}.', 'clock, window, dark room, night'],
  ['Here is a story for anyone who has ever lost an hour thinking about {S}.', 'clock, one person, window, dusk'],
  [
    'On the last train home, someone behind you begins to talk about {S}. You do not turn around.',
    'train, night, rain, city lights',
  ],
  [
    'Not one word of this happened. It only starts where so many nights start, with {S}.',
    'city at night, window, moon',
  ],
  [
    'There was a locked drawer, and in the drawer a notebook, and every page of it was about {S}.',
    'old book, key, lamp, dark room',
  ],
  ['Imagine that the whole town agreed to spend one day on nothing but {S}.', 'village at dawn, empty street'],
  ['One sheet of paper, one pen, one hour, and the only subject allowed is {S}.', 'letter, table, clock, lamp'],
  ['Some thoughts knock before they come in. This one did not. It was about {S}.', 'open door, dark corridor, light'],
  [
    'The old storyteller always refused to speak about {S}. Tonight, at last, there is a fire and a listener.',
    'campfire, one person, forest at night',
  ],
  [
    'Forget what you have read. For the next few moments there is only this story, and {S}.',
    'open sea at dawn, fog, calm',
  ],
  ['An actor walks into the wrong rehearsal, and has to improvise about {S}.', 'empty chair, dark hall, light'],
  [
    'Far from any road there is a telephone that rings once a year. Whoever answers is asked about {S}.',
    'telephone, desert road at night, stars',
  ],
  [
    'We agreed to tell it as fiction, because that is the only honest way to tell a story about {S}.',
    'candle, old book, night',
  ],
  [
    'Two strangers, one delayed train, and a conversation that keeps coming back to {S}.',
    'station platform, train, rain, evening',
  ],
  [
    'The letter had been in the post for thirty years. It asked for just one thing: a story about {S}.',
    'letter, open door, morning light',
  ],
  ['Turn off the lights, and begin with the smallest thing you can imagine about {S}.', 'candle, dark room, calm'],
  [
    'Before the ship left, each passenger was asked to tell one tale. The first was about {S}.',
    'ship, harbour at dawn, fog',
  ],
  ['Write down what you would say about {S}. Now hear what the sea would say.', 'sea, waves, one person, dusk'],
  [
    'If walls could keep a secret, this one would be keeping a story about {S}.',
    'old room, window, dust, evening light',
  ],
  ['It is almost morning, nobody is asleep, and somebody has just brought up {S}.', 'window, city at dawn, lamp'],
  [
    'The map was blank except for a single remark in the margin, and the remark concerned {S}.',
    'map, lamp, table, night',
  ],
  ['They say a story finds you when you stop looking. This one arrived with {S}.', 'road, one person, fog, dawn'],
  [
    'Once, in a place you will not find on any map, a whole winter passed in talk about {S}.',
    'village, snow, winter night, windows',
  ],
].map(([text, visual]) => ({ text: text!, visual: visual! }))
