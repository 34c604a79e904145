= hook
pattern: beat
priority: 1

Five past never, says the clock, and then it says {S}. | old clock in a corridor, dusk, nobody
Wind the clock. Wait. Listen. Once more, {C}. | clock on a wall, dark room, one person
There is a street where it has been four o'clock for eleven years. People there will only talk about {S}. | empty street by day, clock, long shadows
Every clock on the street stopped at once. They stopped for {S}. | large clock face, dark corridor, lamp
Time is broken in exactly one place in this town, and whoever lives there will tell you it began with {S}. | street at dusk, clock, fog, one person
Every clock in the house stopped at the same second. It was the second someone first spoke of {S}. | room with many clocks, lamp, night
Stand on this corner for one minute, and you will remember things that have not happened yet, most of them about {S}. | street corner at dusk, one person standing
I found a minute that will not end. It flows, as a river flows around a stone, around {S}. | river at dawn, still water, fog
It is four o'clock, as usual, and {C}. | empty street by day, clock, long shadows
If your watch ever runs backward, stand still, breathe, and think of {S}. | one person on a road, clock, night
The station clock shows thirteen. On platform four they have been waiting since yesterday for {S}. | station with large clock, crowd, fog
Somebody built a machine to save one single afternoon, and all it ever saved was {S}. | machine room, lamp, one person
They say time heals. Here is a place where it went to be healed itself, and it was because of {S}. | ruins at dusk, clock, ivy, nobody
Between two ticks of this clock there is a gap, wide enough for a person, or for {S}. | large clock face, dark room, one person
You can walk into this alley on a Monday and come out on the Sunday before, still thinking about {S}. | narrow street, fog, one person walking
One hour was stolen from this valley. Nobody saw the thief, but everybody heard about {S}. | valley at dusk, bell tower, clouds
Of all the seconds there have ever been, one got stuck. It holds an open window, a falling cup, and {S}. | open window in a room, falling cup
Look at the shadow on that wall. It belongs to tomorrow, and it has the outline of {S}. | wall in a street, long shadow, noon
A grandfather clock, a locked room, and a date that keeps coming back. It all turns on {S}. | clock in a room, locked door, dusk
The future leaks in here, drop by drop, through a crack in a cellar. So far it has brought us {S}. | dark cellar stairs, crack of light
It is always the same minute here, and in that minute, {C}. | empty street by day, clock, still birds
The clock strikes five, the swallows stop in the air, and once again {C}. | village with clock tower, birds, dusk
Somebody scratched it on the back of a clock, in a date that has not come round yet: {C}. | back of a clock, lamp, room, night
In the hour that the calendar forgot, so the story goes, {C}. | clock without hands, room, candle
There is a bench where you can hear tomorrow. Last night it said, quite clearly, that {C}. | bench in a field at night, one person
What if {C}, over and over, and each time we were made to forget? | street at dusk, same person many times
Here is a photograph of next week. Nothing in it is strange, until you read the sign: {C}. | photograph on a table, room, lamp
Time came loose on this street on an ordinary evening. All the neighbours can say is that {C}. | street at dusk, houses, crooked clock
The train left at nine, arrived at eight, and carried one passenger, who only ever repeated that {C}. | train at a station, night, one person
If you wind this watch backward you will hear a voice, very small, say that {C}. | watch in a hand, dark room, lamp
Nobody in the village will say what year it is. They will only say that {C}. | village in fog, one person, clock tower
Imagine one minute, sealed like a jar, in which, for ever, {C}. | glass jar with light, dark room
The letter was posted forty years from now. It gives no name, only a piece of news: {C}. | letter in a mailbox, street at dusk
A stopped clock is right twice a day. This one has been right about everything, including that {C}. | stopped clock in a corridor, dusk
At noon, on the hour, for the length of a breath, you can see it happen, how {C}. | sun over ruins, noon, one person
There are nine places on earth where yesterday is still going on. In the ninth, {C}. | desert ruins, long shadows, one person

= place
pattern: beat
priority: 2

