import { parseStories, seenAsWritten } from '../story.ts'

/** Stories of things one keeps, and of what is found outdoors. */
export const thingStories = seenAsWritten(
  parseStories(`
  = the-third-string (violin)
  The third string always lied: {S}. | violin, chair, lamp, room, evening
  ~
  + It came out of a pawn shop, in a pillow case, with one peg made of a spoon. | violin, shop, window, rain
  She practised on the stairs. The man on the ground floor banged on the pipe. | girl with a violin, stairs, lamp, evening / old man, broom, pipe, cellar
  brief She practised on the stairs. A man banged on the pipe. | girl with a violin, stairs, lamp, evening
  + Up and down. The same eight bars. The whole house could have hummed them. | violin, hands, close view, lamp
  She got the fifth note wrong, for eleven years. | girl with a violin, window, night
  + Then she moved away, and the stairs were quiet. It was terrible. | empty stairs, window, grey light
  ...
  One night, in a great hall, she came back out, alone. | woman with a violin, stage, bright light
  brief One night she stood in a great hall. | woman with a violin, stage, bright light
  - One more, she said. For the ground floor. | woman on a stage, violin, close view
  And she played the fifth note wrong, on purpose. | violin, close view, warm light
  In row thirty an old man began to bang on the seat. | old man, theatre, seats, smiling, lamp
  brief In row thirty somebody banged. | old man, theatre, seats, smiling, lamp

  = the-pocket-of-summer (suitcase)
  Do not unpack it yet: {S}. | suitcase, bed, window, light
  ~
  + There is sand in the lining. It has been there since before the divorce. | suitcase, sand, close view
  - It has been over three borders, on two laps, and once through a window. | suitcase, train, station, day
  + One clasp is a belt. Somebody bit through the handle. Nobody says who. | suitcase, close view, lamp
  - Whoever packs it packs for the person that they would like to be there. | open suitcase, clothes, bed, lamp
  + Four books. Running shoes. A tie. | books, shoes, open suitcase
  Each time it comes home with a stone in it. | stone, coat, open suitcase
  ...
  Now it is you who is leaving. | suitcase, hallway, door, dawn
  + Nobody is awake. You wrote a note. You tore it up. | paper, table, lamp, dawn
  You lift it. It is too heavy. You open it, there, on the floor. | open suitcase, floor, hallway, one person / open suitcase, close view, floor, lamp
  All the stones, in a sock, and a line in your mother's hand: so that you do not blow away. | stones, paper, open suitcase, close view, sunrise / sea stones, sock, hand, close view, sunrise

  = the-face-at-the-edge (photograph)
  Look at the edge of it: {S}. | old photograph, table, lamp, close view
  ~
  - In the middle they all smile, as one did, with their chins down. | group photograph, family, day
  + A cake. A dog that would not stay. An uncle who had been told to. | cake, dog, table, garden / old man, garden, day
  + Someone has written the year on the back, and then a question mark. | old photograph, pencil, close view
  - You have seen it a hundred times. You know the names by heart. | one person holding a photograph, lamp
  On the left, half cut off, there is an elbow, and the edge of a dress. | old photograph, close view, magnifying glass / elbow, dress, old photograph, close view
  brief On the left there is the edge of a dress. | old photograph, close view, magnifying glass
  + Nobody in the family knows whose. There was nobody else, they say. | two people, photograph, kitchen table, lamp
  ...
  You look at the eyes of the others. Every one of them looks at her. | group photograph, faces, close view / family photograph, lamp, close view
  brief Every one of them looks at her. | group photograph, faces, close view
  - She had lined them up. She had counted. She must have said something silly, and run. | woman running, garden, camera, sunlight
  She was too late. That is all. The clock of the camera did not wait. | camera, garden, table, close view / woman running, garden, day
  brief The clock of the camera did not wait for her. | camera, garden, table, close view
  So she is in none of the pictures. She is only in all of the smiles. | old photograph, window light, family smiling / family laughing, garden, sunlight

  = the-lock-was-gone (key)
  It fits nothing in this house: {S}. | key, hand, close view, lamp
  ~
  - You have tried the cellar. You have tried the clock. | key, cellar door, lamp / clock, key, hand
  + Your mother had it from her mother, and she had it around her neck. | old woman, key, window, evening
  + It is worn on one side, the way a step is. | key, close view, window light
  - Nobody would throw away a key. It would be like saying: I do not believe in the door. | key in a drawer, lamp
  Then you are in the old town, and it rains. | one person, rain, street, stone arch
  There is a door there, and round it, nothing. The house has gone. | door, ruins, rain, grass / one person at a lone door, field, rain
  brief There is a door there, and round it, nothing. | door, ruins, rain, grass
  ...
  You feel foolish. You try it. | one person at a door, key, rain, close view
  It turns, like a spoon in honey. | key, lock, close view
  + Behind it there is a meadow, and a bit of kitchen floor. | open door, meadow, old tiles, light
  You wipe your feet. Somebody here would have wanted that. | shoes, doorstep, grass, sunlight / one person, open door, meadow, sunset

  = the-line-of-prints (fox)
  One line of prints, and no others: {S}. | fox, snow, village, dawn
  ~
  - It puts each paw into the print of the one before, like somebody threading a needle. | fox, snow, close view, dawn
  + At the bins there is a stop. At the henhouse there is a longer one. | snow, fence, gate, lamp, night
  - You see all that from the kitchen, with your coffee, in the morning. It is the news. | one person at a window, cup, snow, morning
  Over the road. Round the church. Once, for no reason, in a circle. | fox, church, village, snow, dawn / fox, field, snow, dawn, seen from above
  brief Over the road. Once, for no reason, in a circle. | fox, church, village, snow, dawn / fox, field, snow, dawn, seen from above
  - The circle is round nothing at all. There is not even a mouse. | one person, snow, field, morning
  Then you understand. It had been jumping. | fox jumping, snow, moonlight
  brief It had been jumping. | fox jumping, snow, moonlight
  ...
  There was fresh snow, and nobody about, and it had danced. | fox, snow, stars, night
  + You have an appointment at nine. You have good shoes on. | shoes, snow, close view
  or You have good shoes on. | shoes, snow, close view
  + You look at the houses. The curtains are still shut. | village, closed windows, snow, morning
  In the evening there is a second circle. It is larger. It has heels. | one person, field, snow, evening light / shoes, snow, close view, evening
  brief In the evening there is a second circle. It has heels. | one person, field, snow, evening light / shoes, snow, close view, evening

  = the-bird-that-came-in (bird)
  It came in by mistake: {S}. | bird, open window, kitchen, morning
  ~
  - It flew at the glass, at the lamp, at the glass again. | bird, window, lamp, close view
  + You ran about with a towel, and said: please. | one person with a cloth, kitchen, bird
  - Then it sat on the shelf, between the salt and the tea, with its whole heart showing. | bird, shelf, jars, close view
  + You could see each feather breathe. | bird, feather, close view, window light
  There was one open window. It could not see it, for fear. | open window, curtain, garden, light / small bird, ceiling, room, light
  brief It could not see the open window, for fear. | open window, curtain, garden, light
  So you put out the light, and sat down on the floor. | one person sitting on a floor, dim kitchen
  ...
  - It took a long time. The tap dripped. You both listened. | one person, bird, kitchen, dim light
  You thought of a year when you had flown at the glass yourself. | one person at a window, rain, evening
  And somebody had put out the lamp, and sat down, and waited. | two people sitting on a floor, dim room, lamp
  brief And somebody had put out the lamp, and waited. | two people sitting on a floor, dim room, lamp
  There was a breath of air, over your head. Then there was only the window. | open window, bird in the sky, garden, sunrise / empty room, open window, curtain
  brief Then there was only the window. | open window, bird in the sky, garden, sunrise

  = what-the-tide-brings (sea)
  It gives things back: {S}. | old woman on a beach, sea, waves, dawn
  ~
  - A glove. A yellow boot. Half a chair. | glove, beach, morning / boot, sand, close view / chair, beach, waves
  + Nobody can say what makes it decide. | waves, close view, grey sea
  An old woman walks along it each day, with a bag, and looks only down. | old woman walking, beach, bag, morning / shell, sand, beach, close view
  + The children say that she is hunting for gold. She has never told them otherwise. | children, beach, old woman far away
  + She has buoys, and bottles, and forty left shoes. | bottles, shoes, hut, beach
  + Long ago there was a boat, and a song about it, and a date. | boat, sea, dusk / old book, date, lamp
  - She does not hope any more. She only thinks that somebody should be there, in case. | old woman, sea, seen from behind, dusk
  ...
  One morning there lies a bottle, with a lid on it, and a page inside. | bottle, beach, close view, sunrise / paper in a bottle, close view, beach
  brief One morning there lies a bottle, with a page inside. | bottle, beach, close view, sunrise
  - It is from a child, a thousand miles off. It is about a dog. | paper, drawing of a dog, hands, close view
  At the end it says: is anybody there? | paper, close view, window light
  She gets her glasses. She gets a pen. Yes, she writes. Every day. | old woman writing, table, window, sea, sunrise / glasses, pen, paper, close view, window
  brief She gets a pen. Yes, she writes. Every day. | old woman writing, table, window, sea, sunrise

  = the-bench-and-the-name (bench)
  There is a name on it: {S}. | bench, hill, sea view, evening
  ~
  Under the name there are two years, and a line: she liked it here. | bench, close view, letters in wood / empty bench, sea, morning
  + You sat down because of your shoe. You stayed because of the line. | one person sitting on a bench, evening
  - All you know is what she looked at. | bench, wide view, valley, evening
  + A ferry. A church. A dog, always the same one, always late. | ferry, water, dusk / dog running, path
  + You begin to come on Thursdays. You bring an apple. | one person on a bench, apple, autumn
  One day a man sits there already. He moves his hat. | old man with a hat, bench, evening
  brief One day a man sits there already. | old man with a hat, bench, evening
  ...
  He says nothing. You say nothing. A dog comes up the path. | old man and one person, bench, dog, path / dog on a path, bench, sea
  brief A dog comes up the path. | dog, path, bench, evening
  It was our dog, he says. It still comes by to see. | old man, dog, bench, close view
  brief It was our dog, he says. | old man, dog, bench, close view
  * You look at the name, and at him. | bench, letters in wood, close view, hand
  You break the apple in two. She liked it here, he says. | two people on a bench, apple, sea, sunset / two apple halves, hands, close view, sunset
  brief She liked it here, he says. | two people on a bench, sea, sunset

  = the-night-with-everyone-out (stars)
  Turn off the lamp first: {S}. | one person, garden, stars, night
  ~
  - For a minute there is nothing. Then one. Then, behind it, all the others. | night sky, one star / wide night sky, stars
  + The dark was never empty. You had only brought too much light. | lamp, garden, dark night
  A child lies beside you in the grass, and begins to count. | child lying in grass, stars, night
  + You say that people steered by them once. The child says: where to? Home, you say. Mostly home. | ship, stars, sea, night / child, close view, stars / boat, harbour, lamp, stars
  At forty, the child loses count, and starts again from the other side. | child pointing up, stars, night / night sky, stars, wide view
  brief At forty, the child loses count. | child pointing up, stars, night
  - Some of that light left before there were eyes. It came down here, over the shed. | stars, dark space, wide view
  ...
  + A window opens. Bed, somebody calls. | lit window, garden, night
  One more, says the child. There is always one more. | child and adult lying in grass, stars, night
  You carry the blanket in. Somebody is still counting, in her sleep. | child asleep, open window, stars / stars, open window, night, close view

  = first-tracks (snow)
  Nobody has walked in it yet: {S}. | snow, street, street lamp, dawn
  ~
  - You can tell before you open your eyes. The light on the ceiling is different. | bedroom ceiling, snow light, dawn / one person in bed, window, snow
  + The cars have turned into loaves. The bins wear hats. | snow on cars, street, morning
  - Even the road to work looks like a present. | road, snow, trees, morning
  + You hear one shovel, far away, and then a second one, which answers. | old man with a shovel, snow, street
  You have not spoken to him at number twelve since the thing with the hedge. | man at a gate, hedge, snow / hedge, gate, snow, close view
  This morning his path is still white. His curtains are shut. | house, snow, closed curtains, path / closed curtains, window, snow, close view
  brief This morning his path is still white. | house, snow, closed curtains, path
  ...
  You do yours. You stand there, with the shovel. Then you do his. | one person with a shovel, snow, path, morning / shovel in the snow, garden gate, close view
  brief You do yours. Then you do his. | one person with a shovel, snow, path, morning
  + You do it quickly, like a thief. | shovel, snow, close view
  In the night it snows again. You wake up late. | house, lit window, snow, night
  brief In the night it snows again. | house, lit window, snow, night
  Your path is clear, right up to the step. The hedge has been cut, too. | open gate, path, snow, sunrise / house, hedge, snow, sunrise
  brief Your path is clear, right up to the step. | open gate, path, snow, sunrise / house, hedge, snow, sunrise

  = the-bell-on-the-last-day (school)
  It still smells of chalk: {S}. | school corridor, empty, window light
  ~
  The hooks in the hall are so low. You had hung your whole life on them. | coat hooks, corridor, close view / small coats, hooks, school corridor
  brief The hooks in the hall are so low. | coat hooks, corridor, close view
  + There is your desk, with a bit of somebody's name in it. The knife was blunt. | old desk, close view, window light
  - You could find the room with your eyes closed. Left, left, and the stair that creaks. | school stairs, one person, light
  + You were afraid of the stair that creaks. Up there it was maths. | stairs, shadow, child
  + You were in love, too, from October to nearly Christmas. | two children, bench, snow
  They are pulling it down in August. You may take one thing, the sign says. | sign, school gate, day / old school house, closed gate, day
  brief They are pulling it down. You may take one thing. | sign, school gate, day
  A man is there already. He is unscrewing a hook. | man, tools, coat hook, corridor
  ...
  - You know his ears. He once gave you half a sandwich, when it mattered. | two men, corridor, smiling / child giving bread, school yard
  Which one is that, you say. He reads the number. It is yours. | coat hook, close view, hand / old man, screwdriver, corridor, close view
  brief He reads the number. It is yours. | coat hook, close view, hand
  I thought you might come, he says. I got here early. | two people, school corridor, sunlight
  brief I thought you might come, he says. | two people, school corridor, sunlight
`),
)
