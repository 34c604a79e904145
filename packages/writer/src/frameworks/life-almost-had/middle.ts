import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** Its house, work and people, from breakfast to the afternoon, and its price. */
export const middle: readonly Beat[] = [
  makeBeat(
    'house',
    3,
    `
    The house is smaller than the one you live in, and has more doors. | small house with many doors, field, day
    There is a pencil mark on the door frame, and one above it, and one above that. Somebody has been growing. | door frame with marks, corridor, day
    In the hall hang seven coats. You know by the sleeves which of them is yours. | coats in a corridor, lamp
    All the doors there open outward. | house with open doors, field, dawn
    A piano takes up half of the living room. You play it badly, every day, and no one has ever asked you to stop. | piano in a room, window, day
    Bread is rising under a cloth, like somebody thinking. | bread in a kitchen room, window, morning
    You have a shelf there for everything you have finished. It is a long shelf. | long shelf in a room, books, lamp
    The garden has got away from you, in the best way, like a joke told by children. | wild garden field, day, butterfly
    On the stairs there is a step that is always warm. The cat has opinions about it. | cat on stairs, sunlight, house
    All the clocks in the place are wrong, and nobody is late. | clocks in a room, day, two people
    One of the windows looks out on the sea. You had always said you wanted one that does. | window with sea view, room, day
    There are paint stains on the floor in the colours of every year you stayed. | studio room, paint stains, window
    In a drawer, under string and candles, lies a map of this life, the one you live now, marked: do not. | open drawer, map, candle, room
    A whole wall is taken up by shelves and boxes and folders, eleven years of work, all of it on {S}. | wall of shelves, boxes, lamp, room
    The spare room is not spare at all. You built it, plank by plank, one wet summer, for {S}. | wooden room, tools, window, rain
    Above the kitchen table, where you and I would hang a calendar, there is one framed line: {C}. | kitchen room, framed words, table, day
    Guests are asked to sign the door. It is black with names, and at the top, in your hand, it says: {C}. | door with signatures, corridor, lamp
    `,
  ),
  makeBeat(
    'work',
    3,
    `
    You work with your hands in that life. They are wide, nicked, certain hands, and they sleep well. | hands at work, workshop room, lamp
    People call you by your first name there, even in letters, even when they are angry. | letter on a table, workshop room, day
    In that life you gave up early, and what you gave up was being afraid. | one person on a hill, wind, dawn
    You are late every day. They wait. | street at dawn, one person running
    On your door it says closed on Tuesdays. It does not say why. You go swimming. | door of a shop on a street, day, sign
    You earn less, and know the price of fewer things. | market street, one person, day, basket
    There is a workshop across the yard, and in it a machine you invented, which does nothing but hum in the key of home. | workshop with a machine, yard, lamp
    You teach. It turned out that you could. They throw chalk, and cry at the end of the year. | school corridor, one person, blackboard, day
    Some days over there it does not work. You sit on the step, then, with flour on your face, and laugh until it does. | one person sitting on steps, house, dusk
    Your name is on a bench, on a boat, and on one small street that is very steep. | steep street, bench, boat, sea
    At noon a bell rings and you put down the tool in the middle of the stroke. That is the rule. | workshop room, bell, tools, noon
    The boss you never had is a kind old crook, who pays in fish. | harbour, one person, boat, fish, day
    Whatever you do there, you do it where somebody can see you from a window, and now and then they wave. | one person in a field, house window, day
    It is quiet work, and mostly outdoors, and it all comes down in the end to taking care of {S}. | one person working in a field, day
    You became, against every piece of advice, the person they send for when there is trouble with {S}. | one person with a bag, street, dusk
    You were wrong about one thing only, and you have built a whole career on being wrong about it: {C}. | one person in a laboratory, board, lamp
    Over the workshop door, as a joke that has slowly turned into a prayer, you once painted: {C}. | painted sign over a workshop door, street, dusk
    `,
  ),
  makeBeat(
    'someone',
    2,
    `
    There is someone there. You have passed them twice in this life, once in a queue, and once in tears. | two people in a street, crowd, rain
    Somebody over there laughs at the part of the story where everybody here looks at their plate. | two people at a table, kitchen room, lamp
    A child calls you by a word that is not a name, and you turn around so fast that you spill the milk. | kitchen room, child, table, day
    Somebody there knows which silence is which. | two people on a bench, lake, dusk
    You have had one great quarrel, about a ladder. It is still going on, and it is holding up the roof. | ladder at a house, two people, day
    Somebody over there knows what your back looks like when you are pretending to be fine. | one person at a window, another in a door, room
    The friend you lost is sitting on the wall, swinging his legs, talking about a motorbike. | two people on a wall, field, dusk
    Your father came to visit, in that life, and stayed for the winter, and said it. | two people by a fire, room, snow window
    You married the wrong one there, too. But it was a better wrong one. | two people on church stairs, day, street
    An old neighbour brings you soup, and in return you listen to the war, every Thursday, from the beginning. | two people at a door, village, dusk
    Somebody has a way of saying your name, over there, that makes it sound as though it had been chosen. | two people on a porch, field, dusk
    Nobody is waiting for you. It is the kind of life in which you are the one who comes to the gate, and waits. | one person at a gate, road, dusk
    Over there, the letters that you write at night are answered. | letter, lamp, desk, night room
    You met by chance, in the rain, under a roof that was too small, and began to talk about {S}. | two people under a roof, rain, street
    You share a bed, a bicycle, a cold, and one long conversation about {S}. | two people on a bicycle, road, day
    They put a hand on your arm, in the dark, on the way home, and told you something simple: {C}. | two people on a road, night, stars
    Of all the things that were whispered to you in that life, you kept one, and had it put in a ring: {C}. | ring in a hand, window, room, dusk
    `,
  ),
  makeBeat(
    'noon',
    3,
    `
    At midday you eat on the steps, with people who know what you mean by almost. | people sitting on stairs, noon, clear
    The sun is high, the washing is dry, and nobody in that whole street is thinking of you as brave. | street with washing lines, noon, clear
    You take the long way home for lunch. Over there it is the way along the river. | river path, one person walking, noon
    At noon you laugh with your mouth full. | street by day, table, two people
    There are peaches. In this life you have never once stopped the car for peaches. | road with a fruit stall, car, summer day
    Noon comes with a smell of tar and basil. A boat is being mended, and the bet is that it will sink. | boat on a coast, two people, noon
    Someone has left a chair for you in the shade, and a hat that still has the shape of your head. | chair in the shade, tree, field, noon
    A postman brings you a card from this life. You look at the picture, and turn it over, and cannot make out the name. | one person with a postcard, house gate, day
    At noon the heat there smells of bread and rope. | harbour at noon, boats, clear
    You lie in the grass and look for shapes in the clouds. They are all doors. | one person lying in a field, clouds like doors
    All the windows are open, and out of each comes a different meal and the same song. | street with open windows, noon, clear
    You are not happy all the time there. Today, for instance, at noon, there is a funeral, and you are needed. | crowd on a village road, noon, bell tower
    It is hot over there. You have a nap in the middle of the day, under a newspaper, like a person with no enemies. | one person asleep under a tree, field, noon
    You sit on the harbour wall, with your shoes off, older than here, and browner, and in no way finished. | one person sitting on a harbour wall, sea
    The whole table is talking at once, with bread in its hands, about nothing and everything and {S}. | garden field at noon, long table, crowd
    Over lunch somebody unrolls a drawing between the glasses. It is going to be a kind of monument to {S}. | drawing on a table, glasses, garden field
    Children run past with a banner they have made from a sheet. The paint is still wet, and it announces that {C}. | children running in a street, banner, noon
    A fortune teller at the market takes your hand, sees this life in it, and winces. But there, she says, {C}. | market street, two people, palm, noon
    `,
  ),
  makeBeat(
    'price',
    4,
    `
    Do not think that it was free. Over there, you never learned to swim, and you miss someone I am not allowed to name. | one person on a shore, sea, dusk
    There is a grave in that life which there is not in this one. You take it flowers that you grow yourself. | grave in a field, flowers, dusk
    You lie awake there as well. You lie and wonder about a quiet flat, a desk, a steady rain. That is this one. | one person awake in bed, night, window
    You are never quite warm there. | one person on a coast, wind, dusk
    Something in the knee never healed. It was a good jump, though. You would jump it again. | one person on a cliff, sea, day
    You have no photographs of that whole decade, because nobody was standing at the side. | empty photo frames in a room, dusk
    In order to have all this, you had to break a promise. You can hear it, on still evenings, like a hinge. | old gate, dusk, field, one person
    Your mother has not forgiven you over there. She knits for you, in colours that she knows you hate. | knitting in a chair, room, lamp
    Every joy has a small invoice pinned to it. | house door at dusk, letters, one person
    There was a year with no money, and then there was a winter. You speak of it often, with your arms around each other. | two people in snow, small house, night
    Some nights the wind comes from here, and you get up, and close the window, and cannot say what you are listening for. | one person closing a window, night, wind
    You gave up a city for it. You could draw every tram stop with your eyes closed, and sometimes you do. | room at night, drawing of a city, lamp
    The people you love in this life pass you in the street there. You step aside for them. They say thank you. | street, one person stepping aside, crowd
    All that happiness has to be carried. You can see it in how you sit down. | one person sitting on a step, dusk, house
    That life cost you a friend, two teeth, your good name, and nine years of being laughed at because of {S}. | one person walking away, street, dusk
    You paid for it, of course you did. You paid with every single thing that has nothing to do with {S}. | empty room, one chair, window, dusk
    There is a sentence you can no longer bear to hear in that life. People take care not to say it near you: {C}. | crowd in a room, one person at the window
    Late, when the guests are gone, you admit it to the dog. You had not been brave. You had only been told that {C}. | one person and dog, house porch, night
    `,
  ),
  makeBeat(
    'crossing',
    4,
    `
    Sometimes the two lives touch. You smell turpentine in a lift, and want to cry, and get out at your floor. | lift in a corridor, one person
    You have both dreamed of the same staircase. You were going up. You were coming down. | staircase at night, two people
    There are days when you set the table for one too many, and stand there, holding the fork. | table in a room, one person, fork, dusk
    You have the same cough, on the same night. | two lit windows, street at night, rain
    At a red light you saw yourself go by in a green van, singing. | street crossing, green van, one person, rain
    Your hand knows a chord. You never learned it. | hand on a piano, dark room, lamp
    In a shop, once, a dog you had never seen lost its mind with joy, and had to be dragged away. | dog in a shop, street, one person
    An invitation came for you, to a house that had burned down, from people who were looking forward to it. | letter on a doormat, corridor, dusk
    You say we, when you are tired. People look around for the other one. | one person at a table, empty chair, room
    Once, in fever, you spoke for an hour in the accent of that place, and asked if the boats were in. | bed, lamp, window with boats, night room
    Every few years you hear your name called out in a crowd, by a child, and you are halfway across the square. | crowded square, one person, street by day
    There is a thin place, on a bridge in the middle of town. If you stand there at dusk you can smell bread. | bridge over a river, dusk, one person, fog
    You keep a key that fits nothing. It has come along each time you moved. | key on a table, boxes, room
    One time you woke with ink on your fingers, and beside the bed was a sketch, very sure, very detailed, of {S}. | sketch on a bedside table, dawn room
    Why else would you have turned around today, in the street, at the mere mention of {S}? | one person turning around, street, crowd
    You have caught yourself writing it on a steamed window, while you waited for the kettle. It just came: {C}. | steamed window, kitchen room, one person
    A letter in your own handwriting turned up in a second hand coat. It was stamped and loving, and it ended: {C}. | letter from a coat pocket, room, lamp
    `,
  ),
  makeBeat(
    'afternoon',
    3,
    `
    In the afternoon it begins to snow in that life, and you go out without a hat, since everyone you know is out there. | village in snow, crowd, day
    You are teaching somebody to ride a bicycle. You let go. You have always let go a moment too early, and it always works. | two people with a bicycle, road, day
    Around four a kind of honey comes into the light. In this life you are in a meeting at that hour. | golden light in a room, window, dusk
    In the afternoon you lose at cards, and sing. | garden field, two people, table, dusk
    There is an argument in the garden, and a wheelbarrow, and everybody is right. | garden field, crowd, wheelbarrow, day
    You mend a net, or a fence, or a sentence. Over there these are all one word. | one person mending a net, coast, day
    The sea comes in and takes the castle. Four people cheer. One of them is you. | beach by day, crowd, small castle, sea
    You visit the old mill, where the road divides, and lay your hand for a while on the signpost. | signpost at a road fork, mill, one person, dusk
    When the rain comes, nobody there goes inside. | street in rain, crowd standing, day
    A stranger stops to ask you the way. You know the way, and you know a better one, and you go along with them. | two people on a country road, day
    For the length of an afternoon you do nothing that could be written down. | one person in a hammock, trees, field
    Your old kite is still good. The string is new, and so is the child. | kite in the sky, field, two people
    You are building a boat in the barn. It is too big for the door. Nobody has had the heart to mention it. | boat in a barn, field, one person, light beams
    All at once the bees rise, and hang over the hedge like a thought, and you know just what to do. | bees over a hedge, field, one person
    Toward evening you walk out to the point, as you do every day, rain or shine, to look at {S}. | one person on a coast path, sea, dusk
    A school class comes by, two by two. They have been promised a story about {S}. | children in a row, barn, field, day
    Some say it was luck. You were there, and you know better. It was an afternoon like this one, and {C}. | golden field, one person, long shadows
    Up on the hill you carved it in a tree, the day you moved here, and the bark has nearly closed on it: {C}. | tree on a hill, carved bark, dusk
    `,
  ),
]
