= where-you-turned-left
pattern: tale
about: the day that everything changed
seen: as written

The kettle did not know. The day that everything changed. | kettle, steam, kitchen, morning
~ You had a plan for the evening. It had a potato in it. | kitchen, potatoes, window, morning
~ The lift was out of order. You took the stairs, and counted them. | stairs, window light, one person
It began like all the others. One sock was missing. | shoes, socks, bed, bedroom, morning
- The bus came four minutes late. You were cross about the four minutes. | one person waiting at a bus stop, street, morning / bus, street, rain, morning
+ On the seat lay an umbrella. You could still draw it. | umbrella, bus seat, close view, rain window
+ Nobody tells you to look. You looked at the sugar. | sugar bowl, cup, table, morning light
Then it happened. An egg takes longer. | clock on a wall, kitchen, morning / egg, pot, stove, steam
brief Then it happened. | clock on a wall, kitchen, morning
~ Somebody said your name, twice. You looked at their shoes. | shoes, floor, close view, window light
~ The telephone went on ringing in another room. | telephone, office, window
- In the street nobody had noticed a thing. A man was washing his car. | man washing a car, street, day
~ A child went by with a balloon, and looked at you, and then at the balloon. | child with a balloon, street, day
* You have told it many times since. It is a story with an end. | two people at a table, lamp, evening, talking / two cups, table, lamp, evening
brief You have told it many times since. | two people at a table, lamp, evening, talking
~ Each time you leave out the same thing. It is the best thing in it. | two people at a table, lamp, evening
~ The photograph from that week shows a dog, and half of you. | old photograph, dog, close view, lamp
Then one night a child asks: and after that? | child at a table, close view, lamp, evening
~ It has its chin on the table, and all the time there is. | child, chin on the table, close view, lamp
+ You put down the spoon. Nobody had ever asked that. | spoon, bowl, table, lamp, close view
You open your mouth, and the rest of your life comes out. | one person talking, table, lamp, family / old photographs on a table, lamp
It never was the end. It was where you turned left. | crossroads, signpost, one person walking, sunrise

= i-have-got-you
pattern: tale
about: my first bicycle
also: my first bike; learning to ride a bike; learning to ride a bicycle
seen: as written

The second one was better. My first bicycle. | one person looking into a shop window, street, evening
* The second always is. It costs more, and you cannot remember its colour. | shop window, lights, street, evening / new bicycle, garage, day
brief The second always is. You cannot remember its colour. | shop window, lights, street, evening
- The first one you could draw in the dark. | hand drawing, paper, lamp, dark room
~ It had a noise. You can still do it, with your mouth. | child laughing, street, summer
~ You looked after it better than after your teeth. | child with a cloth, street, sunlight
+ There was a plaster. There was a witness. He laughed, and he is still your friend. | knee, plaster, close view, grass / two children laughing, street, summer
+ You were too small for it, or it was too large for you. It came to the same. | child, street, long shadow, summer evening
~ It had its place by the door. Nobody else was allowed to lean anything there. | doorway, shadow, street, summer evening
Somebody stood behind you, and said: I have got you. | man standing behind a child, street, summer evening
- You believed it. That was all that it took. | child, close view, determined, street, sunlight
~ The whole street had come out to watch. It was four people, and a hen. | people on a street, hen, evening sun
~ Your knees knew nothing about it. They had to be told, one at a time. | child's knees, close view, street, sunlight
At the corner you looked round. They were quite small, with both arms up. | man waving with both arms, far away, street, sunset / child looking back, street, sunset
* They had let go long ago. | empty street, long shadows, sunset
~ For one moment there was nobody in the world but you, and wind. | child with flying hair, street, sunset
+ You were so surprised that you forgot to fall. | child, arms out, street, summer evening
~ You went to bed that night with your shoes on. | child asleep, shoes, bed, moonlight
- That is what the second one can never do. Nobody has to let go. | one person, street, evening, alone
Today somebody small stands in front of you. You say it. | two people, child, street, morning
You have not got them. You have got both arms up. | one person waving with both arms, street, sunrise

= the-handle-is-always-wet
pattern: tale
about: the moment before an exam
also: before the exam; an exam
seen: as written

Your hand is on the handle. The moment before an exam. | hand on a door handle, close view, corridor
~ You have practised a sentence. It was a good one, at home. | one person, close view, corridor
~ Somebody comes out of there, and does not look at you, and does not look unhappy. | one person leaving through a door, corridor
~ There is a plant. It has been waiting here for longer than you. | plant, corridor, window light
* It is cold. Ten thousand hands like yours have polished it. | door handle, close view, corridor, window light
- Your mouth is dry. Your lace is open. You know your name, more or less. | one person in front of a door, corridor / shoes, open lace, floor, close view
~ You have pulled at your sleeve so often that it has become longer. | sleeve, hand, close view, corridor
+ Behind it somebody moves a chair. It is a long chair, by the sound. | closed door, light under the door, corridor
+ On the wall hangs a clock that used to be your friend. | clock on a wall, corridor, close view
An old man comes down the corridor, with a bucket. | old man with a bucket, corridor, window light
~ His bucket squeaks. It is the only one in here who is not afraid of anything. | bucket, corridor floor, close view
For twenty years I have cleaned that handle, he says. | old man, close view, corridor
It is always wet. And they all go in. | door handle, close view, corridor / closed door, corridor, window light
~ One of them, he says, came back later, to shake my hand. I wiped mine first. | old man, hands, corridor, close view
~ He tells you what he does before he goes in anywhere. He thinks of soup. | old man smiling, corridor, window light
- He wipes it, once, with a cloth. There, he says. | hand with a cloth, door handle, close view
+ It is dry for the first time today. It is all yours. | door handle, close view, window light
You breathe once more. You push. | one person opening a door, bright light, corridor
It opens quite easily. It always did. | open door, bright light, corridor

