import { parseStories, seenAsWritten } from '../story.ts'

/** Stories of animals and places one lives with, of what one feels, and of what one does and uses. */
export const lifeStories = seenAsWritten(
  parseStories(`
  = behind-the-door (dog)
  Ears up, behind the door: {S}. | dog, closed door, hallway, evening
  ~
  - A dog cannot read a clock. It knows your step from all the others in the street. | dog at a window, street, evening
  + It has heard your car, your keys, and you, pretending to be cheerful. | keys, door, dog / one person in a coat, dog, hallway
  + It has slept on your shoe, with its chin in the place where the foot goes. | dog asleep, shoes, hallway
  - It has never met your boss. It has no idea what you earn. | dog, living room, one person on a sofa, lamp
  + It heard the same bad news as you, and came to another conclusion: walk. In the rain, too. Above all in the rain. | dog at a door, lead, hallway, day / one person walking with a dog, rain, street
  Then one day the muzzle is grey, and the stairs are high. | old dog, stairs, lamp
  ...
  So you carry it down, every morning, like a suitcase full of eggs. | one person carrying a dog, stairs, morning / stairs, seen from above, morning light
  + You are late for work. You do not run. | clock, street, one person, dog
  All those years it waited for you. | dog behind a door, evening light
  Now you stand in the garden, in the cold, and wait. | one person, garden, dog, sunset

  = five-in-the-morning (cat)
  Five in the morning, four paws: {S}. | cat on a bed, one person asleep, dawn
  ~
  One paw on your chin. You are being checked for breakfast. | cat, close view, bed, dawn / empty cat bowl, kitchen floor, dawn
  brief One paw on your chin. | cat, close view, bed, dawn
  - You do not own a cat. You know that by the second week. You are staff, with a sofa. | cat on an armchair, one person on the floor, lamp
  - There are four chairs in the kitchen. It wants the one that you are sitting on. | cat, chair, kitchen table, day
  + It brings you a mouse, and looks at you, the way a teacher looks at a slow child. | cat, mouse, doorstep, morning
  + It stares at a corner where there is nothing. You look, too. You leave the light on. | cat, dark corner, lamp, night
  + All day it sleeps, with one ear awake. | cat asleep, window, sunlight
  Then you are ill, and the phone does not ring. | one person in bed, window, snow, grey day
  ...
  Something gets up on the bed. It lies down, exactly where it hurts. | cat on a bed, one person lying, lamp / cat asleep, blanket, moonlight, close view
  brief Something lies down, exactly where it hurts. | cat on a bed, one person lying, lamp
  + It does not ask how you are. It turns on its engine. | cat asleep, blanket, lamp, close view
  And in the morning, at five, there is a paw on your chin. | cat, one person in bed, dawn
  Never were you so glad to be late with breakfast. | one person, cat, bowl, kitchen, sunrise

  = anyone-awake (city)
  Count the lit windows: {S}. | city skyline, lit windows, night
  ~
  - Third floor, left: a man irons a shirt, for the only interview he has got. | lit window, man ironing a shirt, night
  + Above him a girl learns the trumpet, with a sock in it. | lit window, girl, trumpet, night
  - Across the street two people break up, very politely, so as not to wake the baby. | two people at a table, lamp, cradle, night
  + The noodle shop turns off its sign. The baker turns on his. They nod, once, at four. | shop, street, lamp, night / bakery, street, lamp, dawn
  + A bus goes by with one passenger, and the driver is glad of her. | bus, night, street, one person
  + Somebody has tomatoes in a bath, up on the roof. | rooftop garden, city lights, night
  You think you are the only one awake. So does each of them. | one person at a window, city, night / many lit windows, city, night
  ...
  Then the lights fail. For one minute it is dark, all the way to the river. | dark city, stars, night / one person at a dark window, night
  + Windows go up. You can hear them, street after street. | open windows, dark street, night
  Somebody calls out: anyone there? | one person at an open window, dark city, night
  And the whole street says: yes. | people at windows, candles, street, night

  = the-bent-nail (garden)
  Go in by the green gate: {S}. | green gate, garden, morning
  ~
  - It hangs from one bent nail. You have to lift it a little, and know where. | gate, hand, close view, morning
  + Beans on strings. A chair with three legs. A radio in a plastic bag. | garden, chair, radio, sunlight
  - Nothing in there is straight. All of it is somebody's idea of tomorrow. | garden, plants in rows, sunlight
  + The snails come at night. They know where the gap is. | snail, leaf, night, dew
  There was a frost in May once, and everything went black in an hour. | dead plants, gate, garden, frost, dawn / frost on leaves, close view, dawn
  brief There was a frost in May, and everything went black. | dead plants, gate, garden, frost, dawn
  You would have given up. But there were seeds left, in an envelope. | seeds, envelope, hand, lamp / old shed, shelf, lamp, evening
  brief But there were seeds left, in an envelope. | seeds, envelope, hand, lamp
  ...
  So they went into the same cold ground, one by one. | old hands planting seeds, earth, close view / one person kneeling, garden, morning
  + It rained. It got warm. Nobody said anything. | rain, garden, evening
  One morning there was a green thread, as thick as a hair. | small plant, earth, close view, sunrise
  brief One morning there was a green thread. | small plant, earth, close view, sunrise
  That is all that courage is. You put it in the ground, and go in to supper. | one person at a green gate, garden, sunset / hand planting seeds, earth, close view, sunset
  brief That is all that courage is. | one person at a green gate, garden, sunset

  = the-pencil-line (bookshop)
  Third shelf, behind the door: {S}. | bookshelf, door, lamp, evening
  ~
  - It smells of dust, and glue, and rain in coats. | library, coats, rain window
  + Somebody coughs. Somebody turns a page, and the whole room hears how the story is going. | library, people reading, lamp
  You take down a book, for no reason. | one person holding an old book, shelves, lamp
  brief You take down a book. | one person holding an old book, shelves, lamp
  There is a line in the margin, in pencil. It says: somebody else, too. | old book, close view, pencil / one person reading, shelves, lamp
  brief A line in the margin says: somebody else, too. | old book, close view, pencil
  + The slip at the back has dates on it. The last one is older than you are. | old book, close view, paper
  + It could have been anyone. It could have been that man with the umbrella. | old man, umbrella, library
  You take a pencil, and write below it: me, too. | hand with a pencil, old book, lamp
  brief You write below it: me, too. | hand with a pencil, old book, lamp
  ...
  * You put it back. Years go by. | bookshelf, dust, window light
  Then you are there again, with wet shoes, and a child. | one person and child, library, rain
  brief Years later you are there again, with a child. | one person and child, library, rain
  The child takes down a book, for no reason. | child holding an old book, shelves
  brief The child takes down a book. | child holding an old book, shelves
  Under your line there are eleven more. | old book, close view, pencil, lamp

  = two-toothbrushes (love)
  Two toothbrushes, one glass: {S}. | drinking glass, mirror, window light, morning
  ~
  - They write songs about the first evening. Nobody writes about the Tuesday. | two people dancing, lamp, evening / kitchen table, two people, grey morning
  * On a plain Tuesday, one of you has a cold, and the other warms the soup. | one person in bed, bowl of soup, one person, lamp / pot, stove, steam, kitchen, evening
  brief One of you has a cold, and the other warms the soup. | one person in bed, bowl of soup, one person, lamp
  + You know how the other one closes a door. You could pick it out of a thousand. | door, hand, hallway, evening
  + There is a jacket on the chair that you have both stopped seeing. | coat on a chair, lamp
  + You have had the same fight about the map for nine years. You have never yet got lost. | map, two people in a car, road
  + One of you always takes the side by the window. It was never discussed. | bed, window, moonlight, two people asleep
  Then a phone rings, at night. A corridor. A chair. | telephone, dark room, night / corridor, empty chair, lamp
  brief Then a phone rings, at night. | telephone, dark room, night
  ...
  You hold a hand, and it is all there. All the Tuesdays. | two hands, close view, hospital bed, lamp
  brief You hold a hand, and it is all there. | two hands, close view, hospital bed, lamp
  In the morning a doctor says: you can take him home. | corridor, sunrise, two people
  You come home. Two toothbrushes. One glass. | drinking glass, mirror, close view, sunlight
  You have to sit down, it is so beautiful. | one person sitting, window, morning light

  = still-on-its-hook (grief)
  The coat is on its hook: {S}. | coat on a hook, hallway, grey light
  or The coat is on its hook: {C}. | coat on a hook, hallway, grey light
  ~
  - In the first week everyone brings soup. Then it is a Wednesday, and the soup is gone. | empty kitchen table, window, rain
  + You buy the wrong yoghurt, the one with cherries. Nobody in this house eats that now. | one person, shop, basket, day / cup, kitchen table
  + You keep the last message. You do not play it. You charge the phone. | smartphone, table, lamp, night
  - It does not come when you expect it. It comes by way of a song, in a shop, next to the tins. | one person standing in a shop, day
  People say that it gets smaller. It does not. | stone, hand, window light
  ...
  It is you that gets bigger around it. | one person walking, field, wide sky
  + One day you laugh, and are shocked, and look around to see who heard. | one person laughing, kitchen, window
  On the first cold morning you take the coat, and put it on. | one person in a coat, hallway, morning
  There is a peppermint in the pocket. You eat it, all the way to work. | hand, coat, close view, street, sunrise / one person walking, coat, street, sunrise

  = soup-for-one (loneliness)
  One bowl, one spoon: {S}. | bowl, kitchen table, one person, lamp, evening
  ~
  - It is not the silence. You can put on the radio for that. | radio, kitchen shelf, lamp, evening
  It is that nobody knows you had a cough on Thursday. | one person at a window, rain, evening
  + You say thank you to the cash machine. You hear your own voice, and it is rusty. | one person, street, lamp, night
  + At weekends the town is all pairs. Even the shoes. | pairs of people, street, day / shoes, shop window
  + You have begun to read the names next to the bells. | doorbells, hand, street
  Somebody upstairs walks to and fro. You know the steps. | ceiling, lamp, one person looking up, night
  brief Somebody upstairs walks to and fro. | ceiling, lamp, one person looking up, night
  ...
  One night they stop in the middle. You look up, and listen. | one person looking up, dark room, night / ceiling, lamp, dark room, seen from below
  brief One night the steps stop in the middle. | one person looking up, dark room, night
  So you go up, with the soup, and knock. | one person holding a bowl, stairs, lamp
  * The door opens at once. | open door, light, stairs, night
  I heard you cough, says the neighbour. On Thursday. | two people, open door, bowl, warm light

  = to-the-next-lamp-post (runner)
  Six in the morning, rain: {S}. | runner, street, rain, dawn
  ~
  - The shoes are cold. The bed is still warm. You can feel it from here. | shoes, door, dawn / bed, lamp, dawn
  + First minute: everything hurts. Second minute: you remember why you stopped last year. | runner, street, close view, rain
  - A man with a small dog overtakes you. The dog looks back. | dog, old man, street, rain
  You do not run to the park. You run to the next lamp post. That is all that anyone can do. | street lamp, street, rain, dawn / runner, street lamp
  brief You only run to the next lamp post. | street lamp, street, rain, dawn
  + And then to the next one. It would be rude to stop between two. | row of street lamps, street, rain
  + Your breath gets loud, and then, somewhere by the river, it gets even. | runner, river, mist, dawn
  ...
  You have not thought of anything for a while. | runner, bridge, river, dawn
  + The rain has a smell. The bridge has a sound. | bridge, rain, river
  There is the bend where you turned round last year, and walked home. | runner, path, river bend, sunrise
  + Nobody is watching. There is no line, and no ribbon. | empty path, trees, sunrise
  You pick out a lamp post. | one street lamp, path, sunrise / runner seen from behind, path, sunrise

  = the-boy-on-the-line (football)
  One nil down, and mud: {S}. | football field, rain, players, dusk
  ~
  - Eleven minutes left. The coach looks along the bench. | bench, players, rain / man pointing, field
  On the bench one boy is left. His shorts are still clean. | boy on a bench, rain, field / clean football shoes, bench, close view, rain
  brief On the bench one boy is left. | boy on a bench, rain, field
  + He has been there all season, with the oranges, and everybody's watches. | bench, oranges, watches, close view
  His mother comes to each game. She claps for the warm-up. | woman, umbrella, field, rain / clapping hands, umbrella, close view, rain
  brief His mother comes to each game. | woman, umbrella, field, rain
  You, says the coach. He looks behind him, to see who is meant. | boy, close view, bench, rain / man pointing, football field, rain
  brief You, says the coach. | boy, close view, bench, rain
  - He runs out. Somebody laughs. The ball comes to him at once, as balls do. | boy running, field, ball, rain
  ...
  He does what he does every evening, against the garage door, until it is dark. | boy, ball, garage door, dusk / garage door, ball marks, dusk, close view
  brief He does what he does every evening, against the garage door. | boy, ball, garage door, dusk
  - For a second there is no sound at all. | crowd, umbrellas, rain, field
  + You can look up the result, if you like. Nobody did. | field, dusk, empty goal
  All that anyone remembers is a woman who threw her umbrella away. | woman with open arms, rain, umbrella in the air, field

  = face-down (phone)
  Face up on the pillow: {S}. | smartphone, pillow, bed, dark room, night
  ~
  - It is the last light you see, and the first. You would not give that to a person. | smartphone glowing, one person in bed, night / one person in bed, dawn, smartphone
  - You only wanted to look up the weather. Now it is an hour later, and you know a stranger's kitchen. | one person, smartphone, armchair, night
  + Your thumb goes on by itself. It is like a dog that knows the way. | hand, smartphone, close view
  + Across the table somebody tells you something. You say: mm. They stop. | two people at a table, smartphone, lamp
  Then you drop it. It lies in the street, with a crack like a river. | smartphone on a street, rain, close view / one person kneeling, street, rain
  brief Then you drop it, in the street. | smartphone on a street, rain, close view
  + Your hand goes to your pocket. Eleven times before lunch, and each time it comes out empty. | empty hand, coat, street
  ...
  On the bus you look up. There is a woman with a cello. There is a baby, staring at a button. | bus, woman, cello / baby, mother, bus window
  brief On the bus you look up. There is a baby, staring at a button. | one person, bus window, day / baby, mother, bus window
  + It is all still on. It has been on the whole time, in very good quality. | street, people, sunlight, bus window
  In a week it is mended. It lies there, and lights up. | smartphone, table, lamp
  brief In a week it is mended. | smartphone, table, lamp
  You lay it face down. You want to see how it ends, with the baby and the button. | smartphone face down, table, bus window / baby, mother, bus, sunlight
  brief You lay it face down. You want to see how it ends, with the button. | smartphone face down, table, bus window / baby, mother, bus, sunlight

  = the-wrong-box (robot)
  It was made to stack boxes: {S}. | robot, boxes, machine hall, lamp
  ~
  - Eleven thousand a night, and never one wrong. Nobody had ever said good night to it. | robot, boxes, night / robot alone, dark machine hall
  The cleaner did, one evening, by mistake. She had been on the phone. | old woman, broom, machine hall, night / robot, close view, eyes, lamp
  brief One evening the cleaner said good night to it, by mistake. | old woman, broom, machine hall, night / robot, close view, eyes, lamp
  + It put that away, between two numbers, where there was a little room. | robot, close view, light
  + The next night it looked for her. It was not in the plan. | robot, corridor, lamp, night
  + So it rolled a bit nearer to the door, at ten, when her bucket came by. | robot, open door, corridor, night
  - Good night, she said. This time she meant it. | old woman, robot, machine hall, lamp
  ...
  Then came a Monday with another cleaner, and another bucket. | man, broom, machine hall
  brief Then came another cleaner. | man, broom, machine hall
  + It stacked. It was exact. Something in it kept on looking at the door. | robot, boxes, open door, night
  That night one box was in the wrong place. On it stood a flower, in a cup. | box, cup, rose, close view, lamp / many boxes, machine hall, dark
  brief That night, on one box, stood a flower, in a cup. | box, cup, rose, close view, lamp
  On Thursday she was back. Good night, she said, and put the flower in her hair. | old woman, cup, rose, robot, machine hall, dawn / old woman smiling, flower in her hair, dawn, close view
  brief She came back. Good night, she said, and took the flower. | old woman, cup, rose, robot, machine hall, dawn
`),
)
