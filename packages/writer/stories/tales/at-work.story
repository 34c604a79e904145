= a-hundred-and-nine-steps
pattern: tale
about: the last lighthouse keeper
also: a lighthouse keeper; the lighthouse keeper
near: lighthouse
seen: as written

A hundred and nine steps. The last lighthouse keeper. | spiral staircase, keeper climbing, lighthouse, dusk
~ You count them, the first year. After that your knees do. | keeper climbing stairs, lamp, dusk / stairs, lighthouse, seen from above
- Up at dusk, with the oil. Down at dawn, with cold hands. | keeper pouring oil into a lamp, lighthouse, dusk / keeper, close view, lighthouse, sea, dawn
+ Salt on the glass, so you wipe it. Salt on your lips, so you talk to yourself. | keeper at a window, lamp, sea / keeper, close view, face
- In the book there is one line for every night. Wind. Sea. Ships. | old book, pen, table, lamp, night
+ A gull with one foot comes to the rail at six. It gets the rind of the cheese. | gull, rail, sea, dawn
~ One lens, as tall as a man, floated on a bath of mercury. A child could push it round. | lamp, lens, close view, lighthouse / lighthouse, light, night
~ A bird hit the glass in the fog, and sat in a hat by the stove until it could remember. | bird, hat, stove / bird, window, fog
~ At Christmas the fishing boats came in close, and blew their horns, and somebody sang. | boats, lighthouse, snow, night / boat, people, lamp, night
~ The garden was three cabbages, in a box of earth that had come by sea. | box, plants, lighthouse, day / keeper, garden, sea
~ In the second winter there was nobody to talk to for nine weeks. So the stairs got names. | keeper alone, window, storm / stairs, lamp, dark
~ A girl on the mainland said good night to it, from her bed, each time that it came round. | child in bed, window, light, night / lighthouse, far away, night
~ Once there was a message in the lamp oil bill. Somebody in an office had drawn a gull. | paper, drawing of a bird, lamp / keeper smiling, paper, lamp
Then a letter came. From May, the light would switch itself on. | letter, table, lamp, evening / switch on a wall, lighthouse room, evening
brief From May, the light would switch itself on. | letter, table, lamp, evening
+ They thanked the station for its service. The signature was printed. | letter, close view, window
+ So the tins were packed, and the bed was stripped, and the gulls were told. | suitcase, empty bed, window, sea
On the last night a storm came up, and the new lamp went out at two. | lighthouse, storm, high waves, night / lighthouse, storm, dark sea, night
brief On the last night, in a storm, the new lamp went out. | lighthouse, storm, high waves, night
A hundred and nine steps, in the dark, with the old lantern. | keeper holding a lantern, stairs, dark / keeper holding a lantern, window, storm, night
- Five hours. First one arm. Then the other. | hand holding a lantern, close view, window, storm, night
In the morning the log book had one more line. Ships: one. It came home. | old book, pen, desk, window, dawn / ship, harbour, lighthouse, sunrise
brief The log book had one more line. Ships: one. It came home. | old book, pen, desk, window, dawn / ship, harbour, lighthouse, sunrise

= the-light-at-the-corner
pattern: tale
about: the baker
also: a baker; a baker at night; the night baker
seen: as written

