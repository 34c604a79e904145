= always-a-minute-early
pattern: premise
takes: person

Only one was still on time: {S}. Every clock in town had stopped at nine. | clock, {T}, street
brief Only one was still on time: {S}. | clock, {T}, street
- The coffee stood still in the air. The pigeons hung over the square like washing. | birds, square, morning light
- {H} walked under them, with a bag, on the way to work. | {T}, bag, square
+ There was no one to say good morning to. {H} said it anyway. | {T}, empty street, morning
...
For the first hour it was wonderful. For the second it was quiet. | empty street, {T}, clock
- {H} pulled a child back from the kerb, and closed an old man's coat. | child, street, hand, coat
By the evening that was not an evening, everyone in town had been looked after. | {T}, street, people standing still
Then it was one minute past nine. Each of them found a cup by the door, and it was still warm. | clock, street, people, morning light / cup, steam, doorstep, morning light

= older-than-yesterday
pattern: premise
takes: animal

Into the wrong hour we sent {S}. For years we had known about that field. | {T}, field, fog, dawn
brief Into the wrong hour we sent {S}. | {T}, field, fog, dawn
- At the gate it was October. Ten steps on, there were cherries. | gate, cherry tree, field
- We watched through a glass. We had a rope, and a list of seconds. | telescope, rope, field
+ In the middle, the grass was going up and down like breathing. | grass, field, wind
...
They were gone for a minute. We had the watch to prove it. | watch, hand, field
They came back slow, and grey about the mouth, and glad to see us. | {T}, gate, dusk
- They had been happy in there. Anyone could see it. They had had a whole life. | {T}, field, sunset
Before we could close the gate, they turned around, and went to fetch the young ones. | {T}, open gate, field, dusk

= every-day-at-the-gate
pattern: premise
takes: pet

Every day at four, at the gate: {S}. No bus has stopped there for thirty years. | {T}, gate, country road, afternoon
brief Every day at four, at the gate: {S}. | {T}, gate, country road, afternoon
First the ears go up. Then you can hear brakes, on an empty road. | {T}, close view, gate / empty country road, afternoon
- Some dust rises, as if a door had been folded open. | dust, country road, sunlight
- Then somebody is welcomed. Nobody is there, and the grass bends. | {T}, grass, road, sunlight
+ We took a film of it. There is nothing on it but joy. | film, camera, {T}, gate
...
I asked the oldest woman in our street. She put down her cup. My brother, she said. | old woman, cup, table, window light
brief I asked the oldest woman in our street. My brother, she said. | old woman, cup, table, window light
- She had not been down to that gate since she was nine. | gate, country road, evening
Today at four she stood there. She held out a hand, as high as a boy. | old woman, {T}, gate, country road, sunlight
Something took it. | old woman smiling, open hand, close view, sunlight

= it-arrived-before-it-left
pattern: premise
takes: vehicle

It arrived before it left: {S}. The accident is in the paper of the fifth. This was the fourth. | newspaper, {T}, dusk
brief It arrived before it left: {S}. | newspaper, {T}, dusk
- It came in slowly, with one lamp broken, and mud up to the windows. | {T}, broken lamp, fog
- Nobody got off. They all sat there, with their hats on, looking straight ahead. | people in windows, {T}, night
The driver asked what day it was. He asked it three times. | one person talking, {T}, lamp, night
...
Tomorrow, we said. He nodded, and wiped his face, and looked at the paper. | man reading a newspaper, {T}, lamp, night
brief Tomorrow, we said. | man reading a newspaper, {T}, lamp, night
- Then he asked how late it could leave. | clock, {T}, night
We held it for eleven minutes. Somebody had lost a glove, we said. We all helped to look. | {T}, clock, lamp, night / people, glove, lamp, night
brief We held it for eleven minutes. | {T}, clock, lamp, night
In the paper of the sixth there is one line. It says that the bridge fell in, and that nobody was on it. | newspaper, morning / bridge, river, dawn
brief In the paper of the sixth it says that nobody was on the bridge. | newspaper, morning

= the-spare-hour
pattern: premise
takes: timepiece

