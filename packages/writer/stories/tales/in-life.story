= behind-the-door
pattern: tale
about: a good dog
also: a dog; my dog; dogs; an old dog; the loyal dog
seen: as written

Ears up, behind the door. A good dog. | dog, closed door, hallway, evening
~ The tail begins at the corner. By the gate it has reached the shoulders. | dog, hallway, door, evening / dog, close view, door
- A dog cannot read a clock. It knows your step from all the others in the street. | dog at a window, street, evening
+ It has heard your car, your keys, and you, pretending to be cheerful. | keys, door, dog / one person in a coat, dog, hallway
+ It has slept on your shoe, with its chin in the place where the foot goes. | dog asleep, shoes, hallway
- It has never met your boss. It has no idea what you earn. | dog, living room, one person on a sofa, lamp
+ It heard the same bad news as you, and came to another conclusion: walk. In the rain, too. Above all in the rain. | dog at a door, lead, hallway, day / one person walking with a dog, rain, street
~ It buries your birthday in the garden, piece by piece: the ball, the bone, the slipper. | dog, garden, hole, day / shoe, earth, garden
~ It has barked at the same postman for nine years. On his last day he brings it a biscuit, and it is ashamed. | dog, postman, gate / dog, biscuit, hand
~ It sits on your feet, when somebody raises his voice. | dog, shoes, armchair, lamp
~ In the photographs it is always the only one who is looking at you. | photograph, dog, close view / photograph, family, dog
~ In the car it puts its head out, and closes its eyes, and is a bird. | dog, car window, road, day / dog, close view, wind
~ There is a hollow in the sofa, and hair on your good trousers, and you have stopped apologising. | sofa, dog, lamp / coat, hair, close view
~ You learn each tree in the quarter. You have never been so well informed. | one person, dog, tree, street / tree, dog, morning
Then one day the muzzle is grey, and the stairs are high. | old dog, stairs, lamp
So you carry it down, every morning, like a suitcase full of eggs. | one person carrying a dog, stairs, morning / stairs, seen from above, morning light
+ You are late for work. You do not run. | clock, street, one person, dog
All those years it waited for you. | dog behind a door, evening light
Now you stand in the garden, in the cold, and wait. | one person, garden, dog, sunset

= five-in-the-morning
pattern: tale
about: an old cat
also: a cat; my cat; cats
seen: as written

Five in the morning, four paws. An old cat. | cat on a bed, one person asleep, dawn
~ You hold your breath, and lie quite still. It knows that trick. | one person in bed, cat, dawn / cat, close view, eyes
One paw on your chin. You are being checked for breakfast. | cat, close view, bed, dawn / empty cat bowl, kitchen floor, dawn
brief One paw on your chin. | cat, close view, bed, dawn
- You do not own a cat. You know that by the second week. You are staff, with a sofa. | cat on an armchair, one person on the floor, lamp
- There are four chairs in the kitchen. It wants the one that you are sitting on. | cat, chair, kitchen table, day
+ It brings you a mouse, and looks at you, the way a teacher looks at a slow child. | cat, mouse, doorstep, morning
+ It stares at a corner where there is nothing. You look, too. You leave the light on. | cat, dark corner, lamp, night
+ All day it sleeps, with one ear awake. | cat asleep, window, sunlight
~ The vase was not pushed. It was examined. | vase, floor, cat / cat, shelf, window
~ It loves one box. The tower that you bought for it stands in the corner, like a museum. | cat in a box, room / box, cat, close view
~ At night it opens the cupboard, to see if the plates are still there. | cat, cupboard, night / plates, shelf, moonlight
~ Next door it has another name, and another bowl. You have seen it there, through the hedge, eating. | cat, bowl, garden, hedge / cat, open door, neighbour
~ It has never come when it was called. It has often come when it was not. | cat, open door, evening / cat, stairs, lamp
~ You explain the tax to it. It washes one leg, and you see that it is right. | one person, papers, cat, table / cat washing, papers
~ You have not moved your arm for an hour. Somebody rings at the door. Let them. | cat asleep, one person, armchair / door, bell, hallway
Then you are ill, and the phone does not ring. | one person in bed, window, snow, grey day
Something gets up on the bed. It lies down, exactly where it hurts. | cat on a bed, one person lying, lamp / cat asleep, blanket, moonlight, close view
brief Something lies down, exactly where it hurts. | cat on a bed, one person lying, lamp
+ It does not ask how you are. It turns on its engine. | cat asleep, blanket, lamp, close view
And in the morning, at five, there is a paw on your chin. | cat, one person in bed, dawn
Never were you so glad to be late with breakfast. | one person, cat, bowl, kitchen, sunrise

