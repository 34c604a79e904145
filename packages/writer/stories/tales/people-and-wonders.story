= three-twice
pattern: tale
about: the woman who collected hours at night
seen: as written

Three in the morning, twice. The woman who collected hours at night. | {N} with a clock, lamp, dark room, night
Only the night nurse noticed. Her tea was hot at three, and cold at three. | nurse holding a cup, clock, lamp, night / cup of tea, clock on a wall, night, close view
or Only the night nurse noticed. | nurse holding a cup, clock, lamp, night / cup of tea, clock on a wall, night, close view
+ She heard it ticking as she counted the pills. Once, and then once more. | nurse with a tray, clock, corridor, night
+ So she put on her coat, and went where the ticking was. | nurse in a coat, stairs, lantern, night
Four flights up, under a lamp, the woman closed a small glass jar. | {N} holding a glass jar, lamp, table, night / glass jar, close view, lamp, night
or Upstairs the woman closed a small glass jar. | {N} holding a glass jar, lamp, table, night
+ What do you do with it, she asked. With all of that time? | nurse, close view, lamp, night
+ On the shelf stood hundreds of them, and each had a name on it. | glass jars glowing on a shelf, night
+ One was for a man who had missed a train. One was for twins who had come too early. | glass jar glowing, close view, shelf
~ In the mornings people found that they had slept an hour less, and blamed the moon. | people, street, dawn / moon, roofs, dawn
~ Up there it smelled of oil, and dust, and of something just before rain. | {N}, table, lamp, jars / glass jar, close view
~ The lids were tied down with red thread. They rattled if you came too near. | glass jars, red thread, shelf / jar, hand, close view
~ One jar was empty. Lent, it said. | empty jar, shelf, lamp / label, jar, close view
+ And whose is it, when you take it? The woman said: nobody's. They are asleep. | {N} talking, lamp, nurse, night
That winter her mother lay dying, with one thing still to say. | old woman in bed, lamp, snow at the window, night
or Then her mother lay dying. | old woman in bed, lamp, snow at the window, night
~ She had run through all the corridors already, and it was ten to three. | nurse running, corridor, lamp, night / clock, corridor, night
There was a knock. On the step stood a small glass jar, and it hummed. | glass jar glowing, doorstep, snow, night / open door, stairs, snow, night
or On the step stood a small glass jar, and hummed. | glass jar glowing, doorstep, snow, night
- They talked. They even laughed. The stars stood still, and let them. | nurse and old woman laughing, bed, lamp / stars over a house, lit window, night
+ Nobody in that house can tell you how long the night was. | house, lit window, snow, night
It was three in the morning, twice. Then it got light. | clock, window, sunrise / nurse at a window, dawn, calm
brief It was three in the morning, twice. | clock, window, sunrise

= a-drawer-full-of-spoons
pattern: tale
about: the girl who collected lost sounds
seen: as written

