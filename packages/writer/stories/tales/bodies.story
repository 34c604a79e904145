= before-you-had-a-face
pattern: tale
about: the human heart
also: the heart; how the heart works; your heart
seen: as written

Your heart began before you had a face. | heart, dark, warm light, no people
It was as small as a poppy seed, and something in it twitched. | candle flame, dark / heart, close view, dark, no people
brief It was as small as a poppy seed, and it twitched. | candle flame, dark
- Nobody had told it to. Nobody has had to tell it since. | heart, dark, close view, no people
Since then it has never once sat down. | heart, warm light, close view, no people
+ It beats about a hundred thousand times a day. You did not notice one of them, until I said so. | clock, wall, day, no people / one person, hand on chest, window
- It is as large as your fist. It lies a little to the left, and it is already tired of being drawn in pink. | hand, fist, close view / drawing of a heart, paper, table, no people
Each drop goes all the way round you, and is back within a minute. | river, red dusk, seen from above / clock, close view, no people
+ It goes down to the toes that you stubbed, and up to the thought that you are having. | bare feet, floor, morning / one person thinking, window
+ It has a beat of its own. Take it out of the body, and for a while it goes on, by itself, like a song that somebody is humming. | heart, hands, close view / one person humming, kitchen, evening
+ When you are frightened, it runs ahead. When you sleep, it walks. When you sing in a choir, it begins to beat with those beside you. | one person running, corridor / choir, people singing, church
+ And it can break. That is not only a word. After a great loss it can swell, and fail, as if it had been struck. | old man, empty chair, table, evening
- Mostly it mends. It takes a few weeks, and soup. | bowl of soup, hands, table
* The first thing that you ever heard was not a voice. | dark, warm red light, heart, no people
+ It was there before music was. It is why we clap, and why we rock a child at just that pace. | woman, cradle, lamp, night / hands clapping, people, evening
- All night and all day, over your head, like somebody walking about upstairs. | house, lit window upstairs, night, no people
It was hers. | woman, hand on belly, window light
Lay your ear there, if you still can. It remembers how you listened. | woman and child, embrace, evening light
brief Lay your ear there, if you still can. | woman and child, embrace, evening light

= it-has-never-seen-light
pattern: tale
about: the human brain
also: the brain; how the brain works; your brain
near: neuron; mind
seen: as written

Your brain has never seen any light. | brain, dark, close view, no people
It sits in the dark, and makes a guess. | brain, dark, faint glow, no people
- It has no nerves for pain. You could touch it, and it would not know. | brain, hand, laboratory
* All that comes in is ticking: from the eye, from the ear, from the skin of your thumb. | eye, close view, no people / ear, close view, no people / thumb, close view
brief All that comes in is ticking. | brain, dark, sparks, no people
- Out of that it builds a street, in the morning, with a smell of bread. | street, bakery, morning, no people
+ It is about as heavy as a bag of sugar or two, and as soft as butter. | scales, sugar, kitchen table, no people / butter, plate, kitchen, no people
+ It runs on less than a dim light bulb. With that somebody has written all the symphonies. | light bulb, lamp, dark room, no people / piano, papers, candle, no people
Where there is a gap, it fills it in, and does not tell you. | picture with a hole, frame, wall, no people
- There is a hole in all that you see, in each eye, a little to the side. You do not see it. | eye, close view, light, no people
+ It remembers last summer, and paints it over as it does so. So do you, when you tell it. | photograph, beach, summer, no people / painter, easel, window
+ It makes new roads all your life. Learn three words tonight, and something in there has moved. | path, forest, dawn, no people / notebook, lamp, night, no people
+ Of what it does, it lets you know very little. It is like a king who gets one page a day. | king, page, window, morning, no people
- You do not decide to fall in love, or to catch a ball. You read about it afterwards. | hand, ball, park / two people, window, evening
+ Eighty-six billion cells, or about so many. Not one of them knows your name. | stars, night sky, wide view, no people / city, lights, night, seen from above, no people
+ And somewhere in there is the evening when he came home. | open door, man, evening light, hallway
There is an old man who has not spoken for a year. | old man, nurse, bed, lamp
- From next door there comes a waltz. | open door, corridor, lamp, evening, no people
His thumb begins to keep time. | old man, hand, close view
In there, in all that dark, somebody is dancing. | two people dancing, lamp, dark room

