import { parseStories, seenAsWritten } from '../../story.ts'

const finds = parseStories(`
  = the-same-face (person)
  Look at the back of every photograph: {S}. There is a whole box of them. | photograph, close view, table, lamp, night / {T}, photograph, lamp, night
  brief Look at the back of every photograph: {S}. | photograph, close view, table, lamp, night
  - The first is a wedding. The second is a flood. The third is a class of children. | three photographs, table, lamp
  - Between the first and the last there are ninety years. | old calendar, photograph, lamp
  + The coat is the same. There is a button missing, always the same one. | coat, button, photograph
  ...
  The archivist put them in order. Then she saw what was changing. | woman at a table, photographs in a row, lamp, night / woman with a magnifying glass, photographs, lamp, night
  With every picture, {H} has come one row closer to the front. | {T}, crowd, photograph, lamp
  - In the newest one there is nobody else left in the picture. | {T}, photograph, dark table
  On the back is a date. It is tomorrow, and a button is glued beside it. | button, photograph, lamp, night

  = the-keeper-of-the-tape (animal)
  Nine minutes of tape: {S}. On the label there is a place, an hour, and two words: look up. | tape recorder, table, lamp
  brief Nine minutes of tape: {S}. | tape recorder, table, lamp
  - For nine minutes there is wind. Somebody clears his throat. | {T}, wind, field, dusk
  - Then it starts, far away, and for the first time you sit up straight. | {T}, dusk, wide sky
  + The man who holds the microphone begins to whisper numbers. | tape recorder, one person, dusk
  ...
  It is an answer. Each time he moves, it comes again, from where he has just been. | footprints, field, night
  - He stops walking. You can hear his watch. | watch, dark field, moon
  All right, he says. I can see you. I did not know that there were so many. | {T}, night, moon
  The tape runs on for an hour. It is the most peaceful hour that we have. | tape recorder, lamp, window, dawn
  brief The tape runs on for an hour. | tape recorder, lamp, window, dawn

  = the-timetable (vehicle)
  A timetable in the wrong cabinet: {S}. The year on it must be a mistake. | old file, cabinet, lamp
  brief A timetable in the wrong cabinet: {S}. | old file, cabinet, lamp
  - It gives the stops, and the minutes. All of it is quite ordinary, except for the year. | {T}, timetable, lamp
  - We called the office. They have no such line. They asked where we had got that number. | telephone, desk, lamp
  + Somebody had checked off every day, in pencil, for fifty years. | pencil, calendar, papers
  ...
  The last one was for tonight, at a crossing near here. So we went. | road, crossing, fog, night
  It was cold. We felt like fools. We had brought a flask. | two people, fog, night
  - At the minute, the rails, or the road, or the air, began to hum. | {T}, fog, light, night
  It slowed down for us. The door was open. One of the seats had my pencil on it. | {T}, open door, fog, light

  = item-nine (handheld, timepiece)
  Item nine is not on the list: {S}. There are eight lines of ink, and nine things in the box. | {T}, box, lamp
  brief Item nine is not on the list: {S}. | {T}, box, lamp
  ~
  - It has no number. It has a small paper tag, tied on with thread. | {T}, paper tag, thread
  - On the tag somebody wrote: do not put this one with the others. | paper tag, hand, lamp
  + So of course, at some time, somebody put it with the others. | shelves, boxes, dust
  ...
  The other eight are worn on one side. It is the side that faced it. | old things, box, lamp
  - We turned the tag around. There was more, in a child's writing. | paper tag, lamp, hand
  It gets lonely, it says, but it never says so. | {T}, dark shelf, lamp
  It stands on my desk now. Every morning it is a little closer to the lamp. | {T}, desk, lamp, dawn

  = the-drawing-on-the-plan (place)
  It is drawn in red, on the oldest plan: {S}. It is the only colour on the sheet. | {T}, old plan, lamp
  brief It is drawn in red, on the oldest plan: {S}. | {T}, old plan, lamp
  - All the rest is lines. This has been coloured in, by someone who took their time. | old plan, coloured pencils, lamp
  - There is a tiny bench in it. There is a tiny person on the bench. | {T}, bench, one person
  + With the large glass you can see that the person is holding a sheet of paper. | magnifying glass, old plan, lamp
  ...
  With the larger glass you can see that it is a plan. | magnifying glass, paper, lamp
  - We borrowed a microscope. Nobody in the room said a word. | microscope, lamp, people
  On that one, too, there is a bench. The person has looked up. | {T}, bench, one person, dusk
  I went there at the weekend. I sat down on it. I did not look up. | {T}, bench, evening

  = the-recipe-with-no-end (food)
  It stands in the back of a cash book: {S}. Somebody wrote down how it is made. | {T}, old book, kitchen table
  brief It stands in the back of a cash book: {S}. | {T}, old book, kitchen table
  - It begins like any recipe. Flour, salt, a warm room. | old book, kitchen table / flour, bowl, kitchen table
  - Then it says: wait until the house is asleep. | dark kitchen, moon, window
  + Then it says: make enough for the one who is not here. | {T}, two plates, lamp
  ...
  We tried it, here, in the little kitchen next to the stacks. It was a joke. | people, {T}, kitchen, lamp
  brief We tried it, in the little kitchen next to the stacks. | people, {T}, kitchen, lamp
  - At midnight the smell was in every corridor, and the old night guard began to cry. | corridor, lamp, night / old man crying, corridor, lamp, night
  She used to leave it on the sill for me, he said. Nobody knew that. I was six. | {T}, window sill, moon, night / child at a window, night
  In the morning the plate for the one who is not here was empty, and it had been washed. | plate, kitchen table, sunrise / plate, window sill, sunrise

  = the-folder-marked-personal (feeling, event, history, activity, nature)
  A folder marked personal: {S}. It holds nothing else, only notes. | folder, papers, lamp
  brief A folder marked personal: {S}. | folder, papers, lamp
  - They were taken every evening, in the same hand, for thirty years. | papers, pen, lamp, evening
  - Monday, none. Tuesday, a little, toward the window. | calendar, window, evening
  + There are drawings, with arrows. There is one pressed leaf. | leaf, paper, lamp
  ...
  Halfway through, a second hand begins to write in the margins. It is rounder. | two pens, papers, lamp
  You forgot the kitchen, it says. You forgot last night. | kitchen, two cups, lamp
  - After that, the notes get shorter. They had other things to do. | two people, window, evening
  The last page has both hands on it. It says: plenty. | paper, two hands, sunset
`)

