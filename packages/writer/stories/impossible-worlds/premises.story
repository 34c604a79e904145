= the-town-that-waits
pattern: premise
takes: person

A whole town, and one light: {S}. Nobody else has ever lived there. | {T}, village, fog, dawn
brief A whole town, and one light: {S}. | {T}, village, fog, dawn
- All the other houses are lit every evening, so that it does not feel that way. | village, lit windows, dusk
- {H} walks from door to door with a match, and wishes each of them good night. | {T}, street, lantern, dusk
+ From the hill it looks as if a hundred families were at supper. | village at night, lit windows, hill
...
I went down there once, and knocked at a door, at random. | one person knocking at a door, village, night
It opened. There were two plates on the table. Both were warm. | two plates, table, lamp, open door, night / bowl of soup, steam, table, lamp, night
I always set for one more, said {H}. One of these years it was going to be right. | {T}, table, lamp, night
brief I always set for one more, said {H}. | {T}, table, lamp, night
I have a house there now. It is the one with the real light. | one lit window, village, night

= the-country-without-clocks
pattern: premise
takes: animal

They have no clocks there. They ask {S}. | {T}, wide field, dawn
brief They have no clocks, so they ask {S}. | {T}, wide field, dawn
- If there is rest, it is evening. If there is song, it is day. | {T}, field, sunrise
- The trains leave when they are told to, in the only voice that counts. | train, field, morning
+ The school begins when the yard is full of wings, or hooves, or nothing at all. | village, field, morning
...
A man from the city came, and brought them a watch on a chain. | one person, village, day
They passed it round. They held it to their ears. They gave it back. | people, watch, village, day
It is afraid, they said. Listen how it runs. | watch in a hand, village, day
He stayed. He sleeps when it is quiet, and he has never been late. | {T}, field, dusk, calm

= the-line-that-no-one-built
pattern: premise
takes: vehicle

Still it goes on: {S}. Past the last stop there is no ground any more. | {T}, clouds, night, stars / clouds, stars, night, seen from above
brief Still it goes on: {S}. | {T}, clouds, night, stars
- You lean out of the window. Far below, there are lamps, and they are drifting. | lights far below, clouds, night
- Every stop is a single door, standing in the air, with a bell beside it. | door in the clouds, bell, stars
+ Somebody gets off with a suitcase, and does not fall, and does not look down. | one person, suitcase, clouds
...
The stops have no names. You just know which one it is. | blank name board, clouds, night / lit door far away, clouds, stars
Mine smelled of rain on a warm road. I had not smelled that for thirty years. | road, rain, dusk / face at a train window, rain, night
- I had one foot out already. Somebody held my sleeve. | hand holding a sleeve, open door, clouds, night / open door, clouds, stars
Not this time, said the one who checks the tickets. You have a return. | train conductor, ticket, {T}, night / hand holding a ticket, train compartment, night

= the-valley-of-lost-things
pattern: premise
takes: handheld; timepiece

There is a gate for all lost things: {S}. Whatever goes missing comes to that valley in the end. | {T}, valley, dusk
brief There is a gate for all lost things: {S}. | {T}, valley, dusk
- It lies on a stone in the sun, and the others lie around it, in rings. | {T}, stone, sunlight, valley
- There are gloves there, looking for each other. There are ten thousand keys. | gloves, field, dusk / keys, field, dusk
+ An old woman dusts them, once a week, and calls them by their owners' names. | old person, field, morning
...
I asked her if anybody ever comes to fetch a thing. | two people, old woman, field, evening
- They come, she said, but never for what they lost. | old woman talking, field, dusk
They look around for hours, and then they ask me if I have seen a boy, about so high. | child, path, dusk
And have you, I asked. She looked at me for a while. He was just here. | old woman and one person, two people, field, sunset / {T}, field, sunset

= the-house-that-reads
pattern: premise
takes: document

The first stone was paper: {S}. They built the whole city on it. | {T}, paper houses, dusk
brief The first stone was paper: {S}. | {T}, paper houses, dusk
- You can put your ear to any wall there, and hear it being read. | one person leaning on a wall, paper, lamp
- Nobody shouts. Nobody smokes. When it rains they all stand outside, and hold up their coats. | street, rain, coats, people
+ In a quarrel, whole streets have been torn in two. | torn paper, street, dusk
...
In the middle there is a room that has stayed white. | white room, window, light
It is for what people meant to write, and never did. | blank page, desk, window
- It is much the largest room in the city. | white room, high windows
I left a page of mine there. I only wrote the name. The wall is still warm. | blank page, hand, white room / one person, white room, sunset

