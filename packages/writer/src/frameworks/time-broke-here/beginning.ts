import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** The spot, its clocks, and the first signs. */
export const beginning: readonly Beat[] = [
  makeBeat(
    'hook',
    1,
    `
    Five past never, says the clock, and then it says {S}. | old clock in a corridor, dusk, nobody
    Wind the clock. Wait. Listen. Once more, {C}. | clock on a wall, dark room, one person
    There is a street where it has been four o'clock for eleven years. People there will only talk about {S}. | empty street by day, clock, long shadows
    Every clock on the street stopped at once. They stopped for {S}. | large clock face, dark corridor, lamp
    Time is broken in exactly one place in this town, and whoever lives there will tell you it began with {S}. | street at dusk, clock, fog, one person
    Every clock in the house stopped at the same second. It was the second someone first spoke of {S}. | room with many clocks, lamp, night
    Stand on this corner for one minute, and you will remember things that have not happened yet, most of them about {S}. | street corner at dusk, one person standing
    I found a minute that will not end. It flows, as a river flows around a stone, around {S}. | river at dawn, still water, fog
    It is four o'clock, as usual, and {C}. | empty street by day, clock, long shadows
    If your watch ever runs backward, stand still, breathe, and think of {S}. | one person on a road, clock, night
    The station clock shows thirteen. On platform four they have been waiting since yesterday for {S}. | station with large clock, crowd, fog
    Somebody built a machine to save one single afternoon, and all it ever saved was {S}. | machine room, lamp, one person
    They say time heals. Here is a place where it went to be healed itself, and it was because of {S}. | ruins at dusk, clock, ivy, nobody
    Between two ticks of this clock there is a gap, wide enough for a person, or for {S}. | large clock face, dark room, one person
    You can walk into this alley on a Monday and come out on the Sunday before, still thinking about {S}. | narrow street, fog, one person walking
    One hour was stolen from this valley. Nobody saw the thief, but everybody heard about {S}. | valley at dusk, bell tower, clouds
    Of all the seconds there have ever been, one got stuck. It holds an open window, a falling cup, and {S}. | open window in a room, falling cup
    Look at the shadow on that wall. It belongs to tomorrow, and it has the outline of {S}. | wall in a street, long shadow, noon
    A grandfather clock, a locked room, and a date that keeps coming back. It all turns on {S}. | clock in a room, locked door, dusk
    The future leaks in here, drop by drop, through a crack in a cellar. So far it has brought us {S}. | dark cellar stairs, crack of light

    It is always the same minute here, and in that minute, {C}. | empty street by day, clock, still birds
    The clock strikes five, the swallows stop in the air, and once again {C}. | village with clock tower, birds, dusk
    Somebody scratched it on the back of a clock, in a date that has not come round yet: {C}. | back of a clock, lamp, room, night
    In the hour that the calendar forgot, so the story goes, {C}. | clock without hands, room, candle
    There is a bench where you can hear tomorrow. Last night it said, quite clearly, that {C}. | bench in a field at night, one person
    What if {C}, over and over, and each time we were made to forget? | street at dusk, same person many times
    Here is a photograph of next week. Nothing in it is strange, until you read the sign: {C}. | photograph on a table, room, lamp
    Time came loose on this street on an ordinary evening. All the neighbours can say is that {C}. | street at dusk, houses, crooked clock
    The train left at nine, arrived at eight, and carried one passenger, who only ever repeated that {C}. | train at a station, night, one person
    If you wind this watch backward you will hear a voice, very small, say that {C}. | watch in a hand, dark room, lamp
    Nobody in the village will say what year it is. They will only say that {C}. | village in fog, one person, clock tower
    Imagine one minute, sealed like a jar, in which, for ever, {C}. | glass jar with light, dark room
    The letter was posted forty years from now. It gives no name, only a piece of news: {C}. | letter in a mailbox, street at dusk
    A stopped clock is right twice a day. This one has been right about everything, including that {C}. | stopped clock in a corridor, dusk
    At noon, on the hour, for the length of a breath, you can see it happen, how {C}. | sun over ruins, noon, one person
    There are nine places on earth where yesterday is still going on. In the ninth, {C}. | desert ruins, long shadows, one person
    `,
  ),
  makeBeat(
    'place',
    2,
    `
    It is not a special street. There is a baker, a bus stop, and a tree that is in blossom on one side only. | street by day, tree half in blossom
    You would walk past it. Most people do, and arrive home an hour before they left. | street at dusk, one person walking
    From outside, it looks like any other valley. From inside, the sun has been thinking about setting for a very long time. | valley at sunset, still light, houses
    Even the fog there is from somewhere else. | street in thick fog, lamp, nobody
    The house stands at the end of a lane, and there is more lane each time you look back. | house at the end of a road, fog
    On the left side of the road it was autumn. On the right side they were putting up lights for a summer fair. | road between autumn and summer, day
    Nothing grows old there but the paint. | village street by day, peeling door
    The first thing you notice is the rain, hanging in the air like a bead curtain, waiting to be told. | hanging raindrops in a street, dusk
    A newspaper lay on a step. I picked it up and read about myself, reading it. | doorstep on a street, newspaper, one person
    There is a bridge in the middle of the town. If you are quick, you can see yourself on the other end of it. | bridge over a river, fog, two people
    It begins behind the school, beside the bins, where the snow from some other winter never melts. | snow patch behind a house, summer street
    Old people visit the place on Sundays. They stand at the fence and listen to themselves playing. | fence by a field, one person, dusk
    You can see where it starts. There is a line in the dust, and the pigeons will not cross it. | line in the dust, street, birds
    Over every door on the street hangs a small wooden sign with a number and a picture of {S}. | street of doors, wooden signs, day
    People had warned me about that street, about its doors and its dogs and its stories of {S}. | narrow street at dusk, dog, doors
    The mayor had put up a notice at the corner, to avoid confusion. It said: {C}. | sign on a street corner, fog
    Somebody has painted the gable wall white, and on it, in letters as tall as a man: {C}. | white wall of a house, ladder, day
    `,
  ),
  makeBeat(
    'clock',
    2,
    `
    The clock in the tower has no hands. It points anyway. You feel it between the shoulders. | clock tower without hands, dusk
    Inside the case, the pendulum hung at an angle, against all manners, like a dog that has seen something. | clock pendulum, dark room, lamp
    I wound the clock carefully. Somewhere in the house a door opened, and a child laughed who had long been a grandfather. | clock in a corridor, open door, dusk
    The clock ticks like a man counting his money. | old clock in a corridor, lamp
    The clock ticks on one side only. You would be surprised how soon you start to lean. | clock on a wall, room, one person
    The minute hand trembled, went back, and went back again, as if it had left something on the stove. | clock face, kitchen room, dusk
    A watchmaker opened the clock for me. There were no wheels inside, only a very small window, with snow. | open watch, tiny window, lamp, room
    Eleven clocks hang in that hall and show eleven different times. The twelfth is a mirror. | hall of clocks, mirror, corridor
    The hands of the clock were folded, as in prayer. | clock face in a dark room, candle
    The sundial in the garden has two shadows, and they do not get along. | sundial in a garden field, two shadows
    Somebody had stopped the clock by force. There was a spoon in the works, and the spoon had grown old. | clockwork with a spoon, room, lamp
    When the hour strikes, you do not hear a bell. You hear somebody you love come up the stairs. | clock on the stairs, night, lamp
    That clock was the town's pride once, accurate to the second. The trouble began when it started to be early. | clock tower over a village, day
    An hourglass stood on the shelf. Its sand was running up, without hurry, like smoke from a chimney. | hourglass on a shelf, room, dusk
    On its face, where other clocks have a maker's name, this one has a small enamel picture of {S}. | clock face close up, room, lamp
    Each time the cuckoo comes out it is a little more worn, and a little more like {S}. | old cuckoo clock, room, dusk
    Engraved inside the lid, where a lover's name should be, I read the words: {C}. | open watch, engraved lid, candle, room
    The chime has no tune. If you listen long enough, the strokes turn into syllables, and they say that {C}. | village bell tower, dusk, one person
    `,
  ),
  makeBeat(
    'symptom',
    2,
    `
    Coffee never goes cold in that kitchen. Neither do arguments. | kitchen room, cup, window, day
    A dropped cup took the whole of the afternoon to reach the floor, and we all stood around and were fond of it. | falling cup in a room, two people
    A boy threw a ball over a roof. His son caught it. | roof in a village, ball, two people
    The bread was stale before it was baked. | bakery on a street, dawn, nobody
    My own footprints were there before me, quite fresh, and a little deeper than mine, as though I had been carrying something. | footprints on a beach, coast, one person
    You say good morning, and the answer comes from a house where nobody has lived since the war. | street at dawn, empty house, window
    Dust rises there in the evening and settles back on the books in exactly the same order. | library, dust in light, dusk
    The milk is always from tomorrow. You get used to it, and to the headlines. | doorstep, bottle, newspaper, dawn street
    Candles grow. In the morning someone has to cut them down with scissors. | tall candles in a room, dawn
    A wave stood at the edge of the harbour with its arm up, like somebody who has forgotten the question. | frozen wave at a harbour, sea, dusk
    The same leaf fell past my window eleven times. I had started to think of it as mine. | falling leaf at a window, room, day
    I wrote a sentence in my notebook. When I turned the page, it was already in ink on the other side, and answered. | notebook on a table, lamp, room
    There were two moons that night, and the second was from another month. | two moons over a street, night
    Letters arrive before they are sent, all of them in my own hand, and all of them concerned with {S}. | letters on a doormat, corridor, dawn
    If you close your eyes there, you do not see darkness. You see, for a blink, {S}. | one person with closed eyes, street, dusk
    Steam on the window never fades there. It still carries what some child wrote in it years ago: {C}. | steamed window with writing, room
    A gramophone in the attic plays the day after tomorrow. It skips at one point, always the same: {C}. | gramophone in an attic room, dust
    `,
  ),
]
