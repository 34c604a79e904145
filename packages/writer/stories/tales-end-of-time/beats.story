= hook
pattern: beat
priority: 1

Before the dark, my child, we had {S}. | one person and a child, fire, dusk desert
Sit. I will tell you how it was when {C}. | old person by a fire, ruins, night
Come closer to the fire. There is wood for one more story, and it has to be the one about {S}. | fire on a dark plain field, crowd, stars
There is time for one word more: {S}. | dying fire on a dark field, stars
When the last star had gone out, somebody struck a match and began to speak of {S}. | dark desert, one person with a match, night
At the end of time there is a fire, eleven people, and one old argument about {S}. | fire at night, people sitting, ruins
Child, you ask what we used to look at, before the dark. We looked at {S}. | one person and a child, fire, night field
They carried four things to the end of the world. A kettle, a bell, a seed, and the story of {S}. | people walking in a desert, dusk, bell
They all said the same at the end: {C}. | people by a fire, desert, night
Long after the last clock had stopped, someone was still keeping a light on for {S}. | lighthouse on a dead coast, night, one lamp
The mountains are worn down to sand now. What outlasted them was {S}. | desert of grey sand, dusk, one person
There were once so many people that they could afford to forget {S}. Sit down. This is a sad story, with jokes. | fire, crowd sitting, ruined skyline, night
The sun is the size of a coin tonight, and nobody here is afraid. It is the evening for the tale of {S}. | small red sun over a plain field, people
If you had one hour left of all the hours there ever were, would you spend it on {S}? | hourglass by a fire, dark desert
Everything has been burned by now, the ships, the chairs, the books. Only one thing nobody would burn: {S}. | fire, ship ruins, one person, night
What is the last story that will ever be told? We keep it for tonight. It is about {S}. | small box by a fire, night desert
I am the last one who remembers {S}. Lean in. My voice is not what it was. | old person by a fire, dark field
On the last shore, where the sea has forgotten how to move, they still tell stories about {S}. | still sea, coast, fire, dusk
Some say the world ended with a bang, and some say with a sigh. I was there. It ended with {S}. | wide plain field, one person, fading sky
Nine billion years of history, and when they came to choose a single tale to keep, they chose {S}. | book by a fire, ruins, stars
This is the last story. It begins, as the first one did, with somebody saying that {C}. | fire at night, people sitting, desert
There came a night when nothing was left to burn but the truth, and the truth was this: {C}. | dying fire, one person, dark plain field
I will tell you what was written on the last page of the last book: {C}. | last book by a candle, ruins, night
Long ago, when there were still mornings, it came to pass that {C}. | morning light on old mountains, field
When the stars had all gone home, the old ones put down their cups and agreed that {C}. | old people around a fire, desert, black sky
Ask any child at the end of time what happened to the world. They will sing it to you: {C}. | child on a hill, red sun, dusk
The last message ever sent crossed the whole of the dark to reach us. It was only a few words: {C}. | radio in the desert, night, one star
You will have heard that the world was lost. It was not lost. It is only that {C}. | ruined skyline, dusk, one person standing
Of all the stories ever told, one will be told last. It goes like this. Once, {C}. | people by a fire, night, snow field
Carved above the gate, at the very end of the road, in letters as tall as a house: {C}. | huge gate at the end of a road, dusk
What if {C}, and that was the reason why the stars went out? | last star over mountains, one person
It was the last evening of summer, and the last summer. That was when we learned that {C}. | field at dusk, crowd, low red sun
Eleven people sit by a fire. Ten of them have forgotten why. The eleventh knows that {C}. | eleven people by a fire, night desert
Nobody remembers how it began. All of us remember how it ended. It ended, my dears, because {C}. | old person by a fire, night desert
The first thing anybody ever said, and the last thing anybody will ever say, is the same: {C}. | cave wall, fire, ruins, one person
We have burned the calendars. So let us say it was tomorrow, and let us say that {C}. | burning paper, fire, night desert

= fire
pattern: beat
priority: 2