= the-map-folds-here
pattern: premise
takes: place

Fold the map, and there it is: {S}. Two roads meet there that have never met. | {T}, map, dawn, fog
brief Fold the map, and there it is: {S}. | {T}, map, dawn, fog
- It is always just before the bells there. Nobody has ever heard them ring. | tower, bell, {T}, dawn
- The shadows lie on the wrong side, as if the sun had been put back by somebody careless. | long shadows, street, sun
+ You can buy bread there. You pay with something that you were going to forget. | bread, market, {T}, day
...
I gave them the sound of a gate, and they were very pleased. | gate, garden, evening
They hung it up at the entrance. It closes behind everyone who leaves. | gate, {T}, dusk
brief They hung it up at the entrance. | gate, {T}, dusk
Since then, wherever I come home, I stand there for a moment. | one person at a gate, evening
Something is missing. I cannot think what. | open gate, one person seen from behind, field, dusk

= the-market-at-the-edge
pattern: premise
takes: food

One stall, at the edge of the world: {S}. They sell nothing else there. | {T}, market, lantern, dusk
brief One stall, at the edge of the world: {S}. | {T}, market, lantern, dusk
- The stars begin right behind the counter. You have to be careful with your change. | stars, market stall, lantern
- The queue goes back through the village, over the hill, and into last winter. | queue of people, hill, snow, night
+ Nobody pushes. Somebody plays an accordion, and only the slow part. | people, lanterns, night market
...
When I got to the front, there was one left. | {T}, table, lantern, night
Behind me stood a boy, and he had counted, too. | child, market, night
- We looked at it together. We looked at the stars. | child and adult, stars, night
We broke it in two. It is the only thing in that country that gets bigger. | hands giving {T}, lantern, stars, night / {T}, close view, lantern, stars

= where-it-is-made
pattern: premise
takes: feeling; event; history; activity; nature

They make it by hand, up there: {S}. The workshop is above the last trees. | workshop, mountains, lamp, dusk
brief They make it by hand, up there: {S}. | workshop, mountains, lamp, dusk
- It is done by hand, in the dark, by people who hum. | hands at work, workshop, lamp, night
- Every evening the boxes go down to the valley on a rope. There are never enough. | rope, box, mountains, dusk
+ They say that the tools are older than the mountain. | tools, table, lamp
...
I asked them who had ordered all this. | two people talking, workshop, lamp
They showed me the book. My name was on every page. | old book, lamp, table
- I had only ever asked for the opposite. | one person, mountain, dusk
It is the same box, they said. You have to turn it over. | box, hands, workshop, sunrise

= low-tide-door
pattern: premise
takes: thing; clause; statement

The door leads to {S}. At low tide, it stands open in the cliff. | door in a cliff, beach, low tide
or Behind the door, {C}. At low tide, it stands open in the cliff. | door in a cliff, beach, low tide
- You have six hours. After that, the sea comes back for its door. | open door, sea, wide beach, clouds
- Inside, the sand goes on, but the sky is on the wrong side. | beach under a strange sky, stars, one person
+ The birds there walk, and leave their shadows to do the flying. | birds on a beach, long shadows
+ A woman sells umbrellas. It never rains. They are for going up. | balloon over a beach, one person
...
I stayed for one cup of tea, and then for one more. | table on a beach, cup, dusk
+ Behind me, very far away, I heard the water. | waves at night, door, moon
When I turned around, the door was a painting of a door. | closed door, cliff, moon
They have kept my cup. They say that I take it with sugar. | cup on a table, strange stars

= the-wrong-station
pattern: premise
takes: thing; clause; statement

I woke in a country made for {S}. I had slept past my stop. | train, strange station, mist
or I woke in a country where {C}. I had slept past my stop. | train, strange station, mist
- The platform was made of piano keys. You had to leave in tune. | station platform, piano, lamp
The guard took my watch, and gave me a warm stone instead. | one person on a platform, lamp, stone
+ All the streets went downhill, in both directions. | street on a hill, lamps, dusk
+ The houses had been built around the trees, and asked them before they shut a window. | house around a tree, garden
...
That night I saw what they do with the moon. They take it in. | moon in a window, village at night
+ It lay on a bed, under a blanket, and lit up the street from inside. | lit window, village, night
- Nobody is ever afraid of the dark there. They know where the light sleeps. | village at night, one bright window
I still have the stone. It is still warm. | stone in a hand, train window, dawn

