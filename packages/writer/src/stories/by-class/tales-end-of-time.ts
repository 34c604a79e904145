import { parseStories } from '../../story.ts'

/** Last tales about a person, an animal, a vehicle and so on: told of any such, with pictures of their own. */
export const lastTalesOfEachClass = parseStories(`
  = the-last-round (person)
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

  = what-was-still-alive (animal)
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

  = the-last-departure (vehicle)
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

  = the-only-thing-they-kept (handheld, timepiece)
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

  = the-last-thing-written (document)
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

  = the-place-that-stayed (place)
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

  = the-last-supper-there-was (food)
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

  = told-at-the-last-fire (feeling, event, history, activity, nature)
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
`)