The fire is small, and fed with care. Tonight it is eating somebody's front door. | door burning in a fire, night field
You can see it from anywhere, since there is nothing else to see. | one fire on a huge dark plain field
We sit in the order in which we arrived. The place on my left is kept free. | people around a fire, one empty place, night desert
The smoke goes up and finds nothing. | fire on a dark field, smoke, night
Each of us has brought a piece of wood. Mine was part of a cradle, and then of a ship. | coast with a fire, one person, old ship
Sparks go up, and for a moment we have stars again, and someone always names them. | sparks rising into a black sky, field
There is soup. It is mostly water and mostly memory, and it goes around twice. | kettle over a fire, people sitting, ruins
One of us plays a flute made of a pipe. It knows two songs, and one of them is rain. | one person with a flute, fire, desert night
We take turns at being warm. | people by a fire, snow field, night
The dark stands all about us, quite close, like cattle. It has come to listen as well. | ring of darkness around a fire, field
Nobody talks of the cold. The cold sits with the others, holding out its hands. | snow field, fire, people sitting, night
An old dog sleeps on my feet. She is the last of the wolves, and the first of whatever comes next. | wolf asleep by a fire, night field
On this fire our mothers cooked, and theirs. It has never gone out. It has only moved. | person carrying fire in a bowl, dark road
Whoever tells the story holds the lamp. Whoever holds the lamp may not lie. | old person with a lamp, night, ruins
Before anyone speaks we throw a pinch of salt in the flames, and bow our heads, and think about {S}. | hands over a fire, salt, dark field
By this light all faces look alike, the clever, the cruel, the kind. All of them turn when you say {S}. | faces in firelight, dark desert, crowd
The fire has its own voice, if you let it burn low. It has been muttering all evening that {C}. | low embers, dark plain field, nobody
Around the stones of the hearth somebody has scratched a ring of words, and it has no beginning: {C}. | ring of stones around a fire, ruins

= before
pattern: beat
priority: 2

There was so much of everything, once. There were more kinds of blue than anyone could use. | bright sea and sky, coast, day
People lived in towers in those days, one on top of the other, and did not know the names of those below. | tall skyline at night, lit windows
People had machines that could find you anywhere, and they used them to say that they were running late. | crowd in a street, day, machines, skyline
There used to be a sound called Saturday. | street by day, crowd, clear sky
You would wake, and there was a morning. It was simply there, every day, on the floor, for nothing. | morning light on a room floor, window
We had a word for the smell of rain on a hot road. Nobody thought it would have to be kept. | summer road, rain, steam, fields
Back then the sea went up and down. You could sit and watch it all day, and no one thought you were praying. | waves on a coast, one person sitting
People flew, did I tell you? They flew, high over the clouds, and pulled down the blinds to sleep. | above the clouds, airship, sunset
In those days they had a spoon for everything. | kitchen room with a table, window, day
Whole rooms were filled with books, and there were people paid to whisper. | large old library, lamps, crowd
In the old days there were horses, and snow, and Tuesdays. You never had to choose. | horses in snow, village, day
There was music in the lifts. Music, my dears, in the lifts. | lift in a corridor, lamp, people
Everyone believed that it would always go on. It made them careless, and it made them dance. | people dancing in a street, night, lanterns
Everyone had a key, and behind the key there was a door, and behind the door it was warm. | key and door, house at dusk, snow
It was an age of wonders. They walked among them every day, with wet umbrellas, and talked about {S}. | crowd with umbrellas, street, rain
All they had to do was lift their heads. Some did, at dusk, and for a moment they would see {S}. | one person looking up, street at dusk
What they taught their children first, before fire, before counting, was that {C}. | child and old person, schoolroom, day
It was on coins, on gates, on birthday cakes, so common that nobody read it any more: {C}. | coin and gate, street, old skyline

= loss
pattern: beat
priority: 2