It is not a special street. There is a baker, a bus stop, and a tree that is in blossom on one side only. | street by day, tree half in blossom
You would walk past it. Most people do, and arrive home an hour before they left. | street at dusk, one person walking
From outside, it looks like any other valley. From inside, the sun has been thinking about setting for a very long time. | valley at sunset, still light, houses
Even the fog there is from somewhere else. | street in thick fog, lamp, nobody
The house stands at the end of a lane, and there is more lane each time you look back. | house at the end of a road, fog
On the left side of the road it was autumn. On the right side they were putting up lights for a summer fair. | road between autumn and summer, day
Nothing grows old there but the paint. | village street by day, peeling door
The first thing you notice is the rain, hanging in the air like a bead curtain, waiting to be told. | hanging raindrops in a street, dusk
A newspaper lay on a step. I picked it up and read about myself, reading it. | doorstep on a street, newspaper, one person
There is a bridge in the middle of the town. If you are quick, you can see yourself on the other end of it. | bridge over a river, fog, two people
It begins behind the school, beside the bins, where the snow from some other winter never melts. | snow patch behind a house, summer street
Old people visit the place on Sundays. They stand at the fence and listen to themselves playing. | fence by a field, one person, dusk
You can see where it starts. There is a line in the dust, and the pigeons will not cross it. | line in the dust, street, birds
Over every door on the street hangs a small wooden sign with a number and a picture of {S}. | street of doors, wooden signs, day
People had warned me about that street, about its doors and its dogs and its stories of {S}. | narrow street at dusk, dog, doors
The mayor had put up a notice at the corner, to avoid confusion. It said: {C}. | sign on a street corner, fog
Somebody has painted the gable wall white, and on it, in letters as tall as a man: {C}. | white wall of a house, ladder, day

= clock
pattern: beat
priority: 2

The clock in the tower has no hands. It points anyway. You feel it between the shoulders. | clock tower without hands, dusk
Inside the case, the pendulum hung at an angle, against all manners, like a dog that has seen something. | clock pendulum, dark room, lamp
I wound the clock carefully. Somewhere in the house a door opened, and a child laughed who had long been a grandfather. | clock in a corridor, open door, dusk
The clock ticks like a man counting his money. | old clock in a corridor, lamp
The clock ticks on one side only. You would be surprised how soon you start to lean. | clock on a wall, room, one person
The minute hand trembled, went back, and went back again, as if it had left something on the stove. | clock face, kitchen room, dusk
A watchmaker opened the clock for me. There were no wheels inside, only a very small window, with snow. | open watch, tiny window, lamp, room
Eleven clocks hang in that hall and show eleven different times. The twelfth is a mirror. | hall of clocks, mirror, corridor
The hands of the clock were folded, as in prayer. | clock face in a dark room, candle
The sundial in the garden has two shadows, and they do not get along. | sundial in a garden field, two shadows
Somebody had stopped the clock by force. There was a spoon in the works, and the spoon had grown old. | clockwork with a spoon, room, lamp
When the hour strikes, you do not hear a bell. You hear somebody you love come up the stairs. | clock on the stairs, night, lamp
That clock was the town's pride once, accurate to the second. The trouble began when it started to be early. | clock tower over a village, day
An hourglass stood on the shelf. Its sand was running up, without hurry, like smoke from a chimney. | hourglass on a shelf, room, dusk
On its face, where other clocks have a maker's name, this one has a small enamel picture of {S}. | clock face close up, room, lamp
Each time the cuckoo comes out it is a little more worn, and a little more like {S}. | old cuckoo clock, room, dusk
Engraved inside the lid, where a lover's name should be, I read the words: {C}. | open watch, engraved lid, candle, room
The chime has no tune. If you listen long enough, the strokes turn into syllables, and they say that {C}. | village bell tower, dusk, one person

= symptom
pattern: beat
priority: 2

