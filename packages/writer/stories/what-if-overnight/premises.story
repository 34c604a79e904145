= everyone-woke-as-one
pattern: premise
takes: person

Tomorrow everyone knows what it is like: {S}. The whole town wakes up with it. | {T}, window, dawn
brief Tomorrow everyone knows what it is like: {S}. | {T}, window, dawn
- The bus is on time, and nobody knows the way. | bus, street, morning
- In the bank they look at their hands. The hands can do something that they could not do before. | hands, counter, morning
+ A judge gets up, and opens a window, as if that were the important thing. | one person at an open window, light, morning
...
By noon they have all understood how tired you can be. | one person sitting, chair, day
- By three, they know what it is that nobody ever says thank you for. | {T}, evening light
At midnight it wears off. The street is very quiet. | street, lit windows, night
In the morning there is a line outside one small door. They have all brought something. | people in a line, door, morning

= the-night-they-spoke
pattern: premise
takes: animal

For one night we understand {S}. Suppose that it is tonight. | {T}, night, moon
brief For one night we understand {S}. | {T}, night, moon
- It begins at ten. It is mostly about the weather, and about who is standing too close. | {T}, night sky
- All over town people sit on the stairs, with the door open, and listen. | people, stairs, open door, night
+ A farmer hears what they call him. It takes him a while to come in. | farmer, field, night
...
- Toward two it gets quieter, and turns to the old days. | {T}, moon, calm
- They have a name for every year. This one has a sad name. | {T}, stars
Just before it ends, a child leans out, and asks what they would like us to know. | child, window, night
There is a long silence. You are so loud, they say. And still we would miss you. | {T}, dawn

= and-every-night-it-found-you
pattern: premise
takes: pet

Tomorrow morning it can talk: {S}. It has thought about what to say. | {T}, kitchen, morning
brief Tomorrow morning it can talk: {S}. | {T}, kitchen, morning
- At first you think that it is the radio. | radio, kitchen table, morning
It says your name, the way you do, a bit too often. | {T}, close view, kitchen, morning
- Up and down the street windows are opened. There is much shouting, about sofas. | street, open windows, people, morning
+ A parrot at number nine has nothing to add. It goes quiet for good. | parrot, window, street, day
...
* By evening the easy things have been said. The food. The vet. The hat. | bowl, {T}, lamp, evening
There is one more, it says. Where do you go, when you go out? | {T}, hallway, door, evening
brief One more, it says. Where do you go, when you go out? | {T}, hallway, door, evening
- You say: to work. It looks at you for a while. | one person, {T}, hallway, lamp
I thought that you were looking for me, it says. And every night you found me. | {T}, close view, lamp, night

= it-came-to-every-door
pattern: premise
takes: vehicle

Five in the morning, lamps on: {S}. It is waiting right outside. | {T}, lamps, street, dawn
brief Five in the morning, lamps on: {S}. | {T}, lamps, street, dawn
It has not come for the street. It has come for you. There is another at every door. | {T}, houses, dawn
brief It has come for you. There is another at every door. | {T}, houses, dawn
- The neighbours stand about in pyjamas, and pretend to look for a newspaper. | neighbours, street, dawn
+ On the front there is no number. There is a place, and only you can read yours. | {T}, sign, dawn
...
* Some get in at once. Some go back in, to lock up, and do not come out again. | people, {T}, open door, dawn / closed door, house, dawn
- The old man from the corner reads his, and laughs out loud, and throws away his stick. | old person, {T}, sunrise
You read yours for the tenth time. The engine is so quiet that you can hear a bird. | {T}, bird, sunrise
It says: where you were going to go, when you were nine. | {T}, road, sunrise

= one-in-every-house
pattern: premise
takes: handheld; timepiece

One in every house, overnight: {S}. It stands on the kitchen table, without a note. | {T}, kitchen table, dawn
brief One in every house, overnight: {S}. | {T}, kitchen table, dawn
- They are all the same. By breakfast everyone has compared. | {T}, people, table, morning
- By ten there are experts. By noon you can buy a cloth to put over it. | market, {T}, day
+ A company says that it was them. Then it says that it was not. | telephone, newspaper, table
...
A girl on the fourth floor is the first to pick hers up with both hands. | child, {T}, window
- It hums. Across the street, another one hums back. | {T}, window, street, evening
All down the road, people put their hands on theirs, and look up, surprised. | {T}, lit windows, dusk
Somewhere in this town is the one that goes with yours. Hold on. Listen. | {T}, hand, night, lit windows

= one-for-everyone
pattern: premise
takes: document