First the colours went, the difficult ones. Nobody missed mauve until it was gone. | fading sunset over mountains, grey field
The rivers grew tired. They lay down in their beds, and one evening they did not get up. | dry river bed, dusk, one boat
We lost the bees, and then the word for it, and then the hand that used to reach for the word. | empty field, dry flowers, one hand reaching
The wind went home. | still field at dusk, bare tree
One by one the cities let go of their lights, like old men dropping coins. | skyline at night, lights going out
The moon went by a little further off each time, like somebody who has stopped expecting to be called back. | small moon over a dark sea
There was no war. There was a long afternoon, in which it became harder and harder to get up from the table. | table in a dim room, people sitting
Time ran out in the provinces first. You would meet people on the road with their Wednesdays in a cart. | people with carts on a road, dusk
Shadows were the next to leave. You have no idea how naked a tree can look. | tree without shadow, pale field
The birds flew south, and south, and south. | birds crossing a red sky, sea
We forgot how to whistle. It was a small thing. The dogs took it very hard. | dog on an empty road, dusk
In the end even the stones grew soft, and you could press your thumb into a mountain. | soft mountain, one hand, grey sky
Somebody opened a window, to let in some air. There was none, so she let in the quiet. | open window, dark room, one person
It was not fire that took the world, nor flood. It went out when they forgot {S}. | empty road through ruins, fog, dusk
Every spring they held fewer feasts. In the last year there was just a single lantern, in memory of {S}. | one lantern in a dark village street
Then came the day on which it could no longer be denied, not by the priests, not by the poets: {C}. | crowd on a hill, dark sky, storm
The last newspaper was a single sheet, and on it was a single line: {C}. | newspaper in the wind, empty street, dusk

= kept
pattern: beat
priority: 3

Each of us was allowed to keep one thing. The rich took longest, and wept, and came away with a spoon. | people in a row, one table, dusk desert
A woman kept the sound of her son coming in from the cold. She keeps it in a shell. | shell in a hand, fire, night coast
Somebody saved a door. It has stood out there in the sand ever since, and now and then one of us goes through it, to be polite. | door standing in a desert, dusk
Somebody kept the smell of snow. | snow field, one person, small box
We kept the recipe for bread, though not the bread. We read it aloud on feast days. | paper by a fire, people sitting, night desert
One old man brought a map of a town that he had hated. It hangs over his bed. He has forgiven every street. | map on a wall, lamp, tent in a desert
There is a jar with the last of the summer in it. We have agreed not to open it while anyone is happy. | glowing jar by a fire, night field
Somebody kept a piano, with no strings. A girl plays it in the evenings. You would be surprised at what one hears. | piano in the desert, one person, dusk
We kept one stair. It goes up. | single stair in a desert, dusk, nobody
A thief gave back everything that he had ever stolen, and asked if he might keep one blue button. | blue button in a hand, fire, dark field
The astronomer kept a single star. She wound it each night, with a key, until the spring broke. | telescope on a mountain, one star, night
I have a glove here that was made for the left hand of someone tall. I never met them. I would know them anywhere. | glove by a fire, old person, desert night
Between all of us we still have one good laugh. It has to be carried carefully, by two. | two people by a fire, ruins, night
A child saved a question. It is wrapped in a handkerchief, and we take turns at not answering it. | small bundle by a fire, child, desert
When it was my turn to choose, I walked past the gold, the books and the bread, and pointed at {S}. | one person pointing, long table, dusk ruins
What the others carried in their arms grew heavier with every mile. Not so the little that we had of {S}. | people walking with bundles, desert road
A woman who could not read kept a page. She has held it out to each of us. It says that {C}. | page in a hand, fire, night field
Of all the prayers, we only kept one, the shortest. We say it when the wood is wet: {C}. | people with bowed heads, fire, rain field

= let-go
pattern: beat
priority: 3

The names of kings were the first to go in the fire. They burned with hardly any light. | crown in a fire, night, ruins
We let go of the clocks. It was done kindly, on a beach. | clocks on a beach, sea, dusk
Somebody had brought a lock, a fine one, and stood there, looking at it, and then put it down on the sand. | lock on the sand, desert, one person
The last to go were the umbrellas. | umbrellas on a dry coast, dusk, wind
Nobody had room for the statues. We turned their faces to the east, and promised to write. | statues in a desert, dusk, people leaving
All our quarrels were put in a boat. We gave it a push. Some people waved. | empty boat on a dark sea, people on the shore
One man let go of his anger, after carrying it for forty years. He floated a little. We had to hold him by the sleeves. | one person floating above a field, dusk
It was the mirrors we left by the roadside, a long bright row of them, full of sky. | mirrors along a road, desert sky
I put down my own name at the river. You do not need one, when there are only a few of you. | dry river, one person kneeling, dusk
The flags made good blankets. | flags by a fire, people sitting, snow field
We set free the animals in the pictures. It was only fair. | picture frames in a field, birds, dusk
A bride let go of her veil, and it went up, and up, and for a week or so we had a moon. | mountains at night, white veil, one person
The future we let go in the end, as one lets go of a kite, not sadly, with the string running out through the fingers. | kite in a dark sky, one person, field
We gave up wanting things. It was quite easy. Then someone mentioned {S}, and there was not a sound. | silent people around a fire, night desert
All were asked to empty their pockets at the last bridge. In nearly every pocket there was something of {S}. | bridge over a dry river, fog, people, lantern
Someone said that we should let go of hope. The old ones would not hear of it. As long as it may be, they said, that {C}. | old people on a hill, last light
We wrote our last doubt on a piece of bark, and put it in the water, and it came back. It still said that {C}. | bark on dark water, coast, night

