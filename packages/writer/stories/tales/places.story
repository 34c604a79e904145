= four-letters
pattern: tale
about: a town that forgot its own name
seen: as written

Two posts, no sign. A town that forgot its own name. | two wooden posts, road, {N}, mist, dawn
- It had been short, people said. There was an E in it, somewhere. | old men on a bench, {N}, day / old man pointing, signpost, road
+ Letters came all the same. Where the bus turns round, it said on them. | letter, close view, table / bus, road
+ On the map there was a hole, from so many fingers. | old map, hand, close view, table
+ Strangers asked where they were. Everybody pointed at the ground. | man pointing down, road, {N}, day
~ The bus driver called out: well, you know. | bus, road, {N} / bus driver, people
~ At school the children wrote: I live in. They looked up. The teacher wiped the board. | classroom, children, blackboard / blackboard, chalk, close view
~ The football team ran out, and the other side shouted for theirs. They clapped instead. | field, players, crowd / people clapping, field
+ The mayor offered a prize, and they tried some on. It was like other people's shoes. | people around a table, lamp, evening
- The old teacher had known it. She had died in March, with the window open. | open window, curtain, empty bed, spring
Then, in the snow, a child was born, the first in eleven years. | house, lit window, snow, night
or Then a child was born there. | house, lit window, snow, night
+ It was born on the third stair, since the bed was too far. | people on stairs, lamp, night
~ The midwife had come on skis. She hung up her scarf beside forty others. | woman, snow, door, night / scarf, coats, hallway
~ A man at the back remembered that it rhymed with something. They told him to hush. | people on stairs, old man, lamp / old man, close view, lamp
+ It had all its fingers, and an opinion. | newborn baby, blanket, close view, lamp
Place of birth, asked the doctor. He had a form. | doctor writing, lamp, night
- It got very quiet. The pen waited. | pen on paper, close view, lamp / people in a doorway, lamp
The grandmother looked round. The stove. The coats. Forty people on the stairs. | grandmother, stove, lamp / people on stairs, coats
or The grandmother looked round. | grandmother, stove, lamp
+ She took her time. She had some left. | grandmother with a baby, lamp
+ The baby stopped crying, and looked as well. | baby, close view, lamp
Write down: here. | old woman smiling, baby, lamp, night
Two posts, one sign. It has four letters. | wooden signpost, road, {N}, sunrise

= the-last-but-one
pattern: tale
about: the last library on earth
seen: as written

As far as you can see, one light. The last library on earth. | {N}, one lit window, dark land, night
An old man opens it up at six, as if there were more of them. | old man with a key, {N}, dawn
or An old man opens it up at six. | old man with a key, {N}, dawn
+ He sweeps it, too. For whom? For the broom. | old man with a broom, {N}, morning
~ It had its own smell. You carried it home in your scarf, and it lasted until Thursday. | scarf, hook, lamp / one person, street, scarf, night
~ Once a year he painted the door. He had never changed the colour. | old man, brush, door / door, paint, close view
~ A cat slept in the middle of it, where the floor is warm. | cat, {N}, sunlight
+ People come from far away. They do not buy anything. They stand there, and breathe in. | people standing, {N}, afternoon
Then a girl came in from the rain. She looked round, and asked what it was for. | girl, wet coat, {N}, rain / girl, close view, wet hair, lamp
or A girl came in, and asked what it was for. | girl, wet coat, {N}, rain
+ The old man wanted to explain it, and found that he was too tired. | old man sitting down, {N}, lamp
The old man gave her the key. | hand giving a key to a girl, close view
- He sat in the sun, for the first time in years, and heard nothing. | old man on a bench, sunlight
+ At noon he heard something fall. At four he heard somebody laugh. | old man listening, bench, afternoon
~ An hour went by, and a bird, and a man who wanted to know the way, and did not. | old man, bench, bird, afternoon / man, road, afternoon
~ He found that he had been humming. He stopped, and then he thought: why. | old man smiling, bench, sunset / bench, sunlight, close view
+ Nothing needed him. It was like being on a ship. | old man on a bench, clouds, afternoon
+ On the bench outside a cat moved over, to make room for him. | cat, old man on a bench, afternoon
At dusk he went to lock up for good, and she had not come out. | old man, {N}, dusk
- She had touched everything once. Her hands were black. Her eyes were quite new. | girl, close view, lamp, dusk
+ I have to go home, she said. May I take how it goes? | girl and old man, lamp, dusk
As far as you can see, two lights. | two lit windows, dark land, night, stars