It lies under every door on earth: {S}. It is there tomorrow, before breakfast. | {T}, door, morning light
brief It lies under every door on earth: {S}. | {T}, door, morning light
- It is the same for all of us, in every language, and it is very short. | {T}, hands, morning
- The trams stop, because the drivers are reading. | tram, street, {T}
+ In a palace, a king reads his in the bath. It does not say king. | palace, window, {T}
...
- For an hour, nobody knows what to do with their face. | people, street, morning
- Two brothers who have not spoken since the funeral both reach for the phone. It is engaged at both ends. | two people with telephones, window, evening
By evening it has all been explained, and denied, and printed on a cup. | cup, television, evening
But everybody has kept theirs. You can tell by the way they touch that pocket. | {T}, coat, one person, street, dusk

= the-street-was-longer
pattern: premise
takes: place

Since last night it begins behind the last house: {S}. Yesterday there was nothing. | open curtain, {T}, dawn
brief Since last night it begins behind the last house: {S}. | open curtain, {T}, dawn
- It is on no map. The dog from number five is already in there. | map, table, dawn / dog, {T}, morning
- The paint is old. The steps are worn. Somebody has been here for a very long time. | worn steps, {T}
+ The post comes at nine. The postman has letters for it. He looks quite pale. | postman, letters, street
...
We walked over together, with a torch, and a cake, in case. | people, torch, cake, dusk
- From inside came voices, and then a silence, as when guests are heard outside. | closed door, light, dusk
The door opened. A woman stood there, with a torch, and a cake. | woman, open door, cake, light, dusk
Oh, thank goodness, she said. We thought that we were the only ones. | {T}, people, lamp, night

= all-there-was-to-eat
pattern: premise
takes: food

Every shelf is empty but for {S}. Tomorrow that is all there is. | {T}, shop shelves, morning
brief Every shelf is empty but for {S}. | {T}, shop shelves, morning
- On Monday it is funny. On Tuesday there are recipes. | {T}, people laughing, table, day / {T}, stove, kitchen, day
- On Wednesday a man pays a hundred for an onion, and sits on a bench, and only smells it. | one person, bench, evening
+ In the good restaurants it comes in a very small portion, under a bell. | bell, plate, {T}
...
- By Friday nobody can bear to eat it alone any more. | {T}, one person, table
- They carry their tables down into the street. It is something to do. | people carrying tables, street, evening
By Sunday the whole town is sitting at one long table, passing the salt. | long table, people, street, sunset
Afterwards, when there was everything again, they left the tables where they were. | {T}, long table, street, night

= gone-by-breakfast
pattern: premise
takes: feeling; event; history; activity; nature

Gone by breakfast, everywhere: {S}. It goes at four in the morning, without a sound. | one person in bed, clock, bedroom, night / {T}, bed, dawn
brief Gone by breakfast, everywhere: {S}. | one person in bed, clock, bedroom, night
- At first you only notice that the coffee tastes of nothing. | cup, kitchen, morning
- You call your mother. You both say hello, and then you both wait. | one person with a telephone, kitchen, morning
+ On the bus, everybody is looking for it, in their bags. | bus, bags, people
...
In the evening there is a rumour. There is a boy, in the next town, who has some left. | child, road, dusk
brief There is a boy, in the next town, who has some left. | child, road, dusk
- We all went. There was a queue over two hills. No one pushed. | people, hills, lanterns
He was about six. He looked at us, at all of us, and he did not keep any back. | child, people, dusk
It is small, what you have now. It is a piece of his. It grows if you lend it out. | two hands, light, sunrise
brief It is small, what you have now. It grows if you lend it out. | two hands, light, sunrise

= the-baker
pattern: premise
takes: thing; clause; statement

A baker is the first to know: {S}. It is four in the morning. | baker's window, dark street, night
or A baker is the first to see that {C}. It is four in the morning. | baker's window, dark street, night
- He puts down the tray. He looks out for a long time. | one person at a window, flour, lamp
Then he does what he can. He bakes twice as much bread. | bread, oven light, kitchen at night
+ By six there is a line down the street, and nobody is talking. | line of people, street, dawn
+ Each of them buys a loaf, and holds it as if it were a child. | one person with bread, dawn street
...
- He will not take their money. It does not seem to be that kind of day. | bakery window, dawn light, crowd
+ Somebody begins to hum, and it goes along the line like a lamp. | crowd, street, lamp, dawn
At noon he locks the shop and looks up, and finally lets himself be afraid. | one person looking up, street, day
And still, you know, the bread was good. | bread on a table, window, sunlight

= two-minutes-past-midnight
pattern: premise
takes: thing; clause; statement

