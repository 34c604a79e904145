import { parseStories } from '../../story.ts'

/** Other lives with a person, an animal, a vehicle and so on: told of any such, with pictures of their own. */
export const livesOfEachClass = parseStories(`
  = the-other-chair (person)
  In your other life you are neighbours: {S}. You share a fence. | {T}, two houses, evening
  brief In your other life you are neighbours: {S}. | {T}, two houses, evening
  - You share a fence, a ladder, and a bad opinion of the weather. | fence, ladder, garden, clouds
  - On Sundays there are two chairs outside. Nobody says much. | two chairs, garden, evening
  + {H} knows that you cannot whistle, and whistles for you. | {T}, garden, day
  ...
  It hung on one evening, years ago. You stood in the street, with a key in your hand. | key, hand, street, evening / one person, house, street, evening
  - You looked at the house. You thought that it was too small. | small house, street, dusk
  You drove on, and you have been all right. You have been fine. | road, car, night
  But on Sundays, at about six, {H} still puts out both of the chairs. | {T}, two chairs, garden, sunset

  = the-one-that-followed-you (animal)
  You went back, that time, for {S}. In that life you stopped the car, and turned around. | {T}, road, rain, dusk
  brief You went back, that time, for {S}. | {T}, road, rain, dusk
  - You carried your old coat over, and sat down in the wet grass, and waited. | coat, one person, grass, rain
  - It took two hours. You missed a dinner, and the dinner was with the wrong person. | clock, empty restaurant table, rain
  + You never bought the white sofa. You are up at five, and you know all the stars by their times. | one person looking up, stars, night sky, dawn
  ...
  In this life you slowed down, and looked in the mirror. | car mirror, road, rain
  - There were cars behind you. There was somewhere to be. | cars, road, lights, rain
  You have told that story as if it were about the rain. | window, rain, night
  In the other one it is evening now, and something heavy is asleep on your feet. | {T}, fireplace, living room, evening

  = the-seat-by-the-window (vehicle)
  In the other life you took it: {S}. In this one you had one foot on the step, and changed your mind. | {T}, evening, one person
  brief In the other life you took it: {S}. | {T}, evening, one person
  - You found a seat by the window, and put up your collar, and slept. | one person asleep, train window, night
  - When you woke, there was a river, and somebody across from you was cutting an apple. | river, train window, morning / apple, two people, train window, morning
  + Half, said the somebody, and held it out on the knife. | apple, hand, train window
  ...
  You live by that river now. There are two children, and one of them hates apples. | house, river, morning / two children, apple, river, day
  - You still have the ticket. It is in a frame in the kitchen. | ticket, frame, kitchen
  And every year, on that day, you tell them how you nearly stayed behind. | {T}, two people, evening
  Here, you heard the doors close. You thought: there will be another one. | one person on a platform, {T} leaving, dusk

  = still-on-the-shelf (handheld, timepiece)
  In the other life you kept it: {S}. It has stood by the door all these years. | {T}, door, morning light
  brief In the other life you kept it: {S}. | {T}, door, morning light
  ~
  - It has been mended twice. You know where, though nobody else can see it. | {T}, hands, lamp
  - A guest once offered you money for it, and you laughed until he did, too. | coins, {T}, table, lamp / two people laughing, table, lamp
  + Your daughter learned to count on it. | child, {T}, morning
  ...
  Here, there was a move, and a box too many, and a man with a van. | box, van, street, day
  - You said: take it. You said it twice, because the first time nothing came out. | one person holding {T}, street, day
  You have gone by that shop window since then. You have a way of not looking. | shop window, street, one person
  Go and look. It has been in the window all this time, with a little card. It says: on hold. | {T}, shop window, lamp, dusk
  brief Go and look. It says: on hold. | {T}, shop window, lamp, dusk

  = the-reply (document)
  In the other life you opened it: {S}. You did not wait for even a minute. | {T}, hands, morning light
  brief In the other life you opened it: {S}. | {T}, hands, morning light
  - You read it standing up, in the hall, with one arm in your coat. | one person reading {T}, coat, corridor, morning
  - You read it again on the bus. You missed the stop. You missed it on purpose. | one person reading {T}, bus, morning
  + By evening you had answered. It took you one line. | one person writing, paper, lamp, evening
  ...
  Here, you knew the writing, and were afraid, and put it in a drawer. | drawer, {T}, lamp
  - For a year you heard it when you walked by. | drawer, dark room, one person
  It is open now. You have turned fifty, and you have made some tea. | {T}, cup, table, lamp
  There is only one line in it, too. No hurry, it says. I will ask you again. | {T}, close view, table, lamp, evening

  = the-lit-window (place)
  You only went through once: {S}. You still have a key to it, in your head. | {T}, evening, one person
  brief You only went through once: {S}. | {T}, evening, one person
  - In the other life you missed your connection, and had to stay the night. | {T}, night, lit window
  - In the morning it was market day. Somebody let you taste a plum. | market, plum, morning
  + You asked what a room would cost, just for the sake of asking. | room, open window, morning
  ...
  You are there now. You have a regular table, and a bicycle, and a quarrel with the church bell. | table, bicycle, bell, morning
  brief You are there now. You have a regular table, and a bicycle. | table, bicycle, bell, morning
  - You are browner. You talk with your hands. | one person talking, street, sunlight
  This evening you look up, because a stranger is walking past, with a suitcase, in a hurry. | one person with a suitcase walking, {T}, evening
  brief This evening you look up, because a stranger is walking past. | one person with a suitcase walking, {T}, evening
  Stay, you think, as hard as you can. The stranger stops. And then looks at the time. | clock, one person, {T}, dusk

  = the-second-helping (food)
  Sunday, in your other life: {S}. The kitchen is much too small for it. | {T}, kitchen, window, morning
  brief Sunday, in your other life: {S}. | {T}, kitchen, window, morning
  - Six people live there, and all of them are talking. | family at a kitchen table, {T}, morning
  - One of them has your ears. One of them has just slammed a door. | child, open door, kitchen
  + It is too loud. There is not one quiet corner in the whole house. | family at a kitchen table, plates, morning
  ...
  Here, it is quiet. You cook for one, and you do it well. | one person cooking, stove, kitchen, lamp, evening
  - You always make a little too much. You have never thought about why. | {T}, pot, plate, kitchen, evening
  Tonight you put the rest on a second plate, and set it down across from you. | {T}, two plates, table, lamp
  Next door, somebody is crying softly. Go on. Knock. It is still warm. | closed door, corridor, lamp, night / one person knocking at a door, {T}, corridor, night

  = the-year-it-came (feeling, event, history, activity, nature)
  Your other life had plenty of it: {S}. You did not. | {T}, window, evening
  brief Your other life had plenty of it: {S}. | {T}, window, evening
  - The two of you were the same until that spring. | one person, mirror, spring light
  - The same coat. The same street. The same bad knee. | coat, street, one person
  + Then one of you stayed in bed for another five minutes. | bed, clock, morning
  ...
  Those five minutes are the whole difference. Somebody held a door. | open door, two people, light
  - It was not fate. It was a door, and a bag, and a joke about the bag. | bag, door, two people
  You have looked for it in better jobs and larger towns. | one person walking, city street, dusk
  Try the door tomorrow. Someone is always coming, with too much in their arms. | open door, morning, one person
`)