At night it runs backwards: {S}. It is quite gentle about it. | {T}, dark room, moon
brief At night it runs backwards: {S}. | {T}, dark room, moon
- First the cup was whole again. Then the plant stood up. | cup, plant, window, night
- By the second week there were letters on the mat from people who are gone. | letters, door, morning
+ My knees stopped hurting. I found a school cap in the hall. | cap, hall, morning
...
I could hear it through the wall. It was working its way toward one night. | {T}, wall, dark room
I know which one. I had gone for a coffee. | cup of coffee, corridor, night
- So yesterday I sat up, with my shoes on, and waited. | shoes, chair, lamp, night
This time I stayed. This time I was holding the hand. Then I let it run on. | two hands, lamp, {T}

= found-twice
pattern: premise
takes: handheld

It was found twice: {S}. The two of them lie here, side by side. | {T}, table, lamp, night
brief It was found twice: {S}. | {T}, table, lamp, night
One was in a drawer. One was in the clay, under the drains, with a root through it. | {T}, open drawer, close view / {T}, earth, roots, close view
- They have the same scratch. They are not alike. They are the same. | {T}, close view, lamp
+ If you warm the one, the other gets warm. | hand, {T}, close view, lamp
- The man who dated it came back, and sat down, and asked for water. | man in a white coat, chair, laboratory
...
So somebody is going to lose it, a long time ago. | {T}, dark room, lamp
We locked it up, and wrote down who was in the room. | key, cabinet, lamp, night / notebook, pen, lamp, close view
brief We locked it up. | key, cabinet, lamp, night
- This morning the cabinet was empty, and so was the chair of the girl who makes the tea. | empty cabinet, morning / empty chair, cup, morning light
brief This morning it was gone, and so was the girl who makes the tea. | empty cabinet, morning
I looked at the old one again. In the clay beside it lay a teaspoon. | spoon, earth, close view, lamp

= the-date-on-it
pattern: premise
takes: document

The date has not happened yet: {S}. And all of us know the handwriting. | {T}, lamp, table
brief The date has not happened yet: {S}. | {T}, lamp, table
- It is my aunt's. She is sitting right here. She has just asked for more tea. | {T}, close view, table, lamp / old woman sitting at a table, cup, lamp
- She held it close, and read it, and went pink. | old woman reading {T}, table, lamp
+ What is it, we said. Oh, she said. It is very rude. | people at a table, lamp / old woman, {T}, table, lamp
...
- She would not let us see. She got her coat. | coat, door, old person
- She bought a red hat, and a ticket, one way. She was seventy-nine. | old woman with a red hat, station, day / train ticket, hand, station, day
For six years we had postcards from her. In every one she was laughing. | postcards, table, window
The last thing she ever wrote was that letter. She posted it the wrong way round. | old woman writing, {T}, pen, window, sunset / mailbox, {T}, street, sunset

= one-street-behind
pattern: premise
takes: place

Forty years ago is round the corner: {S}. You go by the chemist's, and there it is. | {T}, street corner, dusk
brief Forty years ago is round the corner: {S}. | {T}, street corner, dusk
- You can see in, but you cannot go. It is like a shop window, with weather. | {T}, window, rain
- People bring their lunch. They look for themselves. | people, bench, {T}
+ There goes a boy on a bicycle. An old man beside me says: mind the dog. | child on a bicycle, dog, street
...
A woman comes every Thursday, at four, and puts up an umbrella. | umbrella, one person, rain
- In there, at four, on a Thursday, a girl runs out with nothing on her head. | child, rain, street
She holds it out, as far as she can, into the other rain. | umbrella, hand, rain
Last week the girl stopped. She looked up, and for a moment she did not get wet. | child, umbrella, {T}, light

= still-warm
pattern: premise
takes: food

Sealed for ninety years: {S}. Then they opened the kitchen, and there it stood. | {T}, dusty kitchen, table
brief Sealed for ninety years: {S}. | {T}, dusty kitchen, table
- It was steaming. | {T}, steam, table
- The dust lay as thick as a blanket, right up to the edge of the plate. | plate, dust, table
+ In the next room a clock was ticking, one tick to the hour. | clock, dusty room
...
The foreman said not to touch it. The youngest of us had had no breakfast. | workers, kitchen, {T}
- It was very good, he said. Then he said it in a voice that was not his. | one person eating {T}, kitchen / one person, {T}, dark kitchen
Oh, there you are, he said. Wipe your feet. I have only been gone for a minute. | one person, open door, kitchen, light / shoes, door, kitchen, light
brief Oh, there you are, he said. Wipe your feet. | one person, open door, kitchen, light
We all wiped our feet. None of us could say why we were crying. | people, kitchen, {T}, light

