= a-sticker-with-a-fish
pattern: tale
about: being a beginner
seen: as written

You are the oldest one here. Being a beginner. | one person among children, classroom, small chairs, day
~ Your coat hangs on a hook with an elephant on it. The hook is very low. | coat, low hook, classroom / coat hooks, drawings, corridor
* All the others are seven, and have no front teeth. | children, missing teeth, smiling, close view / one person on a small chair, children
brief All the others are seven. | children, missing teeth, smiling, close view
- The teacher says it again, only for you, and quite slowly. | teacher, one person, close view, classroom
~ You nod. You have nodded all your life, in offices. It does not work in here. | one person nodding, small chair, classroom
+ There is a mirror. You had hoped that there would not be. | mirror, one person, room, day
+ At home you told them that you would be late. You did not say what for. | one person with a bag, street, evening
You do it wrong. Then you do it wrong in a new way. | one person, close view, red face, classroom
brief You do it wrong. | one person, close view, red face, classroom
~ Somebody giggles, and is told off. It was you. | one person, hand over the mouth, classroom
Beside you a girl does it right, and has no idea how. | girl, close view, calm, sunlight
- For about a minute, you cannot stand her. | one person, close view, looking sideways
In the break she comes over. Show me yours, she says. | girl and one person, bench, window light / two people on a bench, paper, window light
~ She has a sandwich in the other hand, with the crusts cut off. | girl with a sandwich, close view, bench
+ She looks at it, the way a doctor looks. | girl, close view, serious, window light
It is not wrong, she says. It is only not finished. | girl, close view, smiling, window light
~ Then she shows you, quite slowly, with jam on her fingers. | girl's hands, jam, close view, window light
~ You do it once more. It is wrong in the right way. | one person smiling, classroom, sunlight
- You have to look out of the window. There is a tree, and it does not mind you. | tree, window, sunlight
On the way home there is a sticker on your coat. It is a fish. | one person in a coat, street, evening, smiling / sticker of a fish, coat, close view
brief On your coat there is a sticker. It is a fish. | sticker of a fish, coat, close view
You have had that coat cleaned twice. The fish is still there. | coat on a hook, sticker of a fish, close view, hallway
brief The fish is still there. | coat on a hook, sticker of a fish, close view, hallway

= the-third-window
pattern: tale
about: a sleepless night
also: insomnia; sleepless nights; lying awake
seen: as written

You know the ceiling by heart. A sleepless night. | one person awake in bed, dark bedroom, moonlight
~ You have counted sheep. They have begun to count you. | one person in bed, close view, dark
* There is a crack in it, that looks like Norway. At two you are in the north of it. | crack in a ceiling, close view, moonlight / clock, dark bedroom, night
brief There is a crack in it, like a country. | crack in a ceiling, close view, moonlight
- You try the other side of the pillow. You try the first one again. Both are worse. | pillow, bed, close view, moonlight
+ You say sorry to a man from nineteen ninety eight. He does not answer. | one person in bed, close view, dark
~ You plan a kitchen that you will never have. You cannot decide on the tap. | ceiling, shadow of a window, moonlight
+ Somewhere a drop falls. You begin to wait for the next one, which is a mistake. | tap, drop, dark kitchen, night
At three you get up, and stand at the window. | one person at a window, night, street
~ The floor is cold. The cat looks at you like a porter at a late guest. | bare feet, floor, cat, moonlight
The street is quite dark. But in the house across there is one light. | dark street, one lit window, night / one lit window, close view, night
brief In the house across there is one light. | dark street, one lit window, night
- Somebody stands in it, with a cup, and looks out. | one person with a cup, lit window, night
You lift a hand. It takes a moment. Then a hand is lifted. | one person waving at a window, night / hand in a lit window, street, night
brief You lift a hand. A hand is lifted. | one person waving at a window, night
+ You do not know if it is a man or a woman. You know what the tea tastes like. | cup, steam, window, night
~ You both look at the moon, to have something to do. | moon, roofs, two lit windows
~ A taxi goes through below, and picks up nobody. | taxi, empty street, night, seen from above
* Next to it there is another one, and above it a third. | three lit windows, dark house, night
You go back to bed. It is a good thing to know. Somebody has the watch. | one person asleep in bed, moonlight, window / lit windows, dark house, stars, night
brief You go back to bed. Somebody has the watch. | one person asleep in bed, moonlight, window

= are-there-still-ducks
pattern: tale
about: a time capsule
also: a letter to the future
seen: as written

