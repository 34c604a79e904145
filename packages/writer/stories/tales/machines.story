= the-next-word
pattern: tale
about: how AI works
also: what is ai; artificial intelligence; ai; how artificial intelligence works; how chatbots work; language models
near: chatbot; machine; learning; neural; network
seen: as written

AI has one trick. It guesses the next word. | computer, dark room, glow, desk
We gave it nearly everything that we have ever written down. | library, shelves, books, light
- Sermons, recipes, quarrels about hedges, love letters, instructions for a washing machine. | old letters, table, lamp / washing machine, paper, kitchen
* Then we covered up a word, and asked: what was it? | page, hand, covered word
- It was wrong. It was told how wrong. It was asked again, more often than there are grains in a truck of sand. | sand, truck, day / screen, dark room, glow
brief It was wrong. It was asked again. | screen, dark room, glow
- Nobody put the rules in. They settled, like the path across a lawn where everyone walks. | path, lawn, people walking, day
+ It is numbers, by the billion. You can print them out. There is no sentence in there anywhere. | paper, numbers, printer, floor
+ It has never been wet. It can tell you eleven ways to say so. | rain, window, computer, evening
+ Ask it for what is not in it, and it will not blush. It says something that sounds just as true. So check. | screen, face, dark room / old book, magnifying glass, hand
+ And it does find things: the shape of a protein, a shadow on a lung, a word in a burnt scroll. | scientist, screen, laboratory / burnt scroll, lamp, close view
* It does not know what it says. Or it knows in some way for which we have no word. | computer, empty chair, night
+ Those who built it stand before it, as one stands before a bee hive. They know each screw. | people, machine room, lights
- It gave us back our own voice. That is why it is so eerie. It is as if the sea had answered. | one person, sea, echo, dusk
At two in the morning a woman asks it about the soup of her dead mother. | woman, computer, kitchen, night / bowl of soup, lamp, kitchen
- There was a stain on the last line. She has guessed for years. | stain, paper, close view, lamp
Perhaps vinegar, says the machine. | screen, glow, kitchen, night
- Ten thousand mothers had done that, and had written it down. | old women, kitchens, handwriting, lamp
A spoonful goes in. She tastes it. She has to sit down on the floor. | woman, spoon, pot, kitchen floor, night
brief She tastes it. She has to sit down. | woman, spoon, pot, kitchen, night

= as-thick-as-a-garden-hose
pattern: tale
about: the internet
also: how the internet works; where the internet is; undersea cables; what is the internet
near: web; wifi; cable
seen: as written

The internet lies on the bottom of the sea, and is as thick as a garden hose. | anchor, underwater, dark
brief The internet lies on the bottom of the sea. | anchor, underwater, dark
* It is not up in any cloud. Hardly a word of yours goes through space. | clouds, sky, satellite / anchor, underwater, deep blue
- It is glass. It goes from beach to beach, in the dark, for thousands of miles, and in it light blinks. | glass fibre, light, close view / beach, cable, dawn
A ship lets it down, at the pace of somebody walking. | ship, sea, cable, day
+ Anchors break it, and landslides do. Then a ship goes out, and feels about for it with a hook, two miles down. | ship, hook, rope, sea / hook, seabed, underwater
+ On deck sits a man, and joins glass that is thinner than a hair, in a swell. | man, hands, glass fibre, ship
* The first message was: lo. They had wanted to write login. | computer, screen, dark room / keyboard, hands, night
+ The man who made the pages, and the links between them, did not sell it. He said: this is for everyone. | man, computer, office, lamp
+ Your photograph is cut into pieces. Each piece takes its own road. They wait for each other at the end, like a school class at the fountain. | photograph, pieces, table / school children, fountain, square
+ There are great cold halls, where it hums. Somebody walks through them with a torch, and a jumper on. | server room, corridor, one person, lights
- All that anyone knows goes through there. So does all that anyone hates. So do the cats. | cable, light, dark water / cat, screen, room
An old woman holds up a piece of glass, and in it is her brother. | old woman, screen, kitchen, evening
+ She has put on lipstick. She has combed her hair, in front of it. | old woman, lipstick, mirror, kitchen
- He went over the ocean forty years ago. | old man, screen, light, window
It was three weeks, by ship, she says. I waved until I could not see. | ship, harbour, woman waving, dusk
brief It was three weeks by ship, she says. | ship, harbour, woman waving, dusk
Down there, in the dark, a light blinks. She is waving. | anchor, underwater, light from above

