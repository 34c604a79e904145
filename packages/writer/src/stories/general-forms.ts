import { parseStories } from '../story.ts'

/** For a subject by the form it has: a whole clause, instructions, a list, or what may be real and is only told about. */
export const formStories = parseStories(`
  = the-first-hour (clause)
  You open the curtain, and it is true: {C}. | open curtain, window, dawn
  - You rub your eyes. You try the other window. | one person at a window, dawn, room
  - The kettle is boiling as if this were a Tuesday. | kitchen, morning light, steam
  + Down in the street a man has stopped, with one foot still in the air. | one person standing in a street, dawn
  + The neighbours are out on their balconies, in pyjamas, quite silent. | balconies, crowd, morning light
  ...
  By noon it has a name. By evening it has jokes. | crowd on a street, evening lights
  + A week from now, children will draw it, and never use the eraser. | child drawing at a table, window
  That is the frightening thing about us. We can get used to anything. | crowd walking, street, grey morning
  And that, perhaps, is how every wonder you walked past today began. | {T}, one person looking up, hill, wide sky

  = nobody-told-the-old-woman (clause)
  Nobody told the old woman on the hill: {C}. | old woman, small house, hill, hens, morning
  ~
  * Down in the town they do not sleep. They stand in the street, and talk with their hands. | people talking, street, lamps, night
  - The bells ring at the wrong hour. The dogs do not know whom to look at. | bell, church tower, night / dog, street, people
  + Somebody laughs, and cannot stop. Somebody sits on a kerb, with his hat in his lap. | one person sitting, street, hat, dawn
  She feeds the hens. She mends the gate. It is a Tuesday. | old woman, hens, garden, morning / gate, hands, tools, close view
  brief She feeds the hens. It is a Tuesday. | old woman, hens, garden, morning
  + From up there it looks like any other town, only with more lamps. | town with lamps, seen from a hill, night
  ...
  On the ninth day a boy comes up, out of breath, and tells her all of it. | boy running up a path, hill, day / boy and old woman, garden gate
  brief On the ninth day a boy comes up, and tells her. | boy running up a path, hill, day
  - She listens, and goes on peeling. | old woman peeling apples, bench, house, day
  And what do people say now, when they meet, she asks. Good morning, says the boy. | boy and old woman, bench, apples, day / boy, close view, day
  brief And what do they say when they meet, she asks. Good morning, he says. | boy and old woman, bench, apples, day / boy, close view, day
  Well then, she says, and gives him an apple. | apple, two hands, close view, sunlight
  The next day the whole town says it, a bit too loudly. | people greeting, street, sunrise
  brief The next day the whole town says it. | people greeting, street, sunrise

  = who-would-believe (clause)
  Nobody else has noticed it: {C}. | one person looking up, night sky, street
  You tell your sister, and she asks whether you have slept. | two people at a table, lamp, night
  - You look again. There is no doubt. There it is. | one person at a window, night sky
  + You begin to keep notes, with the time, and the date, and a small drawing. | notebook, lamp, table, clock
  + The notes get longer. Your sentences get shorter. | many papers, lamp, dark room
  ...
  Then one evening you see a stranger on a roof, with a notebook. | one person on a roof, stars, city
  The stranger looks across, and lifts a hand. | two people on rooftops, night, city lights
  - Being alone with it was the impossible part. That part is over. | two people, rooftops, moon
  So. What have you noticed, and not told anyone? | {T}, one lit window, dark city, night

  = small-print (clause)
  Think it through to the end: {C}. | open book, lamp, dark library
  - It sounds like a thought for children. Then you think about breakfast. | kitchen table, window, dawn
  Who feeds the birds? Who tells the ships? | birds over the sea, ship, dawn
  + Someone has to rewrite the school books, and someone has to teach from them. | school books, table, window
  + There would be a song about it, and you would be tired of the song by spring. | radio on a window sill, spring light
  ...
  Pull a single thread of the world, and every sleeve gets shorter. | thread in a dark room, hand, lamp
  - That is why it is worth asking. Not because it could happen. | one person on a hill, wide sky
  - Now you have seen how everything is holding hands. | bridge, city lights, river, night
  Look at your breakfast tomorrow as if it had been saved. | {T}, kitchen table, cup, sunrise

  = start-with-your-hands (howto)
  So, {A}. Do not read about it yet. | closed book on a table, window, morning
  or {A}. Do not read about it yet. | closed book on a table, window, morning
  Picture it done. What is lying there? What do your hands smell of? | hands on a table, window light
  - Now run it backward, one step, like a film. What happened just before? | staircase seen from the top, light
  + And before that? Keep going, until you reach something you could do today. | long stairs down to a door
  + It will be small. It may be just a chair, and a clear table. | clear table, chair, window
  ...
  - That is the first step. It looks too small to matter, so most people skip it. | one step of a stair, light
  Do it badly. Do it now. Then look at what went wrong. | one person at a table, lamp, tools
  - What went wrong is the lesson. You cannot buy it anywhere. | broken cup on a table, light
  Tomorrow, do it again. That is the whole secret. | sunrise, one person at a table

  = ask-someone-who-can (howto)
  Somewhere near you, there is someone who knows {A}. | lit windows in a street, dusk
  Do not ask for advice. Ask to watch. | two people in a workshop, lamp
  Look at what they do with their eyes before they do anything with their hands. | eye close up, lamp light
  + See where they slow down. That is the difficult place. | hands at work, table, lamp
  + See what they skip. They have forgotten that it was ever hard. | workshop, tools, window
  ...
  - Then try, while they watch you, and say nothing for a while. | one person at a bench, lamp, tools
  - You will be slow. You will be slow in exactly the right places. | one person at work, window, evening
  No list of steps can see you. A person can. | two people at a table, lamp
  Knock on a door this week. Bring cake. | door, street at dusk, lamp

  = honest-first-try (howto)
  Nobody was born knowing {A}. | child at an open door, light
  or {A}. Nobody was born knowing it. | child at an open door, light
  There was a first try. It was ugly, and somebody laughed. | one person, spilled paint, floor
  - Everyone you admire has a drawer full of those. | open drawer, papers, lamp
  + What they have, and you do not yet have, is the second try. And the ninth. | many papers on a table, window
  + Between the two lies nothing magic. Just Tuesdays. | calendar on a wall, kitchen, morning
  ...
  So choose the smallest piece you could finish before supper. | clock, table, evening light
  + Finish it. Put the date on it. | pencil, paper, table
  In a month you will find it again, and wince. | one person with old paper, window
  That wince is what progress feels like from the inside. | one person at a window, sunrise

  = pick-just-one (list)
  You asked for {A}. You need one. | long paper list on a table, lamp
  - A long list feels like doing something. Then you close it, and nothing has moved. | one person at a desk, night, lamp
  + You have read lists like this before. Be honest. Which one did you keep? | pile of papers, dark room, lamp
  - So let us do it the other way round. | one person at an open window, dawn
  Look at yesterday. Find the hour when it went wrong. | clock, evening room, window
  ...
  - What was in the room? What was in your hand? | telephone in a hand, dark room
  Change that one thing, and leave the rest alone, for a week. | lamp switched off, moonlit room
  + Write down each morning what was different. One line is plenty. | notebook, cup, window, morning
  You will not know what works for everyone. You will know what works for you. | one person, sunrise, window
  That is shorter than a list. It also works. | single key on a table, light

  = cross-out-the-list (list)
  Take a list. Any list. Even {A}. | paper list, pencil, table, window
  Now cross out whatever you already do. | hand with a pencil, paper, lamp
  Cross out whatever you know you will never do, and forgive yourself. | crossed out paper, table, window
  + Cross out what costs more than it could ever give back. | coins on a table, candle
  + What is left looks thin. There are perhaps two lines. | almost empty paper, light
  ...
  - One of those two scares you a little. You read it faster than the other. | one person at a table, shadow, lamp
  - Read it again. Slowly. | open letter, window light
  What is left is the one. The others were only there to hide it. | key on a paper, lamp
  Start tonight. Throw away the list. | paper in a fire, night, one person

  = ask-your-own-week (list)
  Everybody has a list of {A}. Nobody has yours. | crowd with papers, street, day
  Yours is not written down. It is hidden in last week. | calendar on a wall, window
  Go through the days, like rooms in a house, and stop at the good ones. | row of open doors, light
  + What had you eaten? Whom had you seen? When did you put out the lamp? | lamp by a bed, window, night
  + Now the bad ones. Look in, and do not judge. Just count the chairs. | dark room, chairs, moonlight
  ...
  - There is a pattern. There always is, and it is nearly always dull. | footprints in snow, one person
  - The dull ones are the ones that hold. | bridge in fog, lamps
  - Do more of the good room. Close the door of the other. | closed door, open door, corridor light
  You have just written the only item that was missing. | one person at a table, pencil, sunrise

  = at-the-long-table (about)
  At a long table, late, somebody begins to talk about {A}. | long table, candle, night, crowd
  - Forks stop. It turns out that everyone has something to say. | table, candle light, two people
  - One of them read it. One heard it. One is quite sure, and wrong. | people at a table, lamp, night
  + A quiet man at the end asks how anyone could know. | one person at a table, candle
  + For a moment all you can hear is the clock. | clock on a wall, dark room
  ...
  - Then they begin again, but slower, and they listen to each other. | two people by candle light, table
  What do we know? Who saw it? What would change our minds? | lamp, paper, table, window
  That is the moment when talk becomes thinking. | one person at a window, night
  The candles are low. Nobody wants to go home. | candle, empty table, window, dawn
`)