= teller
pattern: beat
priority: 4

The teller has no teeth and no hurry. She was born in the year of the last harvest, or so she says. | old person by a fire, desert night
The old man tells it differently each night. We have stopped correcting him. We think he is looking for the door in it. | old person speaking, fire, shadow like a door, ruins
When the teller comes to the sad part she puts another stick on. That is how we know that it is the sad part. | one person feeding a fire, night field
The teller coughs. That is part of it. | old person by a fire, desert night
My grandmother told me this, and hers told her, and so on, back to a woman who was simply there, and was holding the ladder. | mountains at night, ladder, one person
A boy asks if it is true. It is better than true, says the teller. It is still here. | child and old person, fire, ruins
The voice gets lower, and we lean in, until you could cover all of us with one blanket. | people close together, fire, snow field
My aunt tells it with her hands. There, in the air, between her fingers, is a street, with people in it. | hands making shapes in firelight, night desert
The teller has never once said the end. | old person in ruins, fire, night
There is one line that he always leaves out. You can hear the shape of it, like a stair in the dark. | dark stairs, one lamp, ruins
I have told it to kings. I have told it to soldiers, on the night before. It works best on the very tired. | soldiers by a fire, night field
Nobody interrupts, except for the wind, who has heard it before, and gets ahead of himself. | wind over a fire, sparks, dark plain field
Stories are the only thing that you can carry in both arms and still have both hands free. | one person walking in a desert, dusk
If I should fall asleep, go on without me. You know how it goes. You were in it. | old person asleep by a fire, night ruins
Whenever the teller reaches the part about {S}, she takes off her hat. So do we. So does the dark. | old person with a hat, fire, night field
You will tell this to others. Change the names, change the weather, and leave out what you like, except for {S}. | two people by a fire, night, mountains
There is a place in the story where all of us join in. We do not sing, we just say it, like people giving their address: {C}. | people speaking by a fire, dark desert
He stops, he looks round at us, and then, as if he were only now hearing it himself, he says that {C}. | old person in firelight, crowd, ruins

= journey
pattern: beat
priority: 3

Somebody had to walk to the edge, to see if it was true. It was a girl, since she had the shoes. | one person walking to the edge of a desert
The girl we sent walked for so long that her shadow grew up. | one person with a long shadow, red sun, road
On the way we met a river, lost, going uphill, and we carried it as far as the next valley. | one person on a mountain road, river
The way was long, and all of it was uphill. | mountain road, dusk, one person walking
One of us crossed the sea on foot. It was not a miracle. It had simply been put out, like a lamp. | one person walking on a dry sea bed, boats
We slept in a whale, and it told us, by knocking, how it had once come down the steps to the water. | whale bones on a beach, fire inside, night
At the last inn there were clean sheets, and a bell, and no one. We made the beds again when we left. | empty inn room, bell, lamp, dusk
The road was so old that it had forgotten where it led. We told it. It was touching, how it straightened up. | straight old road, desert, two people
At last there were no roads left, so we knocked. | door in a desert, one person, dusk
Where the forest had been, you could walk for days between the silences of trees. | empty plain field, pale shapes of trees, fog
A woman asked the mountain for the way. It took three years to answer. By then she had moved in. | small house on a mountain, snow, dusk
In every town someone had left a lamp burning, and a note, and there was not one note that said anything but come in. | lamp in a window, empty street, night
We walked on the bottom of the sky, where it is shallow, with our trousers rolled up. | people wading in reflected sky, lake, dusk
A ship passed us in the desert, under full sail, with not a soul on deck and the kettle whistling. | ship in a desert, sails, dusk
We had been told that we would know the edge of the world by a smell of snow and by {S}. | one person at a mountain cliff, stars, snow
At the end of all roads there is a bench. On the bench lay a coat, a pair of glasses, and {S}. | bench at the end of a road, coat, dusk
All the way there we passed the same milestone. It has no number on it. It only says: {C}. | milestone on a desert road, fog
We met one man coming back. His hair was white. He stopped us just to say, in passing, that {C}. | two people on a road, one old, dusk

