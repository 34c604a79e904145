import { parseLines } from '../../frameworks/line-table.ts'
import { parseItems, type Theme } from './theme.ts'

/** A good life, and whatever has no theme of its own. */
export const life: Theme = {
  words:
    /\b(?:life|lives|happ\w*|joy\w*|better person|grateful|gratitude|good day|enjoy\w*|meaning|purpose|regrets?|simple living|content(?:ed|ment)|grown[- ]?ups?|adult\w*|twenties|thirties|self[- ]care|self[- ]improvement|improve yourself)\b/iu,
  opening: 'one person beside a lone tree, hill, sunrise, seen from behind',
  closes: parseLines(`
    One of these fits into today. Look at the clock. | clock, window, sunset
    Life is long, and it is made of Tuesdays. | calendar, wall, window light`),
  items: parseItems(`
    Do one thing a day with your hands. > Knead. Plant. Sew on the button. > A head needs a place to put its feet up. | hands, dough, kitchen, close view / hands, plant, garden, day / coat, table, lamp
      not live from the neck up | one person at a computer, dark room
      I did one thing a day with my hands, mostly bread.
    Learn the names of your street. > The baker. The boy with the drum. The cat. > A street with names is a village. | two people talking, street, morning / cat, window, street / people, village street, evening
      not live beside people for years as number nine | closed doors, corridor, one person
      I learned the names in my street, cat included.
    Keep a promise that nobody knows of. > Ten stairs. One page. No sugar on Wednesdays. > You will be able to believe yourself again. | one person on stairs, morning light / book, page, close view, lamp / one person at a mirror, smiling
      not promise everything to everybody, and nothing to yourself | people talking, living room, evening
      I kept one promise that nobody knew of.
    Spend money on days, not on things. > The boat for an hour. The train to the sea. > Things stand around. Days stay. | two people in a boat, lake, sunlight / train, sea, window / two people laughing, beach, sunset
      not buy another thing for the shelf | shelf, things, dust, close view
      I spent it on an hour in a boat.
    Come early to one thing a week. > Early enough to look at the ceiling. > The quiet before is the best part of any concert. | one person in an empty theatre, seat / ceiling, theatre, light / people arriving, theatre, evening
      not arrive everywhere out of breath | one person running, station, clock
      I was early to one thing a week, and looked at the ceiling.
    Write to somebody who taught you. > Dear Mrs. Alder. It was the thing about the comma. > They never know. They always keep it. | one person writing a letter, desk, lamp / letter, pen, close view / old woman reading a letter, window
      not think thank you, and leave it there | one person at a window, thinking, dusk
      I wrote to the teacher of the comma.
    Sit in the sun for the length of a song. > Wall at your back. Eyes shut. > Cats have known this for ever. | one person on a bench, wall, sunlight / cat, wall, sunlight, close view / one person with closed eyes, sunlight
      not look at the sun through a window | one person in an office, window, day
      I sat in the sun for the length of one song.
    Own less, and know where it is. > Two knives. Nine books. One good coat. > Things want to be asked how they are. | coat, hook, hallway, light / books, shelf, close view / tidy room, one person, window
      not store what you could lend | boxes, attic, dust, dark
      I kept nine books, and lent the others.
    Try things for a month. > Not for ever. Until the thirtieth. > For ever is a wall. A month is a door with a handle. | calendar, hand, kitchen, day / door, handle, close view / one person opening a door, light
      not decide about the rest of your life tonight | one person at a crossroads, night
      I tried each thing for a month, and kept three.
    Ask what it is for. > The meeting. The second car. The hurry. > A good answer is short. A bad one has a slide. | one person thinking, desk, window / car, street, close view / people at a table, blackboard, office
      not do it because it was done last year | people walking, grey corridor, morning
      I asked what it was for, and cancelled two meetings.
    Go and see for yourself. > The river. The new baby. The end of the line. > No picture has ever smelled of rain. | one person by a river, rain, coat / baby, cradle, window / tram, last stop, evening
      not know it only from a screen | smartphone, river, close view
      I went to the end of the line, to see what was there.
    End the day with one good line. > Three words will do. She laughed. Rain. > You go to sleep as the one who noticed. | one person writing in a notebook, bed, lamp, night / notebook, lamp, close view / one person asleep, window, stars
      not let the day end with the news | television, dark living room, night
      I ended each day with one good line.`),
}