The whole city wakes up to {S}. At midnight all was well. It is two minutes past. | clock at midnight, city skyline, night
or Two minutes past midnight, {C}. At midnight all was well. | clock at midnight, city skyline, night
- A dog sits up. A second dog. Then every dog there is. | dog in a dark street, moon
- Lights go on in the windows, one by one, like a slow piano. | skyline at night, lit windows
+ A night nurse opens the blinds, and forgets what she came in for. | one person at a window, hospital, night
+ A taxi stops in the middle of the bridge. The driver gets out, and takes off his hat. | car on a bridge, night, one person
...
- By three the streets are full of people in coats and slippers. | crowd on a street, night, lamps
+ No one knows what to do, so they bring each other tea. | two people with cups, street at night
Strangers who had shared one wall for years now learn each other's names. | two people at a door, night, lamp
That was the second thing that changed that night. It is the one that stayed. | crowd, sunrise, street

= morning-news
pattern: premise
takes: thing; clause; statement

All she can say is: {S}. The newsreader has stopped in the middle of a word. | radio, kitchen table, dawn
or She reads it out: {C}. The newsreader has stopped in the middle of a word. | radio, kitchen table, dawn
- In a kitchen, far away, a spoon is left standing in the jam. | kitchen, table, morning light
The father turns up the sound. The boy goes to the window instead. | child at a window, radio, dawn
+ Behind him they are talking about experts, and about calm. | radio, lamp, two people, room
+ He is not afraid. Nobody has told him yet how it used to be. | child looking up, window, sky
...
- At school they are sent home. On the way he counts the faces that look up. | street, crowd looking up, day
+ There are four hundred and nine. One is laughing. | one person laughing, crowd, street
- That night, he asks if it will be there tomorrow, too. Nobody can say. | child in bed, window, night sky
So he stays awake to keep an eye on it. You may sleep. He is on watch. | child at a window, moon, night

= the-last-normal-photo
pattern: premise
takes: thing; clause; statement

Nobody here has heard of {S}. This is the last photograph from before. Look at it closely. | old photograph on a table, lamp
or The next night it happened: {C}. This is the last photograph from before. | old photograph on a table, lamp
A kitchen. A woman is laughing at something outside the picture. | kitchen, lamp, one person, night
- There is a cup with no handle. There is a list that says: milk, stamps, call back. | cup, paper, table, lamp
+ The calendar shows a dentist, on Thursday. | calendar on a wall, kitchen
+ The window behind her is black, and completely empty. | dark window, kitchen, night
...
- Nine hours later, she stood at that same window with both hands on the glass. | one person at a window, dawn
+ She never did buy the stamps. | letter without a stamp, table
She keeps the picture in her coat, and people ask to see it. | one person with a photograph, crowd, street
They do not look at her. They look at the window, at all that ordinary dark. | dark window, lamp, empty room

= the-weather-report
pattern: premise
takes: thing; clause; statement

Tonight, clear. Tomorrow, from the east, {S}. | clouds at sunset, wide field, radio
or Tonight, clear. Tomorrow, so they say, it will be true: {C}. | clouds at sunset, wide field, radio
People laugh. Then somebody notices that the announcer is crying. | radio, dark room, lamp
There are nine hours left, and everyone has to decide how to spend them. | clock, crowd, street at dusk
+ Some pack. Some pray. An old man paints his fence. | old person, white fence, sunset
+ A couple who had stopped speaking meet on the stairs, and sit down. | two people on the stairs, lamp
...
- Toward five the birds fall silent, all at once, as before an eclipse. | birds on a wire, dark dawn
+ The first light comes, and it is the wrong colour. | strange green dawn, city skyline
- No one screams. There is one great breath, in, from every window. | crowd at windows, dawn, skyline
And what came in the morning was late, and vast, and very gentle. | vast sunrise over a city

= the-night-bus
pattern: premise
takes: thing; clause; statement

Everyone around you whispers about {S}. You fell asleep on the night bus. | night bus, lit windows, rain
or Everyone is whispering: {C}. You fell asleep on the night bus. | night bus, lit windows, rain
- You wipe the glass with your sleeve. You look. You wipe it again. | hand on a wet window, night city
- The driver has stopped, and put on all the lights. He says that we should wait. | bus in a dark road, lights, rain
+ A woman gives out oranges. A boy gives out the names of stars. | two people, oranges, bus window
+ An old man says he dreamed this once, and cannot remember how it ended. | old person at a bus window, night
...
At the front, someone asks if we can still go home. | bus, dark road, stars
- The driver thinks about that for a mile or so. Then he starts the engine. | road at night, headlights
Home is where it was, says the driver. Only the sky above it is different. | house, strange sky, night
He took each of us to the door. | bus at a house, dawn

= the-first-child
pattern: premise
takes: thing; clause; statement