= anyone-awake
pattern: tale
about: the city at night
also: the city; a city that never sleeps
seen: as written

Count the lit windows. The city at night. | city skyline, lit windows, night
~ You get as far as forty, and one of them goes out. You begin again. | city, lit windows, night / one dark window, lit window
- Third floor, left: a man irons a shirt, for the only interview he has got. | lit window, man ironing a shirt, night
+ Above him a girl learns the trumpet, with a sock in it. | lit window, girl, trumpet, night
- Across the street two people break up, very politely, so as not to wake the baby. | two people at a table, lamp, cradle, night
+ The noodle shop turns off its sign. The baker turns on his. They nod, once, at four. | shop, street, lamp, night / bakery, street, lamp, dawn
+ A bus goes by with one passenger, and the driver is glad of her. | bus, night, street, one person
+ Somebody has tomatoes in a bath, up on the roof. | rooftop garden, city lights, night
~ A nurse on the first floor eats her breakfast, at midnight, in her socks. | lit window, nurse, table, night / cup, table, lamp
~ On the fourth a boy builds a ship out of matches, and has got to the sails. | boy, ship, table, lamp / ship, close view, lamp
~ Someone walks up and down with a child on one shoulder, and sings about a goat. | one person with a baby, lit window, night / cradle, lamp, room
~ A taxi stops for a fox. The driver takes off his cap to it. | car, fox, street, night / fox, street lamp, close view
~ Down in the yard somebody has been taking leave of somebody for an hour and a half. | two people, yard, lamp, night / two people, door, street lamp
~ An old woman writes letters to the newspaper. They would be lost without her. | old woman writing, lamp, window / letter, newspaper, table
~ On the bridge a man fishes, and has no hook. | man, bridge, river, night / river, city lights, night
You think you are the only one awake. So does each of them. | one person at a window, city, night / many lit windows, city, night
Then the lights fail. For one minute it is dark, all the way to the river. | dark city, stars, night / one person at a dark window, night
+ Windows go up. You can hear them, street after street. | open windows, dark street, night
Somebody calls out: anyone there? | one person at an open window, dark city, night
And the whole street says: yes. | people at windows, candles, street, night

= the-bent-nail
pattern: tale
about: a garden
also: my garden; an old garden; gardens; the garden; a secret garden
seen: as written

