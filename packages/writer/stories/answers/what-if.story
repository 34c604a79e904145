= the-week-it-came
pattern: answer
about: what if the moon came closer
also: what if the moon were closer; what if the moon came closer every night; the moon came closer every night
seen: as written

What if the moon came closer? It began on a Monday. | one person on a roof, large moon over a city, night / large moon, roofs, city, night
~ A man on a ladder was the first to see it. He did not come down again until he was sure. | man on a ladder, huge moon, street / huge moon, roofs, dusk
On Tuesday you can read by it. People carry their chairs into the street. | one person reading a book, rooftop, huge moon, night / people with chairs, street, huge moon, night
- On Wednesday the sea comes over the wall, and leaves a fish in the mailbox. | waves over a harbour wall, huge moon, night / fish in a mailbox, garden gate, moonlight
+ The birds do not go to bed. Neither do the children. | birds over roofs, huge moon, night / children in pyjamas, garden, moonlight
+ The dogs stop barking at it. They lie down, and all face one way. | dogs lying in a field, huge moon
~ The newspapers print its picture, with nothing else on the page. | newspaper, huge moon, table / newspaper, close view, lamp
~ Somebody's wedding is moved to midnight, because the light is better. | two people, huge moon, garden, night / people, tables, moonlight
~ On the beach there is no beach. Boats go up the high street, and tie up at the bank. | boat, street, water, huge moon / flooded street, huge moon
~ The night watchman hands in his lamp. He says that it is cheating. | man with a lantern, huge moon, street
~ A wolf comes down to the edge of the woods, and looks, and forgets what he was going to say. | wolf, forest, huge moon / wolf, close view, moonlight
~ You find your old telescope, and do not need it. | telescope, window, huge moon / one person, telescope, roof
~ Shadows have an edge now that you could cut yourself on. | long shadow, street, moonlight / one person, shadow, wall
- By Friday you can see each place where it was hit. It looks like somebody who has come a long way. | two people, telescope, field, huge moon, night / one person on a balcony, huge moon, night
- On Saturday it fills the street from roof to roof, and nobody says a word. | huge moon between the roofs, narrow street, night / crowd, faces turned up, village square, huge moon, night
Then a girl of four puts up her hand, and waves. | small girl waving, balcony, huge moon, night
- And nobody can say why, but everyone in the street does the same. | crowd waving, village square, huge moon, night
On Sunday it is back where it was. | small moon over a calm harbour, boats, night
We still go out, every night, and wave. | one person waving on a roof, small moon over a city, night

= the-first-night-without
pattern: answer
about: what if the moon disappeared
also: what if the moon vanished; what if there was no moon; what if there were no moon; the moon disappeared
seen: as written

What if the moon disappeared? The first night is only dark. | dark sky, stars, village, night
~ On the second day they put it on the news, with a picture, as if somebody might have seen it. | newspaper, moon, table / television, moon, living room
- You think that it is cloudy. Then you see how many stars there are. | one person looking up, stars, field, night
+ In the harbour the boats hardly rise. The old men stand there, and look at the wall. | boats, harbour, old men, dusk
+ The owls go hungry. The moths fly straight, for the first time, and do not know where to. | owl, branch, dark night / moths, street lamp, night
+ Songs get awkward. Poets have to begin again with the lamp. | one person writing at a desk, lamp, night
~ A man climbs on to his roof with a ladder, and looks behind the chimney. | man on a roof, ladder, stars / roof, chimney, stars, night
~ The wolves sit down in a ring, and none of them wants to begin. | wolves, forest, stars, night
~ Turtles come up the beach, and wait for something to follow. | beach, sea, stars, night / turtle, beach, dark
~ In the calendar there are round empty holes, one for every month. | calendar, wall, lamp / calendar, close view
~ The astronauts who had been there are asked to dinner a lot. Nobody lets them eat. | astronaut, table, people / old man, table, lamp
~ A girl puts her milk tooth on the sill, since there is nobody up there to mind it. | child, window sill, stars / window, small light, night
~ Lovers in the park have only the street lamp. They make do. It flickers. | two people, street lamp, park / street lamp, bench, night
A child asks what it was like. | child and old woman, window, stars, night
You say: round. You say: sometimes. You say: it came along with us when we drove. | two people in a car, road, night / child at a car window, night sky
brief You say: round. You say: it came along with us. | two people in a car, road, night / child at a car window, night sky
+ It is no good. It is like telling somebody a smell. | one person at a window, dark sky
So you take a plate, and a lamp, and go out into the garden. | one person holding a lamp, garden, night
brief So you take a plate, and a lamp. | one person holding a lamp, garden, night
You hold it up, over the hedge, as high as you can. | one person holding a bright plate, garden, stars, night
brief You hold it up, as high as you can. | one person holding a bright plate, garden, stars, night
And all down the valley, one after another, somebody holds up a plate. | village, many round lights, valley, night / hands holding a plate up, garden, stars, night
brief And all down the valley somebody holds up a plate. | village, many round lights, valley, night

