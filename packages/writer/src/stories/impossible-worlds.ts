import { parseStories } from '../story.ts'

/** A traveller goes to a place that cannot be, and comes back with something, or does not come back. */
export const impossibleWorldsStories = parseStories(`
  = low-tide-door
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

  = the-wrong-book (about)
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

  = the-listening-sea (about)
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
`)