Listen for a second. The girl who collected lost sounds. | {N} listening, eyes closed, street, evening
- A gate squeaks. A kettle sings. Then they are mended, and nobody says goodbye. | old gate, garden, evening / kettle, steam, stove
+ The girl did. The girl stood by, with closed eyes, until it was over. | {N} with closed eyes, garden gate, evening
+ The old tram, on its last day. The last whistle of the man with the ice. | tram, street, evening / man with a cart, street
+ The girl wrote each one down, in a book, with the weather. | {N} writing in a notebook, evening
~ On page nine it says: skates on the river, with somebody calling you in for supper. | notebook, page, lamp / frozen river, skates, dusk
~ On page twenty: my own house, before I could read. | notebook, close view, lamp / old house, evening
~ A typewriter was brought in, to be heard once more. It wrote: thank you. | typewriter, table, lamp / paper, typewriter, close view
~ The girl had never lost one yet. They hung in the air, up there, like coats. | {N}, room, lamp, evening / coats, hooks, lamp
+ People crossed the road. It is not easy to watch somebody listen that hard. | {N} standing still, people walking, street
Then an old man came to the door. He was losing his wife's laugh. | old man at a door, hat in hands, evening / old man, close view, sad, evening
brief Then an old man came. He was losing his wife's laugh. | old man at a door, hat in hands, evening
She used to laugh like a drawer full of spoons. | old man at a table, sad, lamp / photograph of a laughing woman, lamp
+ It was a year now. He could still see her do it. He could not hear it any more. | old man, close view, lamp
The girl went to the kitchen, and pulled out a drawer. | {N} opening a drawer, spoons, kitchen, lamp
brief The girl pulled out a drawer. | {N} opening a drawer, kitchen, lamp
- Not quite. They tried the next one, and then the neighbours' spoons. | spoons, drawer, close view, lamp / {N} and old man, spoons, kitchen
~ They shook the tray. They shook the tin with the buttons. A dog came to see. | box of buttons, hands, kitchen / dog, kitchen, lamp
+ A soup spoon was too sad. A teaspoon was too young. | spoons, close view, lamp
At half past nine they found it. He held on to the table, and laughed as well. | old man laughing, kitchen, spoons, lamp, night / spoons, open drawer, close view, lamp
or He heard it, and laughed as well. | old man laughing, kitchen, spoons, lamp, night
Listen. You know one like that, too. | open window, lit kitchen, night

= ting
pattern: tale
about: the man who could hear colours
seen: as written

Close your eyes. The man who could hear colours. | {N} with closed eyes, window, sunlight
* Red is somebody who runs up the stairs, said the man. | red dress, woman running up stairs / {N} talking, window light
+ Grey is not sad at all. Grey is a cat on a blanket. | grey cat on a blanket, window light
+ Blue is the second after a bell. | bell, blue sky, calm
+ White is a room after the guests have gone. | empty room, table, cups, window light
~ On the stairs people argued about brown. | two people, stairs, day / old man, stairs, coat
~ Green, said the man, is somebody who lets you go first. | {N}, open door, street / tree, leaves, sunlight
~ A boy came up, and asked for black. He got a piano with the lid shut. | boy, {N}, room / piano, closed, window light
~ She had a box of ribbons from her mother. She had sorted them by how they felt. | box of ribbons, hands / old woman, box, window
- Nobody understood a word of it. | people shaking heads, street, day
Upstairs lived a woman who had been blind from birth. | old woman in a chair, stairs, window light
+ People had told her: yellow is like the sun. So it is warm, she had said. And they had left it at that. | old woman, face in sunlight, window
Can you tell me, she asked. Yellow? The man thought about it for a week. | old woman asking, {N}, room / {N} thinking, window, evening
or Can you tell me yellow, she asked. | old woman asking, {N}, room
+ All the yellow things were tried, one by one. A bus. A duck. A raincoat. | yellow bus, street / yellow raincoat, hook
~ A canary was borrowed, from the shoemaker. It was nearly right, but it would not hold still. | bird, cage, window / shoemaker, cage, stairs
Then the man came up, with a glass and a spoon. | {N} holding a glass, stairs, morning
- She put out her hands. On the sill lay half a lemon, in the sun. | old woman's hands, lemon, window sill, sunlight
+ The man poured in a little water. Then a little more. | water in a glass, close view, sunlight
Ting. | glass and spoon, close view, sunlight
+ She did not move. I have always known that one, she said. I only did not know its name. | old woman smiling, window, sunlight
Close your eyes once more. Ting. You saw it. | lemon and glass, close view, yellow light, window

= forty-lamps
pattern: tale
about: the man who guarded dreams
seen: as written