= the-morning-that-did-not
pattern: answer
about: what if the sun did not rise
also: what if the sun never rose; what if the sun didn't rise; the sun did not rise
seen: as written

What if the sun did not rise? Seven o'clock, and no light. | village, street lamp, dark sky, morning
~ You knock on the clock. It goes on ticking, like somebody who has done nothing wrong. | clock, hand, dark bedroom / clock, close view, lamp
- The alarm rings. The birds do not. | clock, bed, dark room / bird on a branch, dark
+ You brush your teeth by the light of the fridge. | one person, kitchen, dim light, dark
- On the bus everyone is looking at the same place, in the east, over the car park. | people on a bus, dark windows / people looking at the horizon, dark street
+ Flowers stay shut. Roosters lose their jobs. | closed flower, dark garden / rooster, fence, dark
+ By noon there is frost on the playground. Somebody turns on all the stadium lights, and people just stand in them. | frost, playground, dark / crowd, bright stadium lights, night
~ The postman comes with a lantern. He has counted the letter boxes by hand. | postman, lantern, street, dark / mailbox, lantern, hand
~ Cows stand at the gate, and will not be talked into it. | cow, gate, dark field / lantern, gate, field
~ In the museum they turn the lights on over one small painting of a field in July. | picture frame, lamp, dark room / people, picture frame, light
~ A woman sells candles from a pram. By ten she gives them away. | woman, candles, street, dark / candle, hands, close view
~ Sunflowers all look at the petrol station. | flower, street lamp, dark / petrol station, light, road
~ The children play shadows on every wall there is, with both hands. | child, shadow on a wall, lamp / shadow of a bird, wall
~ You hang your coat over the radiator, and listen to the pipes. | coat, room, lamp / one person, window, dark street
You find the lamp from your aunt, the ugly one, shaped like a pineapple. | lamp, box, hand, dark room / glowing lamp, dark room, close view
brief You find the ugly lamp from your aunt. | lamp, box, hand, dark room
You put it in the window, so that the street has something. | lamp in a window, dark street
Across the road, somebody puts out another. | two lit windows, dark street
+ By evening you can see the whole town from the hill. | village of lights, hill, dark sky
We had never looked for the sun. We only ever looked for each other. | people at lit windows, street, warm light, night / two lit windows, dark street, close view
brief We only ever looked for each other. | people at lit windows, street, warm light, night

= the-cup-does-not-fall
pattern: answer
about: what if gravity stopped
also: what if there was no gravity; what if gravity disappeared; what if gravity failed
seen: as written

What if gravity stopped? The cup does not fall. | floating cup, kitchen table, morning
~ You let go of the spoon, to make sure. It stays where it was, and shines. | spoon in the air, kitchen / one person, floating spoon, window
- You only wanted to put it down. Now it hangs there, and the coffee comes out in small brown moons. | floating cup, kitchen, window light / one person reaching for a cup, kitchen
+ Next come the keys, the cat, and the tax letter. | floating keys, room / cat in the air, room / letter floating, room
- The cat is furious. It swims. | cat in the air, curtains, room
+ Outside the bins go up, and the leaves, and one surprised bicycle. | bicycle in the air, street, sky / leaves, sky, roofs
+ People hold on to lamp posts, and to each other. | people holding a street lamp, street, day
~ The goldfish hangs above its bowl, in a ball of its own water, and turns round. | fish, ball of water, room / fish, close view, light
~ In the church the bells lie against their ropes, and the choir is on the ceiling. | church, people in the air / bell, rope, tower
~ A man goes past the window with a ladder. He is not on it. | man in the air, ladder, window / ladder in the air, street
~ Tears do not run. They sit on your cheek like glass, and wait. | close view of a face, tear / one person, window
~ The river has come up out of its bed, in long slow ropes. | river, water in the air, bridge / bridge, river, sky
~ The laundry is over the hill already. It looks like geese. | washing, sky, hill / sheets in the air, clouds
~ A boy who could never jump touches the top of the goal, and looks round, to see if anyone saw. | boy in the air, field, goal / boy, sky, field
For the first time in his life, the old man on the second floor has no pain in his knees. | old man floating, balcony, smiling, sky / slippers floating, balcony, close view
brief The old man on the second floor has no pain in his knees. | old man floating, balcony, smiling, sky
He lets go of the rail. He was a dancer once. | old man dancing in the air, roofs, sky
- His wife stands below, and holds him by the sleeve, like a kite. | old woman looking up, hand, balcony / two people, balcony, sky
It lasts for nine minutes. Then everything comes down, quite gently. | cup, kitchen floor, window light / people on a street, looking at their feet, day
brief Then everything comes down, quite gently. | cup, kitchen floor, window light
Nobody speaks about the nine minutes. But all over town, on that day, people dance. | people dancing, street, sunset / empty street, cup on a wall, sunset
brief But all over town, on that day, people dance. | people dancing, street, sunset

