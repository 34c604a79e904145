= the-last-round
pattern: premise
takes: person

One went on working: {S}. Everything else had come to an end. | {T}, dark sky, lantern
brief One went on working: {S}. | {T}, dark sky, lantern
- The stars went out, one street at a time. | stars, dark, wide sky
- {H} wrote each of them down in a book, with the hour, and did not hurry. | old book, lantern, night
+ There was nobody to read it. That was not what it was for. | empty chair, lantern, dark
...
When there was a single star left, {H} put down the pen. | one star, dark sky, {T}
- They looked at one another for a long time, as two do who share a night shift. | {T}, star, night
Go on, said {H}. I will stay up until you are asleep. | {T}, lantern, dark
And that is the last light you see, if you look up from here: a lantern, and a hand around it. | lantern, hand, night sky, stars

= what-was-still-alive
pattern: premise
takes: animal

They left the gates open for {S}. After that there were no more people. | {T}, open gate, dusk
brief They left the gates open for {S}. | {T}, open gate, dusk
- Grass came up through the squares. Rain fell into the theatres. | grass, ruins, rain
- No one was afraid of anything any more. It took about a hundred years to notice. | {T}, ruins, morning
+ In a kitchen a radio went on by itself, and played half a waltz. | radio, kitchen, dust, window
...
One night there was a light on the hill, a small one, and it moved. | light on a hill, night
It was a child, the very last, with a lamp, and no idea that it was the last. | child with a lamp, hill, night
- Nobody ran. Nobody barked, or bit, or flew. | {T}, night, moon
They came close, out of the dark, and lay down around that child, to keep it warm. | {T}, child, lamp, stars

= the-last-departure
pattern: premise
takes: vehicle

One departure left on the board: {S}. It was the last evening of the world. | {T}, station, dusk
brief One departure left on the board: {S}. | {T}, station, dusk
- There was room for everyone. Nobody had any luggage. | people, platform, dusk, {T}
- A woman had brought a plant. A boy had brought the key to a flat that was gone. | woman with a plant, platform, dusk / child holding a key, platform, dusk
+ Somebody went back to turn off the light, out of habit. | lamp, dark room, hand
...
It started so gently that the tea did not move. | cup of tea, window, dusk
Behind us, the towns went dark, one by one, like somebody closing a piano. | dark towns, window, night
- The boy asked where it goes from here. Nobody answered him. | child, window, night sky
Then far ahead, in all that black, somebody lit a signal. It was green. | green light, dark, {T}

= the-only-thing-they-kept
pattern: premise
takes: handheld; timepiece

An old woman took only this: {S}. They had to leave, and each could take one thing. | {T}, hands, dusk
brief An old woman took only this: {S}. | {T}, hands, dusk
- The others took bread, and seeds, and tools. They laughed at her a little. | bread, tools, people, dusk
- She carried it through the ash in her apron, for three winters. | old woman walking, snow, road
+ Twice they were so cold that they looked at it, and then at the fire. | campfire, night, snow, {T}
...
The bread went. The seeds did not come up. The tools broke. | empty field, broken tools, dusk
And then one night the children asked what the world had been like. | children, campfire, night
- She put it down by the fire, where they could all see. | {T}, campfire, night
It was like this, she said. People made these. And they were not even cold. | old woman, {T}, campfire, night / children, {T}, campfire, night

= the-last-thing-written
pattern: premise
takes: document

One thing outlasted the sun: {S}. It is all that is left of what was ever written. | {T}, dark, candle
brief One thing outlasted the sun: {S}. | {T}, dark, candle
- It lay under a stone, where somebody had put it, with care. | stone, {T}, ruins, dusk
- The oceans went. The alphabets went. There was no eye left to read. | dry sea, dark sky
+ The ink had turned brown, then gold, then almost nothing. | old paper, gold light
...
At the very end something came by that was not a person. | light, dark, ruins
- It was very old, and it was putting out the lights. | dark sky, last star
It lifted the stone. It did not know the words. It held them the right way up. | stone, {T}, light, ruins, night / {T}, close view, light, ruins, night
And it left that one light on. | one light, endless dark

= the-place-that-stayed
pattern: premise
takes: place