Go in by the green gate. A garden. | green gate, garden, morning
~ You shut it behind you, and the street goes out like a lamp. | green gate, garden, street / garden, trees, sunlight
- It hangs from one bent nail. You have to lift it a little, and know where. | gate, hand, close view, morning
+ Beans on strings. A chair with three legs. A radio in a plastic bag. | garden, chair, radio, sunlight
- Nothing in there is straight. All of it is somebody's idea of tomorrow. | garden, plants in rows, sunlight
+ The snails come at night. They know where the gap is. | snail, leaf, night, dew
~ There is a tap that has to be hit. There is a bucket that knows how much is left. | bucket, tap, garden / bucket, water, close view
~ Each spring the robin inspects the work. It stands on the handle of the spade. | bird, spade, garden / bird, earth, close view
~ Somebody's grandfather planted the pear, for somebody who was not born yet. That was you. | pear tree, garden, blossom / old man, small tree, garden
~ The cabbages come all at once. You leave them on doorsteps, at night, like a criminal. | cabbage, doorstep, night / one person with a basket, street, night
~ There was a toad under the pot. There has always been a toad under the pot. | flower pot, garden, evening / toad, earth, close view
~ In August you sit there in the rain, under the bean leaves, and would not be anywhere else. | one person, garden, rain, leaves / rain, leaf, close view
~ A neighbour hands a pumpkin over the fence. She will not say what for. | woman, fence, pumpkin, garden / pumpkin, table, garden
There was a frost in May once, and everything went black in an hour. | dead plants, gate, garden, frost, dawn / frost on leaves, close view, dawn
brief There was a frost in May, and everything went black. | dead plants, gate, garden, frost, dawn
You would have given up. But there were seeds left, in an envelope. | seeds, envelope, hand, lamp / old shed, shelf, lamp, evening
brief But there were seeds left, in an envelope. | seeds, envelope, hand, lamp
So they went into the same cold ground, one by one. | old hands planting seeds, earth, close view / one person kneeling, garden, morning
+ It rained. It got warm. Nobody said anything. | rain, garden, evening
One morning there was a green thread, as thick as a hair. | small plant, earth, close view, sunrise
brief One morning there was a green thread. | small plant, earth, close view, sunrise
That is all that courage is. You put it in the ground, and go in to supper. | one person at a green gate, garden, sunset / hand planting seeds, earth, close view, sunset
brief That is all that courage is. | one person at a green gate, garden, sunset

= the-pencil-line
pattern: tale
about: an old bookshop
also: a bookshop; a bookstore; the bookshop
seen: as written

Third shelf, behind the door. An old bookshop. | bookshelf, door, lamp, evening
~ A bell over the door tells somebody that you are here. Nobody comes. | bell, door, shelves / door, shelves, lamp
- It smells of dust, and glue, and rain in coats. | library, coats, rain window
+ Somebody coughs. Somebody turns a page, and the whole room hears how the story is going. | library, people reading, lamp
~ A ladder on wheels runs along the wall, by itself, if the floor is in the mood. | ladder, shelves, lamp / ladder, books, close view
~ In one there is a pressed flower. In one there is a tram ticket. In one there is a shopping list, with: tell her. | flower, old book, close view / ticket, old book, page
~ Somebody has fallen asleep in travel. His hat is on Peru. | man asleep, armchair, shelves / hat, old book, map
~ A cat lives in poetry, on the second board, where it is warm. | cat, shelves, books / cat asleep, books, lamp
~ By the till there are three that nobody may buy. They are waiting for people who have been told about them. | books, counter, lamp / three books, close view
~ Two strangers reach for the same one, and say sorry, and both of them mean: please stay. | two people, shelves, hands / two people smiling, shelves
~ It rains so hard that they let everyone sit on the stairs. | people, stairs, books, rain window / rain, window, lamp
You take down a book, for no reason. | one person holding an old book, shelves, lamp
brief You take down a book. | one person holding an old book, shelves, lamp
There is a line in the margin, in pencil. It says: somebody else, too. | old book, close view, pencil / one person reading, shelves, lamp
brief A line in the margin says: somebody else, too. | old book, close view, pencil
+ The slip at the back has dates on it. The last one is older than you are. | old book, close view, paper
+ It could have been anyone. It could have been that man with the umbrella. | old man, umbrella, library
You take a pencil, and write below it: me, too. | hand with a pencil, old book, lamp
brief You write below it: me, too. | hand with a pencil, old book, lamp
* You put it back. Years go by. | bookshelf, dust, window light
Then you are there again, with wet shoes, and a child. | one person and child, library, rain
brief Years later you are there again, with a child. | one person and child, library, rain
The child takes down a book, for no reason. | child holding an old book, shelves
brief The child takes down a book. | child holding an old book, shelves
Under your line there are eleven more. | old book, close view, pencil, lamp

= two-toothbrushes
pattern: tale
about: an old marriage
also: marriage; an old couple; true love; love; being married
near: wedding; husband; wife
seen: as written

