import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** Those who searched, what came after, and what was understood. */
export const ending: readonly Beat[] = [
  makeBeat(
    'searchers',
    4,
    `
    The searchers came at dawn, with ropes and dogs. The dogs lay down at the gate and would not be ashamed of it. | gate at dawn, two people, dog, field
    For three weeks they dragged the lake. It gave up a boat, a bell and somebody else's piano. | lake with boat, fog, bell, day
    All the footprints were measured. They lead into the house. None of them leads out. | house in snow, footprints, dawn
    The searchers found nothing. It had been dusted. | empty room, lamp, one person kneeling
    One inspector sat down at the table, just for a minute, to think. It took four men to get him to stand up. | table in a room, one person sitting, dusk
    The police took the walls apart. Behind the plaster was more wall, and behind that the faint smell of supper. | broken wall in a room, lamp, dust
    A plane flew over with a camera. In the pictures there are no roofs where the roofs should be. | fields seen from the sky, day, clouds
    Nineteen theories were written down, and then a twentieth, by the cook, and that one was sealed. | letter with seal on a table, room, lamp
    One of the ropes came back untied. | forest at dusk, rope, fog
    Somebody thought to count the graves in the churchyard. There was one too many, and it was open, and it was empty. | churchyard field, open gate, fog
    Each night the searchers locked the house. Each morning there was one more plate on the table. | table in a room at dawn, plate, door
    The road was closed for a year. It made no difference. People had already stopped being able to find it. | closed road in a forest, fog
    A young constable asked to be taken off the case. He had begun, he said, to remember being there. | one person at a window, rain, street
    Everything they found was packed and numbered. One box arrived empty. On the lid, in red, it was marked {S}. | boxes in a corridor, lamp, day
    The searchers asked in every village along the river. Each door closed at the same moment, at the mention of {S}. | village street, closed doors, rain
    The report is very long. On the last page it admits in small print that there is no other explanation. Perhaps {C}. | papers on a desk, room, lamp, night
    Somebody had been there before the searchers. In the dust on the table was a fingertip's line of writing: {C}. | dusty table, room, window, dawn
    `,
  ),
  makeBeat(
    'after',
    4,
    `
    Years have gone by. The grass has come up to the windows to see for itself. | house in tall grass field, day
    New people tried to live there once. They moved out after a week, because of the laughing. | house at night, one lit window, field
    Whoever passes by leaves something on the step. Bread, mostly. In the morning it is gone. | doorstep of a house, bread, dawn
    The swing still moves. There is no wind. | field with a tree, swing, dusk
    The clock in the hall has never been wound again, and it has never once been wrong. | clock in a hall, corridor, dust
    Trees have grown around the house in a ring, evenly, with their backs to it. | house in a ring of trees, forest, fog
    If you go there in the evening, the smell of soup is so strong that strong men have called out hello. | village at dusk, one person, door
    The photographs are still developing. Each year there is a little more in the background. | photograph in a dark room, lamp
    Birds land there, think about it, and leave. | village roofs, birds, dusk, nobody
    Maps leave it out now. The postman does not. Every spring there is a card from them, with no stamp and no sea on it. | letter at a gate, spring field, day
    On the anniversary the kettle boils. Someone has to go and take it off the stove, and we draw lots. | kitchen room, kettle, dusk, one person
    You will find tourists there on Sundays, whispering, taking care not to sit down. | house by a road, crowd, day
    Sometimes a child walks in, looks about, and asks why all these people are just sitting there. | child at a door, room, dusty light
    There is a stone by the road now. It has no names on it, only a line of thanks to {S}. | field at dusk, old stone, road
    Everyone around here knows not to whistle after dark, not to count the windows, and not to ask about {S}. | village at night, windows, fog
    Each spring, when the snow melts off the roof, you can see the writing on the slates again: {C}. | roof in melting snow, village, day
    The youngest searcher is an old woman today. She keeps a packed bag by the door, and tells her visitors that {C}. | one person in a room, door, suitcase
    `,
  ),
  makeBeat(
    'turn',
    1,
    `
    And here is the thing. The table had been laid for us. | table in a room, candles, open door
    Only one thing in that house was missing. The word goodbye. | empty house at dusk, door, fog
    They did not vanish. They were the ones who stayed where they were. | lit house in an empty field, night
    We had been asking where they went. We should have asked what it was that arrived. | open door, bright light, dark corridor
    Then we noticed the chairs. There was one more than there had been that morning. | chairs in a room, dusk, window
    Nobody took them. Somebody had come home, and they went to the door. | open door of a house, night, lantern
    The last line in the diary is dated tomorrow. | book on a table, room, lamp, night
    It was not an ending. Look how carefully they put away the winter things. | cupboard in a room, coats, day
    Only later did it strike us. In all those rooms, there was not one photograph of the people who lived there. | empty frames in a room, dusk
    You see, people who are afraid leave a mess. People who are invited wash the plates. | clean plates in a kitchen room, window
    They left the lamps on for a reason. From the other side, it is the only way to find the house. | house with lamps, night, fog field
    Whatever they knew, they thought it was good news. | open windows, house, dawn, clear
    Last week one of the cups was found washed up, dried, and put back on its hook. | cup on a hook, kitchen room, dawn
    So we sat down in their places, one by one, and understood what you can see from there. | crowd at a table, window, dusk
    The strangest thing was never what they left behind. It was that they had left room. | empty room, chairs, window, dawn
    Perhaps the ordinary hours were the message. Perhaps that was what they wanted us to find. | table at a window, room, morning
    One set of footprints was not theirs. It went from room to room, like somebody turning off the lights. | footprints in a corridor, dust, lamp
    I have told you that everybody vanished. One of them is telling you this. | one person in a dark room, candle
    We looked for a struggle, and found a dance. You can follow the steps across the flour on the floor. | kitchen room floor, flour, footprints, lamp
    They had packed nothing, because one does not pack to wake up. | bedroom at dawn, open window, nobody

    In the end there was a single thing in the house that nobody recognised. It was a painting of {S}. | strange object in a room, lamp, dust
    They could have run. There was time, there was a road, there was a train. They stayed, for {S}. | station near a village, train, dusk
    It was never the people who were supposed to disappear. It was {S}. | empty road at dusk, fog, nobody
    They had made an exchange, we think. An ordinary life, in good condition, for one look at {S}. | field at night, one person looking up, door
    We have read the message a hundred times. It is not a warning. It is a promise that {C}. | letter in a hand, room, dawn
    And then a quiet voice in our own party asked it. If nobody is gone, and it is only that {C}? | crowd in a dark room, one lamp
    They were not the last to know it. They were the first who could bear it: {C}. | crowd on a hill, dawn, sun
    It does not say help. It does not say farewell. It says, like a line on a shopping list, that {C}. | paper on a kitchen wall, room, day
    `,
  ),
  makeBeat(
    'close',
    1,
    `
    The kettle is still warm. I check it every year. | kettle in a kitchen room, dusk, window
    If you ever come home and your chair is facing the window, leave it like that. | chair at a window, room, dusk
    Somebody should turn off the radio. Nobody has volunteered. | radio in a room, night, lamp
    Look at your own table tonight. What would it say about you? | table in a room, candle, night
    Finish your tea. I would. | cup on a table, room, window, dusk
    The door is not locked. It was never locked. | door of a house, dusk, field
    When you leave the house tomorrow, notice how you leave it. | corridor with coats, door, dawn
    There is one place left. It has your name on it, I'm sorry to say. | table in a room, empty chair, candle
    Tonight, at nine minutes to seven, look up from whatever you are doing. | clock in a room, dusk, window
    Over the empty field, a child's kite is still flying. | kite in an empty sky, field
    Every family has one ordinary evening that turns out to be the last. They just spent theirs well. | family house at dusk, lit windows
    Only their cat knows, and she is not upset. | cat at a window, room, dusk
    If whatever came was kind, why do we keep the lights on? | house at night, lit windows, stars
    Close the gate behind you when you go. They would want that. | gate by a field, dusk, one person
    We left it all as it was. We only wound the clock. | plate on a table, room, dawn
    Wash your cup tonight. You never know who will be looking for you. | kitchen room, cup, window, night
    One hour before it happened, somebody laughed. It helps me to know that. | house in a field, dusk, warm windows
    You can still hear them, on quiet evenings, being called in to supper. | village at dusk, field, one lit door
    What was the last ordinary thing that you did today? | one person at a window, dusk, room
    I have put everything back. Please do not breathe on the dust. | dusty room, table, beam of light

    So be good to your ordinary days. And keep an eye on {S}. | house at dawn, garden field, clear
    If anyone should ask you to supper and speak of {S}, take a warm coat. | table at night, candle, coat, room
    On quiet nights I set out one more cup, and leave the window open for {S}. | cup at an open window, room, night
    We still do not know where they are. We do know that they are no longer waiting for {S}. | empty coast at dusk, sea, chairs
    There is dust on everything now. On everything, that is, but the one small drawing of {S}. | drawing on a wall, dusty room, light
    They took nothing with them but an answer. As for us, we have the question. What if {C}? | empty house at night, stars, door
    Someone has just written it on my window, from outside, with a finger: {C}. | window with writing, rain, night, room
    I will leave you with the only words they left for us: {C}. | letter on a table, lamp, room, night
    Lay one more place tonight. You may laugh, but suppose, just suppose, that {C}. | table in a room, plate, candle, night
    Say it at your own table this evening, and watch who puts down the spoon: {C}. | table in a room, two people sitting, lamp
    `,
  ),
]