= bargain
pattern: beat
priority: 4

Death came by, to collect the world, and was asked in for soup. He is over there, next to the dog. | hooded person by a fire, soup, night desert
We offered the dark all of our gold. It wanted a lullaby. | one person singing to a dark field, lantern
There was a wager, of course. There is always a wager. The devil bet on boredom, and lost his coat. | two people at a table, candle, ruins
The dark drives a hard bargain, but it tips. | dark desert, lantern, two people
We paid in songs. We are nearly out. | people by a fire, night desert, flute
The last king tried to buy an hour. He was told that they had only minutes, loose, and not all of them clean. | crown on a table, hourglass, dark room
A girl made a bargain with the sun. She would get up each day, if it would. | one person on a hill, small sun, dawn
We asked the sea to stay. She said that she would think it over, and you can still see where she stood. | dry coast, salt lines, one person
Someone had to go last and turn off the light. We drew straws. She kept the straw. | lamp, hand, straw, dark room
We tried to bargain with the snow. Nobody haggles with the snow. | snow mountains at dusk, one person
The ferryman takes no coins now. He takes a joke that he has not heard, and he has heard them all but one. | boat on dark water, lantern, two people, coast
We went to law with time. It lasted for ever, which they tell us was the ruling. | old court room, clock, dust, nobody
An angel came, or an engineer. We were given the choice between knowing and being warm. | bright person in a doorway, snow field, fire
You could have one day again, any day, they said, and nobody chose a wedding. They chose washing day, with wind. | washing in the wind, field, clear day
The worm that eats the world was asked to leave a corner. He said to put it in writing. We are in it now. | small lit corner of a dark field, fire
Once, in the bad years, a stranger offered to bring back the stars, every one of them, in exchange for {S}. | stranger at a fire, black sky, desert
What would you have done? On one side of the scale lay the whole of the world, and on the other {S}. | huge scale in a desert, dusk, one person
The bargain was simple. We might live, all of us, and for ever, if only we would deny that {C}. | people before a dark gate, ruins, torch, night
They put it to the vote, around this very fire. There were ten white stones and a black one. So it stands, they said: {C}. | stones by a fire, hands, night field

= sky
pattern: beat
priority: 3

Look up. There used to be something there. | black sky over a plain field, one person looking up
The last star was not a bright one. It was the sort that you only see when you look beside it. | one faint star over mountains
When it went out, we all said oh, quite softly, like people at a play. | crowd looking up, dark sky, field
We still look up. It is good for the neck. | dark field, people looking up, fire
It is so dark now that you can hear it. It has a fine, dry, friendly sound, like somebody sorting buttons. | dark desert, one lantern, one person
Now and then a satellite falls, with all its news on board, and the children make a wish. | desert at night, falling satellite, children
The moon had been patched so often that there was, in the end, more patch than moon. | desert at night, patched moon, ladder
A comet came back, on time, after nine thousand years, and looked for us. You never saw anything so lonely, or so punctual. | comet over an empty sea, night
Out there the galaxies have drawn apart, like guests at the end of a party, each one finding its coat. | galaxies far apart in space
If you lie on your back, the dark is not above you. You are above it, held on by a blanket. | one person lying on a field, black sky
The sun comes up as red as a coal these days, sits on the hill for an hour, and asks who is still here. | small red sun on a hill, people
We hung a lamp where the evening star had been. It fools nobody. It is a great comfort. | lamp high on a pole, dusk, desert
Somewhere in all that black is the first light there ever was, still on its way, still excited. | deep space, one faint light
On the clearest nights, in the place where the dark is thinnest, some of us believe that we can see {S}. | one person with a telescope, black sky, mountain
When they were asked to name the last constellation, with only four stars left to draw it, they named it {S}. | four stars over a field, people
Ash was falling, so fine that you could write in it with a breath. Before the wind came, it said: {C}. | ash on the ground, field, one person
There was a light once, in the north, that blinked. It took us a lifetime to read it. It blinked: {C}. | blinking light on a dark horizon, sea, lighthouse