Coffee never goes cold in that kitchen. Neither do arguments. | kitchen room, cup, window, day
A dropped cup took the whole of the afternoon to reach the floor, and we all stood around and were fond of it. | falling cup in a room, two people
A boy threw a ball over a roof. His son caught it. | roof in a village, ball, two people
The bread was stale before it was baked. | bakery on a street, dawn, nobody
My own footprints were there before me, quite fresh, and a little deeper than mine, as though I had been carrying something. | footprints on a beach, coast, one person
You say good morning, and the answer comes from a house where nobody has lived since the war. | street at dawn, empty house, window
Dust rises there in the evening and settles back on the books in exactly the same order. | library, dust in light, dusk
The milk is always from tomorrow. You get used to it, and to the headlines. | doorstep, bottle, newspaper, dawn street
Candles grow. In the morning someone has to cut them down with scissors. | tall candles in a room, dawn
A wave stood at the edge of the harbour with its arm up, like somebody who has forgotten the question. | frozen wave at a harbour, sea, dusk
The same leaf fell past my window eleven times. I had started to think of it as mine. | falling leaf at a window, room, day
I wrote a sentence in my notebook. When I turned the page, it was already in ink on the other side, and answered. | notebook on a table, lamp, room
There were two moons that night, and the second was from another month. | two moons over a street, night
Letters arrive before they are sent, all of them in my own hand, and all of them concerned with {S}. | letters on a doormat, corridor, dawn
If you close your eyes there, you do not see darkness. You see, for a blink, {S}. | one person with closed eyes, street, dusk
Steam on the window never fades there. It still carries what some child wrote in it years ago: {C}. | steamed window with writing, room
A gramophone in the attic plays the day after tomorrow. It skips at one point, always the same: {C}. | gramophone in an attic room, dust

= people
pattern: beat
priority: 3

A woman on the corner has been about to sneeze since spring. People pass her handkerchiefs. | street corner, one person standing, day
An old man plays chess there with the boy he used to be. The boy is winning, and does not know why the old man smiles. | field by day, two people sitting, chair, tree
The postman is twenty in the morning and eighty by the last house. He says it keeps him fit. | street, one person with letters, day
On that street, everyone has somebody to wait for. | street at dusk, people at windows, lamps
Twins were born on that street, nine years apart. | village house, two people at a door
You meet people who greet you warmly, ask about your wife, and then turn pale, because you have not met her yet. | two people in a street, dusk
The baker remembers every loaf. The ones he sold, and the ones he is going to burn. | bakery on a street, one person, dawn
They do not say goodbye in that place. They say before, and lift their hats. | crowd in a street, dusk, lamps
One girl has been walking home from school for so long that they leave supper for her on the garden walls. | road at dusk, one person walking
A wedding party stands on the church steps, mouths open, rice in the air. The bride has learned to read lips. | church stairs, crowd standing, still air
There is a man in the station who met his train, forty years ago, and is still helping the last lady down. | train at a station, two people
I asked a widow how she bore it. She pointed to the next window, where her husband was still lighting his pipe. | two windows at dusk, street, one person
Children age properly there, but only while they are being told off. | school yard field, crowd, day
Everybody carries a photograph of somebody, and hides it with the thumb when you ask them about {S}. | one person with a photograph, street, dusk
The oldest inhabitant is a girl of seven. She says she can clearly remember the time before {S}. | one person on stairs, village, day
In every doorway somebody was standing with a finger raised, just about to tell me that {C}. | row of doors, people standing, dusk street
I spoke with a soldier who was late for a war. He asked me if it was true yet, that {C}. | one person on a road, fog, field

= sound
pattern: beat
priority: 4

