import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** The subject is looked at, named, and met for the first time. */
export const beginning: readonly Beat[] = [
  makeBeat(
    'hook',
    1,
    `
    You have one minute. Spend it on {S}. | hourglass in a room, window, soft light
    Today there is only one subject: {S}. | one person at a window, dawn, clear sky
    When was the last time you really thought about {S}? | one person sitting on a bench, field, day
    Stop for a moment, wherever you are, and think of {S}. | one person standing still in a street, crowd
    Nobody has ever had the time to hear everything there is to say about {S}. | library, lamp, open book, one person
    Here is something that most of us walk past every day of our lives: {S}. | street by day, crowd walking, one person standing
    Close your eyes and picture {S}. Now ask yourself how much of that picture you have ever looked at. | one person with closed eyes, field, light
    Everything gets stranger the longer you look. Let us begin with {S}. | magnifying glass on a table, room, lamp
    You think you know all about {S}. So did I, until about a minute ago. | one person at a desk, lamp, night room
    If a visitor from another star had one question for us, I hope that it would be about {S}. | mountains at night, stars, one person, telescope
    We could talk about anything in the universe. I would like to talk about {S}. | planet in space, stars, sun
    Some things ask for your whole attention and some things wait for it. It is time for {S}. | empty chair at a window, room, dawn
    Hardly anybody gets through life without a thought about {S}. The second thought is where it becomes interesting. | one person on a long road, dawn
    What would you tell a child who asked you, at the very end of the day, about {S}? | child's room at night, lamp, two people
    Suppose you had to explain the world to somebody, and you could only begin with {S}. | two people on a hill, stars, night
    Give me as long as it takes to drink a glass of water, and I will make you curious about {S}. | glass of water on a table, window, room

    Here is one sentence to carry around with you today: {C}. | one person walking on a street, morning light
    Say it slowly, as if you had never heard such a thing: {C}. | field at dawn, one person looking up, clear
    What if {C}? Do not answer yet. | one person at a window, dusk, clouds
    Suppose, just for the length of a minute, that {C}. | hourglass on a table, window, room
    There are thoughts that open like a door. Try this one: {C}. | door opening on a bright field
    Imagine that you heard it for the first time, over breakfast, from a child: {C}. | kitchen room at dawn, window, two people
    A single line can keep you awake for half of the night. This one, for instance: {C}. | one person awake at a window, night, moon
    Put everything else down for a moment and hold just this: {C}. | open hands, soft light, dark room
    Before you scroll on, one quiet question. What would you do if {C}? | one person on a bench, street at dusk
    It takes two seconds to say, and it could take a lifetime to understand: {C}. | one person on a mountain, wide sky, dawn
    Write it on a slip of paper and read it again tonight: {C}. | paper and pen on a table, lamp, room
    Some sentences are small on the outside and large on the inside. Listen: {C}. | small house with bright windows, night
    Think of everything you were sure of this morning. Now add one thing: {C}. | one person at a mirror, dawn room
    Would the day look any different to you if you knew that {C}? | street at dawn, one person, long light
    Turn it over in your mind, like a stone from the beach. What if, after all, {C}? | stone in a hand, beach, sea
    I would like to give you a thought, and then leave you alone with it. Suppose {C}. | one person in a wide field, clear sky
    `,
  ),
  makeBeat(
    'look',
    2,
    `
    We are good at seeing and bad at looking. Seeing takes a second. Looking takes a chair. | chair in front of a window, room, day
    Attention is a kind of light. Whatever you point it at begins to have edges. | lantern in a dark forest, one person
    The eye is lazy. It says seen, and moves on, and has seen nothing but the label. | street with signs, day, crowd walking
    Most things are shy. Sit down and wait. | one person sitting in a field, dawn
    Go a little closer than is polite. That is where things begin to be themselves. | one person leaning close to a flower, field
    Most of what we call ordinary is only something that nobody has stopped in front of lately. | street by day, one person standing, crowd
    Try to look as if you had to draw it all from memory tonight. | sketchbook on a table, window, room
    You do not need a telescope. You need ten quiet seconds and nowhere to be. | one person sitting on a hill, clear sky
    Blink, and begin again with the edges. | lake at dawn, one person standing
    Sit with one thing for long enough, and the rest of the world comes over to see what you are doing. | one person on a bench, birds, lake
    Habit is a coat of paint. Scratch it with a fingernail, and there is something bright below. | peeling paint on a door, street, light
    At first you will notice what you expected. Wait. The second look is the one that counts. | street at dusk, one person at a window
    A minute ago you were not thinking about this at all. Already something in the room has moved closer. | room with a lamp, chair, window, night
    Begin with what you would see first, on a clear morning, if you went looking for {S}. | table by a window, room, morning light
    It is one thing to know the word and quite another to stand there, in the rain, face to face with {S}. | one person in the rain, street, umbrella
    Take away the hurry, take away the noise, and what is left in the middle of the room is {S}. | quiet empty room, window, light beam
    Read it once for the sense. Read it once more for the strangeness: {C}. | open book under a lamp, library
    You can look straight at a sentence and not see it. So look again: {C}. | one person reading at a window, rain
    `,
  ),
  makeBeat(
    'name',
    3,
    `
    We have a name for almost everything, and then we stop listening. | library shelves, labels, lamp, nobody
    A name is a handle. It helps you to carry the thing, and it hides what is inside. | suitcase with a handle, station, day
    Somewhere, long ago, a mouth said this for the first time, and another mouth said: what? | two people by a fire, night, field
    A name is only the doorbell. Somebody still has to open. | door of a house, street, morning
    Say any word twenty times and it falls apart in your mouth like wet bread. What is left is the thing itself. | one person speaking, fog, field
    There are languages that need a whole sentence for this, and languages that only need a look. | two people looking at each other, street
    Before we had a word we must have pointed. You can still feel it in your finger. | one person pointing, hill, dusk, clear sky
    The dictionary is brave. It gives this three short lines and a comma, and turns to the next page. | dictionary on a table, lamp, library
    Say a name in a whisper, and it grows. | one person in a library, lamp, night
    Every name was once a nickname, given by someone who was standing close. | old tree with carved letters, field, day
    Children ask what things are called. It takes them years to learn to ask what things are. | child in a field, one adult, day
    If you had to give this a new name, today, by yourself, what would you have to notice first? | one person with a notebook, hill, day
    Look at how easily the tongue does it. One small breath, and the whole room is thinking of {S}. | one person in cold air, breath, street
    A name fits on a label, a picture fits in a pocket, but no pocket was ever large enough for {S}. | map with labels, compass, library table
    Somebody has only ever heard the word. How would you go on, if you had to describe {S}? | two people in a garden field, dusk
    Try to say it without using any of the same words: {C}. | one person at a blackboard, room, day
    In any language, at any table, there would be a silence after this: {C}. | table with two people, candle, night room
    Underline a different word each time, and you have as many stories as there are words: {C}. | pencil and paper on a desk, lamp, room
    `,
  ),
  makeBeat(
    'first-time',
    2,
    `
    There was a first time, even if you have lost it. There was a day when all of this was new. | child at a door, bright field, dawn
    Think of yourself at five, with your mouth open. You were a better scientist then. | child looking up, field, stars
    The very young do not say how beautiful. They say again. | child running on a beach, sea, day
    As a child, you ran towards things. | child running in a field, day, clear
    You have forgotten the first time. It has not forgotten you. It is somewhere in the way you turn your head. | one person turning, street, light
    Nobody is born finding things normal. It takes years of practice, and most of us graduate. | schoolroom with old desks, window, day
    Somewhere in you there is a small person on tiptoe, with both hands on the windowsill. | child at a window, room, morning
    Once you would have crossed the street for this. Once you would have been late for supper. | child on a street at dusk, lit windows
    When you were five, nothing was obvious. | child at a window, dawn, village
    The first look is a gift. All of the others have to be earned. | sunrise over mountains, one person
    Old people, too, get it back sometimes, at a window, with a cup going cold in their hands. | old person at a window, cup, room
    Try to remember who showed you. There was a hand, wasn't there, and a voice that said: look. | two people hand in hand, field, dusk
    I would give a great deal to come upon it again as one comes upon the sea, over a hill, with no warning. | sea seen from a hill, one person, clear
    You were small, it was late, and for the first time in your life someone had said something about {S}. | child on the stairs at night, lamp, house
    Imagine meeting this with no word, no photograph, no advice. Imagine nobody had ever told you about {S}. | one person on an empty beach, dawn
    The best teacher I ever had could fill a whole hour with a piece of chalk and one good question about {S}. | school corridor, blackboard, one person, day
    If you had been told it at five years old, at bedtime, you would simply have nodded: {C}. | child's room at night, lamp, moon
    A child would not ask if it is true. A child would ask what happens next, when {C}. | child on a hill, stars, night
    `,
  ),
]