= once-more-says-the-girl
pattern: tale
about: the last day of summer
also: the end of summer
seen: as written

Nobody says that this is it. The last day of summer. | village street, low sun, long shadows, evening
~ The ice cream man has only lemon left. Nobody minds lemon. | ice cream cart, street, evening sun
~ On the wall sits a boy, and is not waiting for anyone, with all his might. | boy on a wall, village, evening sun
~ Bats come out, and try the air. | bats, evening sky, roofs
~ The old men on the bench have stopped talking. They only point, now and then, with their sticks. | two old men on a bench, low sun, village / walking stick, dust, close view
~ A radio plays behind some curtain. Everybody knows the song, and nobody knows from where. | open window, curtain, radio, evening sun
* The light comes in lower than it did, and lies down on the table like a cat. | table, window, low sunlight, evening / cat, table, window, evening sun
brief The light lies down on the table like a cat. | table, window, low sunlight, evening
- Somewhere they close a door that stood open for weeks. | open door, garden, evening sun / hand closing a door, garden, evening
+ A wasp walks round a glass, as if it had all the time in the world. | glass, garden table, close view, sunlight
+ On the line hang four towels. Tomorrow they will be folded. | washing line, towels, garden, evening
You want to hold it. It is like holding water: it works, if you do not look. | hands in water, close view, sunlight / lake, low sun, evening
brief You want to hold it. It is like holding water. | hands in water, close view, sunlight
Then a girl runs by, down to the lake, and calls: once more. | girl running, path, lake, sunset
- She says it to nobody. She says it to all of it. | girl, arms out, lake, sunset
~ A ball rolls after her, and thinks that it was meant, too. | ball, path, lake, sunset
~ Somebody has brought a lamp. It is not needed for another hour. | lamp, garden table, sunset
~ One after the other they look up from their plates. | family at a garden table, evening sun
+ Her mother says no. Her mother is already taking off her shoes. | woman, shoes, lake shore, sunset
So you stand up, and run after her, in your good trousers. | one person running, path, lake, sunset
brief So you run after her. | one person running, path, lake, sunset
The water is far too cold. You have never been so warm. | two people in a lake, splash, sunset / lake, sunset, calm, wide view

= the-spare-key
pattern: tale
about: an old friend
also: friendship; old friends; a true friend; my best friend
near: friendship
seen: as written

There is a key that is not yours, on your ring. An old friend. | keys, hand, close view, door, evening
~ You met over a mistake. One of you had the wrong coat on. | two coats, hooks, hallway
~ There was the year of the quarrel. Neither of you can say what it was about, and both could draw the kitchen. | two people back to back, kitchen, evening
* It has hung there for nineteen years, between the bicycle and the cellar. | keys on a hook, hallway, evening / bicycle, cellar stairs, lamp
- You have used it four times. Three times it was a forgotten stove. | stove, kitchen, day / one person at a door, key, evening
~ Nobody has ever said what it is for. It is for the fifth time. | key, hand, close view, hallway
+ You do not talk for months. Then one of you rings up in the middle of a sentence. | telephone, armchair, one person laughing, lamp
+ You know each other's worst haircut, and there is a photograph. | old photograph, two young people, close view
The fourth time it was raining, and nobody answered, and you ran. | one person running, street, rain, night / lit window, dark house, rain, night
brief One night nobody answered, and you ran. | one person running, street, rain, night
~ Somebody had put out the telephone, and turned it to the wall. | telephone, wall, dark room
There was a heap of blankets on the bed, and a voice that said: go away. | bed, blankets, dark bedroom, rain window / one person under blankets, dark bedroom, close view
brief There was a heap of blankets, that said: go away. | bed, blankets, dark bedroom, rain window
You sat down on the floor. You did not go away. | one person sitting on the floor, bed, lamp, night
~ You found one clean cup, and gave it away. | cup, hand, close view, lamp, night
+ You read out the crossword, all night, with the wrong answers. | newspaper, pencil, lamp, close view / one person reading, lamp, night
- At five it said: seven letters, begins with f. | dark bedroom, window, dawn
~ In the morning somebody said: you snore. It was the best thing you had heard all week. | two people, floor, blanket, morning light
You never speak of it. You have only had it copied, in case. | two keys, hand, close view, morning / hand giving a key, open door, morning