There is a sound in that place, under everything, like a very large animal turning a page. | empty street at night, fog, nobody
You hear the echo first. Then somebody decides to shout. | valley in the mountains, one person, echo
A piano plays on the third floor, one note every spring. I am told it is a love song. | piano at a window, house, spring street
Nothing echoes there. It only answers. | mountains at dusk, one person, valley
The bell rings before the rope is pulled, and the ringer hurries in, apologising. | village bell tower, one person with rope
Thunder comes by in the morning for the lightning of the night before. | storm over fields, dawn, clouds
At dusk the street fills with footsteps, all going one way, and not one of them has a foot. | empty street at dusk, wet stones
Whatever you say out loud comes back to you at three in the morning, corrected. | dark bedroom, window, one person awake
A dog was barking, far off, in reverse. It sounded like somebody swallowing a secret. | dog on a hill, night, moon
I held a shell to my ear and heard the traffic, a century of it, and then a single horse. | shell in a hand, coast, one person
Somewhere a telephone rings for a person who has not been born. Neighbours take messages. | telephone in a corridor, lamp, night
The wind brings bits of speeches that nobody has given. Some of them made me want to stand up straight. | one person on a hill, wind, dusk
For one second, on the hour, there is no sound at all, and you notice that you had been holding on to it. | village clock tower, dusk, nobody, still
Radios there pick up every year at once, and through all the crackle you can make out only this: {S}. | radio in a room, lamp, night
The lullaby they sing on that street has forty verses, and each one goes backward from {S}. | window at night, one person, moon
From the drains, after rain, comes a murmur, many voices, all ages, agreeing with each other that {C}. | street drain, rain, night, lamp
Put your ear to the old wall. Behind it, very slowly, over most of a day, somebody is saying: {C}. | one person at an old wall, dusk street

= loop
pattern: beat
priority: 2

At ten past six it starts again. The cup lifts off the floor, whole, and is very surprised. | cup rising from a floor, kitchen room
Every evening the same bus comes round the same corner, and the same boy does not quite catch it. | bus on a street corner, dusk, one person running
You can spot the place where the day is joined. There is a small click, and the light is a shade too clean. | street at dawn, seam of light
The same bell, the same bus, the same boy. Again. | street at dusk, bus, one person running
I lived through that Thursday nineteen times. By the tenth I knew the names of all the pigeons. | birds in a square, street, day
It goes round like a horse in a mill. Nobody has ever seen what it grinds. | horse walking a circle, ruins, dusk
On the second evening I left a chalk mark on the door. On the third there were hundreds. | door with chalk marks, street, dusk
The tide came in, and the tide came in, and the tide came in. | waves on a coast, sea, dusk
You get used to your own back. | street in fog, same person twice
Each time around, one small thing is different. A button. The colour of a cat. The number of stairs. | cat on stairs, house, dusk
They have had the same spring for so long that the blossom falls from habit. | tree in blossom, street, falling petals
Some days repeat like a hiccup. Some repeat like a prayer. You learn to tell by the birds. | birds over a street, dawn, clouds
I tried to warn the man with the ladder. He thanked me, as he had done every day for years, and fell. | ladder at a house, one person, day
After midnight the hour takes off its shoes, tiptoes back to the start of the corridor, and comes in again. | corridor at night, clock, shoes
Whatever else is changed in the next round, one thing stays in its place, like a nail in a wall: {S}. | nail in a wall, room, changing light
Every loop begins with a yawn and a blackbird. Every loop ends with somebody asking about {S}. | bird at a window, dawn, street
The circle closes when the last of them remembers. Then they all say it, quite calmly: {C}. | crowd in a circle, street, dusk
There is a moment just before it jumps back, when everybody on the street looks up and understands that {C}. | crowd looking up, street at dusk

= rule
pattern: beat
priority: 3

There are rules for visitors. Do not run. Do not promise. Do not set anything right. | sign at a gate, street, fog
Never lend your watch to anyone there. You will get it back full of someone else's afternoons. | watch in a hand, street, dusk
If you meet yourself, be the first to look away. One of you has to, and they are stubborn. | bridge over a river, two people, fog
Do not bring flowers. They will not stop. | flowers at a gate, field, dusk
Bring nothing with a calendar in it. Eat before you go. Tell somebody the colour of your coat. | coat on a door, corridor, morning
You may take one thing with you, as long as it is not yet lost. | key in an open hand, street
Step over the line with your left foot, and on the way back, with an older one. | line across a road, one person, dusk
The seconds bite only if you count them. | clock face, dark room, one person
It is best to walk with a dog. A dog has one time, and it is now, and it pulls. | one person with dog, field, dawn
Whoever falls asleep there wakes up rested, in a different chair, under a good deal of dust. | one person asleep in a chair, dusty room
Questions are allowed until the bell. After the bell, people only have answers, and you may not like what they are for. | bell tower at dusk, crowd in a street
Do not eat the fruit from the tree by the wall. It is still a flower, and it will want to know why. | tree at a wall, blossom, day field
Leave before the lamps go on. If they go on while you are there, do not wonder who is lighting them. | street lamps at dusk, nobody
Visitors are asked to sign the book, to speak softly, and on no account to touch {S}. | street gate, old book, lamp, fog
The first rule is never to be late. The second rule is written on the first, and concerns {S}. | two signs on a wall, street, day
In case of doubt, the guidebook says, close your eyes, count down from nine, and repeat that {C}. | one person with a book, street, fog
They teach the rule to children as a rhyme, but it is a rule, and it has only one line: {C}. | crowd of children in a street, day