= the-stuck-second
pattern: premise
takes: feeling; event; history; activity; nature

One second never ends: {S}. If you stand in it, there is nothing else. | {T}, one person, still street
brief One second never ends: {S}. | {T}, one person, still street
- You can see where it begins. There is a line across the pavement, where the rain stops. | rain, street, line
- Children jump in and out of it. Their shouts come back a year later. | children, street, puddle
+ Dogs will not cross it. Cats will cross nothing else. | dog, cat, street
...
A man has been standing in there since before the war, with his hat half off. | one person, hat, street
- The town grew around him. They put a small roof over him, for the snow. | roof, snow, one person, street
Yesterday the second was over. The hat came off. He bowed, to a girl who was not there. | hat, one person, empty street
brief Yesterday the second was over. He bowed, to a girl who was not there. | hat, one person, empty street
From across the square, very slowly, on two sticks, she bowed back. | old person, square, sunset

= the-clockmaker
pattern: premise
takes: thing; clause; statement

It strikes only for {S}. The clock was built to strike once. It has just struck. | clock tower, village, dusk
or It strikes only when {C}. The clock was built to strike once. It has just struck. | clock tower, village, dusk
- Every door in the square opens. Nobody says a word. | village square, open doors, evening
The clockmaker's daughter climbs the tower with an oil can and a lamp. | one person on a staircase, lamp, tower
+ She is seventy one. She has waited for this since she was six. | old person, lamp, clock wheels
+ Behind the face, all the wheels are still turning. They are turning back. | clock wheels, light, machine hall
...
- On the square the snow begins to rise. A dead oak remembers its leaves. | snow rising, tree, village square
+ A man walks in through the gate whom they buried in the spring. | one person at a gate, village, snow
She could stop it. She has the oil can, and the key. | key, oil lamp, clock wheels
Then she hears her father's step on the stairs, and puts the key in her pocket. | staircase, lamp light, shadow of a person

= eleven-minutes
pattern: premise
takes: thing; clause; statement

On this street you lose eleven minutes. Today they gave them back, and with them {S}. | empty street, clock, lamp, dusk
or On this street you lose eleven minutes. In those minutes, {C}. | empty street, clock, lamp, dusk
- Walk from the bridge to the church. Look at your watch. Everyone is late here. | bridge, church, street, clock
- Nobody knows where they go. The postman thinks that somebody collects them. | one person with letters, street, evening
+ I did the sum. A hundred years, two hundred people, eleven minutes a day. | paper with numbers, lamp, clock
+ Somewhere there is a pile of fifteen centuries that nobody has used. | huge pile of clocks, dark hall, lamp
...
So I stood still, halfway down, and held my breath, and let the minutes take me. | one person standing still, street, fog
- The street went silent. And they were all there, everyone who was ever late. | crowd in fog, street, lamps
- They were sitting on the steps in the sun, and doing nothing at all. | people on stairs, sunlight
I was gone eleven minutes. It was the best afternoon of my life. | one person, bright street, clock

= the-slow-window
pattern: premise
takes: thing; clause; statement

You can still see {S}. The glass in this window is that slow. | old window, warm light, dark house
or Behind it, still, {C}. The glass in this window is that slow. | old window, warm light, dark house
- Light goes in on one side, and comes out forty years later. | light beam through a window, dust
From the garden I see a summer evening, and a table, and my parents, dancing. | two people dancing, lit window, garden at night
+ He has hair. She has no shoes on. The dog is young. | dog, two people, summer evening, window
+ The house behind that window has been empty since I was ten. | empty house, dark rooms, dust
...
- I have found out when it ends. It is the night they heard the news. | clock, window, lamp, night
+ In nine days, she will look up, and put her hand on her mouth. | one person at a window, hand, lamp
- I could paint it black. I could throw a stone. | stone in a hand, window, night
Every evening I go in, and stand behind the glass, and wave. In forty years, they will see. | one person at a window, dusk