= a-moth-in-the-machine
pattern: tale
about: the first computers
also: the history of computers; the history of the computer; the invention of the computer; the history of computing
near: programming; software; microchip
seen: as written

A computer used to be a woman with a pencil. | woman, pencil, desk, lamp, papers
It was a job. It said so on the door. They sat in rows, and computed. | women, desks, rows, office, day
brief It was a job. They sat in rows. | women, desks, rows, office, day
- The paths of shells, the tides, the comet. One did the sum, and one did it backwards, to be sure. | paper, numbers, hand, close view / comet, window, night
Then it was built in metal, and filled a hall. | machine room, cables, lights, women
- It got as hot as a bakery. Its glass tubes burned out, one every day or two. You went along with a basket. | glass tubes, glow, machine / woman, basket, machine room
* All that it knows is yes and no. | switch, hand, close view
+ A light is on, or it is off. Put eight of them in a row, and you have a letter. Put enough of them in a row, and you have a face. | lights, row, dark panel / face, screen, glow
+ The women programmed it, by plugging in wires. On the photographs they were taken for models. | women, wires, machine / old photograph, women, machine
* One night it made mistakes, and they opened it. | machine, open panel, lamp, night
- In there, between two contacts, was a moth. | moth, wires, close view, lamp
+ They stuck it in the logbook, with tape. Under it somebody wrote: first actual case of bug being found. | moth, old book, tape, close view
+ A poet's daughter had thought of it a hundred years before. She wrote that it might one day make music. There was no machine yet. | young woman, candle, papers, desk / gears, drawing, paper
+ What filled the hall now lies in a birthday card, and sings, and is thrown away. | birthday card, hand, table
- It got small. It got fast. It is still only saying yes and no, very quickly. | chip, fingertip, close view
In a museum a boy explains one to an old lady. | old woman, museum, machine, lamp
+ There is a photograph, with four girls. The sign says: unknown. | old photograph, sign, museum, close view
She lets him finish. Then she puts out one hand, and moves a wire. | old woman, hand, wire, machine, close view
brief She lets him finish. Then she moves a wire. | old woman, hand, wire, machine, close view
There, she says. That was always loose. | old woman, machine, lights, smiling

= it-cannot-fold-a-towel
pattern: tale
about: robots
also: what robots cannot do; robotics
seen: as written

A robot can beat you at chess, and cannot fold a towel. | robot, chess, table, lamp
What is hard for us is easy for them, and the other way round. | robot, child, table, lamp
- It can multiply while you blink. Ask it to fetch a cup from a room where somebody has moved the chair. | robot, chair, room / cup, table, kitchen
It took us a hundred million years to learn to walk. Chess we have had for fifteen hundred. | footprints, beach, dawn / chess, old table, candle
brief To walk took us millions of years. Chess is new. | footprints, beach, dawn / chess, old table, candle
+ The word is from a play. It meant: forced labour. In the third act they rise. | stage, mask, lamp, theatre
- They weld cars, in the dark. Nobody has to leave a light on for them. | robot, car, factory, dark
+ One vacuums. In many houses it has a name. When it gets stuck under the sofa, people say sorry to it. | robot, carpet, sofa, living room / person kneeling, sofa, room
+ It does not know that it has won. Somebody has to tell the one opposite. | chess, empty chair, robot, lamp
+ Soldiers had one that looked for mines. It lost its legs, one after the other. The colonel had them stop the test. It was inhuman, he said. | robot, field, dust, soldiers
+ Give it two dots, and a line, and we will wave to it. | robot, face, close view / hand waving, window
* A child in a hospital gets one to hold. It is a seal, and it blinks. | child, hospital bed, toy, lamp
brief A child in a hospital gets one to hold. | child, hospital bed, toy, lamp
- It feels nothing. It has been built to look as if it did. | toy, close view of the eye, lamp
* The child knows that. She has looked for the battery, and found it. | child, toy, bed, close view
+ In the evening she tells it what they will do tomorrow, to her, at eight. | child, toy, bed, night, whispering
- It cannot be frightened, she explains to the nurse. | child, nurse, bed, lamp
So it can go in first. | corridor, hospital, door, light
In the morning she has bandaged its paw. | toy, bandage, bed, sunrise

