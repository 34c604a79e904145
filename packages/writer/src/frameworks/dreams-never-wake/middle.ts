import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** Who and what is met in the dream, the alarm that does not end it, and the floors below. */
export const middle: readonly Beat[] = [
  makeBeat(
    'company',
    3,
    `
    Your old teacher sits in a tree, marking leaves. She has given you a four. | one person in a tree, leaves, dusk forest
    The others all know what this is about, and pass you the salt with such pity. | crowd at a table, room, candle
    A fox in a waistcoat asks you for your ticket. You have one. It is made of snow. | fox at a station, ticket, lamp
    Your boss is here, as a heron. It explains a lot. | lake at dawn, bird, one person standing
    You meet a boy who has your eyes, your limp and your bicycle, and he asks you what became of the dog. | two people on a road, bicycle, dusk
    Everyone from your life is here, in alphabetical order, pretending to wait for a bus. | crowd at a bus stop, street, fog
    The woman beside you has been dreaming since the spring. She knits, and the yarn comes out of the wall. | one person knitting, room, moonlight
    Somebody's hand is in yours. You do not dare to look, because it is the right size. | two hands, dark field, moon
    Nobody here has a back. | street in fog, crowd standing, night
    Two policemen made of paper stand in the rain, and try so hard not to let it show. | two people of paper, street, rain, night
    There is a fish in a chair who listens better than anyone you have met in years. | fish in a chair, room, lamp
    Your grandmother is young, and in a hurry, and she has no idea yet who you are. | one young person in a street, dusk, bicycle
    A crowd follows you at a distance. Whenever you turn around, they all study the sky. | crowd behind one person, road, dusk
    You know at once that the bear is your brother. You also know not to bring it up. | bear in a room, window, moon
    A very old child takes you aside. You are not here by chance, it says. They sent for you because of {S}. | two people in a corridor, lantern
    In the corner sits a man with a ledger, who has been told to write down everything that you dream about {S}. | one person writing in a dark room, candle
    Six strangers turn their heads, all together, like birds on a wire, to let you know that {C}. | six people in a row, fog, street
    Your shadow sits down opposite, crosses its legs and tells you, with real kindness, that {C}. | one person and a shadow, room, lamp
    `,
  ),
  makeBeat(
    'strange',
    3,
    `
    It starts to rain upward. Your shoes are the first to understand. | rain rising, street, one person, dusk
    You open your mouth to speak, and moths come out, one for each word, and fly to the lamp. | moths and lamp, one person, dark room
    The moon is lowered on a chain, so that the old can touch it. | moon on a chain over a field, crowd
    A wave comes down the street, politely, stopping at each house to wipe its feet. | wave in a street, houses, dusk
    Your teeth are in your hand. They are warm, and small, and they have lit windows. | village at night, lit windows, one hand
    There is an examination. You have studied for it all your life, and it is in whales. | whale in a classroom, desks, water light
    The piano has only one key left, and whoever plays it becomes someone's childhood. | piano in a field, night, one person
    You look down and you are wearing the sea. | one person in a robe of water, coast
    Each step you take lights a window somewhere far away, and somebody there sits up in bed. | night road, one person walking, far windows
    Somebody has swapped the sky for a photograph of it. You can see the thumb in the corner. | sky with a crease, field, one person
    A staircase unrolls out of a cloud. Nobody is on it, and yet it creaks. | staircase from a cloud, field, dusk
    The house breathes in, and every curtain points at you. | room with curtains, wind, one person, night
    You break an egg for breakfast, and inside, very small, and perfectly painted, you find {S}. | kitchen room, cracked egg, soft light
    One by one the stars are taken down, and in their place somebody hangs little pictures of {S}. | night sky with hanging pictures, ladder
    The newspaper is blank until you breathe on it. Then a headline blooms, like frost: {C}. | newspaper, frost letters, dark kitchen room
    A choir of kettles is singing in the next room, and you find that you know the words: {C}. | kettles in a kitchen room, steam, lamp
    `,
  ),
  makeBeat(
    'task',
    3,
    `
    There is something you have to do. You wrote it on your palm, but it has become a map. | open palm with a map, dark road
    You are to carry this glass of water to the end of the night, and not spill a drop, and not ask whose it is. | one person with a glass, night road
    Somebody has to hold the string. It leads up through the clouds, and now and then it is tugged. | string into the clouds, one person, field
    You must not drop the moon. | one person carrying the moon, mountains, night
    Find the room with the crying in it, they said. You have opened forty doors. All the rooms are dry. | corridor with doors, one person, lamp
    You must catch the train, but first you must pack, and it is your whole life, and it will not fold. | suitcase on a bed, room, train window
    A speech is expected. The hall is full. Your notes turn out to be a pressed leaf. | stage in a large room, crowd, leaf
    They hand you a baby, or possibly a lamp, and run. | one person with a lamp, corridor, fog
    Feed the ladder, they said, and left. | field at night, ladder, one person
    You have been chosen to wake the others. There are so many, and they look so happy. | long room of beds, one person with lantern
    All you need to do is count the sheep, says the shepherd, and be sure to get the same number as me. | sheep in a field, night, one person
    A letter has to be delivered, tonight, by hand, to an address that keeps on walking. | letter in a hand, walking house, night street
    You dig, because there is a spade, and because the ground has started to hum your favourite song. | one person digging in a field, moon
    The boat leaves at once. It will take everyone you can name without crying. | boat on a dark lake, crowd, lantern
    You were asked to bring three things: salt, a mirror, and a drawing of {S}. You only remembered two. | salt and mirror on a table, room
    There it is again, the task that you have been putting off, night after night. Someone must go and tell {S}. | one person at a dark house door, lantern
    You are given a piece of chalk and a wall that never ends, and told to write until morning: {C}. | endless wall in a field, one person with chalk, night
    You have to cross the hall without saying it. Every portrait leans out of its frame to hear you say that {C}. | corridor of portraits, one person, candle
    `,
  ),
  makeBeat(
    'alarm',
    2,
    `
    From very far away you can hear your alarm. It sounds like a bird, then like a bird trapped in something. | clock, bird, night sky, room far away
    You reach out to turn it off, and your arm goes on, and on, and out over the roofs. | long arm over roofs, night, moon
    Seven o'clock comes, knocks, gets no answer, and puts a note under the door. | door in a corridor, note, dawn light
    The clock rings. You apologise to it. | clock in a bedroom, dawn, one person
    It is one minute to seven. It stays one minute to seven. | clock in a bedroom, dawn, nobody
    You do wake up. You make coffee. You are halfway to work before you notice that the bus has no floor. | above the clouds at dawn, bus, one person
    Somebody shakes you by the shoulder. It is you, and you are in tears, and you are late. | two people in a bedroom, dawn
    The morning light is let in like a visitor, and it looks about, and it sits down to wait. | bedroom, morning light, empty chair
    You are awake now, says the pillow. | pillow in moonlight, bedroom, nobody
    Your eyes are open. You can see the room. The room can see you, and neither of you can move. | dark bedroom, one person lying, window
    You hear an alarm. It is only the crickets, shouting your name. | field at dawn, grass, one person
    You try the old trick, and jump off the roof to wake yourself. You have been falling since, rather comfortably. | one person falling over a village, night
    Up there, on the surface, they are opening your curtains. Down here, it makes a kind of northern light. | northern light over a dark sea, one person
    The ringing stops. Someone has answered it. You hear your own voice say that you are not at home. | telephone in a dark room, bedside, night
    There is a hand on your forehead, and a cool cloth, and people who speak of you in the past. | bed, two people, dim room, candle
    You wake with a start, in another dream, in a worse bed. | field in fog, one person, iron bed
    When you do sit up at last, the curtains are wrong, and on the chair, where your clothes were, you see {S}. | bedroom at dawn, chair, strange shape
    Then comes the morning test. You say your name, your street, your age. But when they ask about {S}, your voice is gone. | one person at a mirror, dawn room
    You do what one does. You look for a line of print, to see if it changes. It changes into this: {C}. | page with changing letters, dim room
    Your phone lights up beside the bed. It is a message from you, from tomorrow, and it says that {C}. | phone light in a dark room, bed
    `,
  ),
  makeBeat(
    'others',
    4,
    `
    It is not only you. Half the town was late this morning, with leaves in its hair. | street at dawn, crowd, leaves
    In the ward they lie in rows and smile at the same moments, like an audience. | long room of beds, moonlight, nobody standing
    A baker woke up with the recipe, a nurse with the tune, and a boy with the key. | three people in a street, dawn
    People have started to draw it. They have never met, and their pictures fit together at the edges. | drawings on a wall, room, lamp
    The sleepers do not age. Their pyjamas do. | beds in a dusty room, window
    Doctors measured the dream. It is four metres deep, and it slopes toward the east. | laboratory with beds, instruments, night
    Somebody built a house out there, in the dream we share. On Sundays you can see the smoke. | house in a foggy field, smoke, dusk
    An old couple meets there every night. They have been divorced for twenty years, and they dance. | two people dancing, moonlit hall room
    All over the world the sleepers turn over at the same moment. You can feel it in the tides. | planet at night from space, sea
    Children recognise it at once. Oh, that place, they say, and tell you where to find the swings. | swings in a field, fog, one person
    We compared notes. We all had the same stairs, the same smell of pears, and the same one person missing. | stairs in a house, dusk, crowd
    Some people sell their beds. Some buy bigger ones. | street by day, two people, bed
    On the wall above each sleeper hangs a chart, and on each chart, in a nurse's round hand, are the words {S}. | charts over beds, long room, lamp
    In nine languages, at four in the morning, with the eyes wide open, they all ask for {S}. | people sitting up in beds, dark room
    It has been found on night tables, on steamed mirrors, and in flour, always in the sleeper's own hand: {C}. | steamed mirror with writing, room, dawn
    A man was woken after eleven years. He was given soup and asked how he felt. He felt, he said, that {C}. | one person in bed with soup, room, window
    `,
  ),
  makeBeat(
    'deeper',
    4,
    `
    Under the dream there is another, and it is the one that has been dreaming you. | staircase down into stars, one person
    You take the lift to the lowest floor, and then get out, and go on down by ladder. | machine hall, ladder down, lantern, one person
    It grows warm. Here are the dreams that you had before you had words. They have fur. | cave ruins, soft light, animal shapes
    One floor further down, it is snowing upward. | stairs down, snow, lantern, night
    On this level, they keep the ends of things. The last stair. The other shoe. The rest of that song. | storage room, shoes, stairs, lamp
    There is a second night inside the night, and in it someone is walking up and down with a lamp. | dark field, one person with lamp, fog
    The water down here is made of evenings. You can breathe it, if you do not think of anyone. | underwater evening light, one person
    You pass a room in which your parents are still deciding what to call you. | lit door in a corridor, two people
    Here, even the silence has roots. | forest at night, deep roots, lantern
    Past the furnace, past the sleeping clocks, you find a small, neat office with your name on the door. | office door in a corridor, lamp
    At the bottom is a floor of ice. Faces look up through it, patient, mouthing the weather. | ice floor, faces below, one person, lantern
    A smaller you opens the door, yawning. Not again, it says. Do you know what time it is? | small door, two people, candle, stairs
    Every dream has a cellar, and every cellar has one door that has been painted shut. | cellar room, painted door, lamp
    Down here nobody has a face, and still you get them all birthday presents right. | faceless crowd in a room, candle
    Below everything there is a simple wooden table. It holds a lamp, a bell, and some old sketches for {S}. | wooden table, lamp, bell, dark room
    They say that if you dig to the very bottom of any sleep, anywhere on earth, you reach {S}. | deep pit in a field, light below
    Far down, the walls are soft, and somebody has been scratching days into them, and between the days: {C}. | scratched wall, dark room, lantern
    It is quiet at the bottom, apart from one small voice that has been repeating since you were born: {C}. | underwater darkness, small light, nobody
    `,
  ),
]
