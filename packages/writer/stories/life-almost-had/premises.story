= the-other-chair
pattern: premise
takes: person

In your other life you are neighbours: {S}. You share a fence. | {T}, two houses, evening
brief In your other life you are neighbours: {S}. | {T}, two houses, evening
- You share a fence, a ladder, and a bad opinion of the weather. | fence, ladder, garden, clouds
- On Sundays there are two chairs outside. Nobody says much. | two chairs, garden, evening
+ {H} knows that you cannot whistle, and whistles for you. | {T}, garden, day
...
It hung on one evening, years ago. You stood in the street, with a key in your hand. | key, hand, street, evening / one person, house, street, evening
- You looked at the house. You thought that it was too small. | small house, street, dusk
You drove on, and you have been all right. You have been fine. | road, car, night
But on Sundays, at about six, {H} still puts out both of the chairs. | {T}, two chairs, garden, sunset

= the-one-that-followed-you
pattern: premise
takes: animal

You went back, that time, for {S}. In that life you stopped the car, and turned around. | {T}, road, rain, dusk
brief You went back, that time, for {S}. | {T}, road, rain, dusk
- You carried your old coat over, and sat down in the wet grass, and waited. | coat, one person, grass, rain
- It took two hours. You missed a dinner, and the dinner was with the wrong person. | clock, empty restaurant table, rain
+ You never bought the white sofa. You are up at five, and you know all the stars by their times. | one person looking up, stars, night sky, dawn
...
In this life you slowed down, and looked in the mirror. | car mirror, road, rain
- There were cars behind you. There was somewhere to be. | cars, road, lights, rain
You have told that story as if it were about the rain. | window, rain, night
In the other one it is evening now, and something heavy is asleep on your feet. | {T}, fireplace, living room, evening

= the-seat-by-the-window
pattern: premise
takes: vehicle

In the other life you took it: {S}. In this one you had one foot on the step, and changed your mind. | {T}, evening, one person
brief In the other life you took it: {S}. | {T}, evening, one person
- You found a seat by the window, and put up your collar, and slept. | one person asleep, train window, night
- When you woke, there was a river, and somebody across from you was cutting an apple. | river, train window, morning / apple, two people, train window, morning
+ Half, said the somebody, and held it out on the knife. | apple, hand, train window
...
You live by that river now. There are two children, and one of them hates apples. | house, river, morning / two children, apple, river, day
- You still have the ticket. It is in a frame in the kitchen. | ticket, frame, kitchen
And every year, on that day, you tell them how you nearly stayed behind. | {T}, two people, evening
Here, you heard the doors close. You thought: there will be another one. | one person on a platform, {T} leaving, dusk

= still-on-the-shelf
pattern: premise
takes: handheld; timepiece

In the other life you kept it: {S}. It has stood by the door all these years. | {T}, door, morning light
brief In the other life you kept it: {S}. | {T}, door, morning light
- It has been mended twice. You know where, though nobody else can see it. | {T}, hands, lamp
- A guest once offered you money for it, and you laughed until he did, too. | coins, {T}, table, lamp / two people laughing, table, lamp
+ Your daughter learned to count on it. | child, {T}, morning
...
Here, there was a move, and a box too many, and a man with a van. | box, van, street, day
- You said: take it. You said it twice, because the first time nothing came out. | one person holding {T}, street, day
You have gone by that shop window since then. You have a way of not looking. | shop window, street, one person
Go and look. It has been in the window all this time, with a little card. It says: on hold. | {T}, shop window, lamp, dusk
brief Go and look. It says: on hold. | {T}, shop window, lamp, dusk

= the-reply
pattern: premise
takes: document

In the other life you opened it: {S}. You did not wait for even a minute. | {T}, hands, morning light
brief In the other life you opened it: {S}. | {T}, hands, morning light
- You read it standing up, in the hall, with one arm in your coat. | one person reading {T}, coat, corridor, morning
- You read it again on the bus. You missed the stop. You missed it on purpose. | one person reading {T}, bus, morning
+ By evening you had answered. It took you one line. | one person writing, paper, lamp, evening
...
Here, you knew the writing, and were afraid, and put it in a drawer. | drawer, {T}, lamp
- For a year you heard it when you walked by. | drawer, dark room, one person
It is open now. You have turned fifty, and you have made some tea. | {T}, cup, table, lamp
There is only one line in it, too. No hurry, it says. I will ask you again. | {T}, close view, table, lamp, evening

= the-lit-window
pattern: premise
takes: place