= a-sign-for-nothing
pattern: tale
about: the number zero
also: the history of zero; zero; the invention of zero; who invented zero
near: mathematics; numbers; infinity
seen: as written

It took us thousands of years to think of nothing. | empty circle, sand, hand, sun
* You can count sheep without it. Nobody ever owned no sheep. | sheep, shepherd, hill, dusk
- The Romans built a whole empire, and could not write it. Try to multiply with their letters. You will want a slave. | stone tablet, letters, ruins / man, tablet, stylus, lamp
In India somebody made a dot, to keep a place empty. | dot, paper, hand, close view
* It was like a chair that you leave for someone. | empty chair, table, window light
- Then they saw that you could reckon with it. A debt, paid: that is not a gap. That is a number. | coins, hand, table
+ Put it behind a one, and you have ten. It is worth nothing, and it makes the others great. | blackboard, chalk, hand, close view
+ It came west with merchants. In one rich town it was forbidden. It was too easy to turn it into a six. | merchant, table, scales, lamp / quill, ink, number, close view
+ If you divide by it, the whole house falls in. Even a machine then says: I would rather not. | blackboard, broken chalk, classroom / computer, screen, dark
+ And behind it, on the far side, lie the others, the cold ones, less than nothing. People would not believe in them either. | thermometer, frost, window, snow
- It is under all that you do today. Everything that your telephone tells you is ones, and that. | smartphone, hand, night, glow
A boy sits before his first sum. Three apples, take away three. | boy, desk, paper, apples, classroom
* He has been looking at it for a long time. | boy, window, classroom, day
+ The others have finished. They are out in the snow. | children, snow, school yard, window
* There is nothing there, he says. How can I write that? | boy, teacher, paper, close view
The teacher draws him a ring in the air. You draw a fence round it, she says. | teacher, hand, circle, blackboard
brief You draw a fence round it, says the teacher. | teacher, hand, circle, blackboard
He draws it very carefully, so that it cannot get out. | hand, pencil, circle, paper, close view

= a-flute-from-a-wing
pattern: tale
about: the first music
also: the history of music; the origin of music; the oldest flute
near: song; melody; instrument; mozart; beethoven
seen: as written

The oldest flute that we have was the wing of a vulture. | flute, bone, hand, cave, fire
* Somebody cut five holes in it, forty thousand years ago, in a cold cave. | cave, fire, man, bone, night
brief Somebody cut holes in it, forty thousand years ago. | cave, fire, man, bone, night
- They were hungry, mostly. There was ice outside. And they took the time to measure where a finger goes. | ice, cave, dusk / hand, bone, knife, close view
* Music is only air that shakes. There is nothing there to keep. | violin, stclose view
- A string swings twice as fast, and you say: it is the same note, only higher. So does everybody on earth. | guitar, string, close view / piano, hands
+ Nobody has found a people who do not sing. They sing to the baby, and to the dead. | woman, cradle, lamp / people, grave, candles
+ The hair on your arms gets up. It should not. Nothing is after you. | arm, hair, close view, window light
+ You can take all the words from a man, and he will still have the song. It is kept in another room. | old man, piano, hands, window
+ In a choir they begin to breathe together, and after a while the hearts keep time. | choir, church, candles, singing
+ A bird sings more when others listen. So does a boy in a stairwell. | bird, branch, dawn / boy, stairs, singing
- It is out there, too. There is a golden record on its way out of the sun's yard. On it are whales, and Bach, and a mother's first words. | golden disc, stars, space / satellite, stars, dark
Now a man has come there, with a copy. He is a bit ashamed. | man, cave, lamp, flute
+ He puts it to his lips, and gets only wind. He turns it round. | man, flute, cave, close view
Then there is a note. It goes along the wall, and comes back. | cave, light, wall, sound
+ He has read all there is on the subject. | old books, lamp, desk
It had been silent in there for forty thousand years. | cave, dark, wide view, lamp
The cave still knew it. | cave, painted wall, fire light