= experiment
pattern: beat
priority: 4

We lowered a lamp into the gap on a rope. It came up lit by a different hand. | lantern on a rope, dark well, ruins
A physicist rolled an apple across the line. She has the core. She is still waiting for the apple. | apple on a road, one person, dusk
Nine clocks were carried in, all of them set to the second. Eight came out, and one of those was pregnant. | row of clocks in a laboratory, lamp
We threw in a stone. It was returned. | lake at dusk, stone, rings on water
Somebody tied a thread to the gate and walked in. Years later a small boy walked out, winding it up. | thread at a gate, field, one person
We filmed the spot for a week. In the film we are the ones who flicker. | street at night, camera, one person
They planted an acorn on one side and sat down, at once, in the shade on the other. | large tree in a field, two people sitting
A letter was sent through to ask for the date. The answer was: thank you, we are well. | letter at a door, street, dusk
We started the stopwatch. It sighed. | laboratory at night, watch, one person
I shone a torch in. After an hour or so, politely, somebody shone back. | beam of light in a dark corridor
We measured the gap with a piano wire. It is one second deep, and wider than the county. | laboratory, wire, one person, lamp
An apprentice was told to listen at the crack and write down what he heard. He wrote until he had a beard. | one person at a wall, candle, room
The instruments were fine. It was the needle that asked if it could be moved to another department. | laboratory machine, needle, dim light
We sent a pigeon in. An egg rolled out, still warm. | bird at a dark arch, ruins, day
All the instruments agreed on one reading, which should not have been possible, and they labelled it {S}. | laboratory at night, machine, screens
They fed the equations to a machine, and after a night of humming it printed a single picture, of {S}. | machine room, paper, one person, night
The experiment was run twice. Both times the paper came out blank, except for one line: {C}. | paper from a machine, laboratory, lamp
I asked the professor what it all meant. He cleaned his glasses for a while. Suppose, he said, that {C}. | one person in a laboratory, lamp, board

= origin
pattern: beat
priority: 3

Some say that two people kissed here so long that the hour had to go around them. | two people in a street, dusk, clock
According to the old women it was a theft. Somebody took the last minute of a night, to give to a child. | one person at a bed, room, candle
The ground here is thin. Long ago a summer was buried in it, alive. | field at dusk, cracked ground, glow
Some blame the war. Some blame the piano. | ruins with a piano, dusk, fog
A watchmaker lost his daughter, and forbade all the clocks to go on. They had always been fond of him. | watchmaker room, clocks, one person sitting
It might have been the lightning. It struck the tower, thought better of it, and went back up. | village tower, lightning, storm, night
They built the street across an older one, and the older one had not finished. | street over ruins, dusk, fog
There was an accident with a mirror and a second mirror, and a man who walked between them whistling. | two mirrors, corridor, one person
It may have been a Tuesday that did it. | street by day, rain, calendar
Perhaps nothing broke it. Perhaps it was worn through, like a step, by all the people wanting to stay. | worn stone stairs, house, dusk
An hour was left over when the world was made, and nobody wanted to carry it home. | planet in space, small light, stars
The records blame a clerk who wrote down the wrong year and refused to correct it. The year came. | room with papers, lamp, one person
Somebody prayed for more time. We are still finding out how much. | one person kneeling in a field, night
At the bottom of it all lies a promise. I will be back in a minute, he said, and the minute has waited. | open door of a house, dusk, one person
Time cracked, they think, from too much longing in one place, and what everyone had been longing for was {S}. | crowd at windows, street, dusk
Before that day nothing ever happened there. Then, on a market morning, without any warning, {S}. | market street, morning, crowd, fog
As far as anyone can tell, it started with a sentence, said at the wrong moment by the right person: {C}. | one person speaking in a street, dusk
Legend has it that time stumbled here, once, in the dark, over the simple fact that {C}. | dark road, clock, stars, nobody

