import { parseStories } from '../story.ts'

/** For questions, and for what is said as if it were so: how to wonder about it, how to find out. Answers nothing that it does not know. */
export const questionStories = parseStories(`
  = ask-five-people (question)
  Ask five people the same thing today: {Q}? | {T}, wide view
  or Ask five people the same thing today, namely {W}. | {T}, wide view
  You are going to get five different answers, and all of them will sound sure. | crowd, street, day
  - The first one read it somewhere. The second one saw a film. | book, table, lamp
  + The third says that it is obvious, and then goes quiet. | one person, street, day
  ...
  Only one of them is going to say the best sentence there is. | one person, window light
  I do not know. Let us find out. | two people, {T}
  - Everything that anybody ever discovered began with that sentence. | laboratory, one person, lamp
  So, what is your guess? Write it down before you look it up. | {T}, evening
  You may be closer than you think. | {T}, sunset

  = stop-and-watch (question)
  Honestly, have you ever stopped to ask yourself: {Q}? | {T}, close-up
  or Honestly, have you ever stopped to ask yourself {W}? | {T}, close-up
  We see so many things every day that we stop seeing them. | crowd walking, street, day
  - Then a child asks, and the whole table goes quiet. | child, table, lamp
  + There is a short answer. There always is. It is the kind that ends a conversation. | book, table
  ...
  The long answer is better. It begins with watching. | {T}, wide view, day
  When does it happen? When does it not? What happens just before? | {T}, evening
  - Do that, and you are not asking a question any more. You are on a trail. | path, footprints, dusk
  Somebody out there has followed that trail for years, and still smiles. | one person, notebook, {T}
  Go and find out what they know. | {T}, sunset, wide view

  = what-it-would-take (question)
  Suppose that I gave you a notebook, a year, and one question: {Q}? | notebook, {T}, morning
  or Suppose that I gave you a notebook and a year to learn {W}. | notebook, {T}, morning
  Where would you go first? Who would you have to ask? | map, table, lamp
  - You would begin with what you can see and hear for yourself. | {T}, day, wide view
  + By spring you would have forty pages, and most of them would be wrong. | notebook, window, spring
  ...
  That is not failing. That is how every answer that we have was found. | library, books, lamp
  - One page would not fit the others. You would keep coming back to it. | notebook, pencil, lamp
  And one evening it would all turn around, and make sense. | {T}, evening light
  You do not have a year. But you do have today. | {T}, sunset
  What is the first thing you would look at? | {T}, close-up

  = the-two-kinds-of-answers (question)
  There are two ways to answer this one: {Q}? | {T}, wide view, day
  or There are two ways to explain {W}. | {T}, wide view, day
  The first way tells you how it works. Step by step, like a machine. | gears, machine hall
  The second way tells you what it is for. | {T}, close-up
  - We mix them up all the time. Then we wonder why we are still curious. | one person, window, day
  + A kettle boils because of the heat. It also boils because you wanted tea. | kettle, kitchen, steam
  ...
  Both of these are true. Neither of them is enough. | cup, table, window
  - So ask twice. Ask how, and then ask what for. | one person, notebook
  If the second one has no answer yet, you have found something good. | {T}, dusk
  Tell me which of the two you would rather know. | {T}, sunset, wide view

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
  It is such a short sentence. You could fit it on a lid. | {T}, table, window
  - But it makes a promise, and a promise can be checked. | {T}, shelf, lamp
  + Say it to a cook. Say it to a teacher. See who raises an eyebrow. | one person, kitchen
  ...
  What would you do with it, if it is true? | {T}, hands
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
  Then look it up together, and read the long version out loud. | book, lamp, table
  It is the best talk you will have all week, and it cost one sentence. | {T}, dusk, window
`)