= the-first-thing-they-said
pattern: answer
about: what if animals could talk
also: what if animals could speak; what if dogs could talk; what if pets could talk
seen: as written

What if animals could talk? They begin at breakfast. | dog at a kitchen table, morning
~ You look at the radio. You look at the dog. Only one of them is looking at you. | radio, kitchen, morning / dog, kitchen table, close view
* The dog says: are you going to finish that? | dog, close view, kitchen table, plate
+ The cat has known how for years. She just had nothing to add. | cat, window sill, morning
- The pigeons talk about bread. The horses talk about a fence that fell down once. | pigeons, street, bread / horses, fence, field
+ In the zoo it is very quiet. Nobody wants to be first. | gate, trees, empty path
+ On the bus a spaniel tells a stranger about your divorce. | dog on a bus, people, day
~ The cows have one question. They ask it very politely. Nobody has an answer ready. | cow, gate, field / cow, close view, one person
~ A parrot is glad. For thirty years he has been trying to change the subject. | bird, cage, room / bird, close view
~ The wasps are charming. It comes as a shock. | wasp, cake, table / cake, table, garden
~ On the farm there is a rooster who apologises, to the whole village, from the roof. | rooster, roof, dawn / village, roof, dawn
~ A donkey on the hill turns out to have been right about nearly everything. | donkey, hill, day / donkey, old man, gate
~ The fish, when you bend down to listen, are singing. It was that all the time. | fish, water, close view / one person, pond, evening
~ Somebody's old horse says a name. It is not the name of the man who rides him now. | horse, field, close view / man, horse, gate
- By noon there is nothing left to hide. They were in the room the whole time. | living room, dog and cat, one person, day
In the evening you sit down on the floor, and ask. | one person sitting on the floor, dog, lamp, evening
Were you lonely, all those days, when I was out? | dog at a window, empty room, evening
The dog thinks. Then it says: you always came back. | dog, close view, lamp, evening
brief It says: you always came back. | dog, close view, lamp, evening
It was never a question, over there. It was the whole religion. | one person and dog asleep, sofa, lamp, night / dog asleep on feet, close view, lamp

= the-hours-we-got-back
pattern: answer
about: what if nobody slept
also: what if we never slept; what if nobody needed sleep; what if we didn't need sleep
seen: as written

