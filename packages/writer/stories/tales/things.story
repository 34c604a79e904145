= ten-to-five
pattern: tale
about: a letter that arrived forty years late
seen: as written

A stamp nobody knows. A letter that arrived forty years late. | old {N}, stamp, close view, doorstep, morning
- It had slipped behind a wall at the post office. On Monday the wall came down. | broken wall, dust, letters, day
+ The postman turned it over twice. The street had another name by now. | postman holding a letter, street, morning
The woman at number nine knew the writing, like you know a step on the stairs. | grey-haired woman, letter, open door, morning / envelope, handwriting, close view, morning
or The woman at number nine knew the writing. | grey-haired woman, letter, open door, morning / envelope, handwriting, close view, morning
+ Forty years late. That is a lot of suppers for one. | one plate, table, grey-haired woman, lamp
+ She put the kettle on. She laid out two cups, and put one away. | kettle, two cups, kitchen, window light
~ It had two rings on it, from cups, in places where nobody had sat for years. | envelope, cup, table / envelope, close view, window
~ The cat was told first. The cat said that she should open it. | cat, letter, table / grey-haired woman, cat, kitchen
~ On the wall hung the year, with a picture of a bridge. She had bought it for the bridge. | calendar, bridge, wall / calendar, close view
- She had waited for this through one whole summer, and then she had stopped. | young woman at a window, summer, day
+ She sat down in her hat. She stood up, and sat down without it. | grey-haired woman on a chair, hat, kitchen
~ The paper was thin, and blue, and cracked along the fold, like a plate. | letter, hands, close view / blue paper, window light
It was four lines long. Sunday, at five, on the bridge, it said. If you do not come, I will understand. | open letter, hands, close view, window light / bridge, river, evening / empty chair, table, lamp
or Sunday, at five, on the bridge, it said. | bridge, river, evening, letter
She looked at the calendar. It was a Sunday. She looked at the clock. It was ten to five. | calendar, wall, afternoon / clock, kitchen, afternoon
or It was a Sunday, and ten to five. | clock, kitchen, afternoon
+ You old fool, she said to the mirror, and took her coat. | grey-haired woman at a mirror, coat
+ She ran. She had not run for years. | grey-haired woman running, street, evening
~ At the corner she met the postman. He took his bicycle out of her way. | grey-haired woman, postman, bicycle / bicycle, street, evening
On the bridge stood an old man with bread for the ducks. | old man on a bridge, ducks, river, evening
brief On the bridge stood an old man. | old man on a bridge, river, evening
He always came on Sundays, he said. At about five. | old man and grey-haired woman on a bridge, sunset
brief He always came on Sundays, he said. | old man and grey-haired woman on a bridge, sunset

= under-the-sheet
pattern: tale
about: the piano that nobody played
seen: as written

It stands in the corner, under a sheet. The piano that nobody played. | {N} under a white sheet, dark room, dust
- It had come with the house. You could not give it away, and nobody could say why. | two people in a room, boxes, {N} under a sheet
+ Somebody put a plant on it. The plant did well. | plant, white sheet, window light
+ On moving days people counted it, and then forgot to carry it. | boxes, empty room, white sheet
~ The tomatoes were put to ripen there. The cat had been told, and did not go near. | tomatoes, white sheet, window / cat, white sheet, corner
~ At Christmas it was moved, so that the tree could stand. It left four marks in the floor. | tree, white sheet, candle / floor, marks, close view
+ It had been a child's, the neighbour said. He did not say more. | old man at a fence, evening
Then the boy came to stay, the one who broke things. He was not to touch anything. | boy in a doorway, hands behind his back, day / {N}, closed door, day
or Then a boy came to stay. | boy in a doorway, hands behind his back, day
~ He had broken a window, a clock, and, it was said, his mother's nerves. | boy, broken window, day / clock, floor, close view
+ At night it seemed to stand a little nearer. | white sheet, dark room, moonlight, night
- It rained for three days. He looked at the sheet. The sheet looked at him. | boy, rain, window / white sheet, corner, dim light
~ He walked round it, with his hands on his back, like a man who has come about the gas. | boy, white sheet, room / white sheet, shadow, lamp
One evening he pulled off the sheet. | boy pulling a white sheet, dust, light
~ Dust came down, in the sun, for longer than you would think. | dust, sunlight, {N} / boy, dust, window light
For a while there was nothing. Then there was one sound, so small that the dog got up. | {N}, close view, dust, light / dog, head up, room
or There was one small sound. | {N}, close view, dust, light
In the kitchen his grandmother stood still, with wet hands. | old woman at a sink, wet hands, window light
+ He waited for the shouting. There was none. | boy, close view, window light
+ Again, said a voice from the kitchen. Only that. | kitchen door, light, boy listening
+ It had been her sister's. It was sixty years since anyone had dared. | photograph of two girls, shelf, lamp
- And her fingers, down in the dishwater, began to move. | hands in water, close view, kitchen
In the corner, without a sheet. They both sit there now, until it is dark. | boy and grandmother, {N}, lamp, evening / two people sitting, window, dusk
or They sit there now, without a sheet. | boy and grandmother, {N}, lamp, evening

