import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** The last fire, the days before, and what was lost. */
export const beginning: readonly Beat[] = [
  makeBeat(
    'hook',
    1,
    `
    Before the dark, my child, we had {S}. | one person and a child, fire, dusk desert
    Sit. I will tell you how it was when {C}. | old person by a fire, ruins, night
    Come closer to the fire. There is wood for one more story, and it has to be the one about {S}. | fire on a dark plain field, crowd, stars
    There is time for one word more: {S}. | dying fire on a dark field, stars
    When the last star had gone out, somebody struck a match and began to speak of {S}. | dark desert, one person with a match, night
    At the end of time there is a fire, eleven people, and one old argument about {S}. | fire at night, people sitting, ruins
    Child, you ask what we used to look at, before the dark. We looked at {S}. | one person and a child, fire, night field
    They carried four things to the end of the world. A kettle, a bell, a seed, and the story of {S}. | people walking in a desert, dusk, bell
    They all said the same at the end: {C}. | people by a fire, desert, night
    Long after the last clock had stopped, someone was still keeping a light on for {S}. | lighthouse on a dead coast, night, one lamp
    The mountains are worn down to sand now. What outlasted them was {S}. | desert of grey sand, dusk, one person
    There were once so many people that they could afford to forget {S}. Sit down. This is a sad story, with jokes. | fire, crowd sitting, ruined skyline, night
    The sun is the size of a coin tonight, and nobody here is afraid. It is the evening for the tale of {S}. | small red sun over a plain field, people
    If you had one hour left of all the hours there ever were, would you spend it on {S}? | hourglass by a fire, dark desert
    Everything has been burned by now, the ships, the chairs, the books. Only one thing nobody would burn: {S}. | fire, ship ruins, one person, night
    What is the last story that will ever be told? We keep it for tonight. It is about {S}. | small box by a fire, night desert
    I am the last one who remembers {S}. Lean in. My voice is not what it was. | old person by a fire, dark field
    On the last shore, where the sea has forgotten how to move, they still tell stories about {S}. | still sea, coast, fire, dusk
    Some say the world ended with a bang, and some say with a sigh. I was there. It ended with {S}. | wide plain field, one person, fading sky
    Nine billion years of history, and when they came to choose a single tale to keep, they chose {S}. | book by a fire, ruins, stars

    This is the last story. It begins, as the first one did, with somebody saying that {C}. | fire at night, people sitting, desert
    There came a night when nothing was left to burn but the truth, and the truth was this: {C}. | dying fire, one person, dark plain field
    I will tell you what was written on the last page of the last book: {C}. | last book by a candle, ruins, night
    Long ago, when there were still mornings, it came to pass that {C}. | morning light on old mountains, field
    When the stars had all gone home, the old ones put down their cups and agreed that {C}. | old people around a fire, desert, black sky
    Ask any child at the end of time what happened to the world. They will sing it to you: {C}. | child on a hill, red sun, dusk
    The last message ever sent crossed the whole of the dark to reach us. It was only a few words: {C}. | radio in the desert, night, one star
    You will have heard that the world was lost. It was not lost. It is only that {C}. | ruined skyline, dusk, one person standing
    Of all the stories ever told, one will be told last. It goes like this. Once, {C}. | people by a fire, night, snow field
    Carved above the gate, at the very end of the road, in letters as tall as a house: {C}. | huge gate at the end of a road, dusk
    What if {C}, and that was the reason why the stars went out? | last star over mountains, one person
    It was the last evening of summer, and the last summer. That was when we learned that {C}. | field at dusk, crowd, low red sun
    Eleven people sit by a fire. Ten of them have forgotten why. The eleventh knows that {C}. | eleven people by a fire, night desert
    Nobody remembers how it began. All of us remember how it ended. It ended, my dears, because {C}. | old person by a fire, night desert
    The first thing anybody ever said, and the last thing anybody will ever say, is the same: {C}. | cave wall, fire, ruins, one person
    We have burned the calendars. So let us say it was tomorrow, and let us say that {C}. | burning paper, fire, night desert
    `,
  ),
  makeBeat(
    'fire',
    2,
    `
    The fire is small, and fed with care. Tonight it is eating somebody's front door. | door burning in a fire, night field
    You can see it from anywhere, since there is nothing else to see. | one fire on a huge dark plain field
    We sit in the order in which we arrived. The place on my left is kept free. | people around a fire, one empty place, night desert
    The smoke goes up and finds nothing. | fire on a dark field, smoke, night
    Each of us has brought a piece of wood. Mine was part of a cradle, and then of a ship. | coast with a fire, one person, old ship
    Sparks go up, and for a moment we have stars again, and someone always names them. | sparks rising into a black sky, field
    There is soup. It is mostly water and mostly memory, and it goes around twice. | kettle over a fire, people sitting, ruins
    One of us plays a flute made of a pipe. It knows two songs, and one of them is rain. | one person with a flute, fire, desert night
    We take turns at being warm. | people by a fire, snow field, night
    The dark stands all about us, quite close, like cattle. It has come to listen as well. | ring of darkness around a fire, field
    Nobody talks of the cold. The cold sits with the others, holding out its hands. | snow field, fire, people sitting, night
    An old dog sleeps on my feet. She is the last of the wolves, and the first of whatever comes next. | wolf asleep by a fire, night field
    On this fire our mothers cooked, and theirs. It has never gone out. It has only moved. | person carrying fire in a bowl, dark road
    Whoever tells the story holds the lamp. Whoever holds the lamp may not lie. | old person with a lamp, night, ruins
    Before anyone speaks we throw a pinch of salt in the flames, and bow our heads, and think about {S}. | hands over a fire, salt, dark field
    By this light all faces look alike, the clever, the cruel, the kind. All of them turn when you say {S}. | faces in firelight, dark desert, crowd
    The fire has its own voice, if you let it burn low. It has been muttering all evening that {C}. | low embers, dark plain field, nobody
    Around the stones of the hearth somebody has scratched a ring of words, and it has no beginning: {C}. | ring of stones around a fire, ruins
    `,
  ),
  makeBeat(
    'before',
    2,
    `
    There was so much of everything, once. There were more kinds of blue than anyone could use. | bright sea and sky, coast, day
    People lived in towers in those days, one on top of the other, and did not know the names of those below. | tall skyline at night, lit windows
    People had machines that could find you anywhere, and they used them to say that they were running late. | crowd in a street, day, machines, skyline
    There used to be a sound called Saturday. | street by day, crowd, clear sky
    You would wake, and there was a morning. It was simply there, every day, on the floor, for nothing. | morning light on a room floor, window
    We had a word for the smell of rain on a hot road. Nobody thought it would have to be kept. | summer road, rain, steam, fields
    Back then the sea went up and down. You could sit and watch it all day, and no one thought you were praying. | waves on a coast, one person sitting
    People flew, did I tell you? They flew, high over the clouds, and pulled down the blinds to sleep. | above the clouds, airship, sunset
    In those days they had a spoon for everything. | kitchen room with a table, window, day
    Whole rooms were filled with books, and there were people paid to whisper. | large old library, lamps, crowd
    In the old days there were horses, and snow, and Tuesdays. You never had to choose. | horses in snow, village, day
    There was music in the lifts. Music, my dears, in the lifts. | lift in a corridor, lamp, people
    Everyone believed that it would always go on. It made them careless, and it made them dance. | people dancing in a street, night, lanterns
    Everyone had a key, and behind the key there was a door, and behind the door it was warm. | key and door, house at dusk, snow
    It was an age of wonders. They walked among them every day, with wet umbrellas, and talked about {S}. | crowd with umbrellas, street, rain
    All they had to do was lift their heads. Some did, at dusk, and for a moment they would see {S}. | one person looking up, street at dusk
    What they taught their children first, before fire, before counting, was that {C}. | child and old person, schoolroom, day
    It was on coins, on gates, on birthday cakes, so common that nobody read it any more: {C}. | coin and gate, street, old skyline
    `,
  ),
  makeBeat(
    'loss',
    2,
    `
    First the colours went, the difficult ones. Nobody missed mauve until it was gone. | fading sunset over mountains, grey field
    The rivers grew tired. They lay down in their beds, and one evening they did not get up. | dry river bed, dusk, one boat
    We lost the bees, and then the word for it, and then the hand that used to reach for the word. | empty field, dry flowers, one hand reaching
    The wind went home. | still field at dusk, bare tree
    One by one the cities let go of their lights, like old men dropping coins. | skyline at night, lights going out
    The moon went by a little further off each time, like somebody who has stopped expecting to be called back. | small moon over a dark sea
    There was no war. There was a long afternoon, in which it became harder and harder to get up from the table. | table in a dim room, people sitting
    Time ran out in the provinces first. You would meet people on the road with their Wednesdays in a cart. | people with carts on a road, dusk
    Shadows were the next to leave. You have no idea how naked a tree can look. | tree without shadow, pale field
    The birds flew south, and south, and south. | birds crossing a red sky, sea
    We forgot how to whistle. It was a small thing. The dogs took it very hard. | dog on an empty road, dusk
    In the end even the stones grew soft, and you could press your thumb into a mountain. | soft mountain, one hand, grey sky
    Somebody opened a window, to let in some air. There was none, so she let in the quiet. | open window, dark room, one person
    It was not fire that took the world, nor flood. It went out when they forgot {S}. | empty road through ruins, fog, dusk
    Every spring they held fewer feasts. In the last year there was just a single lantern, in memory of {S}. | one lantern in a dark village street
    Then came the day on which it could no longer be denied, not by the priests, not by the poets: {C}. | crowd on a hill, dark sky, storm
    The last newspaper was a single sheet, and on it was a single line: {C}. | newspaper in the wind, empty street, dusk
    `,
  ),
]