What if nobody slept? Nobody is tired any more. | city at night, all windows lit
~ On the first night the whole street plays cards. On the second it paints the fence. | people, cards, table, night / fence, paint, lamp, night
- At first it is a party. Eight more hours. The shops stay open. | crowd, street, lights, night / shop, lamp, night
+ Everyone learns the piano. By March you are all quite good, and sick of it. | hands, piano, lamp, night
- Then the nights get long. There is nobody to miss, since nobody is away. | one person at a window, city lights, night
+ The beds are sold. You see them out in the rain, like boats. | bed, street, rain, night
+ Nobody says: let me sleep on it. So everything is said at once, and most of it is wrong. | two people arguing, table, lamp, night
~ Children go to the swings at three in the morning. Their parents walk behind, and forget why. | child, swing, night / playground, street lamp, night
~ The night train has no beds. People stand in the corridor, and look at their own faces. | train, corridor, night / one person, window, reflection
~ Nobody writes a lullaby. The old ones are taken off the piano, and put in a box. | piano, papers, box / cradle, empty room, moon
~ A cat curls up in a shop window. By noon there is a crowd, and someone is crying. | cat asleep, shop window / crowd, shop window, street
~ You have read all the books that you meant to. You look at the wall. | books, one person, lamp / one person, wall, lamp
~ The days have lost their edges. Somebody asks if it is Tuesday, and no one dares to say. | calendar, wall, lamp / two people, street, dawn
~ Owls seem to feel that they have been joined by amateurs. | owl, branch, street lamp, night / owl, close view
A man in the park puts up a sign: a quarter of an hour, lying down, no talking. | bench, sign, park, dusk / grass, tree, empty park, evening
brief A man puts up a sign: a quarter of an hour, lying down. | bench, sign, park, dusk
On Monday three people come. On Friday, three hundred. | people lying in grass, park, dusk / three people on the grass, park, seen from above
They close their eyes, and nothing happens. That is all they wanted. | sleeping face, close view, grass, dusk / trees, sky, seen from below, dusk
brief They close their eyes, and nothing happens. | sleeping face, close view, grass, dusk
+ One of them begins to smile. You would give anything to know at what. | one person smiling, closed eyes, grass
We thought that it was lost time. It was the only place that was ours. | one person asleep in bed, large moon, stars, night / open window, curtain, stars, night
brief It was the only place that was ours. | one person asleep in bed, large moon, stars, night

= the-quiet-screen
pattern: answer
about: what if all phones stopped working
also: what if the internet stopped; what if the internet disappeared; what if phones disappeared; what if the internet went down
seen: as written

What if all phones stopped working? All the screens go dark. | smartphone on a table, dark room, morning
~ You shake it. You hold it up to the window, like an egg. | smartphone, hand, window / one person at a window, smartphone
- For an hour you hold it anyway, like a hand. | one person holding a smartphone, window, morning
+ You do not know the way. You do not know a single number by heart but one: your mother's. | telephone, hallway, one person
~ On the bus they have all got faces. An old man has brought a newspaper, and is a king. | people on a bus, morning / old man, newspaper, bus
~ At the bakery you pay with a promise. It is written on the wall, in flour. | bakery, wall, paper / baker, one person, bread
~ Two people who met last night stand in a square, each under a different clock. | clock, square, one person / street lamp, one person, clock
~ A boy asks where the pictures go, when it is off. His grandmother takes down an album. | boy, old woman, album / photograph, album, close view
~ You write a letter. Your hand has forgotten how, and it comes out in your father's writing. | hand, pencil, paper / letter, table, candle
~ In the park somebody has put up a board, and a piece of string, and a hundred notes. | notes, board, park / paper notes, close view
On the stairs you meet the woman from the third floor. You have lived here for six years. | two people on the stairs, day / door with a number, stairs, close view
brief On the stairs you meet the woman from the third floor. | two people on the stairs, day
+ She has candles. You have beans. The boy from below has a guitar, and three chords. | candles, table, bowls / guitar, young man, lamp
+ Somebody knocks. You had forgotten that people can knock. | door, hand, hallway
- It gets dark, and nobody knows what anybody else is eating. | dark street, candles in windows, evening
~ There are a great many stars. They must have been there all along. | stars, roofs, night / people on a roof, stars
By nine there are fourteen people on the stairs, and an argument about a song. | people sitting on the stairs, candles, night / candle, stairs, hands, close view, night
brief By nine there are fourteen people on the stairs. | people sitting on the stairs, candles, night
At ten it all comes back on. Every pocket lights up. | smartphone, lit, dark stairs, faces
brief At ten it all comes back on. | smartphone, lit, dark stairs, faces
+ For a moment nobody moves. | people on the stairs, candles, close view
The woman looks at hers, and turns it over. So, she says. The second verse. | woman, candle, stairs, smartphone face down / people singing, stairs, candles, night

= a-town-without-excuses
pattern: answer
about: what if nobody could lie
also: what if everyone told the truth; what if we could not lie; what if people could not lie
seen: as written

