import { parseStories } from '../story.ts'

/**
 * For questions, and for what is said as if it were so. A question is told as a small scene in which what it asks about is there: nothing
 * is explained that is not known, and nobody is sent away to look it up.
 */
export const questionStories = parseStories(`
  = one-voice-far-below (asks-sea)
  Put your ear to the floor of the boat: {Q}? | boat, {T}, sea, night
  or Ear to the floor of the boat, you wonder {W}. | boat, {T}, sea, night
  - At first there is only water, ticking at the wood. | boat, sea, night
  Then, a long way under you, something is there. | {T}, underwater, night
  + It is so low that you do not hear it. Your ribs do. | one person in a boat, sea, night
  + You tap on the wood, twice. It feels like good manners. | hand, boat, sea, night
  + The moon lies on the water in pieces, and lets itself be mended. | moon, sea, boat, night
  ...
  It stops. The whole sea seems to hold its breath. | {T}, underwater, moonlight
  - You catch yourself doing the same. | one person in a boat, moon, sea
  And then from somewhere else, much farther away, there is another. | {T}, underwater, dark, far away
  * You do not know one word of it. You know exactly what it is. | {T}, underwater, light from above
  Somebody is there. Somebody said: me, too. | {T}, sea, dawn

  = under-the-ice-light (asks-sea)
  Go down to where the blue turns black: {Q}? | {T}, underwater, deep blue
  or Where the blue turns black, you wonder {W}. | {T}, underwater, deep blue
  - There is no window down here. There is no up, and no street, and no name. | underwater, dark, {T}
  - A face is no good to anyone in this dark. | {T}, underwater, dark
  + The sun is a coin, and then a rumour. | sun from underwater, dark blue
  + You hang there, like a lamp that nobody has lit. | one person, underwater, dark
  + Something turns over in its sleep, a mile away, and the water tells you. | {T}, underwater, far away
  ...
  So what would you do, if you had a friend out there, a day away? | {T}, underwater, far away
  - You would not write. You would not wave. | one person, dark sea
  - You would do the one thing that goes around corners. | {T}, underwater, night
  You would call. And you would wait, for as long as it takes. | {T}, underwater, moonlight
  Then keep very still. There it is. | {T}, sea, sunrise

  = the-one-at-the-window (asks-animal)
  Eye to eye, at three in the morning: {Q}? | {T}, window, moon, night
  or Eye to eye, at three in the morning, you wonder {W}. | {T}, window, moon, night
  - You look at each other, across the dark. | {T}, close, moonlight
  - There are two small moons in those eyes. You are in both of them. | {T}, eyes, moonlight
  + The house ticks. A car goes by, and takes its light along the ceiling. | dark room, car lights, window
  ...
  You say it out loud. You feel a bit silly, and you wait. | one person, {T}, night
  No one answers. No one goes away, either. | {T}, window, night
  - It comes to you that you have never sat here before, not at this hour, not just to look. | {T}, moon, window
  Some things are not said. They are done, in the dark, beside you. | {T}, one person, moonlight
  Stay for a while. That may be all that was asked. | {T}, window, dawn

  = in-the-wet-grass (asks-animal)
  Lie down in the grass: {Q}? | {T}, grass, morning
  or Lie down in the grass, and wonder {W}. | {T}, grass, morning
  - Your elbows get wet. An ant goes around you, as one goes around a hill. | grass, dew, ant, morning
  - From here the house is only a sound, with plates in it. | grass, house far away, morning
  ...
  And there, near enough to touch, it is happening. | {T}, grass, sunlight
  + You forget your arm. You forget what day it is. | one person in grass, {T}
  Nobody is doing it for you. Nobody has even seen you. | {T}, field, sunlight
  - It was like this every morning, while you were looking for your keys. | {T}, keys, morning
  You came with a question. You leave with wet knees, and very quietly. | one person, field, {T}, sunrise

  = on-the-roof-at-night (asks-sky)
  A child asks, up on the roof: {Q}? | two people, roof, {T}, night
  or A child on the roof wants to know {W}. | two people, roof, {T}, night
  - For a while you both only look. Your breath goes up, and is gone. | {T}, wide sky, night
  - The town has turned itself down for you, window by window. | town, lit windows, night
  + Far below a door closes, and a dog says one word. | village, dog, night
  ...
  You could say something with numbers in it. You feel it on your tongue. | one person, {T}, night
  Instead you say: what do you think? | two people, {T}, blanket
  - And the child tells you. It takes a long time, and there is a ladder in it. | child, ladder, {T}
  You will learn the real reason, one day, and it will be good. | {T}, wide sky, night
  But nobody ever forgets who sat beside them on that roof. | two people, {T}, dawn

  = since-before-the-houses (asks-sky)
  Look up from the pavement: {Q}? | {T}, street, one person, dusk
  or Look up from the pavement, and wonder {W}. | {T}, street, one person, dusk
  - The others walk around you. One of them looks up, too, to see what there is. | people, street, {T}
  - Then there are three of you, on a pavement, with your mouths a little open. | three people, street, {T}
  ...
  Somebody stood on this same spot before there was a street. | one person, field, {T}, dusk
  + They had a bag, too, I suppose. They were also late. | one person, path, dusk
  They had not one of our words for it. They had this, exactly this. | {T}, wide view, dusk
  - It did not wait to be understood. It still does not. | {T}, night, wide view
  You pick up your bag. You are all a bit kinder on the bus. | bus, {T}, night

  = the-house-asleep (asks-people)
  Everybody is asleep but you: {Q}? | open door, bedroom, lamp, night
  or Everybody is asleep, and you wonder {W}. | open door, bedroom, lamp, night
  - One of them has kicked off the blanket. One is smiling at somebody. | bed, one person asleep, moonlight
  - You have known these faces for years. You have never seen them without you. | sleeping face, moonlight
  + The fridge shivers, and is still. | kitchen, moonlight, night
  ...
  Once, somebody stood like this, and looked at you. | child in bed, lamp, open door
  brief Once, somebody stood like this, and did not know, either. | child in bed, lamp, open door
  * They did not know either. They pulled up the blanket, and left the light on in the hall. | bed, light under a door, night
  - It did not explain anything. It helped. | corridor, lamp, night
  You turn to go. A small voice says, not even awake: are you still there? | child in bed, moonlight
  Yes, you say. And for tonight that is the answer. | two people, lamp, dawn

  = across-from-you-on-the-bus (asks-people)
  There is a woman on the bus: {Q}? | one person, bus, window, evening
  or A woman on the bus makes you wonder {W}. | one person, bus, window, evening
  - She is holding a cake on her knees. It says: sorry. | cake, one person, bus
  - She has practised something. Her lips are moving. | one person, window, rain
  + It rains along the glass. Everyone has somewhere to be, and a face for it. | rain, window, people
  ...
  You do not know her. You have done that, too. You have held that cake. | cake, hands, bus
  - At the next stop she gets up, sits down, and gets up again. | bus, street, rain
  Then she looks at you, the way people do before they jump. You nod. | two people, bus, evening
  From outside you see a door, and a light, and two people not saying a word. | two people, open door, lamp, rain

  = the-child-on-the-stairs (question)
  A child asks it on the stairs: {Q}? | child, stairs, lamp, {T}
  or A child on the stairs wants to know {W}. | child, stairs, lamp, {T}
  - You are tired. You open your mouth to say: because. | one person, kitchen, lamp
  And then you see it, for the first time since you were that size. | {T}, window, night
  brief And then you see it, as you did at that size. | {T}, window, night
  + You had walked by it this morning, with your keys in your teeth. | {T}, street, keys
  ...
  You sit down on the step. There is just room for two. | two people, stairs, lamp
  - I used to know, you say. I think that I stopped looking. | one person, lamp, night
  * The child thinks about that. Then it moves over, and shares the blanket. | child, blanket, stairs
  We could look together, it says. In the morning. | {T}, window, dawn
  And you lie awake until it gets light, like somebody before a journey. | {T}, sunrise, window

  = up-close-for-once (question)
  Go very close: {Q}? | {T}, close, light
  or Go very close, and wonder {W}. | {T}, close, light
  ~
  - From here it has edges, and a shine, and a sort of patience. | {T}, light
  - You had the word for it so early that you never had to look. | child, old book, {T}
  + A fly walks over it, with no idea what it is called. | {T}, window light
  ...
  Then something moves, or you do, and it is new. | {T}, wide view, day
  It is a little like meeting your own street after a long time away. | street, one person, morning
  - You step back. You want to tell someone, at once, with both hands. | {T}, one person, evening
  You came with one question. You leave with nine, and you have seen where they live. | {T}, dusk, wide view

  = a-letter-with-one-line (question)
  An old man throws a bottle into the sea: {Q}? | bottle, {T}, beach, dusk
  or In an old man's bottle, one line asks {W}. | bottle, {T}, beach, dusk
  - He watched it go, with his hat in his hands. | old person, hat, sea, dusk
  - It was the sort of thing that you do when the house has gone quiet. | house, lit window, dusk
  ...
  A year later, a bottle lay on the same sand. | bottle, beach, morning
  + He had to sit down before he could open it. | old person, bench, bottle
  It was not the answer. It was his own line, in another hand, with one word under it. | paper, {T}, hands
  - He read it aloud, to the gulls, to hear how it would sound. | old person, gulls, beach
  The word was: also. He put it up over the stove. | {T}, kitchen, stove, lamp

  = last-light-in-the-window (question)
  One window is still lit: {Q}? | lit window, town, night, {T}
  or Behind the last lit window somebody wonders {W}. | lit window, town, night, {T}
  - The tea has gone cold. It has a skin on it, and a moon. | cup, moon, table
  - There are drawings all over the floor. None of them is any good. | papers, floor, lamp
  + She has a smear of blue on her nose. She has not noticed since Tuesday. | one person, lamp, paint
  ...
  At four she puts down the pencil, and laughs, alone, out loud. | one person, pencil, lamp
  It is not solved. It has only just become beautiful. | {T}, drawing, lamp
  - She turns the light off, and it does not get dark. | window, dawn, {T}
  Across the street, someone who could not sleep has been keeping her company all night. | two windows, street, dawn

  = heard-it-said (statement)
  You have probably heard somebody say it: {C}. | {T}, kitchen table
  Did you nod? Most of us nod. It is quicker. | crowd, street, day
  - Who told you? And who told them? | two people talking, table
  + Follow it back, and somewhere there is one person who actually looked. | one person, notebook, lamp
  ...
  So be that person, for a minute. What would you have to see? | {T}, close-up, light
  - What would have to be different, if it were not true? | {T}, lamp
  A fact that you have tested feels different in the hand. | {T}, kitchen table
  It is yours. Nobody can tell you otherwise. | {T}, window, evening

  = say-it-slowly (statement)
  Read it slowly, and do not hurry past it. They say that {C}. | {T}, close-up, light
  It is such a short sentence. You could fit it on a lid. | paper, pencil, table, window
  - But it makes a promise, and a promise can be checked. | {T}, shelf, lamp
  + Say it to a cook. Say it to a teacher. See who raises an eyebrow. | one person, kitchen
  ...
  What would you do with it, if it is true? | one person, open door, light
  - And what have you been doing all this time? | clock, kitchen, window
  The best sentences are like that. Small outside, and roomy inside. | {T}, open door, light
  Keep this one, and pass it on with a question mark. | {T}, evening

  = the-dinner-table-test (statement)
  Try this at dinner tonight. Put down your fork, and tell them that {C}. | {T}, dinner table, lamp
  First, nobody says a word. Then everybody does. | people at a table, lamp, evening
  - One of them knew. One of them is sure that it is nonsense. | two people talking, table
  + Somebody reaches for a phone. Ask them to wait one minute. | telephone, table, lamp
  ...
  Guess first. Everybody has to guess. That is the rule. | {T}, table
  - Whoever has a reason gets to go first. | one person, table, lamp
  By the end nobody remembers who was right. They remember who laughed. | people, lamp, table
  It is the best talk you will have all week, and it cost one sentence. | {T}, dusk, window
`)