Two in the morning. The baker. | baker at an oven, bakery, night
~ A cat waits on the step. It has an arrangement about the milk. | cat, doorstep, street, night / cat, bowl, open door, light
- The street is dark but for one square of yellow on the pavement. | lit window, street, night
- Inside, somebody shapes the same thing, for the four hundredth time tonight. | hands kneading dough, close view, lamp / baker at a table, loaves, bakery
+ There is flour in the eyebrows. There is a burn on the wrist, in the shape of a door. | baker, close view, face, warm light
+ The radio plays for lorry drivers. The baker knows all of the words. | radio, shelf, bakery, lamp
~ Yesterday's dough is woken up, and fed, and told what the weather will be like. | bread dough, bowl, lamp / baker, bowl, bakery, night
~ A drunk man puts his face to the glass, and asks if it is morning. Nearly, says the baker. | man at a window, bakery, night / baker, window, lamp
~ In the corner stands a chair, for the old baker, who is eighty, and cannot sleep past one. | old man on a chair, bakery, lamp / old hands, dough, close view
~ He says: softer. It is all that he says, and he is always right. | old man, baker, bakery / hands kneading dough, close view
+ At four the first tray goes by the window, and the smell goes out under the door. | loaves, oven, steam, bakery / street, steam, lamp, dawn
A woman walks by every night, on her way from the hospital. | woman walking, street, bakery window, night
~ Outside it begins to snow. In here you could grow lemons. | snow, street, lit window, night / baker, oven, warm light
One night she stops there, and cries. | woman at a lit window, street, night
The door opens. A white hand holds out a roll, too hot to hold. | baker giving bread, open door, light, night
+ She stands in the snow and eats it, with both hands. | woman eating bread, street, snow, night
~ The first bus goes by, and the driver lifts two fingers. He gets two, in a bag, at the lights. | bus, street, dawn / bag, bread, hand, bus
~ The shutters go up next door. Good morning, they say. For one of them it is good night. | shop, street, dawn / baker, street, dawn
By dawn it is all sold. Nobody asks who had the first one. | bakery, loaves, sunrise, street / empty shelves, bakery, sunrise

= what-was-in-the-margin
pattern: tale
about: a good teacher
also: a teacher; the teacher; my teacher
seen: as written

Chalk on the left sleeve. A good teacher. | teacher at a blackboard, classroom, day
~ The bell went, and nobody moved, because nobody had been told to. | classroom, children, desks / bell, corridor, school
- Thirty names, learned by Friday, and never forgotten again. | classroom, children, desks, day
+ There was a drawer with rubber bands, dead phones, and one very old apology. | open drawer, papers, desk
~ There was a plant on the sill that had been given up by three other rooms. It had eleven leaves. | plant, window sill, classroom / plant, close view, sunlight
~ When the heating broke, lessons were held in coats, and it was all about the poles. | children in coats, classroom, snow window / map, ice, wall
~ One boy never had a pencil. There was always one lying on his desk, as if it had been forgotten. | pencil, desk, close view / boy at a desk, pencil, classroom
~ The worst class in the school stood up when the door opened. No one could say who had begun with it. | children standing, classroom / teacher, open door, classroom
~ Notes were passed along the third row. They were read, and passed on. | paper, hands, desk / children whispering, desks
~ On Fridays, for the last ten minutes, there was a story. It never came to an end before the bell. | teacher reading, old book, classroom / children listening, classroom
You sat at the back. You had decided to be nobody. | child at a desk, back of a classroom, window
brief You sat at the back. | child at a desk, back of a classroom, window
You drew ships on everything. Even on the test. | drawing of a ship, paper, pencil, desk
brief You drew ships on everything. | drawing of a ship, paper, pencil, desk
~ Rain ran down the glass. You drew a captain, and gave him that coat. | rain, window, classroom / drawing of a ship, pencil, close view
+ The test came back with more red than blue. | papers, desk, close view, day
In the margin, next to your ship, there was one line: where is it going? | drawing of a ship, paper, close view, lamp / red pencil, paper, close view, lamp
- So you wrote that down. It took four pages. It took all night. | child writing at a desk, lamp, night
+ You never found out if it was a trick. It does not matter. | empty classroom, desk, evening light
+ You have forgotten the dates, and the rivers, and the rule about the triangle. | old book, desk, dust, window
You write books now. In each there is, somewhere, a very small ship. | one person writing at a desk, window, sea / old book, drawing of a ship, close view

= ward-four
pattern: tale
about: a night nurse
also: a nurse; the night nurse; nurses
seen: as written