= the-yawn
pattern: tale
about: a town that never sleeps
seen: as written

Four in the morning, all lit. A town that never sleeps. | {N}, all windows lit, night
- You come by the last bus, and your eyes are falling shut. | bus, one tired person, {N}, night
You ask for a bed. They do not know the word. | two people talking, counter, lamp, night
or You ask for a bed. They laugh. | two people talking, counter, lamp, night
+ A man mows his lawn, by lamplight. Somebody is baking. | man in a garden, lamp, night / lit kitchen window, night
+ At the corner two old men play chess. They have been at it since March. | old men playing chess, lamp, night
~ A barber cuts your hair, because you are there. He asks you what it is like, with your eyes shut. | barber, chair, lamp, night / mirror, one person, lamp
~ Children do sums by lantern on the steps of the town hall. They are very far ahead. | children, lantern, steps, night / paper, lantern, close view
~ In the square there is a band. It has been the last song since ten o'clock. | musicians, square, lamps, night / man with a trumpet, lamp, night
+ They are not ill. They are only afraid to miss something. | people at a table, lamps, street, night
+ And they show you what you always miss: the fox at the fountain, and how blue comes in from the left. | fox at a fountain, night / blue light over roofs, dawn
- It is lovely. But your jaw does what it wants. | tired person, close view, lamp, night
You yawn. All of the square turns round. | one person yawning, people staring, square, night
Do it again, a child says. | child asking, close view, lamp, night
- And you do, you cannot help it. It goes from mouth to mouth, down the street, like a lamplighter. | people yawning, street, lamps, night
+ Someone looks at his own hands, and sits down on the kerb. | man sitting on a kerb, street lamp, night
~ A waiter sets down his tray, and looks at it, as if someone had handed him a child. | waiter, tray, lamp, night / tray, cups, table, night
~ The band gets slower. The big drum lies down on its side, and somebody lies down on it. | musicians asleep, square, night / drum, man asleep, night
+ The mayor lies down on the steps, with his chain on. | man asleep on steps, night
One shutter closes. Then the next. | shutters closing, street, night
Four in the morning, all dark. You go back to the bus on tiptoe. | dark street, stars, one person walking, bus, night / bus, dark road, stars, night
or Four in the morning, all dark. | dark street, stars, one person walking, bus, night / bus, dark road, stars, night

= eleven-past-two
pattern: tale
about: a town where time stopped
seen: as written

