import { parseStories, seenAsWritten } from '../../story.ts'

/** Tales of a thing that came late, fell silent, or is not quite a thing. */
export const talesOfThings = seenAsWritten(
  parseStories(`
  = ten-to-five (something-late)
  A stamp nobody knows: {S}. | old {N}, stamp, close view, doorstep, morning
  ~
  - It had slipped behind a wall at the post office. On Monday the wall came down. | broken wall, dust, letters, day
  + The postman turned it over twice. The street had another name by now. | postman holding a letter, street, morning
  The woman at number nine knew the writing, like you know a step on the stairs. | grey-haired woman, letter, open door, morning / envelope, handwriting, close view, morning
  or The woman at number nine knew the writing. | grey-haired woman, letter, open door, morning / envelope, handwriting, close view, morning
  + {E}. That is a lot of suppers for one. | one plate, table, grey-haired woman, lamp
  + She put the kettle on. She laid out two cups, and put one away. | kettle, two cups, kitchen, window light
  - She had waited for this through one whole summer, and then she had stopped. | young woman at a window, summer, day
  ...
  + She sat down in her hat. She stood up, and sat down without it. | grey-haired woman on a chair, hat, kitchen
  It was four lines long. Sunday, at five, on the bridge, it said. If you do not come, I will understand. | open letter, hands, close view, window light / bridge, river, evening / empty chair, table, lamp
  or Sunday, at five, on the bridge, it said. | bridge, river, evening, letter
  She looked at the calendar. It was a Sunday. She looked at the clock. It was ten to five. | calendar, wall, afternoon / clock, kitchen, afternoon
  or It was a Sunday, and ten to five. | clock, kitchen, afternoon
  + You old fool, she said to the mirror, and took her coat. | grey-haired woman at a mirror, coat
  + She ran. She had not run for years. | grey-haired woman running, street, evening
  On the bridge stood an old man with bread for the ducks. | old man on a bridge, ducks, river, evening
  brief On the bridge stood an old man. | old man on a bridge, river, evening
  He always came on Sundays, he said. At about five. | old man and grey-haired woman on a bridge, sunset
  brief He always came on Sundays, he said. | old man and grey-haired woman on a bridge, sunset

  = under-the-sheet (something-sounds)
  It stands in the corner, under a sheet: {S}. | {N} under a white sheet, dark room, dust
  ~
  - It had come with the house. You could not give it away, and nobody could say why. | two people in a room, boxes, {N} under a sheet
  + Somebody put a plant on it. The plant did well. | plant, white sheet, window light
  + On moving days people counted it, and then forgot to carry it. | boxes, empty room, white sheet
  + It had been a child's, the neighbour said. He did not say more. | old man at a fence, evening
  Then the boy came to stay, the one who broke things. He was not to touch anything. | boy in a doorway, hands behind his back, day / {N}, closed door, day
  or Then a boy came to stay. | boy in a doorway, hands behind his back, day
  + At night it seemed to stand a little nearer. | white sheet, dark room, moonlight, night
  - It rained for three days. He looked at the sheet. The sheet looked at him. | boy, rain, window / white sheet, corner, dim light
  ...
  One evening he pulled off the sheet. | boy pulling a white sheet, dust, light
  For a while there was nothing. Then there was one sound, so small that the dog got up. | {N}, close view, dust, light / dog, head up, room
  or There was one small sound. | {N}, close view, dust, light
  In the kitchen his grandmother stood still, with wet hands. | old woman at a sink, wet hands, window light
  + He waited for the shouting. There was none. | boy, close view, window light
  + Again, said a voice from the kitchen. Only that. | kitchen door, light, boy listening
  + It had been her sister's. It was sixty years since anyone had dared. | photograph of two girls, shelf, lamp
  - And her fingers, down in the dishwater, began to move. | hands in water, close view, kitchen
  In the corner, without a sheet. They both sit there now, until it is dark. | boy and grandmother, {N}, lamp, evening / two people sitting, window, dusk
  or They sit there now, without a sheet. | boy and grandmother, {N}, lamp, evening

  = one-coin (something-odd)
  One coin, no questions: {S}. | {N} on a market table, hand with a coin, morning
  ~
  - The man at the market wrapped it up without looking. He looked like somebody who has slept well. | man smiling, market, paper parcel, morning
  At home you put it on the shelf, between the salt and the radio. | {N} on a kitchen shelf, radio, lamp
  or You put it on the shelf, at home. | {N} on a kitchen shelf, radio, lamp
  - That evening you ring your brother. You had not planned to. | telephone, hand, lamp, evening
  + On Tuesday you find the ring. On Wednesday you say sorry to the man downstairs, and so does he. | ring, floor, close view / two people shaking hands, stairs
  + The kettle sings in another key. That may be the weather. | kettle, steam, kitchen, window
  + The woman from the second floor says good morning. She never has before. | woman, stairs, morning
  + You look at {H} from the side. It looks like a thing. | {N}, close view, shelf, lamp
  + You start to sleep like a child, with your mouth open. | one person asleep, bed, moonlight
  ...
  + It does nothing at all. You would swear to that, and you dust it every day. | hand with a cloth, {N}, shelf
  Then a woman stops you in the street. I had it before you, she says, until I did not need it any more. | woman in a coat, street, close view, rain / woman talking, street, umbrella, rain
  or I needed it for a year, says a woman in the street. | woman in a coat, street, close view, rain
  - You know at once that you do not need it either. That is the worst of it. | {N} on a shelf, close view, lamp, night
  + You ask her what you should do. She says: you know the market. | woman, umbrella, street, rain
  Saturday. You stand behind a table in the cold. A boy stops. He has not slept for weeks. | market table, {N}, dawn, cold / tired young man, market, morning
  or Saturday. A boy stops at your table. | market table, {N}, dawn, cold
  One coin, you say. No questions. | hand giving {N}, close view, sunrise

  = five-fingers (vehicle-odd, vehicle-late)
  Every night, the same minute: {S}. | {N}, lit windows, night, mist
  ~
  - The glasses in the cupboard know it first. Then the dog. | glasses on a shelf, moonlight / dog, head up, dark room
  + There is no such thing on the timetable. There is only a gap, as wide as a finger. | timetable, finger, close view, lamp
  + Then a light runs over the ceiling, from left to right. | light on a ceiling, dark room, night
  A boy lay awake for it, and counted the windows. In the seventh somebody was reading. | boy at a window, night / {N} window, one person reading, lamp, night
  or A boy lay awake for it. | boy at a window, night
  + His father had gone off on it. His mother said that as you say the weather. | woman at a sink, kitchen, evening
  + So he had a question for whoever was in there. It had only one word. | boy in bed, lamp, night
  + Once he waved, and felt stupid. Nobody waved back. | boy waving, window, night
  ...
  + His feet were bare in the boots. The stars made a noise. | boots, snow, stars, night
  At ten, one winter night, he went out in his pyjamas, and swung a lamp. | boy swinging a lantern, snow, night / lantern in the snow, railway, night
  or One night he went out, and swung a lamp. | boy swinging a lantern, snow, night
  + First the rails began to hum, or the road did, or the night. | snow, moonlight, empty night
  + Lit windows went by. Yellow. Yellow. Five. Six. | lit windows passing, night, snow
  {H} did not stop. But in the seventh window the book went down. | {N}, lit window, snow, night / one person at a train window, lamp, snow, night
  or {H} did not stop. But somebody looked up. | {N}, lit window, snow, night
  A hand lay on the glass. Five fingers, for one second. | hand on a window, close view, lamp, night / boy with a lantern, snow, night, seen from behind
  or A hand lay on the glass. | hand on a window, close view, lamp, night / boy with a lantern, snow, night, seen from behind
  - It is not much. You can live on it for years. | boy smiling, lantern, snow, night
  + He waved back with the lamp until his arm hurt. | boy waving a lantern, snow, night
  He is grown up now, and travels by night. Wherever a child stands with a lamp, he puts his hand on the glass. | man at a window, night, reflection / child with a lantern, field, night
  or He travels by night now, and puts his hand on the glass. | man at a window, night, reflection
`),
)