Two toothbrushes, one glass. An old marriage. | drinking glass, mirror, window light, morning
~ One of them is always put in upside down. Nobody has ever asked. | drinking glass, shelf, morning / one person, mirror, morning
- They write songs about the first evening. Nobody writes about the Tuesday. | two people dancing, lamp, evening / kitchen table, two people, grey morning
* On a plain Tuesday, one of you has a cold, and the other warms the soup. | one person in bed, bowl of soup, one person, lamp / pot, stove, steam, kitchen, evening
brief One of you has a cold, and the other warms the soup. | one person in bed, bowl of soup, one person, lamp
+ You know how the other one closes a door. You could pick it out of a thousand. | door, hand, hallway, evening
+ There is a jacket on the chair that you have both stopped seeing. | coat on a chair, lamp
+ You have had the same fight about the map for nine years. You have never yet got lost. | map, two people in a car, road
+ One of you always takes the side by the window. It was never discussed. | bed, window, moonlight, two people asleep
~ You know what the keys sound like, when it was a bad day. You put the water on. | keys, door, evening / kettle, stove, evening
~ There is half a sandwich in your bag, with a note that says: the other half of this is mine. | bread, paper, bag / paper note, close view
~ At parties you look across, over all those heads, and it is settled: ten more minutes. | two people, crowd, lamp / coats, door, night
~ You tell the story about the goat. It is told by two, with a gap in the middle, and you wait for it. | two people at a table, people, lamp / people laughing, table
~ One sleeps like a starfish. The other has become an expert in edges. | two people asleep, bed, moonlight / bed, blanket, moon
~ Somebody finds the glasses, on somebody's head, and kisses the place. | two people, glasses, kitchen / one person smiling, glasses
~ There is a list on the fridge: milk, light bulbs, sorry. | paper, kitchen, close view / kitchen, lamp, evening
Then a phone rings, at night. A corridor. A chair. | telephone, dark room, night / corridor, empty chair, lamp
brief Then a phone rings, at night. | telephone, dark room, night
You hold a hand, and it is all there. All the Tuesdays. | two hands, close view, hospital bed, lamp
brief You hold a hand, and it is all there. | two hands, close view, hospital bed, lamp
In the morning a doctor says: you can take him home. | corridor, sunrise, two people
You come home. Two toothbrushes. One glass. | drinking glass, mirror, close view, sunlight
You have to sit down, it is so beautiful. | one person sitting, window, morning light

= still-on-its-hook
pattern: tale
about: grief
also: losing someone; missing someone; mourning
seen: as written

The coat is on its hook. Grief. | coat on a hook, hallway, grey light
~ You hang yours beside it. You take care that the sleeves do not touch. Then you take care that they do. | two coats, hook, hallway / coat sleeve, close view, hallway
- In the first week everyone brings soup. Then it is a Wednesday, and the soup is gone. | empty kitchen table, window, rain
+ You buy the wrong yoghurt, the one with cherries. Nobody in this house eats that now. | one person, shop, basket, day / cup, kitchen table
+ You keep the last message. You do not play it. You charge the phone. | smartphone, table, lamp, night
~ There is still a list in that hand, under the magnet. Bread. Stamps. Call the man. | paper, kitchen, close view / bread, table, window
~ You set the table, and have one knife too many in your hand. You stand there with it. | table, plate, one person, evening / hand, knife, table
~ A letter comes, with a window in it, and the name. You do not write anything on it. You put it with the others. | letter, doorstep, morning / letters, drawer, hand
~ The tomatoes ripen. Nobody has told them. | tomatoes, garden, sunlight / garden, bench, evening
~ You go a different way to the station, so as not to meet the baker, who is kind. | one person, street, morning / bakery, street, morning
~ At night you lie on your own half. In March you notice a foot on the other side. | bed, moonlight, one person asleep / bed, pillow, window
~ A neighbour's boy asks straight out what it was like, before. So you tell him, for an hour, on the stairs. | boy, one person, stairs, lamp / two people, stairs, close view
- It does not come when you expect it. It comes by way of a song, in a shop, next to the tins. | one person standing in a shop, day
People say that it gets smaller. It does not. | stone, hand, window light
It is you that gets bigger around it. | one person walking, field, wide sky
+ One day you laugh, and are shocked, and look around to see who heard. | one person laughing, kitchen, window
On the first cold morning you take the coat, and put it on. | one person in a coat, hallway, morning
There is a peppermint in the pocket. You eat it, all the way to work. | hand, coat, close view, street, sunrise / one person walking, coat, street, sunrise

