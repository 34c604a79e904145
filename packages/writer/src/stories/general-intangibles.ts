import { parseStories } from '../story.ts'

/** Stories for what happens, is felt or is done, and for nature: true of any such by its kind. `{T}` is its picture. */
export const intangibleStories = parseStories(`
  = before-and-after-it (event)
  Between before and after: {S}. | {T}, wide view, dusk
  ~
  Before, you did not know that you were happy. You were busy. | street, crowd, day
  - You had opinions about the weather. You were late for something small. | clock, street, day
  + Someone said a thing at breakfast. You would give a lot to hear it again. | cup, breakfast table, morning
  ...
  Then it began, as these things do, on an ordinary day. | {T}, evening
  - Nobody rings a bell and tells you to remember this. | {T}, night
  Afterward, the cups are in the same place. You are not. | cup, table, night, lamp
  So look around now. | one person, window, night
  This might be somebody's before. | window, sunrise

  = nobody-tells-you-this (feeling)
  Nobody warns you about {S}. | one person, window, dusk
  ~
  It never knocks. It is suddenly sitting on the other chair. | empty chair, window, dusk
  - You can argue with it. It has more time than you do. | clock, room, evening
  + You can run. It is waiting at home, with the light on. | one lit window, street, night
  ...
  So try something else. Make some tea. Sit down across from it. | cup, table, lamp
  - Ask it what it wants. It wants to be noticed, mostly. | two chairs, table, lamp
  After a while the room is just a room again. | window, night, moon
  You do not have to win. You only have to stay. | one person, window, sunrise

  = where-it-lives (feeling)
  Where in your body is it: {S}? | one person, standing still, evening
  Some people carry it in the chest. Some in the jaw. Some in the hands. | one person with hand on heart, evening / one person seen from behind, evening / hands, close view, evening
  - It has a weight. You could almost write it down in grams. | stone in a hand, light
  + It changes the way you climb a staircase. | one person climbing stairs, lamp
  ...
  And it changes how a street looks. The same street. | street, evening, rain
  - So before you name it, just find it. Left or right. Warm or cold. | heart, light
  Put a hand there. Breathe once, slowly, all the way out. | one person with hand on heart, closed eyes, window, calm
  There. It knows now that you have seen it. | one person, sunrise, hill

  = older-than-our-words (nature)
  Older than any word for it: {S}. | {T}, wide view, dawn
  ~
  No audience. No name. Nobody to say that it was beautiful. | {T}, wide view, empty
  - It did not mind. It had all the time in the world, quite literally. | {T}, evening
  + Then somebody looked up, and stopped chewing, and pointed. | one person pointing, {T}
  ...
  We have been pointing ever since. | two people, {T}, dusk
  - We have measured it, and painted it, and argued about it. | telescope, {T}, evening / painting of {T}, easel, lamp
  And on a good evening, we still just stop. | one person looking up, {T}
  Do that today. Ten seconds. No picture. | {T}, wide view, night
`)
