import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** What it is like there, from the ground to the night, and what to beware of. */
export const middle: readonly Beat[] = [
  makeBeat(
    'ground',
    3,
    `
    The ground is soft and slightly warm, like a horse's neck. | field at dawn, horse, fog
    With every step you hear a faint note, and people there can recognise a friend by the tune of the walk. | road by day, one person walking, clear
    They have a desert in which each grain of sand is a very small, very patient hourglass. | desert at dusk, hourglass, nobody
    Walk softly there. The road is ticklish. | winding road, dusk, one person walking
    Stones fall upward there, though slowly, and masons have to work with nets. | stones floating over ruins, day
    I sat down under a tree to rest, and the tree, with great courtesy, sat down too. | tree in a field, one person sitting, day
    If you dig, you come to a layer of laughter, then clay, then a layer of doors. | field with a pit, doors, day, one person
    The grass leans toward you when you speak, so everyone there speaks quietly and means it. | field at dusk, tall grass, one person
    The stones hum when you have gone. | desert stones at dusk, nobody
    Snow falls from the ground up. By evening the clouds are heavy and white, and the fields lie bare. | snow rising from a field, clouds, dusk
    There is a lake you can fold. A woman folded it for me, twice, and carried it under her arm up the hill. | lake, one person walking, mountains
    Even the mud is proud there. It takes your footprint, considers it, and sometimes gives it back improved. | muddy road, rain, footprints, day
    All roads are downhill. People say you get used to it, and that going home is the same as going away. | winding road in the hills, day
    I dropped a coin and did not hear it land until the following afternoon. | well in a village, day, one person
    When it rains, each drop carries a tiny picture, and that week all the pictures were of {S}. | rain on a street, puddles, umbrella
    They farm there, in long blue furrows, and at harvest time the fields are full of {S}. | blue field, dusk, crowd, lantern
    Scratched into the stones of the road, one word per stone, for a whole day's walk: {C}. | stone road through a field, one person walking
    Put your ear to the ground and you can hear the land repeating, like a child learning a verse: {C}. | field at night, one person lying, stars
    `,
  ),
  makeBeat(
    'people',
    2,
    `
    The people are kind, and a little see-through when they are tired. | street at dusk, crowd, fog
    Everyone there carries a lamp by day and puts it out at night, to give the darkness a chance. | crowd with lanterns, street by day
    They greet you by telling you what they dreamed, and it is rude to ask for the ending. | two people in a street, dawn
    They blink one at a time. | street at dusk, crowd standing, lanterns
    Nobody is born in that place. You are found, usually in a garden, usually with a ready opinion. | garden field at dawn, one person
    A tailor measured me for a coat and asked, with the tape at my heart, how heavy it was in winter. | room, lamp, two people standing
    They grow younger on their birthdays, only by a day, and give the day to somebody who needs it. | room with candles, crowd, night
    I met a man who had been waiting at a crossing for nine years. He was not late, he said. He was thorough. | street crossing, one person standing, fog
    Everyone there is older than the hills, or nine. | hills at dawn, two people, child
    Their children are taught three things: to swim, to lie beautifully, and to know when to stop doing either. | lake by day, crowd, clear
    When two people quarrel there, a third is sent for to be angry on behalf of both, and the two go to lunch. | village square by day, crowd standing
    They have no word for alone. The nearest one means between visits. | house at dusk, one person sitting, window
    A postman asked me to sign for a silence. It was addressed to me, and rather heavy. | street by day, letter, two people
    Half the town walks on the ceiling. You learn to look up when you say good morning. | room with ceiling, upside down people, day
    Ask any of them what they live for, and they will take you by the sleeve and talk about {S}. | street by day, two people, clear
    At dinner they always leave a chair free. It is understood, though never spoken, to be kept for {S}. | long table in a room, empty chair, candle
    To a stranger they will say it shyly, the way you admit to money or to faith: {C}. | two people at a window, dusk, room
    An old soldier with a paper sword told me why he had never once been afraid. He knew, he said, that {C}. | field at dusk, one person standing, fire
    `,
  ),
  makeBeat(
    'custom',
    3,
    `
    They have only one law, and it is changed every Thursday by the youngest person in the room. | room, crowd sitting, one person standing
    Once a year everybody swaps houses, keeps what is in the cupboards, and speaks well of it. | street of houses, crowd, day
    Bridges are built there before the rivers. A good bridge, they say, will not wait long. | bridge over dry field, day, clear
    You bow to rivers, never to kings. | river at dusk, one person bowing
    Lies turn to birds as you tell them. The sky over the parliament is very lively. | skyline with a tower, birds, day
    When someone dies, they plant a key. By spring there is a door in the field, and you may knock. | door in a field, spring, one person
    Clocks are worn on the inside there, so that nobody can see how late you are. | clock in a room, mirror, one person
    It is polite to forget something at a friend's house. It is how they know you meant to come back. | house at dusk, umbrella by the door
    On Mondays, all of them are left-handed. | street by day, crowd walking, clear
    They pay with weather. A loaf costs a short shower, a horse a week of sun. | market street, rain and sun, horse
    All music is written on the wind, which means you get it late, in pieces, and from the wrong direction. | mountains, wind, piano, one person
    A wedding lasts until somebody cries, so the bride's uncles are chosen with great care. | village at night, lanterns, crowd
    Mirrors are public property there, and each one shows the last person who needed it. | street with mirror, dusk, one person
    Silence is served between the courses. | long table in a room, crowd, candle
    On the longest night they put the stars back by hand, one family, one star, from a very tall ladder. | mountains at night, tall ladder, stars, crowd
    Their great festival is a silent one. For an hour the whole country sits down and thinks of {S}. | field at dusk, crowd sitting, lanterns
    A promise only counts if you make it with one hand on your heart and the other pointing at {S}. | two people on a hill, dusk, clear
    Children skip rope there to a rhyme with a single line, and it never seems to end: {C}. | street by day, two people jumping, clear
    Twice a day a bell rings, everyone stops wherever they stand, and together they say: {C}. | bell tower, crowd standing, street, day
    `,
  ),
  makeBeat(
    'market',
    4,
    `
    In the market you can buy a used sunrise, one careful owner. | market street at dawn, sun, one person
    There was a stall that sold only left turns. I bought two, and I have been glad of them since. | street market, day, crowd, fog
    A woman offered me the last five minutes of a very good summer, in a jar, for a fair price. | market, jar of light, dusk street
    Everything was for sale, except the prices. | market street by day, crowd, clear
    They sell books there by the breath. You pay for as long as you can read aloud without stopping. | market street, books, one person reading
    I found my own umbrella, the one I left on a bus when I was nine, and it had grown. | huge umbrella in a street, rain
    One old man dealt in echoes. He had a mountain, a stairwell, and half of an apology. | mountains, stairs, one person sitting
    The fishmonger's tank held a small grey cloud, and he swore to me that it was fresh this morning. | market street, cloud in a tank, day
    I bought a bell that rings yesterday. | bell at a market street, dusk, lamp
    You can have your shadow repaired while you wait, though it comes back with somebody else's elbows. | street workshop, lamp, long shadow
    Violins grow on a tree behind the bakery. The good ones fall by themselves, in tune, around midnight. | tree with violins, night, village
    I paid for my supper with a memory of snow, and was given change. | snow outside a window, room, candle
    There was a queue at the stall for second chances, and nobody in it was pushing. | queue of people in a street, dusk
    Keys hung there in their thousands, and a boy who could tell from your face which one you had lost. | room full of keys, lamp, one person
    Everyone wanted to sell me a small lucky charm in the likeness of {S}. I have three. | market street, day, crowd, lantern
    Under the counter, wrapped in newspaper, were forbidden postcards, and every one of them showed {S}. | market stall, letter, lamp, night street
    The baker presses the same words into each loaf before it goes to the fire: {C}. | bakery room, fire, bread, dawn
    You can buy it on a ribbon, on a spoon, on a bell, the sentence they love best: {C}. | market street, bell, ribbons, day
    `,
  ),
  makeBeat(
    'distance',
    3,
    `
    Distance there depends on how badly you want to arrive. | long road to mountains, one person walking
    The library is bigger inside than the town it stands in. On the top floor it has weather. | endless library, clouds under the ceiling
    To reach the house next door you must cross the sea. To reach the moon, you take the stairs. | staircase to the moon, night, sea
    Everything there is one wish further than it looks. | road to far mountains, dusk, one person
    Their maps show only what has been forgiven, so most of them are still half white. | library, old map, lamp, one person
    I walked for a whole day around a tower that was no wider than my arm. | thin tower in a desert, one person walking
    North is a person there. She lives above the pharmacy, and compasses make her blush. | compass at a window, street, dusk
    There is a corridor with a horizon in it. Ships go down it, quite slowly, with their lamps lit. | corridor with sea and ship, lamps
    Behind each hill stands the same hill, a little older, until you come to one that remembers your name. | hills at dusk, one person walking
    The shortest way between two points is a story, they told me, and then told me one, and there we were. | two people walking on a road, dusk
    A child showed me a pond with the whole sky at the bottom, and one bird down there, flying hard. | pond with reflected sky, bird, field
    I opened a drawer in my hotel room and found a beach, with my own footprints already on it. | beach with footprints, open drawer, sea
    Up and down are decided in the morning, by a show of hands. | crowd with raised hands, village, dawn
    All distances are measured from one point, and a brass plate there says that it marks {S}. | brass plate in a street, day, one person
    However far I went, and I went far, someone had always put up a signpost toward {S}. | signpost on a mountain road, fog
    The great wall has no gates and no towers, only one sentence that runs its whole length: {C}. | long wall over hills, day, clear
    Stand in the right spot, and you can see all of it at once, and understand how {C}. | one person on a mountain, wide valley, dawn
    `,
  ),
  makeBeat(
    'night',
    2,
    `
    At night the sea comes up the stairs, looks into the bedrooms, and goes down again. | stairs with sea water, night, moon
    Night does not fall there. It is led in, on a rope, by an old man in felt shoes. | one person leading darkness, field, dusk
    After dark the houses trade places, very quietly, like people in a theatre who have found better seats. | village at night, houses, fog
    The dark there is warm, like bread. | village at night, one window, stars
    I slept in a bed that told me, in its own words, about everyone who had ever been happy in it. | bedroom at night, candle, window
    They hang the moon out of a window to cool it, and somebody always has to sit up with it. | village at night, moon at a window, one person
    Every lamp goes out at the same moment. Then, from the hills, the dark is handed round, one cup each. | hills at night, crowd, stars
    I lay awake and heard the town breathing, in four parts, like a choir that had forgotten the words. | village at night, snow, stars
    At midnight, the stairs go out for a walk. | stairs in a street, night, moon
    The stars are close enough to have a smell. It is something like oranges, and something like iron. | field at night, stars, one person reaching
    Foxfire runs along the gutters after midnight, and people walk home by it with their shoes in their hands. | street at night, glowing gutters, one person
    A train goes over at two o'clock, through the air, with all its windows lit, and no one aboard looks down. | above the clouds, train, night, stars
    Horses made of fog stand in the square until dawn, and if you are polite they will lower their heads. | horse of fog in a street, night
    Nobody sleeps alone. The hills come closer. | hills at night, village, moon
    Somewhere a piano was playing the same bar again and again, as though it were knocking. | piano in a dark room, window, night
    From my window I saw them carry lanterns up the hill, hundreds of them, in honour of {S}. | lanterns on a hill at night, crowd
    Everyone dreams together there. The night I stayed, the whole dream was about {S}. | abstract night sky, crowd, glow
    The night watchman calls it from corner to corner, so that sleepers know that nothing has changed: {C}. | street at night, one person with lantern
    When I asked why nobody there was afraid of the dark, they said it was simple. In the dark, too, {C}. | dark forest, two people, candle
    `,
  ),
  makeBeat(
    'warnings',
    4,
    `
    There is one street you must not enter while thinking of home. | narrow street at night, fog, nobody
    On the third day I saw the edge. It was a neat edge, with a handrail and a bench. | cliff edge over sky, bench, one person
    A wind came up that blew only through people, and for an hour everybody stood about saying what they meant. | crowd in a street, wind, clouds
    Never ask the fog for the time. | road in thick fog, clock, one person
    They have wolves there, made of arithmetic, and each winter there is one more than there should be. | wolf in snow, forest, night
    I leaned too far over a well, and something at the bottom leaned too far toward me. | well in ruins, dusk, one person leaning
    Some visitors stay. You see them sitting in gardens, wearing the expression of a finished letter. | garden field, people sitting, dusk
    If you hear your name from a closed room, answer with someone else's. It will usually apologise. | closed door in a corridor, lamp, night
    If a bridge follows you, slow down. | bridge over a river, fog, one person walking
    One morning my hands had forgotten how to be hands. I was told it was common, and given gloves. | room at dawn, one person, window
    The volcano there runs on regret, and it had been a very good year. | volcano at dusk, village, red sky
    I missed my step and fell for the length of two songs, then landed in a chair, facing a menu. | above the clouds, one person falling, chair
    Every tenth door is hungry. You can tell by how clean the step is. | row of doors in a street, night
    It is dangerous, they warned me, to stand too long in one place and look straight at {S}. | one person looking up, field, bright sky
    The warning signs do not say keep out. They say, in nine alphabets: {C}. | sign on a mountain road, storm, dusk
    My guide was a girl of about nine with the voice of a retired judge. | one person on stairs, day, village
    You may take anything home, my guide said, except a pebble, a grudge, or a photograph. | one person on a beach, pebbles, dusk
    I asked how any of it was possible. The ferryman looked at me kindly. Compared to what, he said. | boat on a lake, two people, fog
    An old woman warned me not to count the steps. They count you back, she said, and they are better at it. | endless stairs, one person, dusk
    The innkeeper pointed at the crack in the sky. It is only where people look too hard, he said. | crack in the sky, village, dusk
    When I said it was like a dream, they were offended. Dreams, they told me, are badly organised. | street by day, two people standing
    Do not fall in love here, my guide advised. It works, and then you have to move the mountains. | mountains at dawn, two people standing
    I asked a boy what lay beyond the last hill. He thought about it. Your questions, he said, mostly. | hill at dusk, two people, clear
    The librarian read my palm and stamped it with a date of return. | old library, lamp, two people
    We were like you, my guide said, busy and brave and bored, and then came the business with {S}. | two people on a road, dusk
    The oldest of them closed her eyes and gave me the history of her world in one breath: {C}. | one person sitting by a fire, night field
    I laughed when they told me. They waited until I had finished. Then they said it again: {C}. | crowd standing in a street, lanterns, dusk
    `,
  ),
]