= soup-for-one
pattern: tale
about: loneliness
also: being lonely; being alone; living alone
seen: as written

One bowl, one spoon. Loneliness. | bowl, kitchen table, one person, lamp, evening
~ You have set a candle on the table, and put it away again. | candle, table, bowl / one person, table, lamp
- It is not the silence. You can put on the radio for that. | radio, kitchen shelf, lamp, evening
It is that nobody knows you had a cough on Thursday. | one person at a window, rain, evening
+ You say thank you to the cash machine. You hear your own voice, and it is rusty. | one person, street, lamp, night
+ At weekends the town is all pairs. Even the shoes. | pairs of people, street, day / shoes, shop window
+ You have begun to read the names next to the bells. | doorbells, hand, street
~ The man in the shop knows what you buy. He has never asked for whom. | shop, basket, one person / bread, bag, counter
~ On the bench in the park you leave room, from habit. A pigeon takes it. | one person, bench, park / bird, bench, close view
~ A wrong number rings. You talk for four minutes about the weather in Hull. | telephone, hand, lamp / one person, telephone, smiling
~ You read the paper aloud. The plant has begun to lean. | one person, newspaper, plant / plant, window, lamp
~ It is your birthday. You buy a cake with writing on it, and say that it is for the office. | cake, box, street / cake, candle, table
~ From across the yard comes a piano, every night at nine. You eat when it starts. | lit window, yard, night / bowl, table, window, night
Somebody upstairs walks to and fro. You know the steps. | ceiling, lamp, one person looking up, night
brief Somebody upstairs walks to and fro. | ceiling, lamp, one person looking up, night
~ You lie awake, and listen, and know by heart how many stairs there are. | one person in bed, dark room / stairs, lamp, night
One night they stop in the middle. You look up, and listen. | one person looking up, dark room, night / ceiling, lamp, dark room, seen from below
brief One night the steps stop in the middle. | one person looking up, dark room, night
So you go up, with the soup, and knock. | one person holding a bowl, stairs, lamp
* The door opens at once. | open door, light, stairs, night
I heard you cough, says the neighbour. On Thursday. | two people, open door, bowl, warm light

= to-the-next-lamp-post
pattern: tale
about: running in the rain
also: running; jogging; a runner; my first run
seen: as written

Six in the morning, rain. Running in the rain. | runner, street, rain, dawn
~ You pull the door shut behind you, before you can think. The key is in your sock. | door, street, dawn / shoes, doorstep, rain
- The shoes are cold. The bed is still warm. You can feel it from here. | shoes, door, dawn / bed, lamp, dawn
+ First minute: everything hurts. Second minute: you remember why you stopped last year. | runner, street, close view, rain
- A man with a small dog overtakes you. The dog looks back. | dog, old man, street, rain
You do not run to the park. You run to the next lamp post. That is all that anyone can do. | street lamp, street, rain, dawn / runner, street lamp
brief You only run to the next lamp post. | street lamp, street, rain, dawn
+ And then to the next one. It would be rude to stop between two. | row of street lamps, street, rain
~ A bus full of dry people goes by. Some of them look at you the way you look at a dog in a sweater. | bus, rain, street / people, bus window, rain
~ A stone gets into your shoe. You name it. You go on. | shoe, stone, close view / runner, street, rain
~ Past the bakery, where it is hardest. Past the school, where it all began to go wrong. | runner, bakery, lamp, dawn / runner, school, gate
~ An old man in a doorway lifts his cup to you. You stand a little straighter, for as long as he can see. | old man, cup, doorway / runner, street, dawn
~ Somebody is coming the other way. You nod. It is the shortest club meeting in the world. | two runners, street, rain / runner, close view, rain
~ Your legs have stopped writing to you. They know the address. | runner, shoes, puddle / runner, road, seen from behind
~ The sky over the gasworks turns the colour of a peach. You would have slept through that. | sky, factory, sunrise / runner, bridge, sunrise
+ Your breath gets loud, and then, somewhere by the river, it gets even. | runner, river, mist, dawn
You have not thought of anything for a while. | runner, bridge, river, dawn
+ The rain has a smell. The bridge has a sound. | bridge, rain, river
There is the bend where you turned round last year, and walked home. | runner, path, river bend, sunrise
+ Nobody is watching. There is no line, and no ribbon. | empty path, trees, sunrise
You pick out a lamp post. | one street lamp, path, sunrise / runner seen from behind, path, sunrise

