import { parseStories, seenAsWritten } from '../story.ts'

/** What would be otherwise, told as the week in which it is. */
export const imaginedStories = seenAsWritten(
  parseStories(`
  = the-week-it-came (if-moon-near)
  It began on a Monday: {C}. | one person on a roof, large moon over a city, night / large moon, roofs, city, night
  ~
  On Tuesday you can read by it. People carry their chairs into the street. | one person reading a book, rooftop, huge moon, night / people with chairs, street, huge moon, night
  - On Wednesday the sea comes over the wall, and leaves a fish in the mailbox. | waves over a harbour wall, huge moon, night / fish in a mailbox, garden gate, moonlight
  + The birds do not go to bed. Neither do the children. | birds over roofs, huge moon, night / children in pyjamas, garden, moonlight
  + The dogs stop barking at it. They lie down, and all face one way. | dogs lying in a field, huge moon
  - By Friday you can see each place where it was hit. It looks like somebody who has come a long way. | two people, telescope, field, huge moon, night / one person on a balcony, huge moon, night
  - On Saturday it fills the street from roof to roof, and nobody says a word. | huge moon between the roofs, narrow street, night / crowd, faces turned up, village square, huge moon, night
  ...
  Then a girl of four puts up her hand, and waves. | small girl waving, balcony, huge moon, night
  - And nobody can say why, but everyone in the street does the same. | crowd waving, village square, huge moon, night
  On Sunday it is back where it was. | small moon over a calm harbour, boats, night
  We still go out, every night, and wave. | one person waving on a roof, small moon over a city, night

  = the-first-night-without (if-moon-gone)
  The first night is only dark: {C}. | dark sky, stars, village, night
  ~
  - You think that it is cloudy. Then you see how many stars there are. | one person looking up, stars, field, night
  + In the harbour the boats hardly rise. The old men stand there, and look at the wall. | boats, harbour, old men, dusk
  + The owls go hungry. The moths fly straight, for the first time, and do not know where to. | owl, branch, dark night / moths, street lamp, night
  + Songs get awkward. Poets have to begin again with the lamp. | one person writing at a desk, lamp, night
  A child asks what it was like. | child and old woman, window, stars, night
  You say: round. You say: sometimes. You say: it came along with us when we drove. | two people in a car, road, night / child at a car window, night sky
  brief You say: round. You say: it came along with us. | two people in a car, road, night / child at a car window, night sky
  ...
  + It is no good. It is like telling somebody a smell. | one person at a window, dark sky
  So you take a plate, and a lamp, and go out into the garden. | one person holding a lamp, garden, night
  brief So you take a plate, and a lamp. | one person holding a lamp, garden, night
  You hold it up, over the hedge, as high as you can. | one person holding a bright plate, garden, stars, night
  brief You hold it up, as high as you can. | one person holding a bright plate, garden, stars, night
  And all down the valley, one after another, somebody holds up a plate. | village, many round lights, valley, night / hands holding a plate up, garden, stars, night
  brief And all down the valley somebody holds up a plate. | village, many round lights, valley, night

  = the-morning-that-did-not (if-sun)
  Seven o'clock, and no light: {C}. | village, street lamp, dark sky, morning
  ~
  - The alarm rings. The birds do not. | clock, bed, dark room / bird on a branch, dark
  + You brush your teeth by the light of the fridge. | one person, kitchen, dim light, dark
  - On the bus everyone is looking at the same place, in the east, over the car park. | people on a bus, dark windows / people looking at the horizon, dark street
  + Flowers stay shut. Roosters lose their jobs. | closed flower, dark garden / rooster, fence, dark
  + By noon there is frost on the playground. Somebody turns on all the stadium lights, and people just stand in them. | frost, playground, dark / crowd, bright stadium lights, night
  You find the lamp from your aunt, the ugly one, shaped like a pineapple. | lamp, box, hand, dark room / glowing lamp, dark room, close view
  brief You find the ugly lamp from your aunt. | lamp, box, hand, dark room
  ...
  You put it in the window, so that the street has something. | lamp in a window, dark street
  Across the road, somebody puts out another. | two lit windows, dark street
  + By evening you can see the whole town from the hill. | village of lights, hill, dark sky
  We had never looked for the sun. We only ever looked for each other. | people at lit windows, street, warm light, night / two lit windows, dark street, close view
  brief We only ever looked for each other. | people at lit windows, street, warm light, night

  = the-cup-does-not-fall (if-gravity)
  The cup does not fall: {C}. | floating cup, kitchen table, morning
  ~
  - You only wanted to put it down. Now it hangs there, and the coffee comes out in small brown moons. | floating cup, kitchen, window light / one person reaching for a cup, kitchen
  + Next come the keys, the cat, and the tax letter. | floating keys, room / cat in the air, room / letter floating, room
  - The cat is furious. It swims. | cat in the air, curtains, room
  + Outside the bins go up, and the leaves, and one surprised bicycle. | bicycle in the air, street, sky / leaves, sky, roofs
  + People hold on to lamp posts, and to each other. | people holding a street lamp, street, day
  For the first time in his life, the old man on the second floor has no pain in his knees. | old man floating, balcony, smiling, sky / slippers floating, balcony, close view
  brief The old man on the second floor has no pain in his knees. | old man floating, balcony, smiling, sky
  He lets go of the rail. He was a dancer once. | old man dancing in the air, roofs, sky
  ...
  - His wife stands below, and holds him by the sleeve, like a kite. | old woman looking up, hand, balcony / two people, balcony, sky
  It lasts for nine minutes. Then everything comes down, quite gently. | cup, kitchen floor, window light / people on a street, looking at their feet, day
  brief Then everything comes down, quite gently. | cup, kitchen floor, window light
  Nobody speaks about the nine minutes. But all over town, on that day, people dance. | people dancing, street, sunset / empty street, cup on a wall, sunset
  brief But all over town, on that day, people dance. | people dancing, street, sunset

  = the-first-thing-they-said (if-animals)
  They begin at breakfast: {C}. | dog at a kitchen table, morning
  ~
  * The dog says: are you going to finish that? | dog, close view, kitchen table, plate
  + The cat has known how for years. She just had nothing to add. | cat, window sill, morning
  - The pigeons talk about bread. The horses talk about a fence that fell down once. | pigeons, street, bread / horses, fence, field
  + In the zoo it is very quiet. Nobody wants to be first. | gate, trees, empty path
  + On the bus a spaniel tells a stranger about your divorce. | dog on a bus, people, day
  - By noon there is nothing left to hide. They were in the room the whole time. | living room, dog and cat, one person, day
  ...
  In the evening you sit down on the floor, and ask. | one person sitting on the floor, dog, lamp, evening
  Were you lonely, all those days, when I was out? | dog at a window, empty room, evening
  The dog thinks. Then it says: you always came back. | dog, close view, lamp, evening
  brief It says: you always came back. | dog, close view, lamp, evening
  It was never a question, over there. It was the whole religion. | one person and dog asleep, sofa, lamp, night / dog asleep on feet, close view, lamp

  = the-hours-we-got-back (if-sleep)
  Nobody is tired any more: {C}. | city at night, all windows lit
  ~
  - At first it is a party. Eight more hours. The shops stay open. | crowd, street, lights, night / shop, lamp, night
  + Everyone learns the piano. By March you are all quite good, and sick of it. | hands, piano, lamp, night
  - Then the nights get long. There is nobody to miss, since nobody is away. | one person at a window, city lights, night
  + The beds are sold. You see them out in the rain, like boats. | bed, street, rain, night
  + Nobody says: let me sleep on it. So everything is said at once, and most of it is wrong. | two people arguing, table, lamp, night
  A man in the park puts up a sign: a quarter of an hour, lying down, no talking. | bench, sign, park, dusk / grass, tree, empty park, evening
  brief A man puts up a sign: a quarter of an hour, lying down. | bench, sign, park, dusk
  ...
  On Monday three people come. On Friday, three hundred. | people lying in grass, park, dusk / three people on the grass, park, seen from above
  They close their eyes, and nothing happens. That is all they wanted. | sleeping face, close view, grass, dusk / trees, sky, seen from below, dusk
  brief They close their eyes, and nothing happens. | sleeping face, close view, grass, dusk
  + One of them begins to smile. You would give anything to know at what. | one person smiling, closed eyes, grass
  We thought that it was lost time. It was the only place that was ours. | one person asleep in bed, large moon, stars, night / open window, curtain, stars, night
  brief It was the only place that was ours. | one person asleep in bed, large moon, stars, night

  = the-quiet-screen (if-phones)
  All the screens go dark: {C}. | smartphone on a table, dark room, morning
  ~
  - For an hour you hold it anyway, like a hand. | one person holding a smartphone, window, morning
  + You do not know the way. You do not know a single number by heart but one: your mother's. | telephone, hallway, one person
  On the stairs you meet the woman from the third floor. You have lived here for six years. | two people on the stairs, day / door with a number, stairs, close view
  brief On the stairs you meet the woman from the third floor. | two people on the stairs, day
  + She has candles. You have beans. The boy from below has a guitar, and three chords. | candles, table, bowls / guitar, young man, lamp
  + Somebody knocks. You had forgotten that people can knock. | door, hand, hallway
  - It gets dark, and nobody knows what anybody else is eating. | dark street, candles in windows, evening
  By nine there are fourteen people on the stairs, and an argument about a song. | people sitting on the stairs, candles, night / candle, stairs, hands, close view, night
  brief By nine there are fourteen people on the stairs. | people sitting on the stairs, candles, night
  ...
  At ten it all comes back on. Every pocket lights up. | smartphone, lit, dark stairs, faces
  brief At ten it all comes back on. | smartphone, lit, dark stairs, faces
  + For a moment nobody moves. | people on the stairs, candles, close view
  The woman looks at hers, and turns it over. So, she says. The second verse. | woman, candle, stairs, smartphone face down / people singing, stairs, candles, night

  = a-town-without-excuses (if-lies)
  It starts with good morning: {C}. | two people, street, morning
  ~
  - Good morning, says your boss. He stops. It is not. He has not slept since Sunday. | one person at a desk, office, morning / man at a window, close view
  + The baker says that the rolls are from yesterday. There is a longer queue than ever. | baker, bread, queue, street
  - How are you, people say, and then they sit down, because it takes a while. | two people on a bench, talking, day
  + The mayor opens his mouth, and closes it, and goes home early. | man on a stage, microphone, crowd
  + Six engagements end before lunch. Nine begin. | ring, table, hand / two people embracing, street
  + A girl tells her piano teacher that she hates it. Me, too, says the teacher. They go out for ice. | girl, piano, woman, room / two people walking, street, sunlight
  In the evening you stand in a doorway. For eleven years you have said: I am fine. | one person in an open door, lamp, evening / hand on a door frame, close view, lamp
  ...
  Out comes something small and true. | one person, close view, lamp, evening
  + It is very quiet. The clock goes on. | clock, kitchen wall, evening
  or The clock goes on. | clock, kitchen wall, evening
  And the one at the table says: I know. I have been waiting for you to say it. | two people at a kitchen table, lamp, night / empty chair, kitchen table, lamp, night

  = between-two-ticks (if-time)
  The clock holds its breath: {C}. | clock, wall, room, day
  ~
  - A drop hangs from the tap. A cat hangs over a fence. A man hangs from his own good mood. | drop of water, tap, kitchen / cat over a fence, garden / man in the air, street
  + You walk through the market, between coins that have not come down. | one person walking, market, coins in the air
  or You walk through the market. | one person walking, market, coins in the air
  - It is fun for a day, or what would have been one. | one person on a street, people standing still
  + You read all the newspapers over people's shoulders. You straighten every tie. | newspaper, people standing still, street
  + You correct the town. You move a child from the kerb. You put an umbrella in the right hand. | child, street, car / umbrella, hand, street
  Then you come to the station, and there she is. | station, woman standing, train
  ...
  She is turning away. You never saw her face. You never ran. | woman turning, station platform, train / frozen clock, station platform
  So you walk around her, and look. She is smiling. | woman smiling, close view, station
  + You go back to your mark, by the door. You get ready to run. | man at a station door, clock
  Now, you say. And it ticks. | clock, close view, station / man running, station platform, train, sunset

  = the-forty-first-day (if-rain)
  Bring your umbrella: {C}. | rain, street, umbrellas, day
  ~
  In the first week people complain. In the second they buy boats. | people, umbrellas, rain / boat, flooded street, rain
  - The washing is hung up in the church. The organ has to be played with gloves. | washing line, church, rain
  - Gardens move to the roof. So do the chickens. | rooftop garden, rain, plants / chickens, roof, rain
  + Children learn to swim before they walk, and to row before they lie. | child in a boat, street, rain
  + You forget what a shadow is. Somebody paints one on the square, for the old people. | painted shadow, square, rain
  + The postman comes by canoe. The letters have to be hung up, and read the next day. | canoe, postman, street, rain / letters on a washing line
  Then, on a Thursday, you hear it stop. | open window, one person listening, grey light
  ...
  Everyone comes to the door, and looks up, with their hoods still on. | people in doorways, wet street, first light / wet roofs, first light, clouds
  brief Everyone comes to the door, and looks up. | people in doorways, wet street, first light
  There is a bit of yellow on a wall. Nobody dares to stand in it. | cat, sunlight, wall, wet street / sunlight on a wall, close view, wet street
  brief There is a bit of yellow on a wall. | cat, sunlight, wall, wet street
  + A dog does. It lies down, and sighs. | dog lying in sunlight, street
  So that is what it was. We had always called it nice weather. | people in sunlight, street, sunset / umbrella in a corner, hallway, sunlight
  brief We had always called it nice weather. | people in sunlight, street, sunset

  = what-the-oak-said (if-trees)
  It is the oak who begins: {C}. | large oak, field, dawn
  ~
  It takes the whole of March to say one word. The word is: you. | large oak, bare branches, dawn / people under a tree, spring
  brief In March it says one word: you. | people under a tree, spring
  + Reporters come, and leave. They have deadlines. It has leaves to make. | crowd under a tree, cameras, day
  An old woman stays. She brings a chair, and her knitting. | old woman on a chair, large tree, field / knitting, hands, close view, tree
  brief An old woman brings a chair, and stays. | old woman on a chair, large tree, field
  + The birches gossip. The pines only ever speak of snow. | birch trees, light / pine trees, snow
  - In June it says: were. In October it says: small. | tree in summer, sunlight / golden tree, autumn
  - She does not mind. She was never in a hurry, and now she has no reason to be. | old woman, chair, tree, autumn
  ...
  In the first snow it says the rest, all at once. | large oak, snow, old woman
  brief In the first snow it says the rest. | large oak, snow, old woman
  You were so small. You climbed me. You cried about a dog. | child in a tree, summer / large tree, heart, bark, close view
  brief You were so small. You cried about a dog. | child in a tree, summer
  She puts a hand on the bark. It is all right, she says. There was another dog. | old woman, hand on a tree, dog, snow, sunset / old tree, snow, sunset, wide view
  brief It is all right, she says. There was another dog. | old woman, hand on a tree, dog, snow, sunset
`),
)