They are burying a box in the school yard. A time capsule. | children, box, hole in the ground, school yard, day
~ It is a tin box, and it used to have biscuits in it. One is still in there. | tin box, biscuit, close view, day
* Everybody may put in one thing, and not to be opened for a hundred years. | teacher, children, box, school yard / box, objects, close view
brief Everybody may put in one thing, for a hundred years from now. | teacher, children, box, school yard
- In go a coin, a key, a telephone, and a list of all that will be better by then. | coin, key, smartphone, box, close view / paper list, hand, close view
+ The mayor puts in a speech. It is the heaviest thing in the box. | man with papers, box, crowd
~ A girl wants to put in her brother. That is put to a vote. | girl and small boy, school yard, children
+ One boy puts in his homework. He says that they will thank him. | boy laughing, paper, box
A small girl is the last. She has a note, folded eight times. | small girl, folded paper, close view / box in a hole, school yard, children, day
brief A small girl has a note, folded eight times. | small girl, folded paper, close view
- What does it say, asks the teacher. It is not for you, she says. | teacher and girl, school yard
~ It rains a little. They fill in the earth, and jump on it, all at the same time. | children jumping, earth, school yard, rain
A hundred years are soon gone, for a box. | earth, grass, school yard, rain / grass, flowers, school yard, spring
~ Where it was a yard, there is a wood. Where there was a wall, there is water. | young forest, water, morning mist
Somebody digs it up, with machines that I cannot describe to you. | box in the ground, bright light, dusk
brief Somebody digs it up. | box in the ground, bright light, dusk
- They laugh about the telephone. They cannot read the speech. | hands, smartphone, close view, bright light
~ The homework is quite correct. They do thank him. | old paper, sums, hands, bright light
Then they unfold the note. It says: are there still ducks? | folded paper, hands, close view, light / people around a table, bright room, faces
+ It gets very quiet in the room. | people, close view, bright room
They take it down to the water, to answer it. | people walking, lake shore, sunset / ducks, lake, sunset

= asleep-in-the-middle
pattern: tale
about: a broken heart
also: heartbreak; a breakup; a break-up
seen: as written

You still sleep on the left side. A broken heart. | one person in bed, empty half, moonlight
~ You cook for two. You have eaten noodles since the ninth. | pot of noodles, stove, kitchen, evening
* The right side is smooth, like snow that nobody has walked on. | empty pillow, bed, moonlight, close view
- There are two towels. One of them has been dry for a month. | two towels, hooks, bathroom, morning
+ A song comes on in the supermarket. You study the beans. | one person, shelves, shop, lamp / tins, shelf, close view
~ Friends have begun to say: at least. You have stopped going to the telephone. | telephone ringing, empty hallway, evening
+ Your mother rings up, and does not ask, and does not ask. | telephone, armchair, one person, evening
+ You have found a hair in a book. You have put it back, on the same page. | old book, hand, close view, lamp
* They say that it takes half as long as it lasted. You have never been good at sums. | one person at a window, rain, evening / calendar, kitchen wall, lamp
brief They say that it takes half as long as it lasted. | calendar, kitchen wall, lamp
~ On the shelf there are gaps, like a mouth after a fight. | shelf with gaps, books, living room
In April you buy a plant. It is half the price, since it is half dead. | plant in a pot, shop, street, spring / dry plant, hand, close view
brief In April you buy a plant that is half dead. | dry plant, hand, close view
- You put it on the other side, on the chair, where the light comes in. | plant on a chair, bed, window, morning light
~ It leans away from you, toward the window. You know how it feels. | plant leaning, window, close view
~ One evening you notice that you have sung. Only the plant was there. | one person singing, kitchen, lamp
+ You water it. You tell it to take its time. | one person watering a plant, window, morning
One morning there is a leaf, no larger than a fingernail. | plant, green leaf, close view, sunlight
You look at it, and then you see where you have slept. | one person sitting up in bed, morning light
Right in the middle. | bed, two pillows, sunlight, seen from above

= a-piece-of-sky-is-missing
pattern: tale
about: a rainy Sunday
also: a slow Sunday; a lazy Sunday; a jigsaw puzzle
seen: as written

Nobody has to be anywhere. A rainy Sunday. | living room, window, rain, soft light
~ Pyjamas count as clothes. So does a blanket. | child in a blanket, living room, rain window
Somebody fetches the jigsaw. A thousand pieces, and eight hundred of them are sky. | puzzle pieces, table, close view, lamp / family at a table, puzzle, rain window
brief Somebody fetches the jigsaw. Most of it is sky. | puzzle pieces, table, close view, lamp
- The edges go quickly. They always do. That is how it gets you. | puzzle, hands, table, close view
+ There is soup at some point. Nobody could say when. | bowls of soup, table, puzzle, lamp
~ The telephone rings once, sees that nobody moves, and stops. | telephone, living room, lamp
+ The cat lies down on the harbour. It is left out for now. | cat, puzzle, table, lamp
+ An uncle, who only wanted to bring back the drill, sits there till evening. | man in a coat at a table, puzzle, lamp
* Nobody says anything important. It takes four hours. | family at a table, lamp, window, dusk
~ The rain has found its rhythm. Someone hums along, and does not know it. | rain on a window, close view, dusk
~ A grandmother does the edge of the wood, from memory, without her glasses. | old woman, puzzle, close view, lamp
At the end one piece is missing, right in the middle of the sky. | puzzle with a hole, table, close view, lamp
- They look under the table, and the rug, and the uncle. | child under a table, lamp / man standing, people, table
~ Everyone turns out their pockets. There is a tooth, a screw, and half a bus ticket. | hands, pockets, small things, table, lamp
The youngest had it in her fist all day. She wanted to be the one. | small girl, closed hand, close view, lamp / family laughing, table, lamp, evening
brief The youngest has had it in her fist all day. | small girl, closed hand, close view, lamp
+ It is warm, and a little bent. | puzzle piece, hand, close view, lamp
She puts it in. You will have forgotten the rest. You will remember that click. | small hand, puzzle, close view, lamp / puzzle of the sky, table, close view, lamp
brief She puts it in. You will remember that click. | small hand, puzzle, close view, lamp