= tuesday-again
pattern: premise
takes: thing; clause; statement

Every Tuesday somebody brings up {S}. It has been Tuesday for nine years here. | village street, morning light, clock
or It began when we heard that {C}. It has been Tuesday for nine years here. | village street, morning light, clock
- The bread is always fresh. The milk is always about to boil over. | bread, milk, kitchen, morning
- You get very good at a Tuesday. You know where each leaf will fall. | falling leaves, street, one person
+ I catch the cup before it drops. I say bless you before the sneeze. | falling cup, hand, table
+ We tried staying up. At midnight there is a small click, like a switch. | clock at midnight, dark room
...
- Only the children change. They have learned to grow sideways, in kindness. | children in a street, sun
Then today, at ten, a bird sang that I had never heard. | bird on a branch, window, morning
I stood there with the cup in my hand, and let it fall. | broken cup, kitchen floor, light
I think that it may be Wednesday. Do not tell the others. Let them hear it. | sunrise over a village, bird

= the-long-second
pattern: premise
takes: thing; clause; statement

Inside one second somebody has hidden {S}. It lies between the tick and the tock. | clock close up, pendulum, light
or There is a second in which {C}. It lies between the tick and the tock. | clock close up, pendulum, light
My brother found the gap. He was seven, and could sit very still. | child before a clock, room, dust
- He went in on a Sunday, between two swings of the pendulum. | pendulum, door in a clock, light
+ My mother ran in at the tock. His milk was still moving in the glass. | glass of milk, table, window
+ That was fifty years ago. She never let anyone stop that clock. | old clock, lamp, old person
...
- I sit in front of it now. I am an old man, and at last I can sit still. | old person before a clock, dusk
- I heard it this morning, that small door, just before the tock. | tiny door in a clock, light
He ran out, seven years old, and said that he had only been gone for a second. | child, open clock door, bright light
Then he looked up and asked me who I was. | old person and child, clock, window

= borrowed-hour
pattern: premise
takes: thing; clause; statement

Most of us spend it on {S}. In this town you can borrow an hour. | shop with clocks, lamp, dusk
or It began on the night when {C}. Since then, in this town, you can borrow an hour. | shop with clocks, lamp, dusk
- You sign in a book, and a woman with ink on her sleeve gives you a small brass key. | key, book, lamp, one person
- You may use it for anything. You must return it before your last one. | brass key in a hand, clock
+ A farmer took his for one more evening with his horse. | horse, one person, field, sunset
+ A girl took hers, and put it in a tin, to wait for something worth it. | small tin box, window, child
...
- I asked what happens to the ones who do not give it back. | book, lamp, shop at night
The woman at the desk turned the book around. One name was not crossed out. | old book, one line, lamp
It was hers. That was three hundred years ago. | old portrait, candle, clocks
It was such a good hour, she said. I could not bring myself to finish it. | one person at a window, eternal sunset

= the-crossing
pattern: premise
takes: thing; clause; statement

At the old crossing, two trains pass. One comes from now. In the other one, everybody is talking about {S}. | two trains, crossing, night, steam
or At the old crossing, two trains pass. On one of them, {C}. | two trains, crossing, night, steam
- They slow down there. For nine seconds, the windows line up. | train windows, faces, night
My grandfather saw a girl with a red scarf, and she saw him, and laughed. | red scarf, train window, lamp
+ He took that train every night for a year. She was always nine seconds long. | one person at a train window, night
+ They began to write on the glass with one finger. His name. Her name. A heart. | heart on a misty window, train
...
- One night he opened his door. She had opened hers. | open train door, wind, night
- Between the two trains there was a yard of dark air, and forty years. | gap between trains, stars
- He had to decide within nine seconds. So did she. | clock, train, steam, night
They met in the middle. Nobody has seen them since. I have her eyes. | two people, rails, dawn

= the-garden-of-hours
pattern: premise
takes: thing; clause; statement

