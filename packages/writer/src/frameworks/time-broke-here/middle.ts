import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** Who lives there, what repeats, what was tried, and how it is said to have begun. */
export const middle: readonly Beat[] = [
  makeBeat(
    'people',
    3,
    `
    A woman on the corner has been about to sneeze since spring. People pass her handkerchiefs. | street corner, one person standing, day
    An old man plays chess there with the boy he used to be. The boy is winning, and does not know why the old man smiles. | field by day, two people sitting, chair, tree
    The postman is twenty in the morning and eighty by the last house. He says it keeps him fit. | street, one person with letters, day
    On that street, everyone has somebody to wait for. | street at dusk, people at windows, lamps
    Twins were born on that street, nine years apart. | village house, two people at a door
    You meet people who greet you warmly, ask about your wife, and then turn pale, because you have not met her yet. | two people in a street, dusk
    The baker remembers every loaf. The ones he sold, and the ones he is going to burn. | bakery on a street, one person, dawn
    They do not say goodbye in that place. They say before, and lift their hats. | crowd in a street, dusk, lamps
    One girl has been walking home from school for so long that they leave supper for her on the garden walls. | road at dusk, one person walking
    A wedding party stands on the church steps, mouths open, rice in the air. The bride has learned to read lips. | church stairs, crowd standing, still air
    There is a man in the station who met his train, forty years ago, and is still helping the last lady down. | train at a station, two people
    I asked a widow how she bore it. She pointed to the next window, where her husband was still lighting his pipe. | two windows at dusk, street, one person
    Children age properly there, but only while they are being told off. | school yard field, crowd, day
    Everybody carries a photograph of somebody, and hides it with the thumb when you ask them about {S}. | one person with a photograph, street, dusk
    The oldest inhabitant is a girl of seven. She says she can clearly remember the time before {S}. | one person on stairs, village, day
    In every doorway somebody was standing with a finger raised, just about to tell me that {C}. | row of doors, people standing, dusk street
    I spoke with a soldier who was late for a war. He asked me if it was true yet, that {C}. | one person on a road, fog, field
    `,
  ),
  makeBeat(
    'sound',
    4,
    `
    There is a sound in that place, under everything, like a very large animal turning a page. | empty street at night, fog, nobody
    You hear the echo first. Then somebody decides to shout. | valley in the mountains, one person, echo
    A piano plays on the third floor, one note every spring. I am told it is a love song. | piano at a window, house, spring street
    Nothing echoes there. It only answers. | mountains at dusk, one person, valley
    The bell rings before the rope is pulled, and the ringer hurries in, apologising. | village bell tower, one person with rope
    Thunder comes by in the morning for the lightning of the night before. | storm over fields, dawn, clouds
    At dusk the street fills with footsteps, all going one way, and not one of them has a foot. | empty street at dusk, wet stones
    Whatever you say out loud comes back to you at three in the morning, corrected. | dark bedroom, window, one person awake
    A dog was barking, far off, in reverse. It sounded like somebody swallowing a secret. | dog on a hill, night, moon
    I held a shell to my ear and heard the traffic, a century of it, and then a single horse. | shell in a hand, coast, one person
    Somewhere a telephone rings for a person who has not been born. Neighbours take messages. | telephone in a corridor, lamp, night
    The wind brings bits of speeches that nobody has given. Some of them made me want to stand up straight. | one person on a hill, wind, dusk
    For one second, on the hour, there is no sound at all, and you notice that you had been holding on to it. | village clock tower, dusk, nobody, still
    Radios there pick up every year at once, and through all the crackle you can make out only this: {S}. | radio in a room, lamp, night
    The lullaby they sing on that street has forty verses, and each one goes backward from {S}. | window at night, one person, moon
    From the drains, after rain, comes a murmur, many voices, all ages, agreeing with each other that {C}. | street drain, rain, night, lamp
    Put your ear to the old wall. Behind it, very slowly, over most of a day, somebody is saying: {C}. | one person at an old wall, dusk street
    `,
  ),
  makeBeat(
    'loop',
    2,
    `
    At ten past six it starts again. The cup lifts off the floor, whole, and is very surprised. | cup rising from a floor, kitchen room
    Every evening the same bus comes round the same corner, and the same boy does not quite catch it. | bus on a street corner, dusk, one person running
    You can spot the place where the day is joined. There is a small click, and the light is a shade too clean. | street at dawn, seam of light
    The same bell, the same bus, the same boy. Again. | street at dusk, bus, one person running
    I lived through that Thursday nineteen times. By the tenth I knew the names of all the pigeons. | birds in a square, street, day
    It goes round like a horse in a mill. Nobody has ever seen what it grinds. | horse walking a circle, ruins, dusk
    On the second evening I left a chalk mark on the door. On the third there were hundreds. | door with chalk marks, street, dusk
    The tide came in, and the tide came in, and the tide came in. | waves on a coast, sea, dusk
    You get used to your own back. | street in fog, same person twice
    Each time around, one small thing is different. A button. The colour of a cat. The number of stairs. | cat on stairs, house, dusk
    They have had the same spring for so long that the blossom falls from habit. | tree in blossom, street, falling petals
    Some days repeat like a hiccup. Some repeat like a prayer. You learn to tell by the birds. | birds over a street, dawn, clouds
    I tried to warn the man with the ladder. He thanked me, as he had done every day for years, and fell. | ladder at a house, one person, day
    After midnight the hour takes off its shoes, tiptoes back to the start of the corridor, and comes in again. | corridor at night, clock, shoes
    Whatever else is changed in the next round, one thing stays in its place, like a nail in a wall: {S}. | nail in a wall, room, changing light
    Every loop begins with a yawn and a blackbird. Every loop ends with somebody asking about {S}. | bird at a window, dawn, street
    The circle closes when the last of them remembers. Then they all say it, quite calmly: {C}. | crowd in a circle, street, dusk
    There is a moment just before it jumps back, when everybody on the street looks up and understands that {C}. | crowd looking up, street at dusk
    `,
  ),
  makeBeat(
    'rule',
    3,
    `
    There are rules for visitors. Do not run. Do not promise. Do not set anything right. | sign at a gate, street, fog
    Never lend your watch to anyone there. You will get it back full of someone else's afternoons. | watch in a hand, street, dusk
    If you meet yourself, be the first to look away. One of you has to, and they are stubborn. | bridge over a river, two people, fog
    Do not bring flowers. They will not stop. | flowers at a gate, field, dusk
    Bring nothing with a calendar in it. Eat before you go. Tell somebody the colour of your coat. | coat on a door, corridor, morning
    You may take one thing with you, as long as it is not yet lost. | key in an open hand, street
    Step over the line with your left foot, and on the way back, with an older one. | line across a road, one person, dusk
    The seconds bite only if you count them. | clock face, dark room, one person
    It is best to walk with a dog. A dog has one time, and it is now, and it pulls. | one person with dog, field, dawn
    Whoever falls asleep there wakes up rested, in a different chair, under a good deal of dust. | one person asleep in a chair, dusty room
    Questions are allowed until the bell. After the bell, people only have answers, and you may not like what they are for. | bell tower at dusk, crowd in a street
    Do not eat the fruit from the tree by the wall. It is still a flower, and it will want to know why. | tree at a wall, blossom, day field
    Leave before the lamps go on. If they go on while you are there, do not wonder who is lighting them. | street lamps at dusk, nobody
    Visitors are asked to sign the book, to speak softly, and on no account to touch {S}. | street gate, old book, lamp, fog
    The first rule is never to be late. The second rule is written on the first, and concerns {S}. | two signs on a wall, street, day
    In case of doubt, the guidebook says, close your eyes, count down from nine, and repeat that {C}. | one person with a book, street, fog
    They teach the rule to children as a rhyme, but it is a rule, and it has only one line: {C}. | crowd of children in a street, day
    `,
  ),
  makeBeat(
    'experiment',
    4,
    `
    We lowered a lamp into the gap on a rope. It came up lit by a different hand. | lantern on a rope, dark well, ruins
    A physicist rolled an apple across the line. She has the core. She is still waiting for the apple. | apple on a road, one person, dusk
    Nine clocks were carried in, all of them set to the second. Eight came out, and one of those was pregnant. | row of clocks in a laboratory, lamp
    We threw in a stone. It was returned. | lake at dusk, stone, rings on water
    Somebody tied a thread to the gate and walked in. Years later a small boy walked out, winding it up. | thread at a gate, field, one person
    We filmed the spot for a week. In the film we are the ones who flicker. | street at night, camera, one person
    They planted an acorn on one side and sat down, at once, in the shade on the other. | large tree in a field, two people sitting
    A letter was sent through to ask for the date. The answer was: thank you, we are well. | letter at a door, street, dusk
    We started the stopwatch. It sighed. | laboratory at night, watch, one person
    I shone a torch in. After an hour or so, politely, somebody shone back. | beam of light in a dark corridor
    We measured the gap with a piano wire. It is one second deep, and wider than the county. | laboratory, wire, one person, lamp
    An apprentice was told to listen at the crack and write down what he heard. He wrote until he had a beard. | one person at a wall, candle, room
    The instruments were fine. It was the needle that asked if it could be moved to another department. | laboratory machine, needle, dim light
    We sent a pigeon in. An egg rolled out, still warm. | bird at a dark arch, ruins, day
    All the instruments agreed on one reading, which should not have been possible, and they labelled it {S}. | laboratory at night, machine, screens
    They fed the equations to a machine, and after a night of humming it printed a single picture, of {S}. | machine room, paper, one person, night
    The experiment was run twice. Both times the paper came out blank, except for one line: {C}. | paper from a machine, laboratory, lamp
    I asked the professor what it all meant. He cleaned his glasses for a while. Suppose, he said, that {C}. | one person in a laboratory, lamp, board
    `,
  ),
  makeBeat(
    'origin',
    3,
    `
    Some say that two people kissed here so long that the hour had to go around them. | two people in a street, dusk, clock
    According to the old women it was a theft. Somebody took the last minute of a night, to give to a child. | one person at a bed, room, candle
    The ground here is thin. Long ago a summer was buried in it, alive. | field at dusk, cracked ground, glow
    Some blame the war. Some blame the piano. | ruins with a piano, dusk, fog
    A watchmaker lost his daughter, and forbade all the clocks to go on. They had always been fond of him. | watchmaker room, clocks, one person sitting
    It might have been the lightning. It struck the tower, thought better of it, and went back up. | village tower, lightning, storm, night
    They built the street across an older one, and the older one had not finished. | street over ruins, dusk, fog
    There was an accident with a mirror and a second mirror, and a man who walked between them whistling. | two mirrors, corridor, one person
    It may have been a Tuesday that did it. | street by day, rain, calendar
    Perhaps nothing broke it. Perhaps it was worn through, like a step, by all the people wanting to stay. | worn stone stairs, house, dusk
    An hour was left over when the world was made, and nobody wanted to carry it home. | planet in space, small light, stars
    The records blame a clerk who wrote down the wrong year and refused to correct it. The year came. | room with papers, lamp, one person
    Somebody prayed for more time. We are still finding out how much. | one person kneeling in a field, night
    At the bottom of it all lies a promise. I will be back in a minute, he said, and the minute has waited. | open door of a house, dusk, one person
    Time cracked, they think, from too much longing in one place, and what everyone had been longing for was {S}. | crowd at windows, street, dusk
    Before that day nothing ever happened there. Then, on a market morning, without any warning, {S}. | market street, morning, crowd, fog
    As far as anyone can tell, it started with a sentence, said at the wrong moment by the right person: {C}. | one person speaking in a street, dusk
    Legend has it that time stumbled here, once, in the dark, over the simple fact that {C}. | dark road, clock, stars, nobody
    `,
  ),
]
