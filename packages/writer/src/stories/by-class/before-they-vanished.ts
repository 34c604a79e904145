import { parseStories } from '../../story.ts'

/** The last traces of a person, an animal, a vehicle and so on: told of any such, with pictures of their own. */
export const vanishedOfEachClass = parseStories(`
  = the-coat-on-the-hook (person)
  Nobody ever found out: {S}. The door was open, and the lamp was lit. | {T}, village, night, fog / open door, lamp, empty room, night
  brief Nobody ever found out: {S}. | {T}, village, night, fog
  - The coat was on its hook. The boots stood under it, still wet. | coat on a hook, lamp, living room, night / wet boots on the floor, living room, night
  + The kettle had boiled dry. On the radio somebody was reading the weather for ships. | kettle, stove, kitchen, night / radio, shelf, lamp, night
  Of two cups on the table, one was full. | two cups, table, lamp, night
  + In the book, the last line had been written at six, and the ink had run. | old book, wet ink, lamp
  + We asked the dog next door. It only looked at the sea. | dog, street, night, fog / dog, sea, night
  + Somebody had torn off the calendar, day by day, up to next Sunday. | calendar, wall, lamp, night / calendar, close view, table, lamp, night
  ...
  There were footprints, and they went down to the water. | footprints, beach, night, fog
  - They did not go in. They stopped, and turned, and looked back at the house. | footprints, beach, waves, close view, night / footprints, beach, house far away, night
  Beside them, from there on, was a second pair. They were smaller. | two pairs of footprints, beach, night / two pairs of footprints, beach, close view, night
  We have kept the lamp going ever since. Some evenings the full cup is empty. | lamp, window, night / cup, table, lamp, night
  brief Some evenings the full cup is empty. | cup, table, lamp, night

  = the-morning-without-sound (animal)
  A boy with a milk can saw them last: {S}. It was on the road by the wood. | {T}, road, forest, dawn
  brief A boy with a milk can saw them last: {S}. | {T}, road, forest, dawn
  - They were all standing still, he said, with their heads turned the same way. | {T}, forest edge, fog, dawn
  - He looked where they looked. There was only the sky. | wide sky, fields, dawn
  + The dog would not go on. It sat down in the road, and shook. | dog, road, fog
  ...
  He went to fetch his father. It took four minutes. | child running, road, dawn
  - The grass was pressed flat in a ring, and it was warm to the hand. | grass, ring in a field, morning
  - Since then, it is so quiet here in the morning that you can hear the church clock breathe. | village, church clock, morning
  The boy is an old man by now. At dawn he still looks up. | old person looking up, field, dawn

  = the-bowl-in-the-snow (pet)
  The bowl was still full: {S}. The gate was shut, and there was no hole in the fence. | {T}, bowl, garden gate, snow, dusk
  brief The bowl was still full: {S}. | {T}, bowl, garden, snow, dusk
  It had snowed, so there were tracks. They went as far as the middle of the field. | animal tracks, snow, field, dawn
  - There they stopped. They did not turn. The last one was only half as deep. | animal tracks, snow, close view, dawn
  - We stood there with a lamp, and called. High up, something stopped to listen. | one person with a lamp, snow field, stars, night
  + For a week all the dogs in the village sat outside, and faced one way. | dogs sitting, village street, snow, night
  ...
  That was nine years ago. I still say the name when I turn off the light. | one person, lamp, window, snow, night
  * Last night it snowed again. | snow, house, garden, night
  In the morning there was one line of tracks, from the middle of the field to our door. | animal tracks, snow, house, morning
  brief In the morning there were tracks, from the field to our door. | animal tracks, snow, house, morning
  The bowl is empty. | empty bowl, doorstep, snow, morning

  = it-left-on-time (vehicle)
  It left on time: {S}. That is the one thing that everybody agrees on. | {T}, dusk, fog
  brief It left on time: {S}. | {T}, dusk, fog
  - A porter had waved. A girl had counted the windows, and got to twelve. | one person waving, {T}, evening / child, {T}, lit windows, evening
  - In one of the windows a man was peeling an orange. In one, somebody was asleep. | lit window, one person, evening
  + It was seen once more, at seven, from a bridge. All the lamps were on. | bridge, {T}, lamps, night
  ...
  The next place waited all night, with the gates closed and the kettle warm. | gates, lamp, night, kettle
  They walked the whole way with lanterns. There was not a scratch, not a drop of oil. | people walking with lanterns, fog, night
  - Only in the middle, on a stone, lay the peel of an orange, in one long piece. | orange peel, stone, lantern
  It was fresh. It is there again every year, on that day. | orange peel, stone, fog, dawn / {T}, fog, dawn

  = the-shape-in-the-dust (handheld, timepiece)
  Only the dust remembers: {S}. There was a clean place in it, in exactly that shape. | {T}, dusty shelf, window
  brief Only the dust remembers: {S}. | {T}, dusty shelf, window
  - No lock was broken. No window was open. | closed window, lock, dust
  - The old caretaker said that it had been humming for a week. | old person, corridor, lamp
  + He had moved it away from the mirror. He would not tell us why. | mirror, dusty room, lamp
  ...
  We put a camera in the room, and pointed it at nothing. | camera, empty room, night
  At ten past three, on the ninth night, the dust began to settle, everywhere but there. | dust, moonlight, empty shelf
  - Something is still standing in that place. You can walk around it. | empty room, moonlight, one person
  I put out my hand last night. It was warm, and it held on. | {T}, hand, moonlight

  = the-last-page-was-blank (document)
  There is a copy. There is a witness. There is no trace of {S}. | {T}, table, lamp
  brief There is no trace of {S}. | {T}, table, lamp
  - She had read it on Tuesday, to the end, and put it back in its box. | woman reading {T}, lamp / {T}, box, lamp
  - On Wednesday there were fewer words. She thought that she was tired. | {T}, close view, lamp / woman rubbing eyes, lamp
  + On Thursday it was mostly the commas. | blank page, magnifying glass, lamp
  ...
  She copied down what was left, as fast as she could. | woman writing at a desk, {T}, lamp
  - We have that sheet. Toward the end it is no longer her handwriting. | sheet of paper, pen, lamp, night
  It says that it was happy to be read, and that it is going where it was sent. | {T}, lamp, night
  Forty years on, in another country, an old man opened his door. There was nobody. He smiled. | old man, open door, morning

  = nobody-closed-the-windows (place)
  All the windows were open: {S}. The curtains hung outside. | {T}, open windows, curtains, wind
  brief All the windows were open: {S}. | {T}, open windows, curtains, wind
  - Bread on the tables. Water in the basin, still turning. | bread, table, morning / basin of water, table
  - On the school board there was a sum, and it was right. | blackboard, empty classroom, light
  + A swing was moving. There was no wind. | swing, empty yard, dusk
  ...
  They followed the only thing that they could hear. It was a radio. | radio, empty street, dusk
  It stood in the middle of the square, with chairs around it, two hundred, in rings. | chairs in rings, square, dusk
  - The voice was reading out names. It had got to the letter T. | radio, chairs, dusk, lamp
  One of the men went pale, and sat down. That is me, he said. | {T}, one person on a chair, dusk

  = the-oven-was-warm (food)
  Still steaming on the sill: {S}. The oven was warm, and the door was open. | {T}, window sill, oven, morning
  brief Still steaming on the sill: {S}. | {T}, window sill, oven, morning
  - She had set the table for two. She had lived there for sixty years, alone. | table, two plates, window
  - Her apron hung over the chair, with the strings still tied. | apron, chair, kitchen
  + On the wall was a calendar. She had drawn a circle around that day when the year was new. | calendar, kitchen wall, morning
  ...
  Nobody had seen her leave. One child had heard her laugh. | child, garden fence, morning
  A man's laugh, too, said the child, and then no more. | child, open window, kitchen
  - There was flour on the floor. There were steps in it, as if two people had danced. | flour, footprints, kitchen floor
  Both plates were empty. Whatever it was, they had finished it. | two empty plates, table, window, morning light

  = the-day-it-stopped (feeling, event, history, activity, nature)
  One morning it was gone: {S}. Nobody could say at first what was missing. | {T}, empty street, morning
  brief One morning it was gone: {S}. | {T}, empty street, morning
  - People stood in their doorways, and felt in their pockets. | people in doorways, street, morning
  - A teacher stopped in the middle of a word. A baker let the bread burn. | baker, oven, smoke
  + They looked into each other's faces, as you look into a shop that has closed. | two people face to face, street, day
  ...
  By evening they had begun to tell each other about it, so as not to forget. | people, lamp, evening
  - Each of them remembered a different corner. Together it was almost enough. | people around a table, lamp
  A small girl listened from the stairs. Oh, that, she said. | child, stairs, lamp
  She opened her hand. She had only borrowed it. | child, open hand, light, stairs
`)