The last bed is kept for {S}. In the garden, each keeps a different hour. | garden with flowers, sundial, gate
or In the last bed, {C}. In the garden, each keeps a different hour. | garden with flowers, sundial, gate
- By the gate it is always dawn. The roses have never dried. | roses, dew, dawn, gate
- Walk on, and you come to noon, and a man who is asleep in a hat. | one person asleep, garden, bright day
+ By the pond it is five o'clock. You can smell somebody's supper. | pond, evening light, garden
+ Behind the hedge it is the night before an exam, and the lamps are on. | lamp, garden at night, moon
...
- The last bed lies behind a wall. The gardener keeps the key on a string. | garden wall, key, old person
I looked in once, through a crack. It was this minute. It was this very one. | crack in a wall, light, eye
I saw somebody from behind, bending down to look through a wall. | one person bending at a wall, garden
I did not turn around. | one person in a garden, long shadow

= the-last-leap
pattern: premise
takes: thing; clause; statement

They keep it free for {S}. Every four years they have a day too many, and hide it. | calendar on a wall, lamp, village
or On the spare day, {C}. Every four years they have a day too many, and hide it. | calendar on a wall, lamp, village
- It is on no calendar. You wake up, and the bells do not know what to ring. | bells, tower, misty dawn
- No one works. Nothing counts. You cannot be born on it, nor die. | quiet village, empty street, sun
+ The old people run. The judge plays the drum. | old people running, village square
+ Two enemies dance, and shake hands, and agree to hate each other tomorrow. | two people dancing, square, lanterns
...
As the sun goes down, they all go up on the hill, and say the thing they never say. | hill, crowd, sunset
+ It is forgotten by midnight. That is the rule. | clock at midnight, hill, stars
Last time, she said it to me. I cannot remember a word. | two people on a hill, dusk
It is four hundred and six days from now. I will bring a pencil. | pencil, calendar, moon

= the-lecture
pattern: premise
takes: name

At eight o'clock, somebody began a lecture about {A}. It is still going on. | lecture hall, lamp, clock, night
The speaker has reached the second sentence. He is being careful. | one person at a desk, dark hall, lamp
- Outside, they have built a railway, and taken it away again. | rails through a field, seasons
+ In the third row, a student has been raising a hand since the war. | raised hand, lecture hall
+ Nobody leaves. You can hear that it is about to become interesting. | audience in the dark, lamp
...
- Dust has settled on the front row, as soft as snow. | dusty chairs, light beam
- At last he puts down the chalk. He turns. He smiles. | one person at a blackboard, light
Are there any questions, he says. And all the clocks begin to run. | clocks, bright hall, crowd
The student stands up. It is a very good one. It will take a while. | one person standing, lecture hall, dawn

= the-answering-machine
pattern: premise
takes: name

A telephone message arrived today. It is about {A}, and it was left tomorrow. | telephone, red light, dark room
It is my own voice. I sound tired, and pleased. | telephone, lamp, one person, night
I say: you were right to ask. Then there is a door, and wind. | open door, wind, night
+ I say: do not take the stairs. Then I laugh, as though someone had come in. | dark staircase, lamp
+ In the background I hear rain. It has not rained for weeks. | rain on a window, night
...
- I have played it nine times. Each time it is a word longer. | telephone, clock, lamp
- Now I hear what comes after the wind. It is a question. | one person listening, telephone, dark
- Outside, the first drop hits the window. | raindrop on a window, night
I take my coat. I think I have a call to make. | one person at a door, rain, night

= the-ferryman
pattern: premise
takes: thing; clause; statement

They are still waiting for {S}, on the other bank. The river here flows in both directions. | river in fog, small boat, lantern
or On the other bank {C}. The river here flows in both directions. | river in fog, small boat, lantern
The ferryman asks which way you want to be. He means older or younger. | ferryman with a lantern, fog, river
- Most people say younger. They get out as children, and forget why they came. | child on a river bank, fog
+ He gives them an apple, and turns them around by the shoulders. | child with an apple, boat, mist
+ A few say older. They want to know how it ends. They come back kinder. | old person in a boat, dawn
...
I said: neither. I only want to stay in the middle. | boat in the middle of a river, fog
- He took in the oars. It was the first time, he said, that anyone had asked. | oars, lantern, still water
- There, exactly there, the water stands still, and you can hear your own heart. | still river, reflection, stars
We had our bread. We watched both banks go by. | two people in a boat, sunrise