= the-first-word
pattern: tale
about: language
also: the first word; how babies learn to speak; the first words of children
near: alphabet; grammar; words
seen: as written

All over the world the first word is nearly the same. | woman, cradle, bedroom, morning
* Close your lips. Open them. It is the easiest thing that a mouth can say. | mouth, close view, baby / woman, baby, window
- So it is ma, or ba, or pa, and whoever is bending over the bed believes that she is meant. | woman, cradle, smiling, morning
* A baby can hear every sound of every language. In a year that is over. | baby, ear, close view / window, evening, cradle
brief A baby can hear the sounds of every language. | baby, ear, close view
- It keeps those that it is spoken to in, and lets the rest go. | woman, child, garden, talking
+ There are languages that are whistled, from hill to hill. There are some that are danced with the hands, and have rhymes. | man, hill, whistling, valley / hands, close view, sign
+ In one language there is no left or right. They say: you have an ant on your northern foot. | foot, sand, ant, close view
+ There are words that we have borrowed, and never given back. Sugar. Shampoo. Tomato. Boss. | sugar, tomato, market, table
+ You speak some that are six thousand years old. Mother. Night. Two. Those riders on the steppe would have turned their heads. | riders, steppe, dusk, horses / night sky, stars, fire
- In a school in Nicaragua there were deaf children, and nobody had taught them to sign. So they made one. The small ones gave it its grammar. | children, hands, school yard, day
And some languages are left with one speaker only. | old woman, hut, evening, alone
- She has nobody to be funny with. She talks to the parrot. | old woman, parrot, window, evening
+ A young man comes, with a machine, to write it down. He asks her for the words: water, fire, head. | young man, recorder, table, old woman
+ She tells him. It is a bit like emptying a house. | old woman, table, lamp, talking
One day a visitor says good night, in it. He has practised it on the road. | young man, open door, dusk, old woman
She puts her hand over her mouth. | old woman, hand over mouth, doorway
Nobody has said that to her for eleven years. | old woman, doorway, stars, night
brief Nobody has said that to her for years. | old woman, doorway, stars, night

= the-clock-upstairs
pattern: tale
about: time itself
also: time; what is time; how time works
seen: as written

Your head is a little older than your feet. | one person, mirror, stairs, lamp
Time runs faster, the higher you are. It has been measured, over the height of one stair. | clock, stairs, close view / laboratory, clock, light
brief Time runs faster, the higher you are. | clock, stairs, close view
- Fly round the world, and you come home younger than your twin. It is too little to notice. But it is so. | aeroplane, clouds, watch / two men, door, airport
* There is no clock that ticks for everyone. | clocks, wall, different hours
- Each of us carries one, and they agree as long as we stay together. | two people, watch, bench, day
+ The laws of nature hardly care which way it goes. A ball flies as well backwards. But no one has ever seen an egg jump back on to the table. | ball, sky, field / broken egg, floor, kitchen
+ That is all that we know of its direction: things come apart, and are not put together by themselves. Somebody has to sweep. | broken cup, broom, floor / woman, broom, evening
+ When you fall, it goes slowly. When you look back, it went fast. A summer at eight was as long as all of your thirties. | child, meadow, summer / man, office, window, evening
+ It is because of the first times. They take up room. On a year of the same, the mind writes: see above. | calendar, wall, same days / child, sea, first time
* Nobody can save it. You can only spend it, or have it taken. | hourglass, hand, table
brief Nobody can save it. | hourglass, hand, table
- The light of a star is a letter from somebody who may have moved. | star, window, night, letter
An old couple has a clock that is ten minutes fast. | old couple, kitchen, clock, morning
+ They set it so for the children, for the school bus. | old couple, kitchen, clock, morning
- The children have children. Nobody has set it back. | photograph, children, kitchen wall
+ He gets up by it, she makes the coffee by it. | old man, coffee, kitchen, clock
We have ten minutes, she says, each morning, when it strikes. | old woman, kitchen, clock, coffee, morning
brief We have ten minutes, she says, each morning. | old woman, kitchen, clock, morning
They sit there, in time that is not on any other clock, and hold hands. | old couple, hands, kitchen table, morning light