= seed
pattern: beat
priority: 4

One of us planted a seed in the ash, for something to do. | hand planting a seed in ash, field
There is a rumour of a leaf. Nobody has gone to look. We like it as it is. | one small leaf in a grey field
A child was born here in the winter. It is the only one of us who does not know how it used to be, and it is always laughing. | baby by a fire, people, snow field, night
This morning, something green looked back at me. | one green leaf in ash, field, dawn
Last night the dog lifted her head, and pricked her ears, and slowly began to wag her tail at the dark. | dog by a fire, dark field, night
We counted again last night. There is one more of us now. | people around a fire, night desert
Under the ice somebody heard a knocking. We have begun to knock back. | ice field, one person kneeling, lantern
Somebody has been seen on the ridge this morning. She is walking fast, and she is not alone. | two people on a ridge, dawn light, mountains
It rained this morning. Three drops, on my hand. I have told nobody but you. | old hand, rain drops, grey field
Where the fire stood last year the ground is warm, and there is something there, green, about as tall as a word. | small green plant in ash, field, dawn
Somebody found an egg in the old clock tower. It is blue. We take turns at keeping it warm. | blue egg in hands, clock tower ruins
Far away, where there is nothing, a window has been lit. | one lit window on a dark horizon, field
The bell rang on its own, once, in its sleep, the way a child will laugh in the dark. | bell in ruins, night, one person
In the embers, each evening, when they think no one sees, the children are drawing {S}. | children drawing in ash, field, embers, night
You cannot bury a story. We tried, and by the spring the whole hill had come up covered with {S}. | hill covered in flowers, dawn, one person
The youngest of us has started to speak. It was not mama, and it was not bread. It was, quite clearly, that {C}. | child by a fire, surprised people, night field
There is somebody on the far side of the dark who calls to us in the evenings. We are nearly sure of the words: {C}. | people listening at the edge of firelight, field

= turn
pattern: beat
priority: 1

And this is what I was not going to tell you. The fire is not here to keep us warm. It is here so that they can find us. | fire on a hill, dark horizon, lights
The end of time is not a day. It is a place, and people live here, and on Sundays there is soup. | village around a fire, dusk desert
Everything that was let go came back, in the end, on its own legs. We had only to leave the door open. | open door in a desert, animals, dawn
Do you see the empty place on my left? It is for whoever is listening. | empty place by a fire, night desert
You thought that I was telling you how the world ended. I was telling you what it was for. | old person by a fire, planet in the sky
Then the smallest child spoke up. If this is the last story, he said, who is it that you are telling? | child standing by a fire, dark field
There were never many of us. There was one, and a good fire, and a great many ways of not being lonely. | one person by a fire, eleven shadows, desert
Nothing ends. It gets told. | fire and book, night ruins
We looked for the end of the world, and walked and walked, and came up behind our own house. | house seen from behind, field, dawn
The dark was not the enemy. It had been carrying us, all that way, in its pocket. | huge dark sky like a coat, small fire, field
At the very last moment someone laughed. It was such a foolish, ordinary laugh that time turned round to see. | one person laughing by a fire, clock, desert
Here is the secret of the last fire. It is also the first one. | cave ruins, fire, handprints, stars
So the old teller died, in the middle of the story. And the story, after a moment, got up and put on her shawl. | shawl by a fire, night, empty place, field
What was kept did not save us. What saved us was the keeping. | hands around a small flame, dark desert
They will tell you that the last star has gone out. Do not believe it. I have it here. | hand with a small star, night, desert
Look at your hands in this light. You have your mother's, and she had hers, all the way back to the one who struck the flint. | hands in firelight, cave ruins
One of us stood up then, and walked out into the dark, whistling. And the dark, very badly, whistled back. | one person walking into a dark field, lantern
It is you who are at the beginning. To us you are so bright, all of you, with your Tuesdays and your rain. | bright old city skyline, rain, night
The last page was not blank. It was a mirror. | book with a mirror page, fire, ruins
When there was nothing left to lose, we found that we were still holding hands. | people holding hands on a plain field, dusk
They had it wrong, the wise and the mighty. The world was not there to hold us. It was there to hold {S}. | planet like a lantern in space
In the end nobody asked how we had died. They only asked, very gently, what had become of {S}. | people at a gate, soft light, dusk field
Then I understood why I had lived so long. Somebody had to be left who could speak of {S}. | old person standing at dawn, desert
One thing cannot be burned or drowned or forgotten, and we had been warming our hands at it all evening: {S}. | hands at a fire, dark field, glow
So, of all that we ever knew, just one small thing turned out to be true. It is this. Once, for a while, {C}. | one person by embers, dawn, desert
They say that it will begin again. There will be a light, and a garden, and someone to say that {C}. | garden field at dawn, one light
We had feared it all our lives. And when it came, it came with its hat in its hands, to tell us that {C}. | stranger at a fire, dusk, desert
The world did not end because {C}. The world ended so that there would be someone to remember it. | old person with a lantern, ruins, stars