You only went through once: {S}. You still have a key to it, in your head. | {T}, evening, one person
brief You only went through once: {S}. | {T}, evening, one person
- In the other life you missed your connection, and had to stay the night. | {T}, night, lit window
- In the morning it was market day. Somebody let you taste a plum. | market, plum, morning
+ You asked what a room would cost, just for the sake of asking. | room, open window, morning
...
You are there now. You have a regular table, and a bicycle, and a quarrel with the church bell. | table, bicycle, bell, morning
brief You are there now. You have a regular table, and a bicycle. | table, bicycle, bell, morning
- You are browner. You talk with your hands. | one person talking, street, sunlight
This evening you look up, because a stranger is walking past, with a suitcase, in a hurry. | one person with a suitcase walking, {T}, evening
brief This evening you look up, because a stranger is walking past. | one person with a suitcase walking, {T}, evening
Stay, you think, as hard as you can. The stranger stops. And then looks at the time. | clock, one person, {T}, dusk

= the-second-helping
pattern: premise
takes: food

Sunday, in your other life: {S}. The kitchen is much too small for it. | {T}, kitchen, window, morning
brief Sunday, in your other life: {S}. | {T}, kitchen, window, morning
- Six people live there, and all of them are talking. | family at a kitchen table, {T}, morning
- One of them has your ears. One of them has just slammed a door. | child, open door, kitchen
+ It is too loud. There is not one quiet corner in the whole house. | family at a kitchen table, plates, morning
...
Here, it is quiet. You cook for one, and you do it well. | one person cooking, stove, kitchen, lamp, evening
- You always make a little too much. You have never thought about why. | {T}, pot, plate, kitchen, evening
Tonight you put the rest on a second plate, and set it down across from you. | {T}, two plates, table, lamp
Next door, somebody is crying softly. Go on. Knock. It is still warm. | closed door, corridor, lamp, night / one person knocking at a door, {T}, corridor, night

= the-year-it-came
pattern: premise
takes: feeling; event; history; activity; nature

Your other life had plenty of it: {S}. You did not. | {T}, window, evening
brief Your other life had plenty of it: {S}. | {T}, window, evening
- The two of you were the same until that spring. | one person, mirror, spring light
- The same coat. The same street. The same bad knee. | coat, street, one person
+ Then one of you stayed in bed for another five minutes. | bed, clock, morning
...
Those five minutes are the whole difference. Somebody held a door. | open door, two people, light
- It was not fate. It was a door, and a bag, and a joke about the bag. | bag, door, two people
You have looked for it in better jobs and larger towns. | one person walking, city street, dusk
Try the door tomorrow. Someone is always coming, with too much in their arms. | open door, morning, one person

= nine-seconds
pattern: premise
takes: thing; clause; statement

You missed it by nine seconds: {S}. | clock, street corner, rain, one person
or You missed the life where {C}. It was a matter of nine seconds. | clock, street corner, rain, one person
You had gone back for your umbrella. It did not even rain. | umbrella, corridor, open door
The other you left it in the hall, and ran, and caught the door of the bus. | bus at a stop, one person running, street
+ There was one free seat, next to somebody with a cello. | bus window, cello, two people
+ They talked until the terminus. They have been talking for twenty years. | two people talking, evening window
...
- In that house there is music on the stairs, and the soup is always burnt. | house, staircase, warm light
+ Sometimes, in the hall, the other you stops in front of that umbrella, and does not know why. | umbrella in a hall, one person, dusk
- You are somebody's near miss, too. Somewhere you are the one who was not on the bus. | bus in the rain, empty seat, night
Take the umbrella today. Or leave it. See who is sitting there. | bus stop, rain, two people

= the-yes
pattern: premise
takes: thing; clause; statement

They asked you once, on a staircase, about {S}, and you said you would think about it. | two people on a staircase, window light
or They asked you once, on a staircase: what if {C}? You said you would think about it. | two people on a staircase, window light
The other you said yes. It was out before there was time to be sensible. | two people, bright staircase, open door
- That yes had a front door, and a garden that needed work. | house, garden, morning
+ It had three bad winters, with a hole in the roof, and stars in the hole. | hole in a roof, stars, winter night
+ It had a dog that nobody had ordered. | dog, garden, sunset
...
- It was not a better life. Let us be fair. It was only louder. | kitchen, many people, lamp
- But once a year, on the stairs, the other you stands still, and thinks of a quiet room. | one person on a staircase, dusk
You are the life that they almost had. | one person at a window, quiet room
Wave. It is the least we can do. | one person waving at a window, evening

= the-unopened-letter
pattern: premise
takes: thing; clause; statement