= the-third-string
pattern: tale
about: an old violin
also: a violin; the violin
seen: as written

The third string always lied. An old violin. | violin, chair, lamp, room, evening
~ You could hear which day it was by how the bow was held. | violin, hand, close view / girl with a violin, stairs
+ It came out of a pawn shop, in a pillow case, with one peg made of a spoon. | violin, shop, window, rain
She practised on the stairs. The man on the ground floor banged on the pipe. | girl with a violin, stairs, lamp, evening / old man, broom, pipe, cellar
brief She practised on the stairs. A man banged on the pipe. | girl with a violin, stairs, lamp, evening
+ Up and down. The same eight bars. The whole house could have hummed them. | violin, hands, close view, lamp
~ Her brother wore ear muffs, in July. He also sat on the top stair, every time. | boy, stairs, lamp / boy, girl with a violin, stairs
~ In winter she played in gloves with the tips cut off. | gloves, violin, close view / girl with a violin, snow window
~ There was a smell of wax, and wood, and somebody's cabbage. | violin, wax, table / kitchen door, stairs, lamp
~ The teacher was ninety, and deaf on the left. So she stood on the left when it was bad. | old woman, girl with a violin, room / old woman, close view, window
~ A cat moved in, under the stairs. It left for the slow pieces. | cat, stairs, violin / cat, open door
~ The bow lost a hair on every high note. She kept them in an envelope. | violin, bow, close view / envelope, hand, lamp
~ One evening there was no bang. She stopped, and went down, and knocked, to see if he was all right. | girl, door, stairs, lamp / old man, open door, lamp
She got the fifth note wrong, for eleven years. | girl with a violin, window, night
+ Then she moved away, and the stairs were quiet. It was terrible. | empty stairs, window, grey light
One night, in a great hall, she came back out, alone. | woman with a violin, stage, bright light
brief One night she stood in a great hall. | woman with a violin, stage, bright light
- One more, she said. For the ground floor. | woman on a stage, violin, close view
And she played the fifth note wrong, on purpose. | violin, close view, warm light
In row thirty an old man began to bang on the seat. | old man, theatre, seats, smiling, lamp
brief In row thirty somebody banged. | old man, theatre, seats, smiling, lamp

= the-pocket-of-summer
pattern: tale
about: an old suitcase
also: a suitcase; the suitcase; a forgotten suitcase
seen: as written

Do not unpack it yet. An old suitcase. | suitcase, bed, window, light
~ You only want to look at it for a while, standing there like somebody who is about to speak. | suitcase, bedroom, evening / suitcase, window, shadow
+ There is sand in the lining. It has been there since before the divorce. | suitcase, sand, close view
- It has been over three borders, on two laps, and once through a window. | suitcase, train, station, day
+ One clasp is a belt. Somebody bit through the handle. Nobody says who. | suitcase, close view, lamp
- Whoever packs it packs for the person that they would like to be there. | open suitcase, clothes, bed, lamp
+ Four books. Running shoes. A tie. | books, shoes, open suitcase
~ A label from a hotel that burned down. A label from a ship. A label that only says: fragile. | suitcase, papers, close view / suitcase, ship, harbour
~ It was a goal, once, and a table, and a bed for a cat. | suitcase, yard, child / cat, suitcase, lamp
~ Your aunt stood on it, to see over a crowd. She saw him. That is why you are here. | woman on a suitcase, crowd / woman, man, station
~ It went to school for a year as a stage. | suitcase, classroom, children / children, suitcase, curtain
~ In a bad winter it was packed and stood by the door every night. Nobody talks of that. | suitcase, door, night / suitcase, hallway, candle
~ It smells, inside, of soap, and trains, and an orange. | open suitcase, orange, close view / open suitcase, window light
~ The lining has a tear, sewn up with blue. You have never dared to feel what is behind it. | open suitcase, thread, close view / hand, open suitcase
Each time it comes home with a stone in it. | stone, coat, open suitcase
Now it is you who is leaving. | suitcase, hallway, door, dawn
+ Nobody is awake. You wrote a note. You tore it up. | paper, table, lamp, dawn
You lift it. It is too heavy. You open it, there, on the floor. | open suitcase, floor, hallway, one person / open suitcase, close view, floor, lamp
All the stones, in a sock, and a line in your mother's hand: so that you do not blow away. | stones, paper, open suitcase, close view, sunrise / sea stones, sock, hand, close view, sunrise