= close
pattern: beat
priority: 1

That was the story. Put another stick on. | hand feeding a fire, night, desert
Now it is your turn. Take the lamp. | lamp passed between hands, fire, night ruins
Go to sleep, child. I will keep the light. | old person and child, lamp, night field
There is soup left. There is always soup left. | kettle by a fire, night, ruins
The embers are still warm. Lay your hand there. | hand over embers, dawn field
And if you see a fire tonight, very far off, wave. | far fire on a dark hill, one person waving
What will you carry, when you can only carry one thing? | one person on a road, bundle, dusk
Leave a lamp in the window. Somebody is still walking. | lamp in a window, dark road, snow
You have mornings. I only mention it. | sunrise over a field, one person
That is all. The rest is wind. | wind over an empty plain field, dusk
Tell it to somebody before the week is out. It does not keep. | two people talking by a window, dusk
Once upon a time. That is how it ends. | fire, book, stars, dark field
Listen. Somebody is whistling. | dark field, one fire, night
When they ask you who told you this, say that it was an old woman, and that she had your eyes. | old person in firelight, close, night desert
Tomorrow we burn the chair. | chair by a fire, night, ruins
Mind the fire while I am gone. I will not be long. I have only been for ever. | one person walking away from a fire, desert
Here is the key. The door is in the sand, past the ship. You will know it when you are tired. | door in a desert, ship, key, dusk
And now, be quiet for a minute. That was the other half of the tale. | silent fire, stars, plain field
Somewhere, very early, somebody is striking a flint. | cave ruins, spark, one person, dawn
Good night. There are not many of us left, and one of us is you. | people around a fire, night, snow field
The fire is nearly out. I will use the last of the light to look, once more, at {S}. | embers, one person, dark desert
And if, one day, you are cold and cannot remember why it mattered, think of {S}. | one person in a snow field, small fire, dusk
So keep your gold, and keep your clocks. When you come to us, bring a little bread, and bring {S}. | one person arriving at a fire, dusk desert
Up there it is your turn now, with all that light, and all that time, and {S}. | bright sky over a city skyline, day
Whoever comes after us, by whatever light you read this, we were here. We had soup, and songs, and {S}. | carved stone by a dead fire, dawn field
That is how it was told to me, and that is how I tell it to you. The stars went out, the wind got up, and {C}. | wind over embers, black sky, desert
Pass it on, from mouth to mouth, from fire to fire, for as long as there is anyone to tell: {C}. | chain of fires on dark hills, night
When you are old, and the little ones ask you for the last story, clear your throat and say that, once, {C}. | old person and children, fire, night ruins
They are asleep, all of them. I say it to the dark, in case it should be frightened: {C}. | people asleep by a fire, one awake, field
Carve it small, carve it deep, and then let the snow come: {C}. | carved stone in snow, mountains, dusk