All the maps were blank, but for {S}. That was still there. | {T}, dark sky, dusk
brief All the maps were blank, but for {S}. | {T}, dark sky, dusk
- There was nothing around it. You could walk to the edge, and sit, and let your legs hang. | edge, one person, stars
- The wind came from nowhere, and still it smelled of somebody's supper. | {T}, wind, evening
+ The nine of us swept it every day. It seemed important. | people sweeping, {T}, dusk
...
One evening a piece of the edge was gone, and then another. | edge, dark, stars
- We moved closer together. We brought out the chairs. | chairs, {T}, night
Somebody asked what we had loved about it. We talked until it was dark, and then we went on. | people, lamp, {T}, night
It is only as big as that talk by now. Come in. There is a chair. | empty chair, lamp, dark

= the-last-supper-there-was
pattern: premise
takes: food

There was enough for one more evening: {S}. All of us knew it. | {T}, table, candle, dark
brief There was enough for one more evening: {S}. | {T}, table, candle, dark
We laid the cloth. We found the good glasses. | table, glasses, candle
- The youngest asked what it used to be like, to have so much that you left some. | child, table, candle
+ An old man began to laugh, and could not stop, and then we all did. | people laughing, table, candle
...
Nobody wanted to be the one to begin. | people sitting at a table, {T}, candle, night
So we each held out a piece to the one on the left. | two hands giving {T}, table, candle, night
- It went all around the table, and came back. | people at a table, candle, night
If anyone ever finds this: we were the last, and we were not hungry. | empty table, {T}, candle, night

= told-at-the-last-fire
pattern: premise
takes: feeling; event; history; activity; nature

At the last fire they told of {S}. They did not tell of kings. | campfire, people, dark sky
brief At the last fire they told of {S}. | campfire, people, dark sky
- The young ones had never known it. They thought that it had been an animal. | children, campfire, night
- Was it big? It was. Did it bite? Now and then. | old person, campfire, night
+ Could you keep it in the house? People tried. People always tried. | house, window, dusk
...
Then it was quiet, and the fire fell in on itself. | campfire, embers, night
A girl put her hand flat on her chest, and frowned. | child with a hand on heart, campfire, night
- I think there is still one here, she said. It is quite small. | child, embers, night
They all moved back a little, to give it air. | people around embers, stars

= the-last-fire
pattern: premise
takes: thing; clause; statement

Around the last fire they tell of {S}. There is no other left in the universe. | campfire, people, endless dark, stars
or Around the last fire they say that {C}. There is no other left in the universe. | campfire, people, endless dark, stars
- There are nine of us. We used to be more. The dark is patient. | people around a fire, darkness
Each night one of us may put one memory on the flames. It burns for an hour. | hands over a fire, sparks
+ Somebody gave the smell of bread. We were warm until morning. | bread, firelight, faces
+ Somebody gave the sea. It hissed. We all had wet cheeks. | sea in firelight, waves, sparks
...
- Tonight it is my turn, and I have just one left. I have kept it in my coat. | old person by a fire, coat, dark
- I look at it once more. Then I look at the child on the other side. | child in firelight, dark
I do not burn mine. I tell it. And the fire leans in to listen. | bright fire, old person and child
It is burning still. You are hearing it. | campfire, sparks rising to the stars

= the-last-librarian
pattern: premise
takes: thing; clause; statement

The librarian opened the book about {S}. The last star had gone out, and a candle was lit. | candle, old book, huge dark library
or The librarian read aloud: {C}. The last star had gone out, and a candle was lit. | candle, old book, huge dark library
All the others had burned for warmth. First the laws. Then the maps. | burning books, fire, dark hall
- We kept the stories until the end. We are not proud of the poems. | shelves, almost empty, candle
+ She read slowly, because after that there would be nothing more to read. | old person reading, candle
+ Outside, something very large lay down around the house, and sighed. | house in darkness, one lit window
...
- She came to the last page at what would have been dawn. | candle burning low, open book
+ The candle was as short as a tooth. | candle stub, darkness
Someone asked what happens next. She turned the page. It was blank. | blank page, candle light
Then she took out a pencil. | hand with a pencil, blank page, light

= the-ferry-of-lamps
pattern: premise
takes: thing; clause; statement

One of the lamps is for {S}. The last ship carries no people. It carries lamps. | ship full of lamps, dark sea
or On the bow is painted: {C}. The last ship carries no people. It carries lamps. | ship full of lamps, dark sea
Each lamp is somebody. You can tell by how they flicker when they laugh. | lamps on a deck, night
- I walk up and down with the oil, and call them by their names. | one person with a lantern, ship deck
+ That tall one was a thief. That blue one never told anyone. That one is my wife. | three lamps, blue light, dark
+ We have sailed so long that the water has forgotten how to be wet. | ship on black sea, stars
...
- There is no shore on the chart. There is just a place where the paper ends. | old map, edge, lamp
Today, for the first time, I saw a light that is not ours. | distant light on the horizon, sea
- It is small. It is low. It flickers, as if it were laughing. | small light, dark horizon
Hold on, all of you. Somebody has kept a lamp in the window for us. | lit window on a dark shore, ship