What if nobody could lie? It starts with good morning. | two people, street, morning
~ He says it to the lift first, to try it out. | man, elevator door, corridor / man, mirror, morning
- Good morning, says your boss. He stops. It is not. He has not slept since Sunday. | one person at a desk, office, morning / man at a window, close view
+ The baker says that the rolls are from yesterday. There is a longer queue than ever. | baker, bread, queue, street
- How are you, people say, and then they sit down, because it takes a while. | two people on a bench, talking, day
+ The mayor opens his mouth, and closes it, and goes home early. | man on a stage, microphone, crowd
+ Six engagements end before lunch. Nine begin. | ring, table, hand / two people embracing, street
+ A girl tells her piano teacher that she hates it. Me, too, says the teacher. They go out for ice. | girl, piano, woman, room / two people walking, street, sunlight
~ A tailor says: it does not suit you. She says: I know. They look at each other in the mirror, and laugh. | tailor, woman, mirror / mirror, coat, close view
~ On the menu it says: not today. Have the soup. | paper, table, restaurant / bowl of soup, table
~ A boy hands back a bicycle, four years late, with a bell that was not on it before. | boy, bicycle, street / bicycle, bell, close view
~ The poet reads her new poem in the square. Somebody says: the second line is true. She keeps that one. | woman reading, paper, square / paper, pencil, line
~ In the hospital a man asks how long, and is told, and thanks them, and rings his brother. | hospital bed, doctor, old man / telephone, hand, lamp
~ The statue of the general is given a second plaque. It is larger. | statue, square, day / statue, bird, close view
~ Somebody at the next table says to the waiter: nothing. I was only lonely. He sits down. | two people, table, lamp / waiter, empty chair, table
In the evening you stand in a doorway. For eleven years you have said: I am fine. | one person in an open door, lamp, evening / hand on a door frame, close view, lamp
Out comes something small and true. | one person, close view, lamp, evening
+ It is very quiet. The clock goes on. | clock, kitchen wall, evening
or The clock goes on. | clock, kitchen wall, evening
And the one at the table says: I know. I have been waiting for you to say it. | two people at a kitchen table, lamp, night / empty chair, kitchen table, lamp, night

= between-two-ticks
pattern: answer
about: what if time stopped
also: what if time stood still; what if all clocks stopped; what if time froze
seen: as written

What if time stopped? The clock holds its breath. | clock, wall, room, day
~ You wave a hand before your own eyes. So it is not you. | one person, hand, room / one person, mirror
- A drop hangs from the tap. A cat hangs over a fence. A man hangs from his own good mood. | drop of water, tap, kitchen / cat over a fence, garden / man in the air, street
+ You walk through the market, between coins that have not come down. | one person walking, market, coins in the air
or You walk through the market. | one person walking, market, coins in the air
- It is fun for a day, or what would have been one. | one person on a street, people standing still
+ You read all the newspapers over people's shoulders. You straighten every tie. | newspaper, people standing still, street
+ You correct the town. You move a child from the kerb. You put an umbrella in the right hand. | child, street, car / umbrella, hand, street
~ A dog has all four feet off the ground. You walk round it twice. | dog in the air, street / one person, dog, street
~ In the fountain the water stands like a tree made of glass. | fountain, square, light / water, close view, light
~ A boy has just blown out his candles. The smoke is still writing something. | boy, cake, candles / smoke, candle, close view
~ You sit down beside an old man on a bench, and tell him all of it. He is a very good listener. | old man, bench, one person / bench, square, day
~ In the theatre somebody is dying, in the third act, with one arm up. You give him a chair. | theatre, actor, stage / chair, stage, light
~ You eat a peach at the market, and leave the money. It does not even drip. | peach, market, hand / coin, market table
~ The birds over the roof are a line of writing. You could read it, if you had the time. You have. | birds, roof, sky / one person looking up, square
Then you come to the station, and there she is. | station, woman standing, train
She is turning away. You never saw her face. You never ran. | woman turning, station platform, train / frozen clock, station platform
So you walk around her, and look. She is smiling. | woman smiling, close view, station
+ You go back to your mark, by the door. You get ready to run. | man at a station door, clock
Now, you say. And it ticks. | clock, close view, station / man running, station platform, train, sunset

= the-forty-first-day
pattern: answer
about: what if it never stopped raining
also: what if the rain never stopped; what if it rained forever; what if it rained for a year
seen: as written

