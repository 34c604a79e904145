import { parseStories } from '../story.ts'

/**
 * What is told besides a story where a video is longer than it: a slow look at the same subject in its own place, handed over to the
 * story by its last line. Its first line is a hook of its own that says the subject at once; it is left out where a story's own hook
 * has been said. Claims nothing that would not be true of any such subject.
 */
export const CHAPTERS = parseStories(`
  = from-far-away (person)
  From far away, at first: {S}. | {T}, wide view, dusk
  One small figure, and a great deal of sky. | {T}, seen from far away, wide sky, dusk
  - Look at {P}. You would have to know every corner of it, to live like this. | {T}, seen from far away, dusk
  + A chair. A cup. A coat that has been mended twice. | empty chair, cup, coat, evening
  + You can tell a lot from somebody's back. This one has learned to wait. | {T}, seen from behind, evening
  - {E}. You say it under your breath, to hear how it sounds. | {T}, close view, evening
  + You want to call out, and you do not know what you would say. | one person, path, seen from behind, evening
  + So you stand there, with your hands in your pockets, like a guest who is early. | one person under a street lamp, path, night
  ...
  + One lamp is moved from the table to the window. | lamp, window, night
  Then, very slowly, the head turns. This is where it begins. | {T}, close view, night

  = what-they-call-it (person)
  People here lower their voices when they speak of {S}. | {T}, wide view, evening
  One neighbour will tell you about the hands. One will tell you about the silence. | {T}, close view, evening
  - Somebody points at {P}, and leaves the rest to you. | {T}, seen from far away, evening
  + You think you know how such a thing goes. So did all of us. | {T}, seen from behind, dusk
  - {E}, they say, and look at their shoes. | {T}, low angle, dusk
  + A child says that every word is true. A child would know. | child, open door, light
  + There is a window from which you can see a little of it, if you are patient. | {T}, seen from above, dusk
  + Somebody puts a kettle on, as one does before a long evening. | kettle, kitchen, dusk
  ...
  + Forget what you have heard. You will not need it. | open door, night
  Come in, and shut the door. It goes like this. | {T}, night

  = not-a-sound (animal)
  Do not make a sound. Right in front of you: {S}. | {T}, close view, dawn
  Stay where you are. Breathe through your nose. | {T}, low angle, dawn
  - Look at {P} for a moment, the way it must look from so near the ground. | {T}, wide view, dawn
  + An ear turns. You have been noticed for some time. | {T}, close view, dawn
  - {E}. Nothing about it is an accident. | {T}, dawn
  + There is no reason to stay. That is why it feels like a gift. | {T}, seen from above, morning
  + You think of all the mornings on which you walked by with your head down. | one person walking, road, morning
  ...
  + Your knees begin to hurt. You let them. | one person kneeling in grass, morning
  Then the eyes find yours, and something in you goes quiet. Now it begins. | {T}, close view, morning

  = both-of-you-waiting (animal)
  You are being watched, right now, by {S}. | {T}, close view, dawn
  You had been thinking of something else. You have forgotten what it was. | {T}, wide view, dawn
  - Then you look at {P}, and it is not the place you knew. | {T}, seen from far away, dawn
  + How long has it been there, that close, without a sound? | {T}, low angle, dawn
  - {E}. You will count, from now on. | {T}, dawn
  + You would like to say something friendly. Your mouth is dry. | {T}, seen from behind, dawn
  ...
  + A bird calls out once, and thinks better of it. | bird, dawn
  One of you has to take the first step. It is not going to be you. | {T}, morning

  = you-hear-it-first (vehicle, machine)
  You hear it before you see it: {S}. | {T}, seen from far away, night
  The ground begins to hum. A spoon moves on a table, all by itself. | spoon, cup, table, night
  - Somewhere behind it lies {P}, and nobody aboard is looking back. | {T}, wide view, night
  + Put your hand on the metal. It is warm, like something that has run. | {T}, close view, night
  - {E}. You check your watch, out of politeness. | {T}, clock, night
  + Every window is a small picture, and in each of them somebody is thinking of home. | {T}, windows, night
  + You meant to stay where you were. Your feet have another plan. | one person standing, {T}, night / shoes, one person walking, night
  ...
  + There is one step up. It is higher than it looks. | {T}, open door, night
  You are on your way before you have decided. So let it begin. | {T}, wide view, night

  = it-lies-there (object, handheld, document)
  Whatever you do, do not touch it yet: {S}. | {T}, close view, table, lamp, dusk
  Walk around it once, and keep your hands behind your back. | {T}, seen from above, table, dusk
  - Think of {P}, and of the hands that brought it from there to here. | {T}, wide view, dusk
  + The edges are worn in one place only. That is where it was held. | hand, {T}, lamp, dusk
  - {E}. Say that aloud, and listen to the room. | {T}, lamp, evening
  + It weighs hardly anything. You carry it as if it were full. | one person carrying {T}, evening
  + There were people who would have given a great deal to stand where you are. | one person at a table, lamp, evening
  ...
  + Pull the lamp a little closer. | lamp, table, night
  Now turn it over. This is what it wants to tell you. | {T}, close view, lamp, night

  = before-you-knew-of-it (object, handheld, document)
  Nobody who owned it would ever talk about it: {S}. | {T}, close view, lamp, evening
  People have tried to throw it away. Nobody dared. | {T}, box, dark room, evening
  - It is said to come from {P}. People say a lot of things. | {T}, wide view, evening
  + There is a mark on one side. It might be a number. It might be a kiss. | {T}, close view, evening
  - {E}. That is not long, for a thing. | {T}, clock, evening
  + An old woman saw it once, and asked for a chair. | old woman, empty chair, evening
  ...
  + You can smell smoke on it, and lavender, and something like rain. | {T}, low angle, night
  So sit down, too. It is quickly told, and slowly forgotten. | one person sitting at a table, {T}, lamp, night / {T}, close view, lamp, night

  = the-way-in (place)
  Nobody is meant to walk in here alone: {S}. | {T}, wide view, dusk
  Put your hand on the wall. It has kept a little of the sun. | {T}, close view, dusk
  - {E}. Nobody can say who began it. | {T}, seen from above, dusk
  + A few steps in, the noise from outside is gone, as if somebody had shut a book. | {T}, low angle, dusk
  + Things lie where they were put down. You walk around them as you would around sleepers. | {T}, seen from behind, dusk
  + Here is a bench that fits two. Sit on the left of it. | bench, {T}, dusk
  + From here you can see nearly all of it, and that is still not much. | {T}, seen from far away, evening
  ...
  + The first light comes on. Then, quite far off, the second. | {T}, lit window, night
  You are not alone here. You never were. Now it begins. | {T}, night

  = drawn-from-memory (place)
  No two people can agree on a map of {S}. | {T}, seen from above, day
  Ten people draw you ten maps. On one of them there is only a cat. | cat, {T}, day
  + On none of them is the spot where you are standing now. | {T}, low angle, day
  - {E}. That much they all agree on. | {T}, wide view, day
  + The oldest map is all corners. The newest is nearly all sky. | map, table, day
  + So put the paper away, and use your feet. | one person walking, path, {T}, dusk
  ...
  + Left at the wall. Straight on, where the air gets cooler. | {T}, close view, dusk
  Here it is, the place that nobody draws. Listen to what happened in it. | {T}, dusk

  = on-the-table (food)
  You can smell it before you see it: {S}. | {T}, close view, steam, table, morning
  Somebody has put out one plate too many. Leave it there. | {T}, plate, table, morning
  - Outside lies {P}. In here, nobody is thinking of it. | {T}, window, morning
  + Look at the steam. It goes up as if it knew the way. | {T}, steam, close view, morning
  - {E}. Some things are kept simply by doing them. | {T}, morning
  + A chair is pulled closer. Somebody is told to wait, and does not. | two people eating {T}, table, day
  + Every house has its own way, and every house is sure of it. | {T}, seen from above, day
  ...
  + Wait for it. Waiting is half of the taste. | {T}, low angle, day
  Now close your eyes, because the rest of this cannot be seen. | {T}, close view, day

  = there-is-a-word-for-it (feeling, event, history, activity, nature)
  Nobody can explain this in one sentence: {S}. | {T}, wide view, dawn
  Stand still. Let it come to you for once. | {T}, low angle, dawn
  - Then look at {P}. It has been there through all of this. | {T}, seen from far away, dawn
  + There is a moment at the very beginning, when nobody has noticed. | {T}, dawn
  - {E}. You can set your heart by it. | {T}, close view, day
  + A dog lifts its head. A curtain moves. Somebody stops in the middle of a word. | dog, window, day
  + It has happened to people who had no word for anything. | {T}, seen from above, day
  ...
  + You feel it in your hands first, of all places. | open hands, day
  Then you know. And knowing is only where it begins. | {T}, dusk

  = hold-it-up-to-the-light
  Look again, and slower this time: {S}. | {T}, close view, dawn
  or Say it once, out loud: {C}. | {T}, close view, dawn
  It is larger than it was a minute ago. That is what looking does. | {T}, wide view, dawn
  - Think of {P}, and turn your head slowly. | {T}, seen from far away, day
  + There are people who walk by, and do not slow down. You were one of them. | people walking, street, {T}, day
  - {E}. You might want to write that down. | {T}, low angle, day
  + One of them comes back. She has forgotten something, she says. She has not. | woman, street, day
  + The light moves on by the width of a hand. Now there is a shadow. | {T}, seen from above, dusk
  ...
  + You had a question. It does not seem to be the right one any more. | {T}, wide view, dusk
  So begin again, a little slower. It starts with something small. | {T}, low angle, dusk

  = the-night-before-it
  On the evening before, nobody gave a thought to {S}. | {T}, wide view, dusk
  or On the evening before, nobody would have believed that {C}. | {T}, wide view, dusk
  It was an evening like any other. People argued about the salt. | two people talking, kitchen, table, lamp, dusk
  + There was a light in the sky that was a little too long. | {T}, low angle, dusk
  - {E}. You would think that somebody had noticed. | {T}, close view, night
  - In {P} they closed the shutters, as always. | {T}, seen from far away, night
  + The dogs knew. But nobody asks the dogs. | dog, street, night
  + If you could go back, you would not change a thing. You would only look longer. | {T}, seen from above, night
  ...
  Then it was morning, and there was no way around it. | open curtain, window, sunrise
  + Sit down for this. It is how it went. | empty chair, window, dawn
  I can only tell you what I saw. | {T}, dawn

  = the-question-itself (question)
  Be careful with this question: {Q}? | {T}, wide view, dusk
  or You are not the only one who wants to know {W}. | {T}, wide view, dusk
  Somebody asked it before there was a school to ask it in. | {T}, low angle, dusk
  + You asked it once, too, and somebody was in a hurry. | child at a window, dusk
  + It went into a pocket, with a button and a stone. It has been there ever since. | stone, hand, evening
  + Turn it over. On the back of it is another question: who is it for? | {T}, close view, evening
  + For whatever reason, it is done again and again, and nobody has to be told to. | {T}, seen from far away, evening
  ...
  + That is a good sign. Nobody repeats for so long what is for nothing. | {T}, seen from above, night
  So go where it happens, and be quiet, and see. | {T}, wide view, night
`)