= the-face-at-the-edge
pattern: tale
about: an old photograph
also: a photograph; a family photograph; an old family photograph; an old photo
seen: as written

Look at the edge of it. An old photograph. | old photograph, table, lamp, close view
~ Everyone looks at the middle. So did you, for thirty years. | old photograph, close view / one person, photograph, window
- In the middle they all smile, as one did, with their chins down. | group photograph, family, day
+ A cake. A dog that would not stay. An uncle who had been told to. | cake, dog, table, garden / old man, garden, day
+ Someone has written the year on the back, and then a question mark. | old photograph, pencil, close view
~ The light falls from the right. It is about five, in summer. There are shoes on the lawn. | garden, shoes, sunlight / family, garden, day
~ A boy has moved. He has two heads, and neither of them is sorry. | boy, garden, photograph / photograph, blurred boy, close view
~ On the table stand seven glasses. There are six people. | table, glasses, garden / drinking glass, table, close view
~ Your mother is four in it. She has her hand over her mouth. | little girl, garden, laughing / little girl, close view, photograph
- You have seen it a hundred times. You know the names by heart. | one person holding a photograph, lamp
On the left, half cut off, there is an elbow, and the edge of a dress. | old photograph, close view, magnifying glass / elbow, dress, old photograph, close view
brief On the left there is the edge of a dress. | old photograph, close view, magnifying glass
+ Nobody in the family knows whose. There was nobody else, they say. | two people, photograph, kitchen table, lamp
~ You take it to the window. You take it to the lamp. You take it to your uncle. | one person, photograph, window / old man, photograph, lamp
~ He puts on his glasses. He looks for a long time, and then his mouth begins to go. | old man, glasses, close view / old man smiling, photograph
~ At the back of the album there is a little pocket. In it lies one button, with flowers. | album, close view, lamp / button, hand, close view
You look at the eyes of the others. Every one of them looks at her. | group photograph, faces, close view / family photograph, lamp, close view
brief Every one of them looks at her. | group photograph, faces, close view
- She had lined them up. She had counted. She must have said something silly, and run. | woman running, garden, camera, sunlight
She was too late. That is all. The clock of the camera did not wait. | camera, garden, table, close view / woman running, garden, day
brief The clock of the camera did not wait for her. | camera, garden, table, close view
So she is in none of the pictures. She is only in all of the smiles. | old photograph, window light, family smiling / family laughing, garden, sunlight

= the-lock-was-gone
pattern: tale
about: an old key
also: a key; the key; a lost key; a rusty key
seen: as written

It fits nothing in this house. An old key. | key, hand, close view, lamp
~ It hangs there, on its nail, and weighs more than it should. | key, nail, wall / key, hand, lamp
- You have tried the cellar. You have tried the clock. | key, cellar door, lamp / clock, key, hand
+ Your mother had it from her mother, and she had it around her neck. | old woman, key, window, evening
+ It is worn on one side, the way a step is. | key, close view, window light
~ The locksmith puts on his second glasses. Where did you get that, he says. He does not charge. | man, key, lamp, workshop / key, magnifying glass, table
~ Your cousin thinks it was a church. Your aunt thinks it was a sweet shop. | church, street, day / shop window, street
~ Once a boy wore it, in a play, as the key to the city. He did not want to give it back. | boy, key, stage / key, hand, close view
~ On the back there are two letters, and half of a third. | key, close view, window light
~ You dream of a hall, with a green floor, and somebody calling that the soup is on. | hallway, green floor, light / hallway, open door, steam
~ In the archive you find a street that is not there any more. It was called after a well. | old map, table, lamp / old map, finger, close view
~ You go by train, in the end, with it in your glove, like a child going shopping. | train window, one person, glove / key, glove, close view
- Nobody would throw away a key. It would be like saying: I do not believe in the door. | key in a drawer, lamp
Then you are in the old town, and it rains. | one person, rain, street, stone arch
There is a door there, and round it, nothing. The house has gone. | door, ruins, rain, grass / one person at a lone door, field, rain
brief There is a door there, and round it, nothing. | door, ruins, rain, grass
You feel foolish. You try it. | one person at a door, key, rain, close view
It turns, like a spoon in honey. | key, lock, close view
+ Behind it there is a meadow, and a bit of kitchen floor. | open door, meadow, old tiles, light
You wipe your feet. Somebody here would have wanted that. | shoes, doorstep, grass, sunlight / one person, open door, meadow, sunset