= the-mapmaker
pattern: premise
takes: thing; clause; statement

The hole had the shape of {S}. It was in the old map. | old map with a hole, lamp, table
or Around the hole it said: {C}. It was in the old map. | old map with a hole, lamp, table
I put one finger through, and felt wind. | hand over a map, lamp
- By morning I had fitted in an arm. By noon I was standing there. | one person in a wide field, strange sky
+ The hills were drawn in ink, and came off on my shoes. | hills, one person, black river
+ Every river had its own name written along it, in a careful hand. | river through a valley, seen from above
...
An old man was crouching by the road with a very small brush. | one person by a road, painting, dusk
- He looked up and said: you are early. I have not done the faces yet. | old person, lamp, road at dusk
Then I saw his paper, and on it the town that I come from. | paper with a small town, lamp
He was just painting my window. He had left the light on. | one lit window, town at night

= house-of-stairs
pattern: premise
takes: thing; clause; statement

At the very top, {S}. There is a house with more stairs than rooms. | house, long staircase, light above
or Over the top step stands: {C}. There is a house with more stairs than rooms. | house, long staircase, light above
You start to climb after breakfast. You are given a sandwich, and a bell. | one person on a staircase, morning
- Around the tenth floor the windows begin to look down on clouds. | staircase, window, clouds
+ On the twentieth, a ship goes by, and the captain lifts his cap. | ship in the clouds, window
+ On the thirtieth you pass yourself, coming down, in a hurry, smiling. | two people on a staircase, light
...
- Ring the bell if you are tired, they told me. Someone will bring a chair. | bell, chair, staircase, dusk
- I rang. Nobody came. But the stairs grew soft, and began to move by themselves. | staircase at night, stars, one person
- They were not taking me up. They had been bringing it down to me. | bright light on a staircase, open door
I have never told anybody what was in the room. There was a chair. It had my coat on it. | coat on a chair, lit room

= weather-keeper
pattern: premise
takes: thing; clause; statement

The island belongs to {S}. It lies beyond the last lighthouse. | lighthouse, island, sea, dusk
or On the last island, {C}. It lies beyond the last lighthouse. | lighthouse, island, sea, dusk
One man lives there. He keeps the weather in jars. | one person, jars with light, small house
- Each has a label. Rain, for a wedding. Fog, for saying goodbye. | jars on a shelf, lamp, window
+ I asked for snow. He asked me how much I was ready to remember. | snow on an island, one person
+ He opened a small one, no larger than an egg, and it was morning. | sunrise in a room, window
...
- On the highest shelf was a jar with nothing on the label. | high shelf, one dark jar, lamp
- He said that it had come ashore the day before I did. | jar on a beach, waves, dawn
I held one to my ear, and heard my mother calling me in for supper. | one person on a beach, dusk, sea
He let me keep it. I have not opened it. I am saving it for the right evening. | jar on a window sill, sunset

= backward-market
pattern: premise
takes: thing; clause; statement

The market only opens for {S}. It is on the far side of the mirror. | mirror, market lights, dark room
or Above the gate it says: {C}. There is a market on the far side of the mirror. | mirror, market lights, dark room
You do not pay with money. You pay with something that you were going to say. | market stalls, lamps, night
I bought a lantern, and found that I could no longer say sorry. | lantern in a hand, night street
+ A boy had sold all of his names. He was very light, and people held his sleeve. | child, lanterns, night market
+ Two sisters traded a quarrel for a boat, and sailed off in it, laughing. | boat on a river, two people, lamps
...
- At midnight, they ring a bell, and everything may be given back. | bell, clock tower, midnight
- I stood in line with my lantern. The line was very short. | one person with a lantern, empty street
- Hardly anybody wants it back. That is how the place stays so bright. | many lanterns, market at night
If I have never told you that I am sorry, look at my window. | lit lantern in a window, night

= sleeping-giant
pattern: premise
takes: thing; clause; statement

The hill behind the village dreams of {S}. You can see it breathe. | hill above a village, mist, dawn
or In the dream of the hill, {C}. You can see it breathe, behind the village. | hill above a village, mist, dawn
- The people who live there take off their shoes to go outside. | bare feet on grass, village, morning
- They talk in low voices, and they have no dogs, and no drums. | quiet village street, two people
+ Once a child laughed out loud, and a forest fell over in the next valley. | forest in a valley, fallen trees
+ On clear nights you can see the dream, just above the chimneys. | strange lights over a village, night
...
I asked the oldest woman what would happen, if ever the hill woke up. | old person, lamp, village at night
- She put a finger to her lips, and pointed at the houses, at me, at her own hand. | hand in lamp light, window
We are not living on it, she said. We are what it is dreaming. | village in mist, moon, hill
So please, whatever you do now, do it quietly. | sleeping hill, stars, village