Ward four, three in the morning. A night nurse. | nurse, hospital corridor, lamp, night
~ The lift stops by itself, at each floor. They say it is the wiring. | corridor, door, lamp, night / stairs, lamp, night
- Rubber soles. A light held low, so that nobody wakes. | corridor, small lamp, night / nurse with a lamp, hospital bed, night
+ Bed two wants water. Bed five wants his dog. Bed nine wants it to be morning. | hospital bed, drinking glass, lamp / old man in bed, moonlight / window, night, hospital bed
- You cannot fix most of it. You can turn a pillow to the cool side. | hands, pillow, bed, close view
+ There is a cup of tea on the desk. It was hot at eleven. | cup, desk, lamp, clock
~ A man in a bow tie wants to go to the opera. He is told that the curtain has been held for him. | old man, bed, lamp / theatre, curtain, light
~ There is a chart at each foot. On one of them, small, at the edge, it says: likes to be asked. | paper, bed, close view / nurse writing, lamp
~ Somebody's goldfish stands on the desk, until the operation is over. | fish, glass bowl, desk, lamp / fish, close view, lamp
~ A young doctor cries in the linen room. He is handed a towel, and a joke about towels. | young doctor, sheets, lamp / two people, white sheets, corridor
~ At four the feet hurt. At five they have stopped talking to you. | shoes, floor, corridor, night / nurse sitting, corridor
~ The moon comes round to the window of bed seven, and she is told, because she asked to be. | moon, window, hospital bed / old woman in bed, moon
~ In the kitchen there is one yoghurt, with a name on it. Nobody has ever touched it. | kitchen, lamp, table, night
An old woman asks: will it be bad? Somebody pulls up a chair. | old woman in bed, nurse sitting, lamp, night / hand holding a hand, bed, lamp, night
No is what people say. This one says: I will be here. | two people, hospital bed, lamp, night
brief The answer is: I will be here. | two people, hospital bed, lamp, night
- So they talk, very quietly, about how to make plum jam. | nurse and old woman talking, lamp, night
+ The rain stops. A bird tries one note. | window, rain, bird, dawn
In the morning there is an empty bed, and a clean sheet. | empty bed, window, sunrise
And on the chair, in a shaky hand: two kilos of plums. | paper on a chair, close view, morning light

= the-one-who-sleeps
pattern: tale
about: the night bus driver
also: a bus driver; the bus driver; the last bus
seen: as written

Last stop, and one still asleep. The night bus driver. | bus, night, rain, one passenger
~ The wipers do the left half well. | bus, rain, street, night / rain, window, lamp
- Same streets, eleven times a day. Same lamp that has never worked. | bus, street, evening, rain / street lamp, dark street
+ You get to know the backs of heads. You know who has had good news by how they sit. | bus, people, windows, evening
or You get to know the backs of heads. | bus, people, windows, evening
~ A woman gets in with a tree. A real one, in a pot. She pays for two. | bus, woman, tree, rain / tree, bus seat, window
~ Two children share one ticket, one scarf, and a secret. | two children, bus, scarf / bus window, rain, evening
~ At the hospital stop people look at their hands. Somebody always gets off one stop too late. | one person, bus stop, rain, night / hands, bus seat, close view
~ There is a glove on the dashboard, in case its owner comes back. It has been there since March. | glove, window, bus / glove, close view, lamp
~ A drunk sings, quite well. By the bridge, row two is humming. | man singing, bus, night / bridge, bus, night
~ Foxes wait at the crossing by the park. They look left, and right. | fox, street, street lamp, night / fox, road, bus lights
~ The last bell rings, and nobody gets up to go. | bus, bell, empty seats
The one in row four has sat there for nine years. A nod in, a nod out. | one person, bus seat, dawn / bus door, street, dawn
brief The one in row four has sat there for nine years. | one person, bus seat, dawn
Tonight it is him, and he does not wake up. | old man asleep, bus seat, night
The rule says: empty the bus. | empty bus, lamp, depot, night
- Instead the heater goes on, and the sign is turned to: not in service. | bus, lights, empty street, night
+ So it goes through the sleeping town, past all the stops, without a sound. | bus, village, night, seen from above
He wakes up outside his own front door. He never said where that is. | old man, bus door, house, night / old man asleep, bus seat, night
brief He wakes up outside his own front door. | old man, bus door, house, night
You always look up here, says the driver. | bus driver waving, open door, light, night

= the-last-house-up-the-hill
pattern: tale
about: the postman
also: a postman; the mailman; the last postman
seen: as written

