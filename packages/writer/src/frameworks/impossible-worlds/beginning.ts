import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** Where it is, the way in, and the first sight of it. */
export const beginning: readonly Beat[] = [
  makeBeat(
    'hook',
    1,
    `
    My map ends here. The next page belongs to {S}. | map on a rock, mountains, one person, dusk
    Where I slept last night, {C}. | one person by a fire, strange hills, night
    I have just walked through a country that exists because of {S}. There is still dust on my shoes. | desert road at dawn, one person walking
    On no map is there a place devoted to {S}. I can tell you what the bread tastes like. | village by day, map, one person
    Behind the last house of an ordinary village there is a gate, and behind the gate, everything is made of {S}. | gate behind a house, village, dusk, fog
    Some places cannot exist. I spent a night in the one that belongs to {S}. | ruins at night, one person, stars
    You take the wrong train, sleep past your stop, and wake in a world that worships {S}. | train in a desert, dawn, one person
    Somewhere between two floors of a hotel, the lift opens on a land ruled by {S}. | corridor with open door, bright sky beyond
    Please do not ask me for the address. Ask me what it smells like in the kingdom of {S}. | mountains at dusk, crown, one person
    My boots are full of a sand that no desert has. I got it in the place they named after {S}. | desert at day, one person sitting, clear
    Every world has something at its centre. In the one I come from now, it was {S}. | planet in space, glowing centre, stars
    The border guard asked one question before he let me in. What did I know about {S}? | gate on a mountain road, fog, two people
    I crossed a bridge that had only one end, and on that end they were waiting for {S}. | bridge over a foggy river, one person walking
    Imagine a city with no streets, only stairs, and every stair leads to {S}. | city of stairs, day, clouds, one person
    There is a door in a cliff that opens at low tide. Behind it lies a whole world shaped by {S}. | door in a cliff, coast, sea, dusk
    They told me the world was finished and measured. Then I followed a rumour about {S}. | one person on a mountain road, map, clouds
    If you fold this map along the river, two villages touch, and between them is the land of {S}. | map, river, two villages, lantern
    Three days I walked inside a place that physics would not allow, a place in love with {S}. | sky islands, day, one person walking

    There is a valley, two days beyond the last road, where {C}. | valley in the mountains, dawn, fog, one person
    I have been to a place where {C}. They let me keep the coat. | snow field, one person standing, dusk
    On the far side of a very ordinary door, I found a country where {C}. | open door in a room, bright field beyond
    Imagine a coast with no sea, a sky with no edge, and a town where {C}. | desert coast, town, wide sky, day
    The first thing they tell you at the border is the only law they have: {C}. | gate in the mountains, one person standing, dusk
    Somewhere there is a city where {C}, and where nobody thinks that worth mentioning. | skyline at dusk, bridges, birds
    You will not believe the stairs. You will not believe the weather. And you will never believe that {C}. | endless staircase in the sky, clouds
    What would you pack for a country where {C}? | railway station at dawn, one person standing, fog
    I kept a diary while I was there. The first entry has three words about the food, and then: {C}. | book and lamp, tent in a desert, night
    They have a proverb in the place I come from tonight. It goes like this: {C}. | fire at night, field, two people sitting
    Ask the ferryman for the other shore. Not that one. The other one, where {C}. | boat on a foggy river, lantern, one person
    Suppose there is an island that the tide forgets, and on that island, {C}. | island in the sea, day, gulls, clear
    An old woman drew it in the snow for me, with a stick, the whole secret of her country: {C}. | snow, one person, mountains, dusk
    I left home for a weekend and came back from a place where {C}. | road at dawn, one person walking, house
    There is a window in an abandoned station. Look through it and you will see a world where {C}. | abandoned station, window, bright light
    I was told it was impossible. I was told it by people who live in a place where {C}. | tower in the clouds, crowd, day
    `,
  ),
  makeBeat(
    'way-in',
    2,
    `
    You get there by losing something small. A glove will do. | forest path, fog, one person walking
    The way in is a staircase that goes down for an hour and comes out on the top of a hill. | staircase under open sky, one person climbing
    I found the entrance by following a cat, who walked through a wall as though walls were an opinion. | cat at a wall, street at dusk
    You have to be slightly lost already. | forest in fog, one person walking
    There is a ferry, twice a day. The fare is a secret that you have never told anyone, whispered to the water. | boat on a lake, fog, one person
    At the border they weigh your shadow and give you a receipt. | gate on a road, noon, long shadow, one person
    To enter, you knock on a tree and wait to be asked what you are running from. A true answer opens it. | large tree in a forest, door, lantern
    The road there is straight, and yet you meet yourself on it, coming back, sunburnt, in a better mood. | straight desert road, two people, day
    I knocked. The wall said come in. | ruins with a stone wall, one person reaching
    My compass turned twice, like a dog settling down, and then pointed firmly at me. | compass, mountains, fog, one person
    It took eleven hours by train, although my watch insists we left and arrived in the same minute. | train in the mountains, clock, dusk
    First the air changes. It begins to smell like the inside of a piano. | piano in a field, dawn, fog
    One moment there was rain on my face. Then I was standing in a warm square, perfectly dry, being offered a chair. | village square by day, chair, one person
    The last signpost on our side has two arms. One says home. The other is still wet with paint. | signpost on a road, fog, dusk
    Every traveller is asked at the gate to bow, quite slowly, in the direction of {S}. | gate at dawn, one person bowing, mountains
    Over the entrance, where other cities carve a lion, this one has carved a single line about {S}. | stone gate on a road, statue, day
    My passport was returned with a stamp I had to hold up to a mirror to read: {C}. | mirror in a room, book, lamp
    At the crossing the guide tests you. You must say, without laughing, that {C}. | bridge over a river, fog, two people standing
    `,
  ),
  makeBeat(
    'first-sight',
    2,
    `
    Seen from the pass, the whole country looks like a sleeping animal with lamps along its back. | mountains at night, valley with lamps
    The first thing I saw was a whale, drifting over the rooftops, as slow as a Sunday. | whale in the sky over rooftops, dusk
    There were towers, hundreds of them, each standing on the point of its own roof. | skyline of upside down towers, day, clouds
    The mountains were facing me. | mountains at dawn, one person standing
    Light lies on the ground in puddles there, and children jump in them and come home glowing. | street at dusk, glowing puddles, two people
    I counted four horizons. The nearest one was so close that you could hang a coat on it. | field with layered horizon, day, clear
    What I took for a forest was a crowd, and what I took for a crowd was rain. | forest in rain, crowd, dusk
    A river runs through the middle, upright, like a curtain somebody forgot to draw. | vertical river, valley, mist, one person
    I had forgotten that there were so many colours. | field of flowers, bright day, one person
    It was beautiful in the way a held breath is beautiful. I did not want to be the first to let go. | lake at dawn, still, one person standing
    Houses hang there from long ropes, and in the evening the wind plays the whole town like an instrument. | hanging houses in the sky, dusk, wind
    I had expected a wonder, and I got one, but it was being used to dry the laundry. | village by day, washing lines, strange arch
    The colours were wrong at first, and then the colours at home were wrong, and have been ever since. | field of strange colour, one person, clouds
    Everything had a second shadow, and it waved. | desert at noon, two shadows, one person
    Above the square hung a door with no wall, and it was slightly open. | sky island, open door, birds, day
    In the main square, four storeys high, somebody has built, out of broken clocks, a portrait of {S}. | village square, huge statue, clocks, day
    From a distance, I could see it painted on the hills, as high as a church: {S}. | hills at dawn, fog, one person looking
    Painted on the roofs, so that only birds and latecomers can read it, was the sentence: {C}. | roofs seen from above, bird, day
    On the first wall I passed, a child had chalked a drawing to explain to strangers that {C}. | street wall with drawing, day, one person
    `,
  ),
]