= the-boy-on-the-line
pattern: tale
about: a football match
also: football; soccer; a football game
seen: as written

One nil down, and mud. A football match. | football field, rain, players, dusk
~ It comes down in ropes. The lines have gone. Everyone plays from memory. | football field, rain, mud / players, rain, field
- Eleven minutes left. The coach looks along the bench. | bench, players, rain / man pointing, field
On the bench one boy is left. His shorts are still clean. | boy on a bench, rain, field / clean football shoes, bench, close view, rain
brief On the bench one boy is left. | boy on a bench, rain, field
+ He has been there all season, with the oranges, and everybody's watches. | bench, oranges, watches, close view
His mother comes to each game. She claps for the warm-up. | woman, umbrella, field, rain / clapping hands, umbrella, close view, rain
brief His mother comes to each game. | woman, umbrella, field, rain
~ Somebody's uncle blows a trumpet. He has only the one note, and he means it. | man with a trumpet, rain, field / crowd, umbrellas, rain
~ The other keeper eats a banana. That is how it stands. | goal, player, rain / goal, field, dusk
~ A dog runs on, and for half a minute it is the best player of the afternoon. | dog, field, ball, rain / dog running, field
~ The boy's sister has painted his number on her cheek. It is running. | girl, face, rain, close view / girl, woman, umbrella
~ His boots were his cousin's. There is newspaper in the toes. | shoes, mud, close view / newspaper, shoes, bench
You, says the coach. He looks behind him, to see who is meant. | boy, close view, bench, rain / man pointing, football field, rain
brief You, says the coach. | boy, close view, bench, rain
- He runs out. Somebody laughs. The ball comes to him at once, as balls do. | boy running, field, ball, rain
~ They pull him down. He gets up, and says sorry to the one who did it. | boy, mud, field / two boys, field, rain
~ Four minutes. The coach has eaten the ribbon of his whistle. | man, whistle, rain / clock, field, rain
He does what he does every evening, against the garage door, until it is dark. | boy, ball, garage door, dusk / garage door, ball marks, dusk, close view
brief He does what he does every evening, against the garage door. | boy, ball, garage door, dusk
- For a second there is no sound at all. | crowd, umbrellas, rain, field
+ You can look up the result, if you like. Nobody did. | field, dusk, empty goal
All that anyone remembers is a woman who threw her umbrella away. | woman with open arms, rain, umbrella in the air, field

= face-down
pattern: tale
about: my phone
also: scrolling; my smartphone; doomscrolling
seen: as written