= you-remember-the-telling
pattern: tale
about: memory
also: how memory works; human memory; why we remember
seen: as written

Each time you remember a day, you write it down again. | old book, hand writing, night
- It does not lie in a drawer, as we think. It is made anew, out of bits, like a soup. | open drawer, papers, lamp, no people / bowl of soup, kitchen table, no people
* And each time a little of tonight gets in. | kitchen, lamp, rain window, night, no people
* So the day that you have told the most is the one that you have changed the most. | two people at a table, talking, evening
brief So the oldest story is the most changed. | two people at a table, talking, evening
- The sun was not out. The dog was another one. You have put her in the red coat, because she wore it later. | beach, dog, grey day, no people / woman in a red coat, street
+ You do not remember being two. Nobody does. The house was still being built. | child, toys, floor, window light / house, ladder, morning, no people
+ Between fifteen and twenty-five you kept nearly everything. Ask somebody old. They will give you a song. | radio, kitchen, old woman, evening
+ Smell goes in by another door, past all the guards. One breath of floor wax, and you are seven, and late. | corridor, school, floor, window light, no people / child running, school corridor
* Two sisters remember the same kitchen. | kitchen, old table, lamp, evening, no people
- In one there was shouting. In the other there was cake. | two women at a table, cake, kitchen
+ They have stopped arguing about it. They simply pass each other theirs, over the table, to look at. | two women, hands, kitchen table
+ It forgets, too, and that is not a fault. A woman who could forget nothing once said that it was like a film that never stops. | woman at a window, night, lamp / film reel, lamp, dark, no people
+ You must lose the hundred times when you parked the car, to find it today. | car park, cars, day, no people / keys, hand, close view
Their mother sits between them. She has lost their names. | old woman, two women, sofa, evening
+ She holds on to her handbag. There is nothing in it but a comb. | handbag, comb, lap, close view, no people
She looks at the two of them for a long time. | old woman, face, close view, lamp
I do not know who you are, she says. | old woman, two women, window light
But I know that I love you. | three women, embrace, evening light

= the-censor-sleeps
pattern: tale
about: dreams
also: dreaming; how dreams work
near: nightmare
seen: as written

Tonight you will be mad for about two hours. | one person asleep in bed, moon, window
You will dream, and believe all of it. | one person asleep, close view, moonlight
- In the morning you get up, and make coffee, and go among people. | cup of coffee, kitchen, morning, no people / people, street, morning
* Your eyes run to and fro. Your body has been tied down, so that you do not run, too. | one person asleep, close view, bed / blanket, hand, bed, moonlight
brief Your eyes run. Your body has been tied down. | one person asleep, close view, bed
- You are back at school, and there is an exam, and you have nothing on your feet. | school corridor, bare feet, dream / classroom, empty desks, fog
+ Nearly everybody has had that one. It comes to judges. It comes to teachers. | classroom, desk, old man / judge, bed, night, no people
+ Or your teeth fall out. Or you find a room in your own house that you had forgotten about. | house, hidden door, corridor, no people / room, dust, window light, no people
+ The blind dream, too. They dream in voices, in corners, in the smell of someone's coat. | one person, closed eyes, dark room / coat, hook, hallway, no people
* The part of you that says nonsense is asleep. | dark house, one lit window, night, no people
- So a whale can come up the stairs, and it is also your uncle, and you offer it a chair. | stairs, water, moonlight, no people / chair, living room, moonlight, no people
+ Great things have been found in there, they say: tunes, and the shape of a ring of atoms. So has a great deal of rubbish. | piano, moonlight, empty room / notebook, bedside lamp, night, no people
+ Dogs do it. You can see their feet. Even a rat that has run through a maze runs through it again in its sleep. | dog asleep, carpet, lamp, no people / maze, corridor, dim light, no people
- You have about five of these each night. By breakfast the tide has taken four. | beach, waves, footprints, dawn, no people / breakfast table, morning, no people
+ What is it for? To learn, perhaps. To practise being afraid. To tidy up. Nobody has told us. | stars, window, bed, night, no people
But sometimes, toward morning, somebody walks in who has been dead for years. | open door, light, bedroom, dawn, no people
- He is in his old jacket. He is quite well. He asks where you put the good scissors. | old man in a jacket, kitchen, light
And in there it does not surprise you at all. | two people, kitchen table, soft light
You tell him: second drawer. | open drawer, kitchen, morning light, no people