= the-clock-keeper
pattern: premise
takes: thing; clause; statement

Time ended on a Tuesday. The keeper stopped the last clock himself, in the middle of a story about {S}. | clock tower, keeper, dark sky
or Time ended on a Tuesday. The keeper stopped the last clock himself, and said: {C}. | clock tower, keeper, dark sky
- There was no bang. A leaf, halfway down, decided to stay. | leaf in the air, autumn light
- Rivers lay in their beds like glass. A girl hung laughing above a swing. | child above a swing, frozen light
+ A kiss that had been about to happen is still about to happen. | two people, frozen moment, sunset
+ The sea stands on the beach on its toes. | standing wave, beach, still light
...
Only the keeper can walk. He goes round with a cloth and wipes off the dust. | one person walking, still street
- He straightens a collar. He moves the cat out from under the wheel. | cat, wheel, frozen street
- It has taken him a thousand years, by his knees. He has nearly been to everybody. | old person, frozen crowd, lamp
When he is done, he will wind it up again. Hold still. He is just behind you. | old person with a key, clock, shadow

= the-seed
pattern: premise
takes: thing; clause; statement

I chose {S}. At the end they let each of us carry one thing. | one person with a bundle, grey desert
or I chose one sentence: {C}. At the end they let each of us carry one. | one person with a bundle, grey desert
My brother took a spoon. My mother took the sound of the door at home. | spoon, open door, dusk
- We walked where the sea had been. The ships lay on their sides, asleep. | ships on dry sea floor, people walking
+ Every night we laid our things out on a cloth and looked, and felt rich. | small things on a cloth, fire
+ One by one, we gave them up, for water, or for kindness. | hands, water bowl, desert
...
We came to a wall at the end of the world, and a gate in it, and an old woman. | wall, gate, old person, desert
- She asked what we had to trade. We had only mine. | two people at a gate, dust
- She held it to her ear. She shut her eyes. Then she took me by the sleeve. | old person, closed eyes, light
Keep it, she said. It is a seed. Come and see the garden. | open gate, green garden, light

= grandmother-of-stars
pattern: premise
takes: thing; clause; statement

Child, there was a night when a star fell down, because of {S}. | old person and child, dark sky, one star
or Child, the first star fell on the night when {C}. | old person and child, dark sky, falling stars
It came down in our field, no larger than a loaf. It was shivering. | small glowing star in a field, night
- We put it by the stove. We gave it milk. It did not know how. | star by a stove, kitchen, night
+ It told us what we look like from up there. It said that we look like company. | village lights from above, night
+ The next night a second came, to look for it. Then all of them. | many falling stars, field
...
- That is where they went, child. They did not burn out. They came in. | lights moving through a village, night
+ There was one in every house, and nobody was lonely, and nobody could see the way. | houses with bright windows, black sky
So in the end, someone has to open the window, and give theirs back. | open window, night, glowing light
Are you cold? Come here. Hold it a moment. Now let go. | child releasing a star, night sky

= the-two-names
pattern: premise
takes: thing; clause; statement

The last two disagree about {S}. There is nobody else on earth. | two people, empty plain, dusk
or The last two disagree whether {C}. There is nobody else on earth. | two people, empty plain, dusk
- One says it was like this. One says it was like that. They have all evening. | two people by a fire, wide plain
- They once had a whole world to prove it with. Now they have a stick, and sand. | drawing in the sand, beach, stick, dusk
+ He draws. She rubs it out. She draws. He laughs. | two people, drawing in the sand, beach, fire
+ At times they get so angry that they forget that it is the end. | two people, wide empty sky
...
Then one day she does not argue. She only says: tell me again how you saw it. | two people, first light, plain
+ He knows what that means. He puts his coat around her. | two people under a coat, dusk
He tells it her way. He tells it so well that he can see it. | one person telling, sunset, plain
You are right, she says. It was exactly like you said. | two people, evening star, plain

= the-lighthouse-of-time
pattern: premise
takes: thing; clause; statement

