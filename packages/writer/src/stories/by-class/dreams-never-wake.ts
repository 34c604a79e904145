import { parseStories } from '../../story.ts'

/** Dreams about a person, an animal, a vehicle and so on: told of any such, with pictures of their own. */
export const dreamsOfEachClass = parseStories(`
  = at-the-foot-of-the-bed (person)
  Somebody sits at the foot of your bed: {S}. You know at once who it is. | {T}, dark bedroom, moon
  brief Somebody sits at the foot of your bed: {S}. | {T}, dark bedroom, moon
  {H} does not look at you. {H} is counting something, very softly. | {T}, window, moonlight
  brief {H} is counting something, very softly. | {T}, window, moonlight
  - One for every night, you think. One for every night that you were late. | clock, dark bedroom, moonlight
  + You want to say sorry. In this dream, you have no idea for what. | one person in bed, moonlight
  ...
  Then the counting stops. The number was yours. | dark bedroom, lamp, night
  {H} gets up, and holds the door for you, the way one does for a guest. | open door, light, {T}
  You look back at the bed. Somebody is asleep in it, and the covers are still warm. | bed, moonlight, empty room
  brief You look back at the bed. Somebody is asleep in it. | bed, moonlight, empty room

  = it-knows-your-name (animal)
  Something breathes behind the door: {S}. You have been here before. | {T}, open door, moon, night
  brief Something breathes behind the door: {S}. | {T}, open door, moon, night
  - Nothing moves. Only the breathing, slow and very near. | {T}, dark, moonlight
  - You hold out a hand. You can feel the warmth before you touch anything. | open hand, {T}, moonlight, night
  + There is grass under your feet, and it is growing up through the carpet. | bare feet, grass, night
  ...
  And then you hear your name, as your mother used to say it. | night field, moon, one person
  - Not out loud. It is simply there, like a smell. | night field, stars
  Do not wake up, it says. Out there, we have no voice. | {T}, stars, night
  You open your eyes at seven. On the pillow lies one long hair that is not yours. | pillow, bed, window, dawn

  = the-last-passenger (vehicle)
  You do not remember getting on: {S}. You are the only one on board. | {T}, night, moon
  brief You do not remember getting on: {S}. | {T}, night, moon
  - There is a seat with your coat on it. There is a cup, still warm. | empty seat, coat, cup, night
  - Outside go the places where you have lived, one after another, with all the lamps on. | houses with lit windows, night, {T}
  + In one of them a child is at the window, and waves. You know those pyjamas. | child at a lit window, night
  ...
  You walk to the front, to ask where this is going. | corridor, lamp, one person walking
  The driver turns around, and is much older than you, and has your eyes. | old person's face, lamp, dark
  - You said that you wanted to see it all once more, the driver says. | old person, window, night lights
  Sit down. We are almost at the beginning. | {T}, dawn, fog, road

  = the-thing-in-your-hand (handheld, timepiece)
  You wake up holding it: {S}. Yesterday you did not own one. | {T}, hand, moonlight
  brief You wake up holding it: {S}. | {T}, hand, moonlight
  - It is warm. It has been held all night. | {T}, hand, moonlight, bedroom
  - You put it on the table, and turn over. It is in your other hand. | {T}, table, moonlight, bedroom / {T}, hand, moonlight, bedroom
  + You carry it down to the street, and leave it on a wall. It is home before you are. | one person carrying {T}, street at night, lamp / {T}, table, moonlight, bedroom
  ...
  So at last you ask it what it wants. | {T}, table, lamp, night
  It wants to go back, and it can only go back through you. | dark window, moon, one person
  - You lie down. You close your fingers around it, one by one. | one person in bed, moonlight / {T}, hand, moonlight
  In the morning your hand is empty, and somewhere a child wakes up and finds it. | one person in bed, window, dawn / child in bed, {T}, dawn

  = written-in-your-hand (document)
  They want you to sign: {S}. In the dream, you know the words by heart. | {T}, lamp, dark hall
  brief They want you to sign: {S}. | {T}, lamp, dark hall
  - The ink is still wet, and the writing is your own. | pen, wet ink, {T}, lamp
  - You read the first line. It happened this morning. | one person reading {T}, lamp, night
  + You read the second. It is happening now: you are reading, and there is a draught. | one person reading {T}, lamp, curtain, night
  ...
  You turn to the end, because anybody would. | {T}, hand, candle, night
  The last line says: and then the sleeper turned it over. | {T}, candle, dark
  You look. There is a bed, and a window, and someone reading. | bed, window, moon, one person
  Lie very still. You are nearly at the bottom. | bed, moonlight, dark window

  = the-place-that-dreams-you (dwelling)
  You are back again: {S}. Every night it has grown by one room. | {T}, night, moon
  brief You are back again: {S}. | {T}, night, moon
  - You know every stone of it. You have never been there by day. | {T}, moonlight, empty
  - Tonight there is a light in the new room, and someone is laying a table. | lit window, table, night
  + There are two plates. There is your cup, the one that broke. | plate, cup, table, lamp
  ...
  You knock. You hear a chair being pushed back. | one person, closed door, street, night / empty chair, table, lamp, night
  Not yet, says a voice that you miss very much. It is not finished yet. | door, light under the door, night
  - So you sit on the step until it gets light. | one person sitting on the steps of a house, street, dawn
  Tomorrow there will be one more room. One day there will be enough. | open door, light, empty room, dawn / {T}, sunrise, fog

  = it-walks-with-you (place)
  You walk, and it walks with you: {S}. It knows you by your shoes. | {T}, one person walking, rain, night
  brief You walk, and it walks with you: {S}. | {T}, one person walking, rain, night
  - You turn left. It turns over, too, like a sleeper. | {T}, moonlight, seen from above
  - Here you fell when you were six. The ground is still warm. | one person kneeling, hand on the ground, {T}, moonlight
  + A dog runs ahead of you, and waits. You had that dog. | dog, {T}, moonlight
  + Somebody has put up signs. They all say: not yet. | signpost, {T}, night
  ...
  * It has changed again. Where you left a school, there is water, with the lamps on. | lamps in the water, {T}, night / {T}, moon, reflection
  brief It has changed again. Where you left a school, there is water. | lamps in the water, {T}, night
  One lit window goes along beside you, like the moon beside a car. | one lit window, dark house front, {T}, night
  - Behind it sit all of those who ever waited up for you. They do not look round. | people at a table, lit window, night
  You want to run to it. Slowly, it says. I end where you get there. | one person running, {T}, night / one person on a bridge, {T}, night
  So you go slowly. You have been walking since you were six. | child and woman walking, long shadows, {T}, night

  = the-map-in-your-palm (place)
  It is drawn in the palm of your hand: {S}. You find it in the dark, with one finger. | open hand, close view, moonlight
  brief It is drawn in the palm of your hand: {S}. | open hand, close view, moonlight
  - There is the long line, that goes down to the water. There is the short one, that stops. | open hand, close view, moonlight / {T}, path, moonlight
  You close your hand. Down there it gets dark. | closed hand, close view, moonlight / {T}, dark night
  - You open it. They come out, and look up, and shade their eyes. | {T}, people looking up, bright light
  + One of them waves, as one waves to a ship. | one person waving, {T}, light
  ...
  So you sleep with your hand open, and do not turn over. | one person asleep in bed, open hand, moonlight
  - Toward morning, it begins to rain on you. | one person in bed, rain, night
  You look up. Very high above you, five fingers open. | huge hand in the clouds, {T}, dawn
  You wave. | one person waving, {T}, sunrise

  = the-taste-of-it (food)
  You are asleep, and hungry: {S}. All over the house you can smell it. | {T}, kitchen, lamp, night
  brief You are asleep, and hungry: {S}. | {T}, kitchen, lamp, night
  - You follow it down the stairs in the dark, with one hand on the wall. | one person, dark stairs, lamp, night
  - The kitchen light is on. Somebody is humming, with her back to you. | woman seen from behind, stove, kitchen, lamp, night
  + The table is set for everyone, even for those who moved away. | kitchen table, plates, chairs, lamp
  ...
  You sit down at your old place. Your feet do not reach the floor. | child at a table, kitchen, lamp
  Eat, she says. It is no good cold. You were always so late. | old woman, {T}, kitchen table, lamp / child sitting at a kitchen table, {T}, lamp
  brief Eat, she says. You were always so late. | old woman, {T}, kitchen table, lamp
  You wake up, and you are not hungry. You are only crying a little. | one person in bed, window, dawn / one person crying, bed, dawn
  And on the stairs, very faintly, there is still that smell. | stairs, morning light, open door

  = it-comes-at-four (feeling, event, history, activity, nature)
  It comes at four, and sits down: {S}. It takes the chair beside you. | dark bedroom, clock, empty chair
  brief It comes at four, and sits down: {S}. | dark bedroom, clock, empty chair
  * You cannot see it. You can see that the chair has moved. | empty chair, moonlight, bedroom
  - It is not unkind. It only wants somebody to be awake. | window, moon, dark room
  + In the houses opposite there are two more windows lit. So it has been there, too. | lit windows, night street
  ...
  Tonight you make room for it. You lift the edge of the blanket. | bed, blanket, moonlight
  It is cold at first. Then it is only heavy, like a sleeping cat. | bed, moonlight, night / sleeping cat, bed, moonlight
  You both hear the first bird. | bird, window, dawn
  It gets up without a sound. You could swear that it tucked you in. | bed, window, sunrise
`)