= the-line-of-prints
pattern: tale
about: a fox in the snow
also: a fox; the fox; a red fox
seen: as written

One line of prints, and no others. A fox in the snow. | fox, snow, village, dawn
~ It is six. Your slippers are on the wrong feet. | one person, window, dawn / shoes, kitchen floor, dawn
- It puts each paw into the print of the one before, like somebody threading a needle. | fox, snow, close view, dawn
+ At the bins there is a stop. At the henhouse there is a longer one. | snow, fence, gate, lamp, night
~ Under the apple tree the snow has been dug up, down to the green. Somebody remembered something. | apple tree, snow, hole / snow, grass, close view
~ It went along the top of the wall, where the cats go. There must have been a conversation. | wall, snow, cat / fox, wall, snow
~ It drank from the bird bath. There is a hole in the ice, the size of a tongue. | bird bath, ice, garden / ice, close view, garden
~ By the bus stop it sat down. It read the timetable, for all you know. | bench, snow, street / fox, bench, street lamp
~ A glove has been carried a long way, and put down, with care, on the mayor's step. | glove, snow, doorstep / fox, glove, snow
~ At one place a second line comes in from the woods. For the length of a garden there are two. | two lines of prints, snow, forest / two foxes, snow, night
- You see all that from the kitchen, with your coffee, in the morning. It is the news. | one person at a window, cup, snow, morning
~ You put on your boots, and follow. You do not want anything. You only want to see how it goes on. | boots, snow, door / one person, prints in snow, field
Over the road. Round the church. Once, for no reason, in a circle. | fox, church, village, snow, dawn / fox, field, snow, dawn, seen from above
brief Over the road. Once, for no reason, in a circle. | fox, church, village, snow, dawn / fox, field, snow, dawn, seen from above
- The circle is round nothing at all. There is not even a mouse. | one person, snow, field, morning
Then you understand. It had been jumping. | fox jumping, snow, moonlight
brief It had been jumping. | fox jumping, snow, moonlight
There was fresh snow, and nobody about, and it had danced. | fox, snow, stars, night
+ You have an appointment at nine. You have good shoes on. | shoes, snow, close view
or You have good shoes on. | shoes, snow, close view
+ You look at the houses. The curtains are still shut. | village, closed windows, snow, morning
In the evening there is a second circle. It is larger. It has heels. | one person, field, snow, evening light / shoes, snow, close view, evening
brief In the evening there is a second circle. It has heels. | one person, field, snow, evening light / shoes, snow, close view, evening

= the-bird-that-came-in
pattern: tale
about: a bird in the house
also: a small bird; a sparrow
seen: as written