Eleven minutes past two. A town where time stopped. | {N}, clock, afternoon light
- The bread does not go stale. The shadow of the pump points at the same stone. | bread, window light / pump, shadow, street, day
+ One man has been late for a train for so long that he has taken up the flute. | man playing a flute, bench, station
+ Nobody grows old. It sounded better than it is. | people at windows, {N}, afternoon
+ The coffee is always hot. The letter is always about to be opened. | cup, steam, letter, window light
~ A kite hangs over the church. The boy with the string has looked away for good. | kite, church tower, sky / boy, kite, field
~ The baker has read every word on the flour sacks. | baker, sacks, bakery, afternoon / bakery, window, afternoon light
~ Lovers at the well have said all of it. They go on holding hands, and look at each other like people in a lift. | two people, well, afternoon / hands, well, close view
There is a girl of nine there. She has been nine for quite a while. | girl alone, {N}, afternoon / clock tower, square, afternoon sun
or A girl there has been nine for quite a while. | girl alone, {N}, afternoon
- She knows all the books by heart. She would like to know what ten is like. | girl with a book, window, afternoon
+ She has asked everyone. Ten, they say, is nothing special. Their eyes say something else. | girl, close view, sad, afternoon light
So one afternoon, and it is always afternoon, she climbs up to the clock. | girl climbing a ladder, tower, clock / tower clock, hands, close view, sun
or So she climbs up to the clock. | girl climbing a ladder, tower, clock
~ There are a hundred and forty steps, and a pigeon that has been landing on the top one for years. | stairs, tower, girl / bird, stairs, light
~ From up there she sees a field behind the last house, and a road that goes on. | field, road, seen from above / girl, window, tower, wide view
Between the two hands sits a sparrow, on four eggs. | bird, nest, clock hands, close view
or Between the hands sits a sparrow, on eggs. | bird, nest, clock hands, close view
+ The eggs are warm. They have been nearly ready for as long as she has. | eggs in a nest, close view, light
- Somebody had not wanted to hurt it. | clock hands, nest, bird, light
She lifts out the nest, and holds it against her coat. | girl holding a nest, close view, tower
or She lifts out the nest. | girl holding a nest, close view, tower
+ For a moment not one thing moves. Then, far below, a door slams. | {N} from above, roofs, light
Twelve minutes past two. In her hands something cracks, and asks for food. | egg cracking, hands, close view, sunlight / small bird, open hands, sunlight
or Twelve minutes past two. In her hands something cracks. | egg cracking, hands, close view, sunlight / small bird, open hands, sunlight

= the-lamp-on-the-stairs
pattern: tale
about: the house that waited
seen: as written

The lamp on the stairs was on. The house that waited. | {N}, one lamp, dusk
- The grass had grown up to the windows, and looked in. | tall grass, window, {N}, day
+ Rain came through in one place. Somebody had put a bowl there, long ago. | bowl, drops of rain, floor, window light
+ Nobody paid for that lamp. The man from the power company had given up. | lamp, stairs, dust, dusk
+ On a hook hung a coat, in a size for seven years. | child's coat on a hook, hallway, dust
~ The postbox was full of spring. A bird had got in, through the slot. | mailbox, bird, garden / mailbox, nest, close view
~ Cats crossed the garden on their way, and looked up at the one window, and went on. | cat, garden, {N}, evening / lit window, cat, dusk
~ In a storm the whole roof sang, and not one tile came down. | roof, storm, {N} / roof, rain, night
- Buyers came, and liked the view. They never came twice. It looked past them, one of them said. | two people, {N}, day / open door, hallway, dust
Then an old man got out of a taxi. He had meant to see it once more, from outside. | old man, taxi, {N}, evening / old man with a suitcase, {N}, dusk
or Then an old man got out of a taxi. | old man, taxi, {N}, evening / old man with a suitcase, {N}, dusk
He put his foot on the first step. It did not creak. | old man's shoe on a step, close view, evening
or He put his foot on the first step. | old man's shoe on a step, close view, evening
+ Fifty years, he had said. An hour will do. | old man at a gate, {N}, dusk
- It had always creaked. It seemed to hold its breath. | old man at a door, evening light
+ He went from room to room, and said their names, the way you count children. | old man in a doorway, empty room, evening
+ A door swung open, by itself, like somebody who makes room. | open door, dim room, evening
+ He told it about all the other places. None of them had been to blame. | old man talking, empty room, evening
~ There was a pencil line on the door frame, level with his belt. He stood up against it. | door, pencil line, close view / old man, door, evening
~ He opened the kitchen window. He knew about the catch. | old man, window, kitchen / window, garden, evening
The coat still hung there. In its pocket were a whistle and half a biscuit. | child's coat, whistle, close view, lamp / whistle, biscuit, hand, close view, lamp
or His old coat still hung there. | child's coat, whistle, close view, lamp
Then he sat down. Behind him, on the stairs, the lamp went out. | old man in a chair, window, dusk / dark stairs, night