The beam falls on {S}. On the last rock in time stands a lighthouse. | lighthouse, black sea, beam of light
or In the beam you see that {C}. On the last rock in time stands a lighthouse. | lighthouse, black sea, beam of light
It does not turn over water. It turns over years. | beam of light over ruins and cities
- Once a night it sweeps across your street. You call it moonlight. | street at night, moonlight, houses
+ It has shone on a boy with a stone in his hand, and the boy has put it down. | child with a stone, light, night
+ It has lit up a woman on a bridge, for just long enough. | one person on a bridge, beam of light
...
The keeper is old. She has run out of oil, and is burning her own years. | old person, lamp, lighthouse stairs
+ She has got down to the summers. They give such a clear light. | bright light, summer field, lamp
- She will not see how it ends. She is just making sure that it can be seen. | old person at a lighthouse window
So if it is bright tonight, and you cannot sleep, say thank you. | moonlit window, one person

= the-last-market
pattern: premise
takes: thing; clause; statement

I sold everything for {S}. On the last day there was a market. | market stalls, red sun, dust
or A blind man was shouting that {C}. On the last day there was a market. | market stalls, red sun, dust
- Gold was three for a button. People wanted buttons. They wanted things that close. | coins, buttons, market table
- A woman gave away chairs. Sit, she said. It is the standing that makes it hard. | one person with chairs, red evening
+ Children traded names, and kept on trading until they were all called Anna. | children, market, dusk
+ A king bought a bowl of soup, and did the washing up. | king, soup bowl, market stall
...
Toward evening the sun came down quite near, and stood there like a cow. | huge red sun, market, people
No one was afraid any longer. We shared out the bread. | people sharing bread, red light
- You ask how we could be so calm. We had no more to lose, my dear. It is a kind of holiday. | old person, red sunset, smile
Then somebody began to sing, and the sun, I swear to you, sat down. | people singing, sun on the horizon

= the-listener
pattern: premise
takes: name

At the end of time there is one listener. She has heard everything, and now she asks about {A}. | one person in the dark, candle, stars
- She has a great ear, and an empty chair, and endless patience. | empty chair, candle, darkness
- They come from all the ages, and sit down, and tell her what they knew. | line of people, dark, one candle
+ The first says: the gods did it. She nods. It is beautiful, and she keeps it. | old person, candle, golden light
+ One says: we measured. She nods. That is beautiful, too. | instruments, candle, table
...
The last in line is a child, who says: I do not know. | child in candle light, chair
She leans forward. Nobody has ever told her that. | face in candle light
- Go on, she says. And the child begins to ask. | child and listener, bright candle
Far out, in the dark, something that had gone out comes on again. | single star lighting up, dark sky

= the-stone-record
pattern: premise
takes: name

We have one stone left, and room for one line about {A}. | stone tablet, chisel, fire, dark
- We have argued since the ice came. Whoever finds it will know nothing else of us. | people around a stone, snow, fire
- The old ones want it to be true. The young ones want it to be short. | faces in firelight, snow
+ A poet tried. We all wept, and no one knew what it meant. | poet, fire, snow
+ A judge tried. It would have needed two more stones. | old person, stone, lamp
...
In the end we gave the chisel to the cook. | hand with a chisel, firelight
She thought about it for as long as it takes to boil an egg. Then she cut four words. | chisel on stone, sparks
We wondered. Did you? | stone with carved lines, snow
Put your hand on it. It is still a little warm. | hand on stone, snow, dawn

= the-shepherd-of-night
pattern: premise
takes: thing; clause; statement

Every night the shepherd brings in the dark, and counts, and leaves out {S}. | shepherd, hills, dark clouds, stars
or Every night the shepherd brings in the dark. He does it because {C}. | shepherd, hills, dark clouds, stars
- It comes down from the hills like sheep. It has cold noses. It means no harm. | dark mist over hills, shepherd
- In the beginning there were nine. By your time you could not see the other side. | dark hills, endless flock of shadows
+ He has a dog. The dog is the wind. It is a good dog. | wind over a hill, shepherd
+ He has a fire. He sits by it with his back to everything that is over. | shepherd by a fire, night
...
You think that he is the end of the world. They all think so. | shepherd's shadow, moon, hill
- But look what he does, when the last of them has come in. | gate, dark flock, shepherd
He shuts the gate. He turns around. And there is nothing left outside but morning. | open hills, bright sunrise
Good night, he says. He says it to the night. | shepherd at a gate, dawn