Face up on the pillow. My phone. | smartphone, pillow, bed, dark room, night
~ It buzzes, in the dark, like something that has fallen on its back. | smartphone, table, dark room / smartphone, light, close view
- It is the last light you see, and the first. You would not give that to a person. | smartphone glowing, one person in bed, night / one person in bed, dawn, smartphone
- You only wanted to look up the weather. Now it is an hour later, and you know a stranger's kitchen. | one person, smartphone, armchair, night
+ Your thumb goes on by itself. It is like a dog that knows the way. | hand, smartphone, close view
+ Across the table somebody tells you something. You say: mm. They stop. | two people at a table, smartphone, lamp
~ You take it along to the bathroom, as if it could get lonely. | one person, smartphone, mirror / smartphone, lamp, night
~ At the concert you hold it up, and watch the singer, as large as a thumb. | crowd, lights, smartphone, night / smartphone, hand, stage light
~ You have nine thousand pictures. You could not say what was behind you. | smartphone, hand, sea / beach, one person, smartphone
~ It says that you have walked four hundred steps today. It says it like a doctor. | one person, sofa, smartphone / shoes, door, evening
~ A child pulls at your sleeve, and tells the story again, a bit shorter this time. | child, sleeve, one person / child, close view, lamp
Then you drop it. It lies in the street, with a crack like a river. | smartphone on a street, rain, close view / one person kneeling, street, rain
brief Then you drop it, in the street. | smartphone on a street, rain, close view
+ Your hand goes to your pocket. Eleven times before lunch, and each time it comes out empty. | empty hand, coat, street
~ In the street everybody walks as if they were carrying soup. | people, smartphones, street / crowd, street, day
~ Somewhere a bell rings, and eleven people touch their coats. | people, coats, station / hand, coat, close view
On the bus you look up. There is a woman with a cello. There is a baby, staring at a button. | bus, woman, cello / baby, mother, bus window
brief On the bus you look up. There is a baby, staring at a button. | one person, bus window, day / baby, mother, bus window
+ It is all still on. It has been on the whole time, in very good quality. | street, people, sunlight, bus window
In a week it is mended. It lies there, and lights up. | smartphone, table, lamp
brief In a week it is mended. | smartphone, table, lamp
You lay it face down. You want to see how it ends, with the baby and the button. | smartphone face down, table, bus window / baby, mother, bus, sunlight
brief You lay it face down. You want to see how it ends, with the button. | smartphone face down, table, bus window / baby, mother, bus, sunlight

= the-wrong-box
pattern: tale
about: a robot
also: the robot; a little robot
near: android
seen: as written

It was made to stack boxes. A robot. | robot, boxes, machine hall, lamp
~ The belt came in on the left, and went out on the right. That was the whole of geography. | machine hall, boxes, belt / boxes, close view, lamp
- Eleven thousand a night, and never one wrong. Nobody had ever said good night to it. | robot, boxes, night / robot alone, dark machine hall
The cleaner did, one evening, by mistake. She had been on the phone. | old woman, broom, machine hall, night / robot, close view, eyes, lamp
brief One evening the cleaner said good night to it, by mistake. | old woman, broom, machine hall, night / robot, close view, eyes, lamp
+ It put that away, between two numbers, where there was a little room. | robot, close view, light
~ At noon the skylight laid a square on the floor. It rolled around that, and never over it. | robot, sunlight, floor / light on a floor, machine hall
~ Sometimes a moth came in with the boxes. It waited until it had flown. | moth, lamp, robot / robot, close view, lamp
~ An engineer with a laptop looked for the fault. He found a pause of half a second, and let it be. | man, computer, robot / computer, screen, close view
~ It had never been outside. It had stacked four hundred globes. | globe, box, robot / globe, close view, lamp
~ On one lid somebody had written: for Anna, she has just turned six. It set that down more slowly. | box, paper, close view / robot, box, hands
~ It tried to say it itself, one night, very low, to the fire door. It sounded like a hinge. | robot, door, dark corridor / door, lamp, night
~ In the charging corner there was a calendar with kittens. It had been March for years. | calendar, wall, lamp / robot, corner, light
+ The next night it looked for her. It was not in the plan. | robot, corridor, lamp, night
+ So it rolled a bit nearer to the door, at ten, when her bucket came by. | robot, open door, corridor, night
- Good night, she said. This time she meant it. | old woman, robot, machine hall, lamp
Then came a Monday with another cleaner, and another bucket. | man, broom, machine hall
brief Then came another cleaner. | man, broom, machine hall
+ It stacked. It was exact. Something in it kept on looking at the door. | robot, boxes, open door, night
That night one box was in the wrong place. On it stood a flower, in a cup. | box, cup, rose, close view, lamp / many boxes, machine hall, dark
brief That night, on one box, stood a flower, in a cup. | box, cup, rose, close view, lamp
On Thursday she was back. Good night, she said, and put the flower in her hair. | old woman, cup, rose, robot, machine hall, dawn / old woman smiling, flower in her hair, dawn, close view
brief She came back. Good night, she said, and took the flower. | old woman, cup, rose, robot, machine hall, dawn