= the-well
pattern: premise
takes: thing; clause; statement

Down in the well, {S}. At the bottom of it there is no water. | old well, forest, light from below
or Down in the well, {C}. At the bottom of it there is no water. | old well, forest, light from below
I went down on a rope, with a lamp in my teeth. | one person on a rope, lamp, dark well
- After an hour, the stars came out, below my feet. | stars below, one person, darkness
+ I passed a garden that grew out of the wall, and a table laid for two. | garden, table, dark stone wall
+ Somebody had hung a swing there. It was still moving. | swing in the dark, lamp
...
The rope came to an end. I could see a small round light beneath me, and a face. | round light in the dark, one person
+ It was looking down into a well. | face, well, sky
- It held a rope, and a lamp, and it looked just as surprised as me. | two people, lamp, rope, dark
We waved. One of us let go. | falling star, dark sky, well

= ticket-for-one
pattern: premise
takes: thing; clause; statement

The ticket said: {S}. One way, one night, one person. | ticket on a table, lamp, night train
or Over there, {C}. The ticket said: one way, one night, one person. | ticket on a table, lamp, night train
The boat was made of paper. The captain had folded it himself. | paper boat, river, moon
- We sailed over a town that was asleep, so low that I could touch the chimneys. | boat over rooftops, night, moon
+ Washing hung between the stars. He steered around it very carefully. | stars, washing line, boat
+ He would not say where we were going. He only asked if I could swim in light. | boat, bright light, night sky
...
- Then the paper grew soft. You could see the stars through the bottom. | paper boat, stars, dark water
- He said that it happens to everybody here. The trick is not to stand up. | two people in a boat, stars
I stood up. And I did not sink. | one person standing on dark water, moon
I walked home over the rooftops. My shoes are still a little bright. | shoes by a door, moonlight, night

= the-wrong-book
pattern: premise
takes: name

In a town that no map shows, it is against the law to talk about {A}. | village in fog, locked gate, night
So the people there have learned to talk about nothing else, without a word. | two people in a street, lamps, fog
They do it with windows. A light on the left means yes. | lit windows, village at night
+ Two lights mean that somebody has been thinking. | two lit windows, dark street
+ A candle on the roof means that a child has asked. | candle on a roof, stars
...
- I stayed a week, and then I could read a whole street. | street of lit windows, one person
- On my last night I saw that they were all telling the same story. | village at night, many windows
- It was about a stranger who walks through, looking up, and almost understands. | one person looking up, lit windows
I put a candle on the sill. All along the street, the lights went out to listen. | candle in a window, dark village

= the-listening-sea
pattern: premise
takes: name

There is a sea that listens, and last night I told it all I know about {A}. | one person by the sea, night, moon
- It took me four minutes. I had thought that it would take longer. | beach, clock, waves, night
- The sea came a little closer, the way people do when they want more. | waves, moon, one person
+ So I told it what I had guessed. I told it what I had made up. | one person on a rock, sea, stars
+ It brought me a shell, then a bottle, then a chair. | chair on a beach, bottle, moon
...
- I sat down. I ran out of things to say. | one person on a chair, sea, dawn
And then, very softly, it began to tell me what it knew. | calm sea, first light, mist
I could not understand a word. But it was beautiful, and it did not stop. | sunrise over the sea, one person
I go back every night. I am learning the grammar. | one person walking to the sea, night

= the-upside-lake
pattern: premise
takes: thing; clause; statement

Look down to the bottom of the lake: {S}. They say it is bottomless. | lake at night, deep light, mist
or Below the lake, {C}. They say it is bottomless. | lake at night, deep light, mist
- You can see it on still evenings, between the reflections. | lake, reflection, dusk, mountains
One winter, the ice froze clear as glass, and a girl lay down on it to look. | child on ice, lake, winter
+ She saw roofs, and smoke, and a street with snow falling up. | village under ice, snow, light
She saw another girl, on her back, looking up. | two children, ice, reflection
...
- They had no words, so they breathed on the ice, and drew. | drawing on ice, hand, frost
+ A house. A cat. A question mark. | drawing on a window, frost
- In spring the ice broke, and each of them thought the other had drowned. | broken ice, lake, spring light
That is why there are always two candles by the shore. One of them is on our side. | two candles, lake, night