Half past three, one lamp. The man who guarded dreams. | {N} with a lamp, dark street, night
- All along the street people breathed, behind their windows. | sleeping street, dark windows, moon, night
+ The man knew them by that. The widow whistled. The twins took turns. | {N} under a window, street, night
+ A bad dream has a sound. It is like a drawer that sticks. | window, curtain, moonlight, night
+ The baker talked to his oven. The teacher corrected somebody, in a whisper. | dark windows, moonlight, street, night
Where somebody had a bad dream, the man stood below, and hummed. | {N} humming under a window, lamp, night / child asleep, window, night
~ The butcher argued with his brother, who had been dead since spring. Two notes, and he laughed. | dark window, street, lamp, night / {N} under a window, lamp, night
~ A little boy fell, every night, off the same wall. The man came early for that one. | boy asleep, window, moon / {N}, wall, street, night
~ In the rain it was done from under an umbrella, and sounded rounder. | {N}, umbrella, rain, street lamp, night / umbrella, rain, close view
~ Cats came along, in a row, like pupils. | cats, street, lamp, night / cat, wall, moonlight
- In the morning they said: I slept so well. They put it down to the new pillow. | woman at a window, morning, smiling
+ Nobody ever looked out. That is the whole point of sleep. | closed shutters, street, night
+ The milk van came. The street lamps went out. That was the end of the shift. | van, street, street lamps, dawn
But one night there was frost, and a bench, and the man closed both eyes. | {N} asleep on a bench, frost, lamp, night / frost on a bench, street lamp, close view, night
or But one night, on a bench, the man fell asleep. | {N} asleep on a bench, frost, lamp, night
~ Upstairs the drawers began to stick, one after another, all along the row. | dark windows, curtains, moon, night / curtain, window, close view, night
- A shutter opened. It was too quiet, an old woman said. | old woman at an open shutter, night
They came down in their slippers, with all of their blankets. | people in slippers, blankets, street, frost, night
brief They came down in their slippers, with blankets. | people in slippers, blankets, street, frost, night
+ Nobody asked a thing. A child began to hum. | child humming, blanket, street, night
+ They laid a pillow here, and a coat there, and sat down all around. | people on blankets, street, lamps, night
Half past three, forty lamps. | street full of lamps, people, {N} asleep on a bench, night

= a-ladder-against-nothing
pattern: tale
about: the man who polished the stars
seen: as written

A ladder against nothing. The man who polished the stars. | {N} on a ladder, night sky, stars, field
- It leaned on the air, behind the last house, and it held. | tall ladder, night sky, house, moon
+ Up with an empty basket. Down with wet hair. | {N} on a ladder, basket, night
+ What do you do up there, asked the girl next door. The man said: I tidy up. | girl at a fence, {N}, ladder, dusk
+ The girl thought about it. Some nights were cleaner than others, that was true. | girl at a window, stars, night
+ In the morning there was frost on the top rung, even in July. | ladder, frost, close view, sunrise
~ In the basket there were odd things: a kite, a button, a very small cloud that had torn. | basket, kite, garden, morning / basket, close view, morning
~ The roofer came to look at the ladder. He put a hand on it, and took off his hat. | man, ladder, hat, day / tall ladder, house, day
~ Some nights there was singing up there. The hens laid better for it. | hens, yard, moon / ladder, stars, night
~ Once a star came down by mistake, and was carried up again in a tea towel. | bright light, cloth, hands, night / {N}, ladder, light, night
Then the clouds came in, and stayed for forty days. | dark clouds, village, harbour, night
- The boats did not come home. The hens forgot to lay. People began to whisper. | empty harbour, fog, night / hens, yard, fog
And the man had broken a leg, and could only look up. | {N} on a chair, leg in a bandage, window, night
or And the man had broken a leg. | {N} on a chair, leg in a bandage, window, night
~ They set lamps on all the walls, but it was like writing to somebody who has moved. | lamps, wall, fog, night / harbour, lamp, fog, night
So the girl from next door fetched the ladder. | girl carrying a ladder, field, night
- The baker took hold of it, and then the whole street. | people holding a ladder, field, fog, night
+ They could not see her any more. They held on, and counted. | people looking up, ladder, clouds, night
+ Somebody prayed. Somebody said: higher. | people looking up, hands on a ladder, night
* She came down with wet hair. | girl on a ladder, wet hair, smiling, night
Above the roofs stood one star, and then all of them. | stars over roofs, ladder, people looking up, night