= stay
pattern: beat
priority: 4

People bring their best days there, like bread to be kept from going stale. | one person on a road, basket, dawn
A couple rents the same evening every year. It is a small one, with a sea view. | window with sea view, dusk, two people
For the price of a year, an old man sells you an afternoon. He does not say which year. | one person at a stall, street, dusk
Some only come to hear a door. | corridor with a door, one person, dusk
Some come to stay five minutes longer with somebody. You see them on the benches, not talking, being rich. | bench by a lake, two people, dusk
I stayed too long. When I came out, my coffee was cold, and my house had been painted blue. | blue house on a street, one person
There is a hotel for people who are not ready. Breakfast is served until you cry. | hotel corridor, open door, morning light
A mother has been waving at that window for so many years that the glass has learned to wave without her. | window of a house, street, dusk
The benches are full of people saying nothing. | street at dusk, benches, crowd sitting
Nobody is held there by force. There is a gate, it is open, and everybody knows what is on the other side of it. | open gate on a street, fog
One man walks in each morning to catch a falling vase. He has never been on time. He has never been more alive. | one person running in a room, vase
If you could keep a single minute of your life, they ask at the door, would it be one with you in it? | door in a street, one person, lamp
You can tell the ones who have been there. They stop on stairs. They smile at cups. | one person on stairs, lamp, dusk
Those who leave are given a small jar of it. Put it in the window. It is quite good for geraniums. | jar at a window, flowers, room
I met a woman who had spent her whole inheritance, every day of it, on one more look at {S}. | one person at a window, dusk, street
Visitors used to come for the silence, then for the light. These days they come about {S}. | crowd on a street, dusk, lanterns
On the wall above the benches somebody has written what they all came to be told: {C}. | bench and wall, writing, dusk street
I could have gone home at any time. But there was that window, and that light, and the hope that {C}. | bird at a window, room, dawn

= turn
pattern: beat
priority: 1

Then I looked at my own watch. It had been four o'clock since I started telling you this. | watch on a wrist, street, dusk
Time is not broken here. This is the only place where it was ever mended. | clock tower, clear dawn, village
We thought it had stopped. It was waiting for someone to catch up. | road at dusk, clock, one person walking
Nobody is trapped in that minute. They are keeping it open, like a door, for somebody who is late. | open door, street, one person, light
Listen to how I say it. I said yesterday, did I not? I have not been there yet. | one person on a road to town, dawn
It is the rest of the world that repeats. Think about your Mondays. | crowd at a station, morning, clocks
And there, on the last page of the visitors' book, was my name. It was dated before I was born. | book on a table, lamp, room
The crack has two sides. Somebody over there is telling them about us. | crack in a wall, light, street night
Then one evening, without anybody touching it, the clock struck. | clock tower at dusk, birds, street
You know the feeling. You came into a room, and forgot why. That was the draught from it. | open door, room, one person standing
In all that time, only one person had been aging. She was the one with the key. | one person with a key, street, dusk
Today, for the first time, somebody was late. | bus on a street, dusk, one person running
It turned out that there was nothing wrong with the hour. We had been living it too quickly. | field at dusk, one person sitting, clock
A clock has no idea what time it is. Someone has to be missed, and then it knows. | clock in a dark room, empty chair
Whatever was lost there was never time. It was the habit of believing there was more. | hourglass in a room, dusk, window
Somebody repaired it last night. This morning, half of the town was gone. | half empty village, dawn, fog
What broke was not the clock. It was the agreement. | two clocks on a wall, room, dusk
Past and future meet there every day, for tea, and it is we who are not invited. | street in fog, table, two cups
I went to the edge of that minute and looked over. There was a hand, and it took mine. | one person reaching into light, night street
Only the dead keep perfect time, said the watchmaker, and he gave the wheel a push. | watchmaker room at night, lamp, clock
And all at once I saw it. The minute was not stuck. Somebody was holding it still, for the sake of {S}. | one person holding a clock, dusk street
The future did not forget this street. It was afraid of meeting {S}. | empty street at dawn, long shadow
They could have had any hour back, from anywhere in time. They asked for the one with {S}. | crowd at a clock, street, dusk
Turn the clock however you like. At each end of time, in the same soft light, there is a trace of {S}. | clock and horizon, desert, dawn
Then the hands began to move, and for the first time it was no longer so that {C}. | clock face, moving light, street, dawn
It has all happened before. We were warned, in this same street, by our own voices: {C}. | street at dusk, same person many times
What we had taken for an accident was a message, sent the slow way round. It says that {C}. | letter and clock on a table, room
Only a minute is needed, you see. One minute, in one street, in which, for good, {C}. | street at dawn, clear light, clock