= the-shop-after-closing
pattern: tale
about: sleep
also: what happens when you sleep; how sleep works
near: insomnia
seen: as written

Somebody has to wash the floors in your head, and it is done at night. | one person asleep in bed, moon, window
brief At night somebody washes the floors in your head. | one person asleep in bed, moon, window
The door is locked. Then the water comes in. | dark corridor, water, moonlight, no people
- All day the cells work, and drop their litter where they stand. | street, market, litter, evening, no people
* In deep sleep a fluid runs between them, in slow waves, and carries it off. | dark river, slow waves, moonlight, no people
brief In deep sleep a fluid carries it off. | dark river, slow waves, moonlight, no people
- Then somebody goes through the day, shelf by shelf. This is kept. That is not. | shelves, boxes, lamp, night, no people
+ A tune that your fingers could not find at six, they have by eight in the morning. | piano, hands, morning light
+ After one night without it you drive like a drunk. After two you begin to see things at the edge of the road. | car, road, night, rain, no people / road, fog, night, no people
+ Nobody can save it up. Nobody can borrow it for long. Whoever lends it wants it back, with interest. | coins, table, lamp, night, no people
+ A horse does it standing. A dolphin lets one half of itself sleep, and swims on with the other. | horse, meadow, night, no people / fish, sea, moonlight, no people
And at three you lie there, and it will not come. | one person awake in bed, ceiling, moonlight
- You listen to the fridge. You do the sum again: if I fall asleep now, it will be four hours. | kitchen, dark, fridge light, no people / clock, bedside table, night, no people
+ You think of a thing that you said in the year when you were nineteen. | young man, street, evening
+ It is an animal. If you look at it, it goes. | cat, dark room, doorway, no people
- So you get up, and stand at the window, in the cold. | one person at a window, night, street lamp
* Over the road one light is on. There is somebody in a dressing gown. | lit window, one person, house, night
Neither of you waves. You both lift up your cup. | cup, hand, window, night / lit window, cup, one person, night
brief You both lift up your cup. | cup, hand, window, night
Then, in both houses, it gets dark, and somebody comes in to do the floors. | two houses, dark windows, moon, night, no people

= it-is-on-your-side
pattern: tale
about: fear
also: how fear works; why we feel fear
seen: as written

Fear is quicker than you. You have jumped before you look. | one person, dark path, forest, dusk
* It was a stick. For a moment it was a snake. | stick, path, close view, dusk, no people
- There are two roads in you. One is slow, and looks. One is quick, and does not wait. | fork in a path, forest, dusk, no people
* The quick half of you is older. It has kept us alive. | cave, fire, night, people
+ Those who stopped to make sure are nobody's grandparents. | tracks, tall grass, dusk, no people
- Your heart runs. Your hands get cold, because the blood has gone to your legs. | hands, cold light, close view / legs running, path, dusk
+ Your eyes open wide, to let in more. The hair on your arms gets up, to make you larger. You once had fur. | eyes, close view, dark, no people / arm, hair, close view
+ It cannot tell a lion from a letter. A voice on the stairs, a bill, a hand going up in class: it saddles the same horse. | letter, doormat, hallway, no people / hand raised, classroom
+ There is a woman who has lost the part of the brain that does it. She walks up to snakes. She has been held up with a knife, and thought it odd. | woman, path, calm, day
+ One can learn it from a face. A mother screams at a mouse once, and that is two of them, for life. | woman, child, kitchen, mouse
* And it can be unlearned, but only close up. | one person, closed door, light under it
- You go to the edge of it, and stay there, and nothing comes. Then you go one step further. | one person, edge of water, dawn / stairs, feet, dusk
A girl stands on the high board. Behind her on the ladder there are nine others. | girl, high board, swimming pool, day / children on a ladder, pool
+ She has curled up her toes. Below her somebody has put a very small blue handkerchief. | bare feet, edge, water below
- You are not afraid, are you, says the boy behind her. | boy, ladder, pool, day
Yes, she says. Move back. I need room. | girl, close view, brave, day
Fear comes with her, all the way down. It comes up laughing. | girl jumping, water, splash, sunlight