It came in by mistake. A bird in the house. | bird, open window, kitchen, morning
~ You heard it first. It was like somebody shuffling very small cards. | one person, kitchen door, morning / bird, lamp, kitchen
- It flew at the glass, at the lamp, at the glass again. | bird, window, lamp, close view
+ You ran about with a towel, and said: please. | one person with a cloth, kitchen, bird
~ A cup fell. A letter slid behind the stove. Nobody was hurt but the butter. | cup, floor, bird / letter, stove, kitchen
- Then it sat on the shelf, between the salt and the tea, with its whole heart showing. | bird, shelf, jars, close view
+ You could see each feather breathe. | bird, feather, close view, window light
There was one open window. It could not see it, for fear. | open window, curtain, garden, light / small bird, ceiling, room, light
brief It could not see the open window, for fear. | open window, curtain, garden, light
So you put out the light, and sat down on the floor. | one person sitting on a floor, dim kitchen
- It took a long time. The tap dripped. You both listened. | one person, bird, kitchen, dim light
~ You took off your watch, because it ticked. | hand, watch, table / clock, kitchen, dim light
~ The cat next door sat on the fence, and had never been so interested in your life. | cat, fence, window / cat, close view, garden
~ It had a band on one leg, with a number. Somebody, somewhere, had held it, and let go. | bird, close view, leg / bird, hands, sky
~ You put down a saucer of water. You felt like a waiter on the first day. | saucer, water, floor / one person kneeling, kitchen, bird
~ The refrigerator stopped. You could hear two hearts, and one of them was going like a sewing machine. | bird, close view, feather / one person, floor, dim kitchen
~ Once it looked at you, first with the one eye, and then with the other, to be fair. | bird, close view, eye / bird, shelf, light
You thought of a year when you had flown at the glass yourself. | one person at a window, rain, evening
And somebody had put out the lamp, and sat down, and waited. | two people sitting on a floor, dim room, lamp
brief And somebody had put out the lamp, and waited. | two people sitting on a floor, dim room, lamp
There was a breath of air, over your head. Then there was only the window. | open window, bird in the sky, garden, sunrise / empty room, open window, curtain
brief Then there was only the window. | open window, bird in the sky, garden, sunrise

= what-the-tide-brings
pattern: tale
about: the sea in winter
also: the sea; the beach; the shore; the ocean; the empty beach
seen: as written

It gives things back. The sea in winter. | old woman on a beach, sea, waves, dawn
~ It draws back its breath, and you can hear the stones being counted. | stones, waves, beach / sea, beach, wide view
- A glove. A yellow boot. Half a chair. | glove, beach, morning / boot, sand, close view / chair, beach, waves
+ Nobody can say what makes it decide. | waves, close view, grey sea
An old woman walks along it each day, with a bag, and looks only down. | old woman walking, beach, bag, morning / shell, sand, beach, close view
+ The children say that she is hunting for gold. She has never told them otherwise. | children, beach, old woman far away
+ She has buoys, and bottles, and forty left shoes. | bottles, shoes, hut, beach
~ After a storm there were once nine hundred oranges. The whole village had a cold that winter, and got over it. | oranges, beach, morning / orange, basket, village
~ A door came, with its number on it. A family lives behind that now. | door, beach, waves / house, door, harbour
~ There was a piano, one spring. It had sand up to the middle, and the gulls walked on the rest. | piano, beach, waves / bird, piano, close view
~ The priest found a leg of wood, and gave a sermon about it. | wood, beach, church / church, people, sea
~ Children bring her what they have: a crab, a shoe, half a plate with a blue bird on it. | children, old woman, beach / plate, hand, close view
~ She lays out the lefts in a row. Somewhere, she thinks, there is a beach with the rights. | shoes, beach, row / shoes, close view, sand
~ In the hut hangs a coat, and a lamp burns, at the height of a man who has just come in. | coat, lamp, hut, night / hut, lit window, sea, night
+ Long ago there was a boat, and a song about it, and a date. | boat, sea, dusk / old book, date, lamp
- She does not hope any more. She only thinks that somebody should be there, in case. | old woman, sea, seen from behind, dusk
One morning there lies a bottle, with a lid on it, and a page inside. | bottle, beach, close view, sunrise / paper in a bottle, close view, beach
brief One morning there lies a bottle, with a page inside. | bottle, beach, close view, sunrise
- It is from a child, a thousand miles off. It is about a dog. | paper, drawing of a dog, hands, close view
At the end it says: is anybody there? | paper, close view, window light
She gets her glasses. She gets a pen. Yes, she writes. Every day. | old woman writing, table, window, sea, sunrise / glasses, pen, paper, close view, window
brief She gets a pen. Yes, she writes. Every day. | old woman writing, table, window, sea, sunrise

= the-bench-and-the-name
pattern: tale
about: a bench in the park
also: a bench; a park bench; an old bench
seen: as written