What if it never stopped raining? Bring your umbrella. | rain, street, umbrellas, day
~ On the third day the newspapers ran out of words for it. On the fourth they came as porridge. | newspaper, rain, table / wet paper, hand
In the first week people complain. In the second they buy boats. | people, umbrellas, rain / boat, flooded street, rain
- The washing is hung up in the church. The organ has to be played with gloves. | washing line, church, rain
- Gardens move to the roof. So do the chickens. | rooftop garden, rain, plants / chickens, roof, rain
+ Children learn to swim before they walk, and to row before they lie. | child in a boat, street, rain
+ You forget what a shadow is. Somebody paints one on the square, for the old people. | painted shadow, square, rain
+ The postman comes by canoe. The letters have to be hung up, and read the next day. | canoe, postman, street, rain / letters on a washing line
~ The museum opens its attic. Whole families come to look at a painting of a dry road. | picture frame, family, room / picture of a road, close view
~ Mushrooms grow in the choir, in the piano, in the mayor's left boot. | mushroom, boot, close view / mushroom, piano, room
~ A man in a yellow coat says that he likes it. He is not asked to parties. | man in a coat, rain, umbrella, street / coat, rain, street lamp
~ Snails are seen at the bus stop. They have begun to look as if they owned it. | snail, bench, rain / snail, close view, leaf
~ Everyone is a little better at the cello. There is little else to do. | woman, cello, rain window / window, rain, lamp
~ Fish are sold by boys who lean out of windows. | boy, window, fish, rain / fish, bowl, window
~ In the school they draw it from memory: a circle, with lines. One child draws it blue. | child, drawing, classroom, rain / drawing, close view, pencil
Then, on a Thursday, you hear it stop. | open window, one person listening, grey light
Everyone comes to the door, and looks up, with their hoods still on. | people in doorways, wet street, first light / wet roofs, first light, clouds
brief Everyone comes to the door, and looks up. | people in doorways, wet street, first light
There is a bit of yellow on a wall. Nobody dares to stand in it. | cat, sunlight, wall, wet street / sunlight on a wall, close view, wet street
brief There is a bit of yellow on a wall. | cat, sunlight, wall, wet street
+ A dog does. It lies down, and sighs. | dog lying in sunlight, street
So that is what it was. We had always called it nice weather. | people in sunlight, street, sunset / umbrella in a corner, hallway, sunlight
brief We had always called it nice weather. | people in sunlight, street, sunset

= what-the-oak-said
pattern: answer
about: what if trees could talk
also: what if trees could speak
seen: as written

What if trees could talk? It is the oak who begins. | large oak, field, dawn
~ People take their hats off. Nobody knows whether that is right. | people, hats, large oak / large oak, mist, wide view
It takes the whole of March to say one word. The word is: you. | large oak, bare branches, dawn / people under a tree, spring
brief In March it says one word: you. | people under a tree, spring
+ Reporters come, and leave. They have deadlines. It has leaves to make. | crowd under a tree, cameras, day
An old woman stays. She brings a chair, and her knitting. | old woman on a chair, large tree, field / knitting, hands, close view, tree
brief An old woman brings a chair, and stays. | old woman on a chair, large tree, field
+ The birches gossip. The pines only ever speak of snow. | birch trees, light / pine trees, snow
~ A linguist sleeps in the hut beside it. He grows a beard, and stops wearing a watch. | man, hut, tree, night / hut, lamp, field
~ The willows by the river turn out to be funny. Only the river laughs. | tree, river, evening / river, leaves, light
~ In the park the planes talk about dogs. They are tired, but fair. | tree, dog, park / park, bench, tree
~ An apple tree tells a boy which of them is ready. He thanks it. It shakes a little. | apple tree, boy, ladder / apple, hand, close view
~ Carpenters go about on tiptoe. A table in the town hall is heard to clear its throat. | table, hall, people / carpenter, tools, wood
~ Lightning, the old ones say, is only somebody who interrupts. | tree, storm, lightning / large oak, dark clouds
- In June it says: were. In October it says: small. | tree in summer, sunlight / golden tree, autumn
- She does not mind. She was never in a hurry, and now she has no reason to be. | old woman, chair, tree, autumn
~ She reads to it, when the evenings draw in. It likes the sea stories. It has never been. | old woman, book, tree, lamp / old book, leaf, close view
In the first snow it says the rest, all at once. | large oak, snow, old woman
brief In the first snow it says the rest. | large oak, snow, old woman
You were so small. You climbed me. You cried about a dog. | child in a tree, summer / large tree, heart, bark, close view
brief You were so small. You cried about a dog. | child in a tree, summer
She puts a hand on the bark. It is all right, she says. There was another dog. | old woman, hand on a tree, dog, snow, sunset / old tree, snow, sunset, wide view
brief It is all right, she says. There was another dog. | old woman, hand on a tree, dog, snow, sunset