Rain in every letter. The postman. | postman with letters, rain, street, morning
~ You can hear the bicycle before you see it. One of the pedals says so. | bicycle, road, rain / postman with a bicycle, street, morning
- Forty years, one bag, and nine pairs of boots. | boots, bag, door, lamp
- You learn to read an envelope without opening it. Bills are thin. Good news is heavy. | letters, hand, close view, rain
+ There is a dog at number six. Between the two of them, there is respect. | dog, gate, house, rain
~ In spring there were boxes of chicks, and all the way up the street somebody was singing. | box, bird, bicycle, spring / postman with a box, street
~ An old man could not read any more. So it was read to him, on the step, with all the voices. | postman reading a letter, old man, doorstep / letter, hands, close view
~ A girl ran out in her socks, every day, for a month. On the day it came, she could not open it. | girl, street, socks, morning / girl with a letter, doorstep
~ Some had a black edge. You rang the bell for those, and took your cap off, and stayed. | letter, black edge, hand / postman, hat in hand, open door
~ There was one to the moon, in crayon. It was stamped. It was sent on. | letter, drawing of a moon, hand / moon, village, night
~ The bag gets lighter all the way up. The hill makes up for it. | postman, bag, path, hill / hill, path, rain
~ At the gate the dog has the newspaper already. It lets you hold the other end. | dog, newspaper, gate / postman and dog, gate, day
The last house on the hill has never had a letter. | house on a hill, path, clouds
+ You could turn back at the bridge. Nobody would know. | bridge, path, rain
Each day a woman stands at the gate, and calls: anything for me? | old woman at a gate, hill, garden
brief Each day a woman calls: anything for me? | old woman at a gate, hill, garden
- Not today, you call. Maybe tomorrow. | postman waving, path, hill
On the last day before the pension there was one for her. | letter, hand, close view, morning
brief On the last day there was one for her. | letter, hand, close view, morning
+ No sender. No stamp. The ink was still a little wet. | letter, close view, table, lamp
She read it at the gate, and went in, and came back with two cups. | old woman reading a letter, gate, garden / two cups, bench, garden
brief She read it, and came back with two cups. | two cups, bench, garden
It said: what is the view like, from up there? | two people on a bench, hill, valley, sunset

= new-shoes-wrong-room
pattern: tale
about: the first day at school
also: my first day at school; the first day of school
near: school
seen: as written

New shoes, wrong room. The first day at school. | shoes, corridor, doors, morning
~ They squeak. With every step they say it to the whole corridor. | shoes, floor, close view / one person in a corridor, doors
- Everybody else seems to have been born here. | corridor, crowd, day
+ Your lunch is too loud. Your name comes out too quiet. | one person at a table, bread, crowd, day
You look at the map. The map looks like soup. | map, hands, corridor
+ You laugh a second too late. You find the bathroom twice. | mirror, one person, corridor
~ Your mother has ironed the shirt twice. You can feel her in the collar. | shirt, hallway, morning / one person at a mirror, morning
~ Somebody says a word that all the others laugh at. You write it down, to look it up. | notebook, pencil, desk / people laughing, room
~ You sit on a chair that belongs to somebody. You sit on another one. That does, too. | empty chair, desk, window / one person standing, desks
~ In the bathroom you read the fire regulations, all of them, to have something to do. | one person, wall, paper / door, corridor, lamp
~ You have a pen in your bag, and an apple, and a list of questions, and none of them is this one. | bag, apple, pencil, table / paper, close view
~ Somebody holds a door, for no reason. You nearly tell them everything. | open door, hand, corridor / two people, open door
~ The clock on the wall is a different make from the ones you know. It is much slower. | clock, wall, corridor / clock, close view
+ At noon you stand there with a tray, and forty chairs, and not one of them is yours. | one person standing, canteen, tables, crowd
Then somebody moves a bag off a seat. That is all. | empty chair, table, bag, window light
- You do not know it yet. That was the whole day. | two people at a table, talking, window
+ In ten years you will have forgotten what was said at that desk, and who was so important. | desk, window, dust, light
+ You will not forget the bag. | bag on a floor, chair, light
So tomorrow, look for the one with the new shoes. Move your bag. | shoes, corridor, close view, morning / two people, empty chair, table, sunlight