= before-there-were-jokes
pattern: tale
about: laughter
also: laughing; the history of laughter
seen: as written

You laughed before you could speak. | baby, woman, blanket, morning light
Nobody taught you. Children who have never heard or seen anybody laugh, laugh. | child laughing, garden, day
brief Nobody taught you. | child laughing, garden, day
- And it is hardly ever about a joke. Listen to people at a bus stop. | people, bus stop, morning
* We say: well, that is Monday. And everybody laughs. | people laughing, bus stop, rain
+ Alone, you laugh very little. In company it is thirty times as much. | one person, television, sofa / people at a long table, laughing
- It is an old sound. Apes make it, when they are tickled. Even rats do, so high up that we cannot hear. | monkey, tree, forest, no people / mouse, kitchen floor, lamp
* It means: this is not a fight. | two dogs playing, grass, day, no people
+ Your ribs cannot keep up. You cannot lift a cup. For some seconds you could be carried off by anybody. | cup, spilled tea, table, no people / people laughing, kitchen
+ You only let go of yourself like that among friends. | friends, table, lamp, night
- You can tell a true one, too, in any language, with your eyes shut, within a second. | one person, closed eyes, smiling, window
+ It comes at the wrong time. It comes in church. It comes in the third row, at the side of somebody's shoulder. | church, people in a row, candles
+ You bite the hymn book. It gets worse. The whole row begins to shake. | hymn book, hands, church / people in a row, church, laughing
They had just buried him. They stood in the kitchen, in black. | people in black, kitchen, plates, evening
+ There was ham. There was a wasp. Nobody knew what to do with their hands. | plate, table, close view, evening, no people
* Then somebody remembered the thing with the ladder. | ladder, garden, old photograph, no people
It began with a snort, from his widow. | old woman in black, kitchen, close view
brief It was his widow who began. | old woman in black, kitchen, close view
They had to hold on to each other. It was the first time that day that he had been in the room. | people laughing, embrace, kitchen, warm light
brief It was the first time that day that he was in the room. | people laughing, embrace, kitchen, warm light

= the-only-animal
pattern: tale
about: tears
also: why we cry; crying; why humans cry
seen: as written

No other animal cries because it is sad. | one person, window, rain, evening
* You have three kinds of tears. | eye, tear, close view, no people
* One wets the eye, all day. Nobody sees that one. | eye, close view, morning light, no people
- One comes for smoke, and for onions, and for sand. It is plain washing. | onion, knife, kitchen, no people / campfire smoke, face
* And one comes for a voice on the telephone. | telephone, hand, close view, evening
- It is thicker than the others. It runs down more slowly, as if it wanted to be seen. | woman, window, rain, no people
+ A newborn child screams, and its eyes stay dry. The tears come weeks later, when somebody is there to look. | baby, cradle, night / woman, baby, lamp
+ It blurs what you see. You could not fight now. You could not run. You have put down everything. | rain on a window, blurred lights, night, no people
+ It is a white flag. It says: I cannot do this alone. | white cloth, wind, field, no people
+ Actors can do it. Crocodiles do it when they eat. It does not help to know that. | stage, actor, lamp, no people / crocodile, river, no people
+ It lets something go, they say. Most people feel better afterwards. Not at once. Not if somebody is looking at the clock. | one person, clock, grey window
- There are people who have not cried for thirty years. They get it in the back, or in the voice. | old man, bench, grey day
+ There are those who do it at brass bands, at weddings of strangers, at somebody else's child on a bicycle. | brass band, street, day, no people / child, bicycle, street
He had not cried at his wife's grave. | man, churchyard, rain
* In the spring he was looking for a screwdriver. | drawer, tools, shed, spring light, no people
+ He found the string, the fuses, the key to nothing. | string, key, drawer, close view, no people
In the drawer lay a label, in her writing. It said: good string. | label, string, drawer, close view, no people
brief There was a label, in her writing: good string. | label, string, drawer, close view, no people
He sat down on the floor of the shed. | man sitting on a floor, shed, tools, window light
The dog came in, and leaned on him, like a wall. | man, dog, shed, evening light