She was born on the morning when all the talk was of {S}. It is all she has ever known. | cradle at a window, dawn
or She was born on the morning after that night. She has always known that {C}. | cradle at a window, dawn
- Her mother holds her up to the window, and tries to explain. | mother and child at a window, morning
- There used to be a before, she says. We were all rather busy. | crowd in a street, grey morning
+ We walked with our heads down. We thought that we knew what would come next. | crowd walking, rain, street
+ The child looks where children look, straight up, and laughs. | child looking up, bright sky
...
Years later, they will ask her class to write about that night. | school room, window, child
+ All the others will write what their parents told them. | children writing, desks, lamp
She hands in an empty page, and under it one line. I was there, but I was asleep. | blank paper, pencil, school desk
And so, my dear, were we. | one person at a window, stars

= the-switch
pattern: premise
takes: thing; clause; statement

Just one thing changes overnight, and it is {S}. Only one. That is enough. | bedroom window, night, moon
or Just one thing changes overnight: {C}. That is enough. | bedroom window, night, moon
- Breakfast goes well. The coffee is the coffee. The stairs are the stairs. | kitchen, cup, morning, stairs
Then you open the front door, and put your hand on the wall. | open door, strange light, one person
+ The postman is standing in your garden with his bag open. He has forgotten you. | one person in a garden, letters, morning
+ Letters blow down the street like leaves. Nobody is picking them up. | letters in the wind, street
...
- You had plans for today. You try to think what they were. | calendar, table, window
+ They lie behind you, very small, like a house seen from a train. | small house, wide field, train window
So this is what history looks like, from the inside. It looks like a Tuesday. | street, crowd, strange sky
Now look out of your own window. Just to be sure. | window, curtain, dawn light

= ocean-side
pattern: premise
takes: thing; clause; statement

They have all come to see {S}. By morning the beaches are full. | crowd on a beach, dawn, sea
or Everyone wants to see it: {C}. By morning the beaches are full. | crowd on a beach, dawn, sea
Nobody swims. They stand with their shoes in their hands. | bare feet, beach, waves, dawn
- Some have brought their dead in small frames, so that they can see it too. | photograph frame, beach, one person
+ A priest and a physicist share one blanket and do not argue. | two people under a blanket, beach
+ Someone is selling ice cream. Someone always is. | ice cream cart, beach, crowd
...
- Toward evening the wind drops. You can hear half a million people breathe. | wide beach, crowd, sunset
A little girl asks whether she should wave. | child on a beach, dusk
She waves. | child waving, sea, dusk sky
And after a while, out there, far off, something waves back. | distant light over the sea, night

= the-rumour
pattern: premise
takes: name

Overnight, the whole world begins to talk about {A}. No one knows who started it. | city at night, lit windows
- By seven it is on every front page. By eight there is a song. | newspaper stand, street, dawn
In the trains, people put down their phones, and ask the person opposite. | train, two people, morning
+ The person opposite has also been awake since three. | one person at a train window, dawn
+ A teacher throws away the lesson, and opens the window. | school room, open window, chalk
...
- No one agrees. That is not what is new. What is new is that they listen. | crowd on a square, day
+ They ask each other how they know. | two people on a bench, street
- By evening the song is gone, and the newspapers are wet. | newspaper in the rain, street, dusk
But two people on a train are still talking. They have missed their stop. | two people in a train, night

= the-blank-morning
pattern: premise
takes: name

Suppose that everyone forgot all they had ever heard about {A}, in one night. | library, empty shelves, moonlight
- The books would have a gap. The films would stop for a minute, and go on. | open book, blank page, lamp
- You would feel it as a word on the tip of your tongue. | one person at a window, dawn
+ At breakfast, whole families would sit with their mouths slightly open. | kitchen table, family, morning
+ A man would drive to work, and turn around, sure that he had left something on. | car on an empty road, dawn
...
And then, that same afternoon, somewhere, a child would begin to ask. | child at a window, sun
- Slowly, in pencil, with a good many mistakes, we would find out again. | pencil, paper, table, light
We might even like it better, the second time. | two people, window, golden light
What would you want to find out first, if it were all new? | one person on a road, sunrise

= the-grandmother
pattern: premise
takes: thing; clause; statement

When it came, my grandmother was the only one not surprised by {S}. | old person at a window, dawn
or When she heard that {C}, my grandmother just nodded. | old person at a window, dawn
She had put out two chairs on the evening before, facing east. | two chairs, garden, dusk
- The whole street was shouting. She was peeling an apple in one long ribbon. | apple, hands, kitchen table
+ She said that the world is always about to do something. | old person, garden, wide sky
+ You should have seen us in forty six, she said, and would not explain. | old photograph, table, window
...
- I sat down on the other chair. She gave me half of the apple. | two people on chairs, garden, dawn
+ We watched it come up over the roofs. | rooftops, strange light, dawn
I asked how she had known. She said: I did not know. I put out two chairs every night. | two chairs, stars, garden
I do it now, too. | two empty chairs, garden, dusk