const letterFinds = seenAsWritten(
  parseStories(`
  = the-sender (document)
  It came in a sack, with no name: {S}. The archive has a shelf for such things. | mail sack on a table, lamp, archive, evening / archive stacks, tall shelves, night
  brief It came in a sack, with no name: {S}. | mail sack on a table, lamp, archive, evening
  ~
  - The paper is old. The ink is old. The stamp will not be printed until next spring. | {T}, magnifying glass, close view, desk, lamp / stamp, magnifying glass, close view / calendar, wall, window, spring light
  - We put it under glass, as the rules say, and shut the drawer. | {T}, open drawer, archive, lamp, evening
  + In the morning there was one more line at the bottom. | {T}, close view, window light, morning
  ...
  It asked a question. It asked who had turned off the light. | old woman reading {T}, archive stacks, lamp, night / hand on a lamp, archive stacks, dark, night
  The old archivist sat down. Then she took a pen, and wrote her name. | old woman sitting at a desk, archive stacks, lamp, night / hand writing with a pen, paper, close view, lamp
  - She does that every evening by now. She asks about the weather there. | pile of letters, desk, archive, lamp, evening / rain, window, old woman, evening
  Last night the answer came before she had written. Leave the lamp on, it says. You will be working late. | letter, close view, desk, archive, lamp, night / desk lamp, empty desk, archive stacks, night / old woman writing at a desk, archive, lamp, night
  brief Leave the lamp on, it says. You will be working late. | desk lamp, empty desk, archive stacks, night / old woman writing at a desk, archive, lamp, night
`),
)

/** Finds about a person, an animal, a vehicle and so on: told of any such, with pictures of their own. */
export const archivesOfEachClass = [...finds, ...letterFinds]
