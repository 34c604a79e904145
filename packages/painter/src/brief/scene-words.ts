import type { Mood, TimeOfDay, Weather } from './brief.ts'
import type { WordRow } from './word-row.ts'

export const TIME_WORDS: readonly WordRow<TimeOfDay>[] = [
  [
    'night',
    `night midnight nighttime starry starlit starlight moonlight moonlit nocturnal tonight by_night late_at_night moon stars
    nights neon fireflies aurora northern_lights constellation three_in_the_morning two_in_the_morning`,
  ],
  [
    'dawn',
    'dawn sunrise daybreak morning first_light early_morning six_in_the_morning sun_rising cockcrow breakfast at_first_light',
  ],
  ['dusk', 'dusk sunset twilight evening nightfall golden_hour sundown sun_setting last_light gloaming'],
  [
    'day',
    'daylight noon midday afternoon sunny by_day bright_day in_broad_daylight blue_sky sunshine sunlit at_day lunchtime bright_sky summer_day',
  ],
]
/** Heard last: they only suggest. */
export const TIME_HINTS: readonly WordRow<TimeOfDay>[] = [
  ['night', 'dark darkness asleep sleep sleeping dream dreams lantern candle campfire lamp star ghost owl'],
  ['dawn', 'woke wake wakes awake early beginning rooster dew'],
  ['dusk', 'ending goodbye farewell embers autumn'],
  ['day', 'day summer sun harvest'],
]

export const WEATHER_WORDS: readonly WordRow<Weather>[] = [
  ['storm', 'storm stormy thunder lightning hurricane tornado thunderstorm tempest cyclone gale'],
  ['rain', 'rain rainy raining raindrop drizzle downpour monsoon puddle umbrella pouring flood'],
  ['snow', 'snow snowy snowing blizzard snowfall snowstorm snowflake snowman winter frost'],
  ['fog', 'fog foggy mist misty haze hazy smog steam'],
  ['clouds', 'cloud cloudy overcast clouded'],
  ['clear', 'clear cloudless sunny starry blue_sky bright_day'],
]

export const MOOD_WORDS: readonly WordRow<Mood>[] = [
  [
    'eerie',
    `eerie strange haunted ghost horror terror fear afraid scream creepy mystery mysterious vanished disappeared uncanny weird secret
    nightmare whisper shadow shadows curse cursed impossible`,
  ],
  [
    'sad',
    'sad lonely alone grief loss lost abandoned forgotten tears tear cry crying goodbye farewell empty died death dead melancholy regret heartbreak miss',
  ],
  [
    'tense',
    'danger dangerous war fight battle chase escape urgent risk attack panic crash disaster warning enemy race burning hunt tense deadline crisis',
  ],
  [
    'joyful',
    'joy joyful happy happiness laugh laughing laughter party festival celebrate celebration dance dancing fun play cheerful smile birthday',
  ],
  [
    'hopeful',
    'hope hopeful future believe begin beginning win love promise growth grow bright success courage new_life dawn brave',
  ],
  [
    'awe',
    'majestic vast endless enormous infinite eternal giant gigantic awe epic grand immense colossal magnificent greatest monumental wonder universe',
  ],
  ['calm', 'calm peace peaceful quiet gentle soft still stillness breathe rest serene tranquil slow silence silent'],
]
