import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** What was kept and what was let go, those who told of it, and the seed. */
export const middle: readonly Beat[] = [
  makeBeat(
    'kept',
    3,
    `
    Each of us was allowed to keep one thing. The rich took longest, and wept, and came away with a spoon. | people in a row, one table, dusk desert
    A woman kept the sound of her son coming in from the cold. She keeps it in a shell. | shell in a hand, fire, night coast
    Somebody saved a door. It has stood out there in the sand ever since, and now and then one of us goes through it, to be polite. | door standing in a desert, dusk
    Somebody kept the smell of snow. | snow field, one person, small box
    We kept the recipe for bread, though not the bread. We read it aloud on feast days. | paper by a fire, people sitting, night desert
    One old man brought a map of a town that he had hated. It hangs over his bed. He has forgiven every street. | map on a wall, lamp, tent in a desert
    There is a jar with the last of the summer in it. We have agreed not to open it while anyone is happy. | glowing jar by a fire, night field
    Somebody kept a piano, with no strings. A girl plays it in the evenings. You would be surprised at what one hears. | piano in the desert, one person, dusk
    We kept one stair. It goes up. | single stair in a desert, dusk, nobody
    A thief gave back everything that he had ever stolen, and asked if he might keep one blue button. | blue button in a hand, fire, dark field
    The astronomer kept a single star. She wound it each night, with a key, until the spring broke. | telescope on a mountain, one star, night
    I have a glove here that was made for the left hand of someone tall. I never met them. I would know them anywhere. | glove by a fire, old person, desert night
    Between all of us we still have one good laugh. It has to be carried carefully, by two. | two people by a fire, ruins, night
    A child saved a question. It is wrapped in a handkerchief, and we take turns at not answering it. | small bundle by a fire, child, desert
    When it was my turn to choose, I walked past the gold, the books and the bread, and pointed at {S}. | one person pointing, long table, dusk ruins
    What the others carried in their arms grew heavier with every mile. Not so the little that we had of {S}. | people walking with bundles, desert road
    A woman who could not read kept a page. She has held it out to each of us. It says that {C}. | page in a hand, fire, night field
    Of all the prayers, we only kept one, the shortest. We say it when the wood is wet: {C}. | people with bowed heads, fire, rain field
    `,
  ),
  makeBeat(
    'let-go',
    3,
    `
    The names of kings were the first to go in the fire. They burned with hardly any light. | crown in a fire, night, ruins
    We let go of the clocks. It was done kindly, on a beach. | clocks on a beach, sea, dusk
    Somebody had brought a lock, a fine one, and stood there, looking at it, and then put it down on the sand. | lock on the sand, desert, one person
    The last to go were the umbrellas. | umbrellas on a dry coast, dusk, wind
    Nobody had room for the statues. We turned their faces to the east, and promised to write. | statues in a desert, dusk, people leaving
    All our quarrels were put in a boat. We gave it a push. Some people waved. | empty boat on a dark sea, people on the shore
    One man let go of his anger, after carrying it for forty years. He floated a little. We had to hold him by the sleeves. | one person floating above a field, dusk
    It was the mirrors we left by the roadside, a long bright row of them, full of sky. | mirrors along a road, desert sky
    I put down my own name at the river. You do not need one, when there are only a few of you. | dry river, one person kneeling, dusk
    The flags made good blankets. | flags by a fire, people sitting, snow field
    We set free the animals in the pictures. It was only fair. | picture frames in a field, birds, dusk
    A bride let go of her veil, and it went up, and up, and for a week or so we had a moon. | mountains at night, white veil, one person
    The future we let go in the end, as one lets go of a kite, not sadly, with the string running out through the fingers. | kite in a dark sky, one person, field
    We gave up wanting things. It was quite easy. Then someone mentioned {S}, and there was not a sound. | silent people around a fire, night desert
    All were asked to empty their pockets at the last bridge. In nearly every pocket there was something of {S}. | bridge over a dry river, fog, people, lantern
    Someone said that we should let go of hope. The old ones would not hear of it. As long as it may be, they said, that {C}. | old people on a hill, last light
    We wrote our last doubt on a piece of bark, and put it in the water, and it came back. It still said that {C}. | bark on dark water, coast, night
    `,
  ),
  makeBeat(
    'teller',
    4,
    `
    The teller has no teeth and no hurry. She was born in the year of the last harvest, or so she says. | old person by a fire, desert night
    The old man tells it differently each night. We have stopped correcting him. We think he is looking for the door in it. | old person speaking, fire, shadow like a door, ruins
    When the teller comes to the sad part she puts another stick on. That is how we know that it is the sad part. | one person feeding a fire, night field
    The teller coughs. That is part of it. | old person by a fire, desert night
    My grandmother told me this, and hers told her, and so on, back to a woman who was simply there, and was holding the ladder. | mountains at night, ladder, one person
    A boy asks if it is true. It is better than true, says the teller. It is still here. | child and old person, fire, ruins
    The voice gets lower, and we lean in, until you could cover all of us with one blanket. | people close together, fire, snow field
    My aunt tells it with her hands. There, in the air, between her fingers, is a street, with people in it. | hands making shapes in firelight, night desert
    The teller has never once said the end. | old person in ruins, fire, night
    There is one line that he always leaves out. You can hear the shape of it, like a stair in the dark. | dark stairs, one lamp, ruins
    I have told it to kings. I have told it to soldiers, on the night before. It works best on the very tired. | soldiers by a fire, night field
    Nobody interrupts, except for the wind, who has heard it before, and gets ahead of himself. | wind over a fire, sparks, dark plain field
    Stories are the only thing that you can carry in both arms and still have both hands free. | one person walking in a desert, dusk
    If I should fall asleep, go on without me. You know how it goes. You were in it. | old person asleep by a fire, night ruins
    Whenever the teller reaches the part about {S}, she takes off her hat. So do we. So does the dark. | old person with a hat, fire, night field
    You will tell this to others. Change the names, change the weather, and leave out what you like, except for {S}. | two people by a fire, night, mountains
    There is a place in the story where all of us join in. We do not sing, we just say it, like people giving their address: {C}. | people speaking by a fire, dark desert
    He stops, he looks round at us, and then, as if he were only now hearing it himself, he says that {C}. | old person in firelight, crowd, ruins
    `,
  ),
  makeBeat(
    'journey',
    3,
    `
    Somebody had to walk to the edge, to see if it was true. It was a girl, since she had the shoes. | one person walking to the edge of a desert
    The girl we sent walked for so long that her shadow grew up. | one person with a long shadow, red sun, road
    On the way we met a river, lost, going uphill, and we carried it as far as the next valley. | one person on a mountain road, river
    The way was long, and all of it was uphill. | mountain road, dusk, one person walking
    One of us crossed the sea on foot. It was not a miracle. It had simply been put out, like a lamp. | one person walking on a dry sea bed, boats
    We slept in a whale, and it told us, by knocking, how it had once come down the steps to the water. | whale bones on a beach, fire inside, night
    At the last inn there were clean sheets, and a bell, and no one. We made the beds again when we left. | empty inn room, bell, lamp, dusk
    The road was so old that it had forgotten where it led. We told it. It was touching, how it straightened up. | straight old road, desert, two people
    At last there were no roads left, so we knocked. | door in a desert, one person, dusk
    Where the forest had been, you could walk for days between the silences of trees. | empty plain field, pale shapes of trees, fog
    A woman asked the mountain for the way. It took three years to answer. By then she had moved in. | small house on a mountain, snow, dusk
    In every town someone had left a lamp burning, and a note, and there was not one note that said anything but come in. | lamp in a window, empty street, night
    We walked on the bottom of the sky, where it is shallow, with our trousers rolled up. | people wading in reflected sky, lake, dusk
    A ship passed us in the desert, under full sail, with not a soul on deck and the kettle whistling. | ship in a desert, sails, dusk
    We had been told that we would know the edge of the world by a smell of snow and by {S}. | one person at a mountain cliff, stars, snow
    At the end of all roads there is a bench. On the bench lay a coat, a pair of glasses, and {S}. | bench at the end of a road, coat, dusk
    All the way there we passed the same milestone. It has no number on it. It only says: {C}. | milestone on a desert road, fog
    We met one man coming back. His hair was white. He stopped us just to say, in passing, that {C}. | two people on a road, one old, dusk
    `,
  ),
  makeBeat(
    'bargain',
    4,
    `
    Death came by, to collect the world, and was asked in for soup. He is over there, next to the dog. | hooded person by a fire, soup, night desert
    We offered the dark all of our gold. It wanted a lullaby. | one person singing to a dark field, lantern
    There was a wager, of course. There is always a wager. The devil bet on boredom, and lost his coat. | two people at a table, candle, ruins
    The dark drives a hard bargain, but it tips. | dark desert, lantern, two people
    We paid in songs. We are nearly out. | people by a fire, night desert, flute
    The last king tried to buy an hour. He was told that they had only minutes, loose, and not all of them clean. | crown on a table, hourglass, dark room
    A girl made a bargain with the sun. She would get up each day, if it would. | one person on a hill, small sun, dawn
    We asked the sea to stay. She said that she would think it over, and you can still see where she stood. | dry coast, salt lines, one person
    Someone had to go last and turn off the light. We drew straws. She kept the straw. | lamp, hand, straw, dark room
    We tried to bargain with the snow. Nobody haggles with the snow. | snow mountains at dusk, one person
    The ferryman takes no coins now. He takes a joke that he has not heard, and he has heard them all but one. | boat on dark water, lantern, two people, coast
    We went to law with time. It lasted for ever, which they tell us was the ruling. | old court room, clock, dust, nobody
    An angel came, or an engineer. We were given the choice between knowing and being warm. | bright person in a doorway, snow field, fire
    You could have one day again, any day, they said, and nobody chose a wedding. They chose washing day, with wind. | washing in the wind, field, clear day
    The worm that eats the world was asked to leave a corner. He said to put it in writing. We are in it now. | small lit corner of a dark field, fire
    Once, in the bad years, a stranger offered to bring back the stars, every one of them, in exchange for {S}. | stranger at a fire, black sky, desert
    What would you have done? On one side of the scale lay the whole of the world, and on the other {S}. | huge scale in a desert, dusk, one person
    The bargain was simple. We might live, all of us, and for ever, if only we would deny that {C}. | people before a dark gate, ruins, torch, night
    They put it to the vote, around this very fire. There were ten white stones and a black one. So it stands, they said: {C}. | stones by a fire, hands, night field
    `,
  ),
  makeBeat(
    'sky',
    3,
    `
    Look up. There used to be something there. | black sky over a plain field, one person looking up
    The last star was not a bright one. It was the sort that you only see when you look beside it. | one faint star over mountains
    When it went out, we all said oh, quite softly, like people at a play. | crowd looking up, dark sky, field
    We still look up. It is good for the neck. | dark field, people looking up, fire
    It is so dark now that you can hear it. It has a fine, dry, friendly sound, like somebody sorting buttons. | dark desert, one lantern, one person
    Now and then a satellite falls, with all its news on board, and the children make a wish. | desert at night, falling satellite, children
    The moon had been patched so often that there was, in the end, more patch than moon. | desert at night, patched moon, ladder
    A comet came back, on time, after nine thousand years, and looked for us. You never saw anything so lonely, or so punctual. | comet over an empty sea, night
    Out there the galaxies have drawn apart, like guests at the end of a party, each one finding its coat. | galaxies far apart in space
    If you lie on your back, the dark is not above you. You are above it, held on by a blanket. | one person lying on a field, black sky
    The sun comes up as red as a coal these days, sits on the hill for an hour, and asks who is still here. | small red sun on a hill, people
    We hung a lamp where the evening star had been. It fools nobody. It is a great comfort. | lamp high on a pole, dusk, desert
    Somewhere in all that black is the first light there ever was, still on its way, still excited. | deep space, one faint light
    On the clearest nights, in the place where the dark is thinnest, some of us believe that we can see {S}. | one person with a telescope, black sky, mountain
    When they were asked to name the last constellation, with only four stars left to draw it, they named it {S}. | four stars over a field, people
    Ash was falling, so fine that you could write in it with a breath. Before the wind came, it said: {C}. | ash on the ground, field, one person
    There was a light once, in the north, that blinked. It took us a lifetime to read it. It blinked: {C}. | blinking light on a dark horizon, sea, lighthouse
    `,
  ),
  makeBeat(
    'seed',
    4,
    `
    One of us planted a seed in the ash, for something to do. | hand planting a seed in ash, field
    There is a rumour of a leaf. Nobody has gone to look. We like it as it is. | one small leaf in a grey field
    A child was born here in the winter. It is the only one of us who does not know how it used to be, and it is always laughing. | baby by a fire, people, snow field, night
    This morning, something green looked back at me. | one green leaf in ash, field, dawn
    Last night the dog lifted her head, and pricked her ears, and slowly began to wag her tail at the dark. | dog by a fire, dark field, night
    We counted again last night. There is one more of us now. | people around a fire, night desert
    Under the ice somebody heard a knocking. We have begun to knock back. | ice field, one person kneeling, lantern
    Somebody has been seen on the ridge this morning. She is walking fast, and she is not alone. | two people on a ridge, dawn light, mountains
    It rained this morning. Three drops, on my hand. I have told nobody but you. | old hand, rain drops, grey field
    Where the fire stood last year the ground is warm, and there is something there, green, about as tall as a word. | small green plant in ash, field, dawn
    Somebody found an egg in the old clock tower. It is blue. We take turns at keeping it warm. | blue egg in hands, clock tower ruins
    Far away, where there is nothing, a window has been lit. | one lit window on a dark horizon, field
    The bell rang on its own, once, in its sleep, the way a child will laugh in the dark. | bell in ruins, night, one person
    In the embers, each evening, when they think no one sees, the children are drawing {S}. | children drawing in ash, field, embers, night
    You cannot bury a story. We tried, and by the spring the whole hill had come up covered with {S}. | hill covered in flowers, dawn, one person
    The youngest of us has started to speak. It was not mama, and it was not bread. It was, quite clearly, that {C}. | child by a fire, surprised people, night field
    There is somebody on the far side of the dark who calls to us in the evenings. We are nearly sure of the words: {C}. | people listening at the edge of firelight, field
    `,
  ),
]
