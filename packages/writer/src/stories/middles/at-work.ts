/** What more happens in the stories of people by what they do. */
export const WORK_MIDDLES = `
  = a-hundred-and-nine-steps
  ~
  You count them, the first year. After that your knees do. | keeper climbing stairs, lamp, dusk / stairs, lighthouse, seen from above
  > A gull with one foot
  One lens, as tall as a man, floated on a bath of mercury. A child could push it round. | lamp, lens, close view, lighthouse / lighthouse, light, night
  A bird hit the glass in the fog, and sat in a hat by the stove until it could remember. | bird, hat, stove / bird, window, fog
  At Christmas the fishing boats came in close, and blew their horns, and somebody sang. | boats, lighthouse, snow, night / boat, people, lamp, night
  The garden was three cabbages, in a box of earth that had come by sea. | box, plants, lighthouse, day / keeper, garden, sea
  In the second winter there was nobody to talk to for nine weeks. So the stairs got names. | keeper alone, window, storm / stairs, lamp, dark
  A girl on the mainland said good night to it, from her bed, each time that it came round. | child in bed, window, light, night / lighthouse, far away, night
  Once there was a message in the lamp oil bill. Somebody in an office had drawn a gull. | paper, drawing of a bird, lamp / keeper smiling, paper, lamp

  = the-light-at-the-corner
  ~
  A cat waits on the step. It has an arrangement about the milk. | cat, doorstep, street, night / cat, bowl, open door, light
  > The radio plays
  Yesterday's dough is woken up, and fed, and told what the weather will be like. | bread dough, bowl, lamp / baker, bowl, bakery, night
  A drunk man puts his face to the glass, and asks if it is morning. Nearly, says the baker. | man at a window, bakery, night / baker, window, lamp
  In the corner stands a chair, for the old baker, who is eighty, and cannot sleep past one. | old man on a chair, bakery, lamp / old hands, dough, close view
  He says: softer. It is all that he says, and he is always right. | old man, baker, bakery / hands kneading dough, close view
  > A woman walks by
  Outside it begins to snow. In here you could grow lemons. | snow, street, lit window, night / baker, oven, warm light
  > She stands in the snow
  The first bus goes by, and the driver lifts two fingers. He gets two, in a bag, at the lights. | bus, street, dawn / bag, bread, hand, bus
  The shutters go up next door. Good morning, they say. For one of them it is good night. | shop, street, dawn / baker, street, dawn

  = what-was-in-the-margin
  ~
  The bell went, and nobody moved, because nobody had been told to. | classroom, children, desks / bell, corridor, school
  > There was a drawer
  There was a plant on the sill that had been given up by three other rooms. It had eleven leaves. | plant, window sill, classroom / plant, close view, sunlight
  When the heating broke, lessons were held in coats, and it was all about the poles. | children in coats, classroom, snow window / map, ice, wall
  One boy never had a pencil. There was always one lying on his desk, as if it had been forgotten. | pencil, desk, close view / boy at a desk, pencil, classroom
  The worst class in the school stood up when the door opened. No one could say who had begun with it. | children standing, classroom / teacher, open door, classroom
  Notes were passed along the third row. They were read, and passed on. | paper, hands, desk / children whispering, desks
  On Fridays, for the last ten minutes, there was a story. It never came to an end before the bell. | teacher reading, old book, classroom / children listening, classroom
  > You drew ships
  Rain ran down the glass. You drew a captain, and gave him that coat. | rain, window, classroom / drawing of a ship, pencil, close view

  = ward-four
  ~
  The lift stops by itself, at each floor. They say it is the wiring. | corridor, door, lamp, night / stairs, lamp, night
  > There is a cup of tea
  A man in a bow tie wants to go to the opera. He is told that the curtain has been held for him. | old man, bed, lamp / theatre, curtain, light
  There is a chart at each foot. On one of them, small, at the edge, it says: likes to be asked. | paper, bed, close view / nurse writing, lamp
  Somebody's goldfish stands on the desk, until the operation is over. | fish, glass bowl, desk, lamp / fish, close view, lamp
  A young doctor cries in the linen room. He is handed a towel, and a joke about towels. | young doctor, sheets, lamp / two people, white sheets, corridor
  At four the feet hurt. At five they have stopped talking to you. | shoes, floor, corridor, night / nurse sitting, corridor
  The moon comes round to the window of bed seven, and she is told, because she asked to be. | moon, window, hospital bed / old woman in bed, moon
  In the kitchen there is one yoghurt, with a name on it. Nobody has ever touched it. | kitchen, lamp, table, night

  = the-one-who-sleeps
  ~
  The wipers do the left half well. | bus, rain, street, night / rain, window, lamp
  > You get to know
  A woman gets in with a tree. A real one, in a pot. She pays for two. | bus, woman, tree, rain / tree, bus seat, window
  Two children share one ticket, one scarf, and a secret. | two children, bus, scarf / bus window, rain, evening
  At the hospital stop people look at their hands. Somebody always gets off one stop too late. | one person, bus stop, rain, night / hands, bus seat, close view
  There is a glove on the dashboard, in case its owner comes back. It has been there since March. | glove, window, bus / glove, close view, lamp
  A drunk sings, quite well. By the bridge, row two is humming. | man singing, bus, night / bridge, bus, night
  Foxes wait at the crossing by the park. They look left, and right. | fox, street, street lamp, night / fox, road, bus lights
  The last bell rings, and nobody gets up to go. | bus, bell, empty seats

  = the-last-house-up-the-hill
  ~
  You can hear the bicycle before you see it. One of the pedals says so. | bicycle, road, rain / postman with a bicycle, street, morning
  > There is a dog at
  In spring there were boxes of chicks, and all the way up the street somebody was singing. | box, bird, bicycle, spring / postman with a box, street
  An old man could not read any more. So it was read to him, on the step, with all the voices. | postman reading a letter, old man, doorstep / letter, hands, close view
  A girl ran out in her socks, every day, for a month. On the day it came, she could not open it. | girl, street, socks, morning / girl with a letter, doorstep
  Some had a black edge. You rang the bell for those, and took your cap off, and stayed. | letter, black edge, hand / postman, hat in hand, open door
  There was one to the moon, in crayon. It was stamped. It was sent on. | letter, drawing of a moon, hand / moon, village, night
  The bag gets lighter all the way up. The hill makes up for it. | postman, bag, path, hill / hill, path, rain
  At the gate the dog has the newspaper already. It lets you hold the other end. | dog, newspaper, gate / postman and dog, gate, day

  = new-shoes-wrong-room
  ~
  They squeak. With every step they say it to the whole corridor. | shoes, floor, close view / one person in a corridor, doors
  > You laugh a second
  Your mother has ironed the shirt twice. You can feel her in the collar. | shirt, hallway, morning / one person at a mirror, morning
  Somebody says a word that all the others laugh at. You write it down, to look it up. | notebook, pencil, desk / people laughing, room
  You sit on a chair that belongs to somebody. You sit on another one. That does, too. | empty chair, desk, window / one person standing, desks
  In the bathroom you read the fire regulations, all of them, to have something to do. | one person, wall, paper / door, corridor, lamp
  You have a pen in your bag, and an apple, and a list of questions, and none of them is this one. | bag, apple, pencil, table / paper, close view
  Somebody holds a door, for no reason. You nearly tell them everything. | open door, hand, corridor / two people, open door
  The clock on the wall is a different make from the ones you know. It is much slower. | clock, wall, corridor / clock, close view
`