= what-they-know
pattern: tale
about: hands
also: the human hand; your hands
seen: as written

Your hands can do things that you cannot explain. | two hands, table, window light
Tie your shoe. Now tell me how. | shoes, floor, close view, no people
- There is no muscle in a finger. It is pulled by strings, from the arm, like a puppet. | hand, puppet, strings / arm, hand, close view
* A quarter of all your bones are in those two. | hands, bones, drawing, paper
- No two people have the same ridges on the tips. They were drawn before you were born, and the sea of your mother's belly helped. | hands, table, close view, light / fingerprint, paper, lamp, no people
+ A fingertip can feel a step that is far too small to see. It can read a page of dots. It can tell silk from water. | fingertip, silk, close view / page, fingers, close view
* They are older than words. | hand on rock, paint, cave, torch
+ On the wall of a cave somebody blew red earth over his, forty thousand years ago. It waves at us. | cave, handprints, torch, people
+ Some fingers in those caves are as small as a child's. They had to be lifted up to reach it. | child lifted up, cave wall, torch
+ When we talk, they talk, too. Even those who were born blind do it, even on the phone. | one person talking, telephone, hands
+ They hold a pen, a wheel, a rope, a spoon, another one. | pen, hand, paper / rope, hands, close view / spoon, hand, kitchen
+ Half of all that you have ever felt came in through them. | fingertips, water, close view
- Look at the backs of yours. At some time they turn into your father's. | old hands, table, window light / hands, steering wheel, close view
He was a tailor. Now he lies by the window, and does not know the day. | old man in bed, window, day
+ His sheet is being folded, over and over, into a hem. | hands, sheet, bed, close view
* His daughter has brought a needle, and a bit of blue cloth. | woman, needle, cloth, bed
His fingers close on it. The thread goes in at once. | needle, thread, old hands, close view
He does not look. He hums. They remember for him. | old man sewing, bed, sunlight, woman
brief He hums. They remember for him. | old man sewing, bed, sunlight, woman

= upside-down
pattern: tale
about: the human eye
also: eyes; how eyes work; how we see
seen: as written

Everything that you see comes in upside down. | eye, close view, window reflected, no people
The street hangs from its stones, like washing. Your brain puts it back. | street, upside down, puddle, no people / brain, lamp, dark, no people
brief Your brain puts it back. | brain, lamp, dark, no people
- It is done so well that you have never had to thank anybody. | one person, street, morning
* Only one small spot sees sharply. It is as large as your thumbnail, held out at arm's length. | thumb, arm, close view / eye, close view, no people
brief Only one small spot sees sharply. | eye, close view, no people
- So the eye jumps, three times in a second. In between you are blind, and do not notice. | eye, close view, light, no people
+ You can test that in a mirror. Look from one eye to the other. You will never see them move. | mirror, face, lamp, close view
+ There is a hole, where the nerve goes out. It is papered over with whatever is beside it. | wall, wallpaper, frame, no people
+ In deep dark you have no colours left. You have only the older part, which knows grey, and edges, and what creeps. | dark garden, moon, grey, no people / cat, dark path, night, no people
+ A clear night, no moon: you see a single candle from the other end of the valley. | candle, hill, dark valley, night, no people
- They are the only part of the brain that looks out of the window. | eye, window light, close view, no people
* And they give us away. | two faces, table, lamp, no people
+ No other ape shows so much white. We can see where each of us is looking, across a room, across a fire. | two people by a campfire, eyes, night
- The pupil gets larger when you see somebody you love. You cannot help that. | eye, close view, candle light, no people
+ Ladies once put poison in theirs, to look as if they did. They could not see who it was for. | woman, mirror, bottle, candle
After fifty years of marriage she had gone blind. | old woman, old man, kitchen, morning
Today they take off the bandage. She looks at him for a while. | old woman, bandage, old man, window light
So that is what you look like, she says. Still. | old couple, close view, smiling, window light