The letter was about {S}. It lies in a drawer, and you never opened it. | letter in a drawer, lamp, dust
or The letter began like this: {C}. It lies in a drawer, and you never opened it. | letter in a drawer, lamp, dust
- You knew the handwriting. You put it under the napkins, for when you were ready. | drawer, napkins, letter, kitchen
In another kitchen, the other you used a butter knife, right away, standing up. | knife, open letter, kitchen light
+ There was a ticket in it, and a pressed leaf, and four lines. | ticket, leaf, letter, table
+ By Friday the plants had been given to the neighbour. | plants at a door, two people, suitcase
...
- That life has a balcony, and the wrong kind of tea, and a view of ships. | balcony, sea, ships, morning
+ The other you has learned to swear, softly, in a second language. | two people on a balcony, evening
- There is only one thing missing over there. It is this drawer, and what it is like to still have it before you. | closed drawer, golden light
The letter is not too late. Letters are patient. Where is your knife? | letter, knife, window, sunrise

= the-wrong-turn
pattern: premise
takes: thing; clause; statement

To the right lay {S}. You turned left. | fork in a road, fog, one person
or To the right, {C}. You turned left. | fork in a road, fog, one person
It was not a choice. There was a dog on the left, and you like dogs. | dog on a road, fog, one person
- On the right, there was a gate, half open, and a man up a ladder. | gate, ladder, one person, garden
+ He asked for a nail. You would have passed him a nail. That is how it starts. | hand with a nail, ladder, sunlight
By summer there would have been a boat. By autumn, a name for the boat. | boat by a lake, summer
...
- It is evening there now. The boat is tied up. Your shirt is drying on the oar. | boat, lake, dusk, shirt
- The man from the ladder is old. He asks if you ever wonder about the other road. | two old people by a lake, sunset
- No, you say. And then you say: there was a dog. | one person, lake, dusk, dog
Scratch your dog behind the ear tonight. It cost you a lake. | one person with a dog, lamp, home

= the-photograph-album
pattern: premise
takes: thing; clause; statement

On the first page: {S}. There is an album of the life that you did not have. | photo album, lamp, table
or On the first page it says: {C}. There is an album of the life that you did not have. | photo album, lamp, table
You know none of these people. They all have their arms around you. | group of people in a photograph, sun
- Page five, a kitchen in a country with better light. You are laughing at the pan. | kitchen, bright light, one person
+ Page nine, a child asleep on your shoulder, in a train. You can feel the weight. | child asleep, train window
+ Page twenty, a hospital corridor. You are holding two coffees. You look so tired. | hospital corridor, one person, night
...
- You turn faster. There are birthdays. There is a bad haircut. There is a long white beach. | beach, people, birthday candles
- The last page is empty, but for four corners, and a pencil note: still to come. | empty album page, pencil
You look up. It is your own kitchen. The light is not so bad. | kitchen, window, golden light
Someone calls your name from the next room. Take a picture. | open door, warm light, one person

= the-name
pattern: premise
takes: thing; clause; statement

They almost gave you another name. The one who got it lives for {S}. | cradle, window, two people
or They almost gave you another name. In that other one's world, {C}. | cradle, window, two people
- It was a coin. Your father tossed it, in the corridor, and your mother laughed. | coin in the air, corridor, lamp
- With that name you would have sat in another row, by the window. | school room, window, child
+ You would have shared a desk with a girl who ate chalk, and is a judge now. | school desk, chalk, two children
+ You would have been called in first, and got the part, and been terrible. | stage, child, bright light
...
That one is about your age. Same hands. Same trouble with sleep. | one person at a window, night
On some nights, in a crowd, somebody shouts the other name, and you both turn around. | crowd on a street, night, one person turning
- There you stand for a second, with a whole life between you, like a table. | two people in a crowd, lamps
Then you both say sorry. You thought it was for me. | one person walking away, street lights

= the-open-window
pattern: premise
takes: thing; clause; statement

Through the window you could see {S}. It was open, on the ground floor. | open window, street, evening
or Behind the open window, {C}. It was on the ground floor. | open window, street, evening
You were sixteen. You were carrying eggs. You looked at the eggs. | one person with a basket, street, evening
- The other you looked up, and dropped them all, and never was the same. | broken eggs on a street, evening light
+ Someone leaned out and said: come in, then, and help me laugh. | one person in a window, warm light
+ There was a piano in there with only half of its keys. It was enough. | piano, room, warm light
...
- That life smells of turpentine. It is always one month behind with the rent. | studio, paint, window
+ It has been on posters twice. The name was spelled wrong. | poster on a wall, street
You brought the eggs home. They made a cake. It was somebody's last good birthday. | cake, candles, old person, kitchen
You see? Somebody needed the eggs. | kitchen table, candle, golden light

