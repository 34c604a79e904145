import { parseStories, seenAsWritten } from '../story.ts'

/** Stories of relatives, their kitchens and houses, and of what is eaten there. */
export const homeStories = seenAsWritten(
  parseStories(`
  = flour-on-the-doorknob (her-baking)
  Flour on the doorknob: {S}. | doorknob, flour, close view, kitchen, warm light, dawn / old woman at an oven, loaf of bread, kitchen, warm light, dawn
  ~
  - You woke up because of the smell. It had come up the stairs, and under your door. | child waking up in bed, open door, light, dawn / stairs, warm light, steam, dawn
  + She had been up since four. The radio was on, so low that it only hummed. | radio on a shelf, kitchen, lamp, dawn
  She never weighed a thing. Two fists of flour, and one for the house. | grandmother at a kitchen table, flour / hands in flour, bowl, close view, kitchen table
  brief Two fists of flour, and one for the house. | hands in flour, bowl, close view, kitchen table
  + Her ring lay in the blue cup by the tap, as it did every Saturday. | ring, cup, kitchen window, morning
  + She folded the dough, and turned it, and slapped it, the way you pat a horse. | hands kneading dough, kitchen table, close view / old woman kneading dough, kitchen table
  You asked how long. She said: until it sounds right. | child and grandmother, oven, kitchen, warm light / hand knocking on a loaf of bread, close view, kitchen table
  + Then she knocked on the crust with one knuckle, and listened, like a doctor. | hand knocking on a loaf of bread, close view, kitchen
  ...
  Years later you tried it, with a scale, and a screen. It was not that. | scales, flour, kitchen table, lamp, evening / smartphone, dough, kitchen table, lamp, evening
  brief Years later you tried it, with a scale. It was not that. | scales, flour, kitchen table, lamp, evening
  - So: two fists, and one for the house. | hands in flour, kitchen table, night
  You knock, and it sounds right. There is flour on the doorknob. | hand knocking on a loaf of bread, close view, kitchen, morning / doorknob, flour, close view, kitchen, warm light, morning

  = one-plate-too-many (her-cooking)
  Wash your hands first: {S}. | old woman at a stove, steam, kitchen, evening
  ~
  - The kitchen window had gone white with steam. Somebody had drawn a cat on it. | kitchen window, steam, evening / drawing of a cat on a window, kitchen
  + There was a recipe, once, on a gas bill. All it said was: enough. Enough salt. Enough butter. Enough time. | paper, pencil, kitchen table, lamp / bowl, spoon, kitchen table, lamp
  + You were allowed to taste. She watched your face, and not the pot. | child eating at a kitchen table, grandmother, bowl, steam
  She always laid one plate too many. | kitchen table, bowls, lamp, evening
  Who is it for? For whoever comes, she said. | child and old woman, kitchen table, lamp
  + Nobody ever came. It was a very small street. | small street, village, street lamp, night
  ...
  Then one night you had lost your job, and the last bus, and you stood at her door. | one person at a door, rain, night, lit window
  brief Then one night you stood at her door, and had lost your job. | one person at a door, rain, night, lit window
  + She did not ask. She only moved the lamp. | old woman, lamp, kitchen table, night
  There it stood, and it was still warm. It had been yours all along. | bowl, steam, close view, kitchen table, lamp / one person eating at a kitchen table, bowl, lamp, night
  brief There it stood, still warm. It had been yours. | bowl, steam, close view, kitchen table, lamp
  Tonight you cook. You count the chairs, and lay one more. | kitchen table, bowls, empty chair, warm lamp, evening
  brief Tonight you cook, and lay one plate more. | kitchen table, bowls, empty chair, warm lamp, evening

  = six-minutes-fast (her-house)
  The key is under the pot: {S}. | key, flower pot, door, garden, day
  ~
  - You do not need it. That door was never locked. | open door, hallway, sunlight
  - Floor wax, apples, cold stone. One breath, and you are nine. | hallway, apples in a bowl, window light / child in a hallway, sunlight
  The clock in there is six minutes fast. It always was, and nobody was ever late. | clock on a wall, living room, afternoon / old woman at a table, kitchen, afternoon
  brief The clock in there is six minutes fast. | clock on a wall, living room, afternoon
  + On the door frame there are pencil lines, one for every summer. | door, pencil, child, light
  + In the drawer: string, candles, and each letter that you ever sent. | open drawer, letters, candles, close view
  * You came to clear it all out. | boxes, car, street, day
  ...
  You open a tin of buttons, and one is yours. | box of buttons, hand, close view, window light
  You lost it at seven. She had kept it, for today. | child in a coat, garden, winter / one person holding a box, window light
  - So you carry the boxes back in, and put the kettle on. | kettle, stove, kitchen, evening
  The clock strikes, six minutes fast. For once you have the time. | clock, armchair, one person, evening light

  = the-end-of-your-sleeves (his-hands)
  Machine oil and orange peel: {S}. | old man at a workbench, tools, lamp, workshop
  ~
  He could hear what was wrong with a thing by tapping it. | old man, radio, tools, workshop, lamp
  + The shed was cold. He gave you his gloves, and they came up to your elbows. | child, gloves, workshop, lamp
  - He let you hold the torch. You held it badly. He never said so. He only moved your wrist. | child holding a lamp, old man, workshop / hands, lamp, close view, workshop
  + Every screw had a jar, and every jar had a label, in his square letters. | jars on a shelf, workshop, close view
  + He mended the radio, the neighbour's pram, and once a bird. | radio, tools, table, lamp / bird in two hands, close view, window
  + He was no talker. He said it with hinges. | door, tools, close view, light
  ...
  Last winter your own door began to stick. | house door, snow, evening
  You tapped the wood, and listened. And you knew where it was. | one person at a door, tools, lamp, evening
  brief You tapped the wood, and listened. | one person at a door, tools, lamp, evening
  You looked down. There they were, at the end of your sleeves: his hands. | two hands, close view, lamp, evening / hands holding tools, close view, lamp
  brief At the end of your sleeves: his hands. | two hands, close view, lamp, evening

  = string-too-short (kin-she)
  She saved every bit of string: {S}. | old woman at a kitchen table, box, lamp, evening
  ~
  There was a tin for it. On the lid it said: string, too short to use. | box, table, close view, lamp / tin box, writing on the lid, close view, lamp
  brief On the tin it said: string, too short to use. | box, table, close view, lamp
  + She wore two pairs of glasses, one on her nose, and one in her hair, and looked for both. | old woman at a mirror, hallway, day
  + When the telephone rang, she put on lipstick first. | telephone, old woman, mirror, hallway
  + She fed the neighbours' cat, and swore that she did not. | cat, bowl, kitchen door, morning
  + She could not say that she loved you. She said: have you eaten? | old woman holding a bowl, kitchen table, evening
  - You used to roll your eyes. | young person at a kitchen table, lamp, evening
  ...
  When you emptied the flat, there stood the tin. | box, empty room, window, day
  Every piece had a tag, in pencil. Kite, Thursday. First tooth. Hospital, home. | paper, pencil, close view, window light / kite, blue sky, child, field / hospital bed, window, light
  brief Every piece had a tag. First tooth. Hospital, home. | paper, pencil, close view, window light
  + The one from your parcels. The one from around your wrist. | one person holding a box, window light
  It was never string. It was all of us, too short to use, and kept. | family around a table, lamp, evening / box on a window sill, evening light

  = the-outside-of-the-pavement (kin-he)
  On the outside of the pavement: {S}. | old man and child walking, street, day
  ~
  - So that the cars get me first, he said. | street, car, old man and child, day
  + He had peppermints in his left pocket, and the map of a town he never saw. | old map, coat, close view
  + He cut apples with a pocket knife, and ate the first piece, to see if it was safe. | apple, bench, old man, park, day
  He waved until your train was a dot. You never looked. You had a seat to find. | old man waving, station, train / train window, one person, fields
  brief He waved until your train was a dot. | old man waving, station, train
  - Then he got slow. Then he had a stick. Then he had your arm. | old man with a stick, street, autumn / two people walking, old man, street, autumn
  ...
  One day, at the crossing, without a thought, you changed sides. | two people walking, old man, street, evening / street crossing, shoes, close view, evening
  He noticed. He said nothing for half a street. | old man, street, evening, close view
  + He felt in his left pocket, and gave you a peppermint. | hand giving, coat, close view, evening
  So that the cars get you first, he said. And then he laughed. | old man laughing, two people, street, sunset / two people laughing, pavement, sunset

  = it-talks-when-it-cools (bread)
  Listen, it is crackling: {S}. | loaf of bread, close view, steam, kitchen table, morning
  ~
  - The crust is already cold. Inside it is still summer. So it cracks, and ticks, and sings. | loaf of bread, kitchen window, morning light / loaf of bread, close view, kitchen table
  + Bakers call that the song. They put an ear to the shelf, to hear how the night went. | baker, loaves on a shelf, bakery, dawn
  - Think of what it is. Flour. Water. Salt. And somebody who got up at two. | flour, bowl, kitchen table / baker at an oven, bakery, night
  + A warm hand on a cold window, at five. The first customer. | bakery window, street, dawn
  You carry it home, and swear that you will wait until it is cool. | one person carrying bread, street, snow, dawn
  - Under your coat it warms you like a small animal. | loaf of bread in a coat, close view, street, morning
  ...
  At the third corner the end is gone. You do not remember how. | one person eating bread, street, morning / crumbs, coat, close view, street, morning
  + The butter is still hard. You do not care. | bread and butter, plate, kitchen table
  Somebody in the kitchen looks at the loaf, and then at you. | two people, kitchen table, loaf of bread
  And breaks off the other end. | two people eating bread, kitchen, butter, morning light

  = nobody-says-a-word (coffee)
  Nobody says a word yet: {S}. | cup of coffee, steam, kitchen table, dawn
  ~
  * The kitchen is blue. The fridge hums in its sleep. | kettle, kitchen, window, dawn
  brief The kitchen is blue. | kettle, kitchen, window, dawn
  - First the sound: a spoon, a tin, that small dark rain. | cup, spoon, kitchen table, close view / kettle, stove, steam, dawn
  + Then the smell goes from room to room, and touches everyone on the shoulder. | steam, open door, bedroom, dawn / one person waking up in bed, dawn
  - You hold the cup with both hands. It is the first thing today that holds you back. | two hands holding a cup, close view, steam
  + It is too hot. You drink it anyway. Patience begins after the first cup. | one person drinking from a cup, kitchen window, dawn
  Across the yard another window lights up. Wet hair. The same two hands. | lit window, street, dawn / one person at a window, cup, dawn
  brief Across the yard another window lights up. | lit window, street, dawn
  ...
  You still take down two cups, some mornings, by mistake. | two cups, kitchen table, window light
  Today you do not put the second one back. | two cups, kitchen shelf, window, morning
  You carry it over the yard, and knock. | hand knocking on a door, yard, morning / one person crossing a yard, morning sun
  Good morning, you say. It is still hot. | two people at an open door, steam, sunrise / steaming cup, close view, sunrise

  = the-kettle-first (tea)
  The kettle first, then the news: {S}. | kettle, stove, steam, kitchen, evening
  ~
  - Whatever has happened, somebody goes and fills it. | one person, kettle, kitchen, lamp
  + Somebody failed. Somebody was born. Somebody only came in from the rain. | one person in a coat, open door, rain / kitchen table, two people, lamp
  It gives your hands something to do, and your eyes somewhere to be. | two hands holding a cup, steam, close view / steam, window, rain, close view
  + Three minutes. It is the length of a very short silence. | clock, kitchen wall, cup, steam
  + The bag goes in. The colour comes out of it like an evening. | cup, close view, steam, lamp
  - Nobody has spoken yet. It has already become bearable. | two people at a kitchen table, cups, lamp, evening
  ...
  Then one of you begins, and looks into the cup, and not up. | one person looking into a cup, kitchen table, lamp
  or Then one of you begins. | one person looking into a cup, kitchen table, lamp
  + It all comes out, in the wrong order. | two people talking, kitchen table, night
  The other only says: I know. And: is there more in the pot? | two people, kettle, kitchen table, night / teapot, two cups, close view, lamp, night
  or The other only says: I know. | two people, kettle, kitchen table, night / teapot, two cups, close view, lamp, night
  It solved nothing at all. You slept like a stone. | one person asleep in bed, moonlight, night

  = the-second-day (soup)
  The lid is dancing: {S}. | pot on a stove, steam, kitchen, evening
  ~
  - It began with what there was. One onion. Two carrots that nobody wanted. A bone. | onion, kitchen table, bowl, window light / bowl, kitchen table, lamp
  + Outside it rained sideways. In here the windows ran with steam. | kitchen window, rain, steam, evening
  - Somebody stirred. Somebody tasted, and put in salt, and tasted, and looked at the ceiling. | one person at a stove, steam, kitchen / one person eating, stove, kitchen
  + It needed something. It always needs something. It is usually time. | clock, kitchen, steam, lamp
  The boy from upstairs had locked himself out. He stood there, and dripped. | child, open door, rain, hallway / wet shoes, doorstep, rain, close view
  brief The boy from upstairs had locked himself out. | child, open door, rain, hallway
  So there was one bowl more, and a bit of water in the pot. | bowls, kitchen table, lamp, evening
  ...
  - Nobody talked. You could hear five spoons. | family at a kitchen table, bowls, lamp, evening
  - Then his mother came, and she was cold, too. | woman, open door, rain, evening
  A little more water. A little more salt. | bowl, steam, close view, kitchen table
  It fed nine of us, in the end. It was better on the second day. | crowd around a kitchen table, bowls, lamp, night / pot, stove, morning light, kitchen
`),
)