= close
pattern: beat
priority: 1

You have been here for a minute. Are you sure it was only one? | clock on a wall, room, dusk
I will be back in a minute. Everybody says that. | open door of a house, dusk, fog
Check your clocks tonight. All of them. Especially the one that is right. | clock in a room, night, lamp
Somewhere here a cup is still falling. There is time to fetch a cushion. | falling cup in a room, dusk
If you hear the bell before it rings, go home. | village bell tower, dusk, one person walking
Someone has just walked over your next birthday. | field at dusk, footprints, one person
It is later than it was. That is all anybody can promise. | skyline at dusk, clock tower
One day you will remember this evening, and wonder why it has your handwriting. | letter on a table, window, dusk room
Do not wind it. Just listen. It is telling the truth as fast as it can. | clock on a shelf, dark room, candle
And at ten past six, as always, the light comes on. | bird on a roof, dawn, street
Leave your watch by the bed tonight, face down. It has seen enough. | watch beside a bed, night, room
When you pass that street, walk a little slower. Somebody there is late for everything. | street at dusk, bus, one person running
Until then, or since. | road in the fog, clock, nobody
The gate is open, the light is good, and they have kept your chair warm for years. | gate and chair, garden field, dusk
What would you keep, if you could keep one minute? Careful. It is listening. | one person at a window, clock, dusk
Tomorrow is running a little late. Start without it. | dawn over a skyline, clouds, clock
Now look at the time. | clock face, dark room, lamp
We have met before, you and I, at the end of this sentence. | bridge over a river, two people, fog
A second has gone missing from this story. You may have it. | clock and small light, dark corridor
Please stand clear of the line. The last hour is about to depart. | station platform, train, clock, night
There is still one minute left. I would spend it on {S}. | hourglass at a window, dusk, room
So the next time a clock stops near you, look up, and ask who is thinking about {S}. | stopped clock in a street, one person looking up
Go to the corner at four, when the light is low, and wait. Sooner or later it brings back {S}. | street corner, long shadows, one person
Somewhere the hands are moving again. It should not be long now until {S}. | village clock tower, dawn, clouds
What they keep in that minute is not much. Some rain, a laugh, a little of {S}. | hanging raindrops in a street, window
When the clock strikes, do not turn around. Say softly, to whoever is there, that {C}. | corridor at night, clock, one person
They will ask you what time it is. Smile, and tell them that {C}. | two people in a street, dusk, clock
If this seems familiar, hold on to something. It means that once more, any second now, {C}. | one person holding a lamp post, street, dusk
Here it comes again, the bird, the window, the light. And again, {C}. | bird at a window, dawn, room
I wrote it on the back of my hand, so that I would still know it in the next round: {C}. | hand with writing, street, dusk, lamp
