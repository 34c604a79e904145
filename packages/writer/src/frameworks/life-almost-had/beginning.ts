import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** The choice, and the morning of the other life. */
export const beginning: readonly Beat[] = [
  makeBeat(
    'hook',
    1,
    `
    One step to the left, and your life would have been about {S}. | fork in a forest road, dawn, one person
    There is another you, awake at this moment, and thinking hard about {S}. | house at night, one person at a window, mirror
    You said no once, without much thought, on a wet afternoon. You were saying no to {S}. | rainy street, one person with umbrella
    You were nine seconds away from {S}. | station platform, train leaving, one person
    In the life you almost had, every morning begins with {S}. | bedroom at dawn, window, one person
    Somewhere a phone is ringing in a house you never bought. They want to talk to you about {S}. | telephone in a corridor, dusk, empty house
    You missed a train by nine seconds. If you had caught it, you would know all there is to know about {S}. | station platform, train leaving, one person
    Think back to the last time you turned around in a doorway. Behind the other door they were already talking about {S}. | two doors in a corridor, one person
    Say yes, just this once, and see: {C}. | open gate on a road, dawn, one person
    It takes one unopened letter to lose a life. Yours was about {S}. | sealed letter on a doormat, corridor, dusk
    The road you did not take is still there. Someone has been sweeping it, all these years, for the sake of {S}. | empty road in the woods, dusk, leaves
    Follow me for one day. You will need good shoes, an open heart, and some patience with {S}. | road at dawn, two people walking
    You have never met, though you once stood in the same lift. In your other life you would have shared {S}. | two people in a lift, corridor, lamp
    Everyone has a coat they never wore and a life that was left in its pocket. Yours had to do with {S}. | coat on a door, corridor, dusk
    At nine years old you could have told me what mattered most in the world. You would have said, at once, {S}. | child in a field, day, kite, clear
    What would you give to spend a single day in the life where you said yes to {S}? | open gate on a road, dawn, one person
    Tonight, on the other side of a choice you have forgotten, somebody with your face goes to sleep beside {S}. | bedroom at night, one person, moon
    They kept your chair. In the life that you let go, they talk of you at supper, between the soup and {S}. | table in a room, empty chair, candle

    In the life you almost had, {C}. | road through a forest, dawn, one person
    You took the left turn, and everything went well. On the right, at the same moment, {C}. | fork in a road, fog, one person
    If you had only stayed for one more song, you would have found out that {C}. | dance hall room, piano, lamp, night
    There is a version of today in which you wake up smiling, since you know that {C}. | bedroom at dawn, one person, clear light
    What if, in a life that you passed by on your way to the dentist, {C}? | street by day, one person walking, two doors
    Nine years ago you let a phone ring. Had you picked up, a voice would have told you that {C}. | telephone in a room, dusk, one person
    You were this close. One word, one platform, one umbrella, and you would live where {C}. | station platform, umbrella, rain, train
    Somewhere in you there is a small locked room. In that room it is summer, and {C}. | door in a corridor, bright garden field behind it
    Suppose {C}. Suppose that you had known it at twenty, with your suitcase already in the hall. | suitcase in a corridor, dawn, one person
    A stranger once smiled at you through a train window. Five words were on their lips: {C}. | train window at a station, two people
    Let me show you the street you nearly lived on. There the cherry trees are taller, and {C}. | street with cherry trees, spring, day
    On the other side of your biggest mistake there is a quiet Tuesday on which {C}. | kitchen room at day, window, one person
    You always thought it was your fault. It was never your fault. You could not have known that {C}. | one person on a bench, coast, dusk
    The coin came down heads. Here is what happened, in the life where it did not: {C}. | coin in the air, street, dusk
    Once, on a bridge, you almost said it. You looked at the water and thought better of it: {C}. | bridge over a river, two people, night
    Every evening, in a kitchen that could have been yours, somebody raises a glass because {C}. | kitchen room at night, two people, lamp
    `,
  ),
  makeBeat(
    'fork',
    2,
    `
    It did not feel like a crossroads. It felt like looking for your keys. | corridor, keys, one person, morning
    The choice was so small that it left no mark, like a hair across a page. | two roads in a field, dawn, fog
    You tossed a jacket over your left shoulder instead of your right, and were recognised by nobody. | street at dusk, one person with a jacket
    There was a pause, about as long as a breath, and the whole of another life leaned in and listened. | one person at a door, dusk, street
    You could have gone in. You read the menu in the window, felt the rain in your collar, and went home. | lit window on a street, rain, one person
    A friend said come, it will be fun. You said next time. There was a very fine next time, for everyone else. | street at night, two people, open door
    The road divided by a mill. You went the way the dog went. | fork in a road, mill, dog, day
    It hung on a stamp. You had no stamp. | letter on a table, room, rain window
    You were tired, that was all. Whole continents have been missed for want of a nap. | station at dusk, train, one person asleep
    In the spring of that year, two letters came in one post. You opened the thin one first. | two letters on a table, room, spring window
    Somebody held the door for you. You thanked them, and walked past it, and have walked past it ever since. | open door on a street, one person passing
    You counted to three. The other you counted to two. | one person on a diving board, lake, day
    What you were choosing between, though no one thought to tell you so, was an umbrella and {S}. | umbrella by a door, rain, corridor
    On the one hand there was a safe job and a warm room. On the other hand there was only {S}. | two doors, one person, dusk street
    The other road had a sign on it. You were too far away to read it, and too proud to squint: {C}. | signpost at a fork, fog, field
    You hesitated. In that half a second two worlds parted like hair, and in just one of them, {C}. | road splitting in two, dawn, fields
    `,
  ),
  makeBeat(
    'morning',
    2,
    `
    Let us begin with the alarm. Over there, you do not need one. You are woken by a rooster named after your boss. | village at dawn, rooster, window
    You wake on the other side of the bed, in a room that smells of oranges and turpentine. | bedroom at dawn, oranges, window
    The ceiling has a crack in the shape of a country. You have been planning, for years, to go. | bedroom ceiling, crack, morning light
    The kettle there sings in a major key. | kitchen room at dawn, kettle, window
    It is colder there in the mornings, and somebody has already lit the stove. | kitchen room at dawn, stove, fire
    Your feet know the floor. They avoid one board, without asking you, so as not to wake someone. | wooden floor in a room, dawn, bare feet
    There are two toothbrushes in the glass. Look at that. There are two. | two toothbrushes at a mirror, room, morning
    The window is open, because over there you are a person who sleeps with the window open. | open window at dawn, curtain, sea
    You wake up hungry, and not for breakfast. | bedroom at dawn, one person, open window
    Coffee is made the slow way. You hum as it drips, a song that in this life was never written. | kitchen room, coffee, window, dawn
    A dog comes in with one of your shoes, and you know his name before you know your own. | dog with a shoe, room, morning
    You pass a mirror. It is you, with a scar on the chin and a much better opinion of yourself. | mirror in a corridor, one person, dawn
    From downstairs comes the noise of a family that has never heard of you being on your own. | stairs in a house, morning light, voices
    You get up early there, on purpose, to have an hour before the world needs you. It is a good hour. | one person at a desk, dawn, window room
    On the bedside table lies a pair of glasses, an apple core, and the book you are writing about {S}. | bedside table, book, glasses, dawn room
    First thing in the morning, before shoes, before tea, you open the shutters and look out for {S}. | one person in a yard, dawn, field, fog
    Over the bed hangs a piece of embroidery, a wedding present, quite ugly, much loved. It says that {C}. | bedroom wall, embroidery, morning light
    The radio is on low, and the news there is gentler than ours, though it too has to admit that {C}. | radio in a kitchen room, dawn
    `,
  ),
]