= the-double
pattern: premise
takes: thing; clause; statement

The other one only speaks of {S}. Once a year, you and your other life take the same train. | two people in a train, mirror window
or In your other life, {C}. Once a year, the two of you take the same train. | two people in a train, mirror window
- You sit back to back. You can smell the same soap. | train seats, two people back to back
- They are reading the book that you gave up on. They are near the end. | open book, train window, evening
+ You hear them laugh at page three hundred. You had always meant to get that far. | one person listening, train, dusk
+ They are humming. It is that tune. You thought that you had made it up. | train window, reflection, fields
...
- In the tunnel, the window turns into a mirror, and for a moment there you both are. | tunnel, train window, two reflections
They look happier. No. They look the same. They just have someone to meet them. | station platform, one person waiting
Look out. There is somebody on your platform, too. | platform, lamp, one person waving
How long have they been standing there? | platform at dusk, two people

= the-house-for-sale
pattern: premise
takes: thing; clause; statement

In the garden there was {S}. You went to see a house once, and did not buy it. | house, garden gate, sunset
or Over the door it said: {C}. You went to see a house once, and did not buy it. | house, garden gate, sunset
- The kitchen had a bad smell. The agent had a worse one. You left after nine minutes. | empty kitchen, window, two people
The other you stayed for ten. In the tenth, the sun came round. | sun in an empty room, window
It fell on the back wall, and there, in pencil, were the heights of children. | pencil marks on a wall, sunlight
+ There was room on that wall for more. | wall with marks, window, light
...
- There are two more names on it by now. One of them is taller than you. | two children, wall, kitchen
+ The smell was a pipe. It took an afternoon. | tools, kitchen floor, light
- You drive by, sometimes. You tell yourself it is the shorter way. | car, house, dusk, lit windows
Your own walls are white. You have a pencil, don't you? | pencil, white wall, sunlight

= the-evening-class
pattern: premise
takes: name

Once, you nearly took an evening class about {A}. You got as far as the door. | school corridor, door, lamp, evening
- You could hear someone talking, and a laugh, and chairs. You were four minutes late. | door with light under it, corridor
The other you went in. Everybody turned. Somebody moved a bag off a chair. | class room, people, empty chair
+ It was not even good, that first night. They went for a drink to complain. | people at a table, lamp, night
+ There is a wedding in that story, and a lawsuit, and a very old cat. | cat, two people, lamp
...
- You went home. You watched something. You cannot recall what it was. | one person at a window, blue light
- It is Thursday. It is nearly seven. There is a light under that door. | clock, corridor, lit door
You are four minutes late again. So what. | one person at a door, light
They have kept the chair. | empty chair, class room, lamp

= the-stranger-at-the-party
pattern: premise
takes: name

At a party, years ago, a stranger began to tell you about {A}, and you went to fetch a drink. | party, lamps, two people, window
- It was a long line. When you came back, there was only the window. | open window, curtain, night
- In the other life you were not thirsty. You asked one question. Then one more. | two people at a window, night
+ They left last. They walked, because the buses had stopped. | two people walking, empty street, night
+ It was getting light, and they had only come to the interesting part. | dawn street, two people
...
- They do not live together. They write. Every week, for thirty years. | letters on a table, lamp, pen
- That is a whole shelf of letters that you do not have. | shelf with letters, window, sun
But you still remember how the sentence began. You could finish it. | one person at a desk, lamp
You could begin: I am sorry. I went to fetch a drink. | letter, pen, morning window

= the-audition
pattern: premise
takes: thing; clause; statement

The part was {S}. There were two of you left for it. | stage, two people, bright light
or The play was called: {C}. There were two of you left for the part. | stage, two people, bright light
They took the other one. You said well done, and meant it by about Thursday. | one person in a dark theatre, empty seats
- In the life beside this one, the telephone rang for you. | telephone, sunlit room
+ You would have had six good years, and a hat that people recognised. | hat on a chair, lamp, dressing room
+ You would have been lonely in eleven hotels. | hotel room, one person, night window
...
The one who got it came to see you, once, in the rain. | two people at a door, rain, night
- They stood in your kitchen and looked at the children's drawings, for a long time. | child's drawings on a wall, kitchen
They said: I almost had this. | one person in a kitchen, warm lamp
You put the kettle on. | kettle, steam, kitchen, night
