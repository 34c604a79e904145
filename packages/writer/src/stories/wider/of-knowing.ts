import { parseStories, seenAsWritten } from '../../story.ts'

/** Stories of finding out: what nobody knew yet, what was forgotten, what stands on a list. */
export const knowingStories = seenAsWritten(
  parseStories(`
  = the-dog-follows-it-well (science)
  Under a blanket, with a torch, a girl reads it again: {S}. | girl reading a book under a blanket, lamp, bed, night
  brief Under a blanket a girl reads it again: {S}. | girl reading a book under a blanket, lamp, bed, night
  ~
  * On every line there is a word that she has to step over, like a puddle. | open book, close view, lamp, dark
  brief On every line there is a word like a puddle. | open book, close view, lamp, dark
  In the morning she explains it to the dog. The dog follows it quite well. | girl and dog, kitchen, morning / dog, close view, kitchen, morning
  brief She explains it to the dog. The dog follows it well. | girl and dog, kitchen, morning
  - At school she asks. That comes later, says the teacher. | girl raising a hand, classroom, blackboard / teacher, blackboard, classroom
  + She draws it, with arrows. The paper ends. She goes on on the wall. | girl drawing on a wall, pencil, lamp / drawing, paper, table, close view
  + Her mother stands at the door, and sees the light under the blanket, and closes it again. | woman at an open door, dark bedroom, lamp under a blanket
  * Years go by. There are stairs, and corridors, and people who say: that comes later. | young woman, long corridor, lamps / stairs, one person climbing, window light
  brief Years go by, and people say: that comes later. | young woman, long corridor, lamps
  ...
  One night it is three o'clock, and a line on the paper moves. | woman in a laboratory, lamp, night / paper, pencil line, close view, lamp
  brief One night a line on the paper moves. | woman in a laboratory, lamp, night
  - It moves the other way from the one in the book. | open book, paper, close view, lamp
  + She checks the plug. She checks it four times. | woman kneeling, machine, laboratory, night
  For eleven minutes she is the only one on earth who knows. | woman at a window, laboratory, stars
  Then she runs down, and explains it to the night guard. | woman running down stairs, lamp, night
  brief She runs down, and tells the night guard. | woman running down stairs, lamp, night
  He follows it quite well. | old man in uniform, smiling, lamp, night / woman and old man at a table, lamp, night

  = a-shoe-under-the-street (long-ago, named-past)
  They only wanted to mend a pipe: {S}. | workers, hole in a street, day
  or They only wanted to mend a pipe. Nobody down there was thinking about {A}. | workers, hole in a street, day
  ~
  * Two metres down, the shovel meets something that is not a stone. | shovel, earth, close view / worker kneeling, hole in the ground, day
  brief Two metres down, the shovel meets something. | shovel, earth, close view
  - The traffic is sent round. Somebody fetches a brush, and somebody else a roll with cheese. | street, barrier, cars, day / brush, earth, close view
  It is a shoe. It is the left one, as long as a hand. | old small shoe, earth, close view / small shoe in a hand, close view, lamp
  brief It is a shoe, as long as a hand. | old small shoe, earth, close view
  + Somebody had mended the heel. Somebody had mended it twice. | old shoe, stitches, close view, lamp
  + In the lace there is a knot, a double one, such as mothers tie. | shoe, knot, close view, lamp
  - We all had to learn the dates. This is not one of them. | blackboard, classroom, writing / old book, lamp, close view
  ...
  A woman with a brush kneels down there until it gets dark. | woman kneeling, brush, hole in the ground, lamp, dusk
  brief A woman with a brush kneels there until dark. | woman kneeling, brush, hole in the ground, lamp, dusk
  + Her telephone rings. At home her son cannot find his left one. | smartphone, hand, dusk, close view / boy, shoes, hallway
  The tip is worn right through. Wherever it was going, it was running. | small shoe, close view, lamp, night / small footprints, earth, lamp, dusk
  brief The tip is worn right through. It had been running. | small shoe, close view, lamp, night
  - She puts three fingers in. It is as warm as her hand. | hand in a small shoe, close view, lamp
  At home she kneels down in the hall, and ties a lace, twice. | woman kneeling, child, shoes, hallway, evening

  = that-is-not-on-it (facts)
  A boy has written them all down: {S}. | boy writing at a desk, paper, lamp, evening
  ~
  * He knows them by heart. He says them in the bath, and at breakfast, with his mouth full. | boy at a kitchen table, breakfast, talking / paper, list, close view, lamp
  brief He knows them by heart. | boy at a kitchen table, breakfast, talking
  - Number four is wrong, says his sister. It comes to a fight. | boy and girl, kitchen table, angry
  + At school nobody asks. He says them to the coat hooks. | boy, coats on hooks, corridor
  + He has drawn a frame around the best one. It took two pencils. | paper, pencil, drawing, close view, lamp
  * His grandfather listens to each of them, as one listens to the weather. | old man and boy, armchair, lamp, evening / rain window, armchair, cup, evening
  ...
  Then he gets up, and takes two coats off the hook. Let us go and look, he says. | old man, coats, hallway, open door / old man and boy walking, path, evening
  brief Let us go and look, he says. | old man and boy walking, path, evening
  They look for a long time. Nobody says a number. | old man and boy looking up, hill, evening sky
  + Their feet get wet. The paper gets wet, too. | wet paper, hand, close view, evening
  - Something moves. Or it is only the light. | wide sky, hill, last light
  Then the boy says it. That is not on it. | boy, close view, amazed, evening light
  He feels in his pocket for the pencil. There is one more now. | hand with a pencil, paper, close view, evening / boy writing, paper, knee, hill, last light

  = written-up-high (imperative)
  {I}. It stands on the inside of a cupboard, in pencil. | open cupboard, pencil writing, kitchen, lamp
  or On the inside of a cupboard door it says: {I}. | open cupboard, pencil writing, kitchen, lamp
  ~
  * You have lived here for a year, and never looked up there. | one person on a chair, open cupboard, kitchen / open cupboard, kitchen, evening
  - The letters lean, as they do when your arm is above your head. | pencil writing, wood, close view
  + Behind the flour there is nothing else. A button. A dead moth. A date. | open cupboard, jar, close view / button, hand, close view
  * You ask the neighbour who was here before. A nurse, she says. Nights. | old woman at an open door, stairs, evening / nurse coat on a hook, stairs, lamp
  + She was always so cheerful, says the neighbour. | old woman, close view, stairs, lamp
  ...
  On a bad Tuesday you come home, and stand on the chair in your coat. | one person in a coat on a chair, kitchen, evening
  - You do not believe it. You read it all the same. | one person reading, open cupboard, lamp / pencil writing, close view, lamp
  So you take a pencil, and write below it: still here. | hand with a pencil, wood, close view, lamp
  When you move out, you leave that door a little open. | open cupboard, empty kitchen, morning light / empty room, boxes, sunlight

  = twenty-six-cards (imperative)
  {I}. That was all that my uncle ever wrote on a card. | postcard, table, close view, lamp
  or On every card my uncle wrote just this: {I}. | postcard, table, close view, lamp
  ~
  * Each birthday it was the same, with a stamp, and a blot. | postcard, stamp, close view / child at a table, cake, candles
  - At ten I thought that he was lazy. At twenty I thought that he was odd. | child holding a postcard, table / young man, postcard, window
  + Other people got poems. One boy got a drawing of a horse. | drawing of a horse, paper, close view
  Then I lost what I had worked on for six years, all in one afternoon. | man at a desk, papers, evening / empty desk, window, rain, evening
  brief Then, in one afternoon, I lost the work of six years. | man at a desk, papers, evening
  ...
  I was looking for a stamp, and found the tin. Twenty six cards. | box, postcards, table, lamp, night / postcards on a floor, lamp, night
  brief That night I found the tin. Twenty six cards. | box, postcards, table, lamp, night
  + I laid them out on the floor, year by year. | postcards on a floor, lamp, seen from above
  On one the writing shakes. It is from the week when he buried his wife. | postcard, shaking writing, close view, lamp / old man at a table, pen, evening
  brief On one the writing shakes. | postcard, shaking writing, close view, lamp
  The words are the same. | old man at a table, seen from behind, lamp, evening
  His grandson will be nine on Sunday. I have bought a card. | hand with a pen, table, window light, morning / mailbox, hand, envelope, street, morning
`),
)