There is a name on it. A bench in the park. | bench, hill, sea view, evening
~ The letters are full of rain. Somebody cleans them out, with a match. | bench, rain, close view / bench, hand, close view
Under the name there are two years, and a line: she liked it here. | bench, close view, letters in wood / empty bench, sea, morning
+ You sat down because of your shoe. You stayed because of the line. | one person sitting on a bench, evening
- All you know is what she looked at. | bench, wide view, valley, evening
+ A ferry. A church. A dog, always the same one, always late. | ferry, water, dusk / dog running, path
+ You begin to come on Thursdays. You bring an apple. | one person on a bench, apple, autumn
~ In November you bring a cushion. You tell yourself that it is for your back. | one person, bench, autumn leaves / bench, cushion, leaves
~ Two lovers come, and see you, and go on to the next one, which has no name at all. | two people, path, bench / two people, path, evening
~ The ferry goes at ten past. You find that you have begun to lift your hand to it. | ferry, water, one person, bench / ferry, hand waving, dusk
~ Someone has put a flower there, in a jar that had jam in it once. | flower, jar, bench / jar, close view, evening
~ You say the name, quite low. It is a good one for saying out of doors. | one person on a bench, close view, evening / bench, sea view, dusk
~ Snow comes, and fills it in. You wipe it free with your sleeve, and are a little shocked at yourself. | bench, snow, hand / one person, bench, snow
~ You have begun to wonder what she would have said about the new hotel. | one person on a bench, valley, evening / hotel, valley, lights
One day a man sits there already. He moves his hat. | old man with a hat, bench, evening
brief One day a man sits there already. | old man with a hat, bench, evening
He says nothing. You say nothing. A dog comes up the path. | old man and one person, bench, dog, path / dog on a path, bench, sea
brief A dog comes up the path. | dog, path, bench, evening
It was our dog, he says. It still comes by to see. | old man, dog, bench, close view
brief It was our dog, he says. | old man, dog, bench, close view
* You look at the name, and at him. | bench, letters in wood, close view, hand
You break the apple in two. She liked it here, he says. | two people on a bench, apple, sea, sunset / two apple halves, hands, close view, sunset
brief She liked it here, he says. | two people on a bench, sea, sunset

= the-night-with-everyone-out
pattern: tale
about: the night sky
also: the stars; stars; the milky way; a starry sky
seen: as written

Turn off the lamp first. The night sky. | one person, garden, stars, night
~ You lie down on the old blanket, and something digs into your back. It is a plastic cow. | one person lying in grass, blanket, night / blanket, grass, close view
- For a minute there is nothing. Then one. Then, behind it, all the others. | night sky, one star / wide night sky, stars
+ The dark was never empty. You had only brought too much light. | lamp, garden, dark night
A child lies beside you in the grass, and begins to count. | child lying in grass, stars, night
+ You say that people steered by them once. The child says: where to? Home, you say. Mostly home. | ship, stars, sea, night / child, close view, stars / boat, harbour, lamp, stars
At forty, the child loses count, and starts again from the other side. | child pointing up, stars, night / night sky, stars, wide view
brief At forty, the child loses count. | child pointing up, stars, night
- Some of that light left before there were eyes. It came down here, over the shed. | stars, dark space, wide view
~ One of them moves, quite slowly, and does not blink. There are people in that, having supper. | satellite, stars, night / astronaut, window, planet from space
~ There is a bear up there, they say, and a harp, and a man with a belt. The child sees a bicycle. | stars, night sky, wide view / child, close view, stars
~ Something falls, without a sound. Did you see it? You both did. Nobody says what they wished. | falling star, night sky / two people lying in grass, falling star
~ A bat goes over, like a torn bit of the dark. | bat, stars, night / trees, stars, night
~ You find the one that does not turn. All the others go round it, like horses. | stars, chimney, night / stars, trees, wide view
~ The dew comes. The dog comes, too, and lies down on whatever was left of the blanket. | dog, blanket, grass, night / dog, two people, grass, stars
~ What is behind them, asks the child. More, you say. And behind that? You have to think. | child, one person, grass, stars / wide night sky, stars
+ A window opens. Bed, somebody calls. | lit window, garden, night
One more, says the child. There is always one more. | child and adult lying in grass, stars, night
You carry the blanket in. Somebody is still counting, in her sleep. | child asleep, open window, stars / stars, open window, night, close view

= first-tracks
pattern: tale
about: the first snow
also: snow; snowfall; winter
seen: as written

