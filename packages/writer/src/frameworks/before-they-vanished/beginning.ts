import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** The table, the morning, and the things they left. */
export const beginning: readonly Beat[] = [
  makeBeat(
    'hook',
    1,
    `
    The soup was still warm. Beside it lay a note, four words long, and three of them were about {S}. | table in a room, candle, letter, dusk
    They left it all behind, the lamps, the soup, the dog. All they took was what they knew about {S}. | empty room, open cupboard, window, dusk
    On their last ordinary day, nobody talked about leaving. They talked about {S}. | village street by day, two people, clear
    Nobody packed. They only talked about {S}. | house at dusk, open door, nobody
    They left the lamps on, and a note about {S}. | house at dusk, lamps, letter, nobody
    Eleven cups on a table, ten of them empty. Around the eleventh, someone had drawn a circle and written: {S}. | table in a room, lamp, night
    The doors were unlocked, the lamps were lit, and on every calendar the same day was marked for {S}. | empty street at dusk, lit windows, doors
    If you want to know why they vanished, begin with breakfast. Begin with what they said about {S}. | kitchen room at dawn, table, window
    This was on every mirror in the house: {C}. | corridor with mirrors, lamp, nobody
    The last photograph shows them laughing. In the corner, out of focus, is something to do with {S}. | room with mirror, photograph, lamp
    One line on the slate, and nobody home: {C}. | school corridor, slate, chalk, nobody
    We found no bodies, no luggage, no footprints. We found a child's drawing of {S}. | empty room by day, drawing on the wall, dust
    Somebody had washed the plates, fed the cat, and then, with great care, written a letter to {S}. | kitchen room, cat, letter, dusk
    Four hours before they disappeared, one of them went to the window and said something about {S}. | one person at a window, day, village
    The whole village vanished between two strokes of a bell. The talk of that morning had been {S}. | village with bell tower, dusk, nobody
    Nothing was stolen, nothing was broken, and nothing was where it should be, least of all {S}. | corridor with open doors, fog light
    Their shopping list was still on the door. Bread, candles, string, and underlined twice, {S}. | door in a room, letter, day
    There is a house where the radio has been playing since the day they left. It plays one song, and the song is about {S}. | house at dusk, radio, window
    They had a whole day left, and they spent it like people with a thousand. This is how it went, hour by hour, up to {S}. | field by day, crowd, clear, house
    Before they vanished, they did one strange thing. They turned every chair in the house toward {S}. | room with chairs, window, dusk, nobody

    The last message was found on a kitchen wall, in pencil, at the height of a child: {C}. | kitchen room wall, lamp, nobody
    They were about to sit down to supper. Then someone at the door must have told them that {C}. | table in a room, open door, dusk
    The beds were made, the dog was fed, and on the mirror someone had written in soap: {C}. | bedroom at dawn, mirror, window
    Suppose {C}. Now look at this table again, and tell me that they did not know. | table in a room, candle, empty chairs
    A tape was still turning when we came in. On it, a calm voice was explaining that {C}. | room with machine, lamp, night, nobody
    Why would forty people leave their shoes in a row and walk away? The only clue is five words in the snow: {C}. | row of shoes in snow, village, dusk
    What do you do with your last ordinary day, if you have a feeling that {C}? | one person on a doorstep, day, field
    Nobody ran. That is the first thing you notice. The second is the sentence on the wall: {C}. | empty street by day, wall, clear
    We opened the door and the kettle was singing. On the table, held down by a spoon, was a slip that said: {C}. | kitchen room, table, lamp, dusk
    It was a Thursday, mild, with a little wind. By the evening they were gone, and one rumour remained. That {C}. | empty road at dusk, wind, trees
    Every diary in the village stops on the same page, halfway down, with the same line: {C}. | book on a table, lamp, room, night
    They must have heard it at about four. The card game stops there, and on the score sheet it says: {C}. | table in a room, day, empty chairs
    What if {C}, and a few quiet people simply found out before the rest of us? | one person looking up, field, dusk
    Only the parrot stayed. It has one sentence, and it says it in a woman's voice: {C}. | bird in a room, window, dusk
    The telegram came at noon. It was not signed. It said, without so much as a greeting, that {C}. | letter on a doorstep, day, village
    Imagine that {C}. Would you finish your tea? They did. | table with cup, window, room, dusk
    `,
  ),
  makeBeat(
    'table',
    2,
    `
    Look at the table first. A table never learns to lie. | table in a room, window, day
    Somebody had cut the bread into equal slices, and left one more than there were people. | kitchen room, table, bread, lamp
    A spoon lies in the sugar, upright, as if the hand had only gone to answer the door. | table in a room, open door, day
    The salt had been passed. Nobody had taken it. | table in a room, lamp, nobody
    There is wax on the cloth. The candle burned down alone, politely, without setting fire to anything. | candle on a table, dark room
    One chair is pushed back further than the others. Whoever sat there stood up first. | table in a room, one chair pushed back
    In the butter, quite clear, is the print of a thumb. It is small, and it was in no hurry. | kitchen table, window, room, morning
    The napkins had been folded into birds. All of them face the window. | table in a room, paper birds, window
    Every cup was turned to the left. | cups on a table, room, window
    Between the plates stands a vase, and in the vase a rose that has still not dropped its petals. | rose on a table, room, dusk
    Someone had been peeling an orange in one long ribbon, and had stopped a finger's width before the end. | table in a room, lamp, orange peel
    There was salt on the floor. One pinch, thrown over a left shoulder. | kitchen room floor, lamp, nobody
    Two glasses touch at the rim. They were raised to something. Neither of them was drunk. | two glasses on a table, room, candle
    A letter has been used as a coaster, and the ring of the cup goes neatly around the words about {S}. | letter and cup on a table, room, lamp
    At the head of the table stood a card, in the best handwriting of the house. On it was a drawing of {S}. | table in a room, card, candle, empty chair
    Somebody had spelled it out in peas along the edge of a child's plate: {C}. | kitchen room, table, plate, lamp
    Turn over the tablecloth. On the back, stitched in red by somebody patient, you can read: {C}. | tablecloth in a room, red thread, window
    `,
  ),
  makeBeat(
    'morning',
    2,
    `
    The morning had been so ordinary that we can follow it by its crumbs. | kitchen room at dawn, table, window
    At seven, somebody hung out the washing. It was nearly dry, and all the pegs were the same colour. | washing in a garden field, morning, clear
    They slept well. The pillows still hold the shapes of heads that did not turn much in the night. | bedroom at dawn, pillows, window
    At breakfast there were eggs. There was even jam. | kitchen room at dawn, table, window
    A barber opened early and cut the hair of everyone who came, and swept the floor, and hung up his key. | street by day, shop, key, one person
    That day the milk came on time. The bottles stand on the steps, in a row, like a question. | doorstep on a street, dawn, bottles
    It rained a little before breakfast, and there are boot prints to the gate and back. And back again. | gate in rain, house, muddy road
    The school register for that morning is complete. Under absent, the teacher had written nobody, and then crossed it out. | school corridor, open book, morning light
    Someone whistled. The cat remembers the tune. | cat at a window, dawn, village
    At nine, a boy flew a kite. It is still up. | kite in the sky, field, wind
    Somebody wound every clock in the place, all the way, as one does before a long journey. | room with clocks, one person, morning
    One woman went back twice to check the stove. It is the last thing she is known to have doubted. | kitchen room, one person, window, day
    A man repaired a gate that morning. The new nail shines. Who mends a gate on a day like that? | gate by a field, morning, tools
    We know from a diary that the weather was kind, the eggs were good, and somebody made a joke about {S}. | book on a table, room, morning light
    The baker's slate lists eleven loaves, two cakes, and a dedication, ordered in blue sugar: {S}. | bakery on a street, morning, slate
    Over breakfast a child asked the question that is always asked first by children. What happens if {C}? | kitchen room at dawn, two people sitting
    The postman had one card to deliver that morning, and it went to every house. It said that {C}. | street at dawn, letter, one person walking
    `,
  ),
  makeBeat(
    'objects',
    3,
    `
    Their coats are all here, and it was a cold evening. | coats in a corridor, lamp, dusk
    A pair of glasses lies on an open book, looking at the page without anybody behind them. | book with glasses, room, lamp
    In one drawer there were forty keys, each with a label, and each label said the same word: later. | drawer of keys, room, lamp
    All the pockets had been emptied, neatly. | coats in a corridor, dusk, nobody
    The piano lid was up. One key is pressed down and has stayed down, like somebody holding their breath. | piano in a room, dusk, window
    A suitcase stood in the hall, packed with stones, each one wrapped in a clean shirt. | suitcase in a corridor, day, dust
    Somebody had taken the mirror off its hook, and turned it to face the wall. | mirror turned to a wall, room, dusk
    The telephone was off the hook. If you put it to your ear, you can hear a room. | telephone in a corridor, night, lamp
    There was one shoe on the roof. | village roof, one shoe, clear sky
    There was a ladder against the house that reached one rung higher than the roof. | ladder on a house, sky, dusk
    Every bicycle leans where it always leaned, with the lamp switched on, pointing up. | bicycle at a house wall, night, lamp
    A violin lay on a bed, tucked in to the chin. | violin on a bed, room, window
    In the garden is a hole, knee deep, with a chair in it. The chair had been sat on for a long time. | garden field, hole with chair, dusk
    Rings, watches and one gold tooth lay in a soup bowl by the door, with a slip that said: help yourselves. | bowl by a door, room, lamp
    Nothing on the shelves was dusty but one empty space, the width of a hand. The label there says: {S}. | library shelf with a gap, lamp, dust
    Upstairs was a room that had been cleared completely, whitewashed, and furnished with nothing but a picture of {S}. | white room, picture on a wall, window
    On the blackboard, under the sums, in the teacher's careful hand, was homework for the next day. Explain why {C}. | school corridor, blackboard, day, nobody
    A piece of knitting lies in the armchair. Somebody had worked a line of letters into the scarf: {C}. | armchair in a room, scarf, lamp
    `,
  ),
]
