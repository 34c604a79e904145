import type { TemplateId } from '@dayreel/catalogue'
import { createRandom } from '@dayreel/storyboard'

type Table = { starts: readonly string[]; ends: readonly string[] }

/** What a template's channel tells about where its owner names nothing: each start goes with each end. */
const TABLES: Readonly<Record<TemplateId, Table>> = {
  'impossible-worlds': {
    starts: [
      'A city where',
      'A library where',
      'A harbour where',
      'A forest where',
      'A railway station where',
      'An island where',
      'A market where',
      'A valley where',
      'A hotel where',
      'A lighthouse where',
    ],
    ends: [
      'the rain falls upward',
      'every door opens on another year',
      'shadows arrive before people',
      'the sea begins above the roof',
      'nobody has a reflection',
      'the stars can be picked like fruit',
      'a word takes an hour to be heard',
      'the paths move at night',
    ],
  },
  'what-if-overnight': {
    starts: [
      'What if the moon had',
      'What if every mirror had',
      'What if all the bridges had',
      'What if our shadows had',
      'What if the colour blue had',
      'What if every clock had',
      'What if the sea had',
      'What if all the birds had',
      'What if the wind had',
      'What if every old photograph had',
    ],
    ends: [
      'vanished overnight',
      'doubled overnight',
      'learned our names overnight',
      'turned to glass overnight',
      'started to listen overnight',
      'moved one step closer overnight',
      'grown old overnight',
      'fallen silent overnight',
    ],
  },
  'before-they-vanished': {
    starts: [
      'The last evening of',
      'The last breakfast of',
      'The last letter of',
      'The last hour of',
      'The last summer of',
      'The last photograph of',
      'The last supper of',
      'The last morning of',
    ],
    ends: [
      'the lighthouse keepers',
      'the mountain village',
      'the travelling circus',
      'the night train crew',
      'the island school',
      'the river town',
      'the glassblowers',
      'the lost expedition',
      'the mapmakers',
      'the old observatory',
    ],
  },
  'time-broke-here': {
    starts: [
      'The staircase where',
      'The bus stop where',
      'The clock tower where',
      'The hotel room where',
      'The crossroads where',
      'The school corridor where',
      'The ferry where',
      'The bakery where',
      'The telephone booth where',
      'The platform where',
    ],
    ends: [
      'it is always ten past three',
      'yesterday keeps arriving',
      'a minute lasts a winter',
      'Tuesday never ended',
      'people meet their older selves',
      'the same song plays for ever',
      'evening comes before noon',
      'every watch runs backwards',
    ],
  },
  'found-in-archives': {
    starts: [
      'A diary',
      'A box of photographs',
      'A sealed letter',
      'A ship’s log',
      'A tape recording',
      'A map',
      'A film reel',
      'A passport',
      'A hospital file',
      'A weather report',
    ],
    ends: [
      'dated one year from now',
      'with every name crossed out',
      'that nobody dared to open',
      'made by two different hands',
      'from a town on no map',
      'returned after ninety years',
      'with one corner still wet',
      'addressed to whoever finds it',
    ],
  },
  'dreams-never-wake': {
    starts: [
      'The dream of a house with one room too many',
      'The dream of a train without a driver',
      'The dream of a staircase under the sea',
      'The dream of a garden behind the mirror',
      'The dream of a school at midnight',
      'The dream of a city without doors',
      'The dream of a ringing telephone',
      'The dream of a field of lanterns',
      'The dream of a lift between floors',
      'The dream of an empty theatre',
    ],
    ends: [
      'that comes back every night',
      'that two strangers share',
      'that goes on after the alarm',
      'that leaves sand on the pillow',
      'that knows your name',
      'that ends one step earlier each time',
      'that nobody has finished',
      'that remembers you',
    ],
  },
  'life-almost-had': {
    starts: [
      'The life where you stayed in the small town',
      'The life where you answered the letter',
      'The life where you missed the train',
      'The life where you kept the little shop',
      'The life where you learned the violin',
      'The life where you said yes on the bridge',
      'The life where you took the night boat',
      'The life where you never sold the house',
      'The life where you turned left at the lights',
      'The life where you told her the truth',
    ],
    ends: [
      'at nineteen',
      'one winter',
      'after all',
      'without telling anyone',
      'for one more year',
      'the second time',
      'on the last day',
      'a little too early',
    ],
  },
  'tales-end-of-time': {
    starts: [
      'The last gardener, who',
      'The last librarian, who',
      'The last lamplighter, who',
      'The last ferryman, who',
      'The last clockmaker, who',
      'The last cook, who',
      'The last piano tuner, who',
      'The last mapmaker, who',
      'The last beekeeper, who',
      'The last postman, who',
    ],
    ends: [
      'still kept the fire',
      'counted the stars going out',
      'waited for one more spring',
      'sold a day for a song',
      'remembered the sea',
      'carried the sun home',
      'would not say goodbye',
      'wrote down every name',
    ],
  },
}

/**
 * A template's subjects, each once, in an order of the channel's own: of two channels neither repeats the other, and neighbours
 * share as little as chance has it.
 */
export function templateSubjects(templateId: TemplateId, channelId: string): string[] {
  const { starts, ends } = TABLES[templateId]
  const subjects = starts.flatMap((start) => ends.map((end) => `${start} ${end}`))
  const random = createRandom(channelId)
  for (let i = subjects.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[subjects[i], subjects[j]] = [subjects[j]!, subjects[i]!]
  }
  return subjects
}