Nobody has walked in it yet. The first snow. | snow, street, street lamp, dawn
~ You put one foot out, and take it back. It seems a pity. | boot, doorstep, snow / doorstep, snow, street
- You can tell before you open your eyes. The light on the ceiling is different. | bedroom ceiling, snow light, dawn / one person in bed, window, snow
+ The cars have turned into loaves. The bins wear hats. | snow on cars, street, morning
- Even the road to work looks like a present. | road, snow, trees, morning
+ You hear one shovel, far away, and then a second one, which answers. | old man with a shovel, snow, street
~ The milk has grown a hat. A cat stands in the gateway, with one paw up, like somebody who has been lied to. | bottle, snow, doorstep / cat, gate, snow
~ A boy pulls his sister to school on a tray. She has her homework under her coat. | boy, girl, snow, street / two children, snow, tray
~ The bus does not come. The people at the stop have been told each other's names. | people, bus stop, snow / people, snow, street lamp
~ Somebody has made a man of it already, with a pipe, outside the bank. He looks like the manager. | snowman, street, morning / snowman, hat, close view
~ A branch lets go, and it all comes down on the dog. The dog is delighted. | tree, snow, branch / dog, snow, garden
~ You can see who has been awake: the fox, the baker, and a very small bird. | prints in snow, street / bird, snow, close view
You have not spoken to him at number twelve since the thing with the hedge. | man at a gate, hedge, snow / hedge, gate, snow, close view
This morning his path is still white. His curtains are shut. | house, snow, closed curtains, path / closed curtains, window, snow, close view
brief This morning his path is still white. | house, snow, closed curtains, path
You do yours. You stand there, with the shovel. Then you do his. | one person with a shovel, snow, path, morning / shovel in the snow, garden gate, close view
brief You do yours. Then you do his. | one person with a shovel, snow, path, morning
+ You do it quickly, like a thief. | shovel, snow, close view
~ You lean on the shovel, and your breath stands in front of you like an old friend. | one person, shovel, snow / house, snow, smoke
In the night it snows again. You wake up late. | house, lit window, snow, night
brief In the night it snows again. | house, lit window, snow, night
Your path is clear, right up to the step. The hedge has been cut, too. | open gate, path, snow, sunrise / house, hedge, snow, sunrise
brief Your path is clear, right up to the step. | open gate, path, snow, sunrise / house, hedge, snow, sunrise

= the-bell-on-the-last-day
pattern: tale
about: an old school
also: the old school; the abandoned school; a school
seen: as written

It still smells of chalk. An old school. | school corridor, empty, window light
~ The door is lighter than it was. You nearly fall in. | school door, one person / corridor, light, one person
The hooks in the hall are so low. You had hung your whole life on them. | coat hooks, corridor, close view / small coats, hooks, school corridor
brief The hooks in the hall are so low. | coat hooks, corridor, close view
+ There is your desk, with a bit of somebody's name in it. The knife was blunt. | old desk, close view, window light
- You could find the room with your eyes closed. Left, left, and the stair that creaks. | school stairs, one person, light
+ You were afraid of the stair that creaks. Up there it was maths. | stairs, shadow, child
+ You were in love, too, from October to nearly Christmas. | two children, bench, snow
~ There is the map, with countries on it that have been given up. | map, wall, classroom / map, close view
~ In the gym the ropes still hang there. You pull one, to see if you could. You could not. | ropes, hall, one person / rope, hand, close view
~ Behind the stage stands the tree that you were, in the third year. You had no words. You were very good. | painted tree, stage, dust / stage, curtain, light
~ Somebody has left one chalk line on the board. It was the last sum, and it is right. | blackboard, chalk, classroom / blackboard, close view
~ The milk money tin is empty, but it still rattles. | box, hand, desk / box, close view, window light
~ In the yard you look for the place where you fell. The stone is there. So is your knee. | school yard, stone, day / one person kneeling, yard
~ Out of the staff room comes a smell of coffee, and of thirty years of wet umbrellas. | door, corridor, umbrella / umbrellas, coats, room
They are pulling it down in August. You may take one thing, the sign says. | sign, school gate, day / old school house, closed gate, day
brief They are pulling it down. You may take one thing. | sign, school gate, day
A man is there already. He is unscrewing a hook. | man, tools, coat hook, corridor
- You know his ears. He once gave you half a sandwich, when it mattered. | two men, corridor, smiling / child giving bread, school yard
Which one is that, you say. He reads the number. It is yours. | coat hook, close view, hand / old man, screwdriver, corridor, close view
brief He reads the number. It is yours. | coat hook, close view, hand
I thought you might come, he says. I got here early. | two people, school corridor, sunlight
brief I thought you might come, he says. | two people, school corridor, sunlight
