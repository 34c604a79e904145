import { parseStories } from '../../story.ts'

/** Broken hours around a person, an animal, a vehicle and so on: told of any such, with pictures of their own. */
export const brokenTimesOfEachClass = parseStories(`
  = always-a-minute-early (person)
  Only one was still on time: {S}. Every clock in town had stopped at nine. | clock, {T}, street
  brief Only one was still on time: {S}. | clock, {T}, street
  - The coffee stood still in the air. The pigeons hung over the square like washing. | birds, square, morning light
  - {H} walked under them, with a bag, on the way to work. | {T}, bag, square
  + There was no one to say good morning to. {H} said it anyway. | {T}, empty street, morning
  ...
  For the first hour it was wonderful. For the second it was quiet. | empty street, {T}, clock
  - {H} pulled a child back from the kerb, and closed an old man's coat. | child, street, hand, coat
  By the evening that was not an evening, everyone in town had been looked after. | {T}, street, people standing still
  Then it was one minute past nine. Each of them found a cup by the door, and it was still warm. | clock, street, people, morning light / cup, steam, doorstep, morning light

  = older-than-yesterday (animal)
  Into the wrong hour we sent {S}. For years we had known about that field. | {T}, field, fog, dawn
  brief Into the wrong hour we sent {S}. | {T}, field, fog, dawn
  - At the gate it was October. Ten steps on, there were cherries. | gate, cherry tree, field
  - We watched through a glass. We had a rope, and a list of seconds. | telescope, rope, field
  + In the middle, the grass was going up and down like breathing. | grass, field, wind
  ...
  They were gone for a minute. We had the watch to prove it. | watch, hand, field
  They came back slow, and grey about the mouth, and glad to see us. | {T}, gate, dusk
  - They had been happy in there. Anyone could see it. They had had a whole life. | {T}, field, sunset
  Before we could close the gate, they turned around, and went to fetch the young ones. | {T}, open gate, field, dusk

  = every-day-at-the-gate (pet)
  Every day at four, at the gate: {S}. No bus has stopped there for thirty years. | {T}, gate, country road, afternoon
  brief Every day at four, at the gate: {S}. | {T}, gate, country road, afternoon
  First the ears go up. Then you can hear brakes, on an empty road. | {T}, close view, gate / empty country road, afternoon
  - Some dust rises, as if a door had been folded open. | dust, country road, sunlight
  - Then somebody is welcomed. Nobody is there, and the grass bends. | {T}, grass, road, sunlight
  + We took a film of it. There is nothing on it but joy. | film, camera, {T}, gate
  ...
  I asked the oldest woman in our street. She put down her cup. My brother, she said. | old woman, cup, table, window light
  brief I asked the oldest woman in our street. My brother, she said. | old woman, cup, table, window light
  - She had not been down to that gate since she was nine. | gate, country road, evening
  Today at four she stood there. She held out a hand, as high as a boy. | old woman, {T}, gate, country road, sunlight
  Something took it. | old woman smiling, open hand, close view, sunlight

  = it-arrived-before-it-left (vehicle)
  It arrived before it left: {S}. The accident is in the paper of the fifth. This was the fourth. | newspaper, {T}, dusk
  brief It arrived before it left: {S}. | newspaper, {T}, dusk
  - It came in slowly, with one lamp broken, and mud up to the windows. | {T}, broken lamp, fog
  - Nobody got off. They all sat there, with their hats on, looking straight ahead. | people in windows, {T}, night
  The driver asked what day it was. He asked it three times. | one person talking, {T}, lamp, night
  ...
  Tomorrow, we said. He nodded, and wiped his face, and looked at the paper. | man reading a newspaper, {T}, lamp, night
  brief Tomorrow, we said. | man reading a newspaper, {T}, lamp, night
  - Then he asked how late it could leave. | clock, {T}, night
  We held it for eleven minutes. Somebody had lost a glove, we said. We all helped to look. | {T}, clock, lamp, night / people, glove, lamp, night
  brief We held it for eleven minutes. | {T}, clock, lamp, night
  In the paper of the sixth there is one line. It says that the bridge fell in, and that nobody was on it. | newspaper, morning / bridge, river, dawn
  brief In the paper of the sixth it says that nobody was on the bridge. | newspaper, morning

  = the-spare-hour (timepiece)
  At night it runs backwards: {S}. It is quite gentle about it. | {T}, dark room, moon
  brief At night it runs backwards: {S}. | {T}, dark room, moon
  - First the cup was whole again. Then the plant stood up. | cup, plant, window, night
  - By the second week there were letters on the mat from people who are gone. | letters, door, morning
  + My knees stopped hurting. I found a school cap in the hall. | cap, hall, morning
  ...
  I could hear it through the wall. It was working its way toward one night. | {T}, wall, dark room
  I know which one. I had gone for a coffee. | cup of coffee, corridor, night
  - So yesterday I sat up, with my shoes on, and waited. | shoes, chair, lamp, night
  This time I stayed. This time I was holding the hand. Then I let it run on. | two hands, lamp, {T}

  = found-twice (handheld)
  It was found twice: {S}. The two of them lie here, side by side. | {T}, table, lamp, night
  brief It was found twice: {S}. | {T}, table, lamp, night
  One was in a drawer. One was in the clay, under the drains, with a root through it. | {T}, open drawer, close view / {T}, earth, roots, close view
  - They have the same scratch. They are not alike. They are the same. | {T}, close view, lamp
  + If you warm the one, the other gets warm. | hand, {T}, close view, lamp
  - The man who dated it came back, and sat down, and asked for water. | man in a white coat, chair, laboratory
  ...
  So somebody is going to lose it, a long time ago. | {T}, dark room, lamp
  We locked it up, and wrote down who was in the room. | key, cabinet, lamp, night / notebook, pen, lamp, close view
  brief We locked it up. | key, cabinet, lamp, night
  - This morning the cabinet was empty, and so was the chair of the girl who makes the tea. | empty cabinet, morning / empty chair, cup, morning light
  brief This morning it was gone, and so was the girl who makes the tea. | empty cabinet, morning
  I looked at the old one again. In the clay beside it lay a teaspoon. | spoon, earth, close view, lamp

  = the-date-on-it (document)
  The date has not happened yet: {S}. And all of us know the handwriting. | {T}, lamp, table
  brief The date has not happened yet: {S}. | {T}, lamp, table
  - It is my aunt's. She is sitting right here. She has just asked for more tea. | {T}, close view, table, lamp / old woman sitting at a table, cup, lamp
  - She held it close, and read it, and went pink. | old woman reading {T}, table, lamp
  + What is it, we said. Oh, she said. It is very rude. | people at a table, lamp / old woman, {T}, table, lamp
  ...
  - She would not let us see. She got her coat. | coat, door, old person
  - She bought a red hat, and a ticket, one way. She was seventy-nine. | old woman with a red hat, station, day / train ticket, hand, station, day
  For six years we had postcards from her. In every one she was laughing. | postcards, table, window
  The last thing she ever wrote was that letter. She posted it the wrong way round. | old woman writing, {T}, pen, window, sunset / mailbox, {T}, street, sunset

  = one-street-behind (place)
  Forty years ago is round the corner: {S}. You go by the chemist's, and there it is. | {T}, street corner, dusk
  brief Forty years ago is round the corner: {S}. | {T}, street corner, dusk
  - You can see in, but you cannot go. It is like a shop window, with weather. | {T}, window, rain
  - People bring their lunch. They look for themselves. | people, bench, {T}
  + There goes a boy on a bicycle. An old man beside me says: mind the dog. | child on a bicycle, dog, street
  ...
  A woman comes every Thursday, at four, and puts up an umbrella. | umbrella, one person, rain
  - In there, at four, on a Thursday, a girl runs out with nothing on her head. | child, rain, street
  She holds it out, as far as she can, into the other rain. | umbrella, hand, rain
  Last week the girl stopped. She looked up, and for a moment she did not get wet. | child, umbrella, {T}, light

  = still-warm (food)
  Sealed for ninety years: {S}. Then they opened the kitchen, and there it stood. | {T}, dusty kitchen, table
  brief Sealed for ninety years: {S}. | {T}, dusty kitchen, table
  - It was steaming. | {T}, steam, table
  - The dust lay as thick as a blanket, right up to the edge of the plate. | plate, dust, table
  + In the next room a clock was ticking, one tick to the hour. | clock, dusty room
  ...
  The foreman said not to touch it. The youngest of us had had no breakfast. | workers, kitchen, {T}
  - It was very good, he said. Then he said it in a voice that was not his. | one person eating {T}, kitchen / one person, {T}, dark kitchen
  Oh, there you are, he said. Wipe your feet. I have only been gone for a minute. | one person, open door, kitchen, light / shoes, door, kitchen, light
  brief Oh, there you are, he said. Wipe your feet. | one person, open door, kitchen, light
  We all wiped our feet. None of us could say why we were crying. | people, kitchen, {T}, light

  = the-stuck-second (feeling, event, history, activity, nature)
  One second never ends: {S}. If you stand in it, there is nothing else. | {T}, one person, still street
  brief One second never ends: {S}. | {T}, one person, still street
  - You can see where it begins. There is a line across the pavement, where the rain stops. | rain, street, line
  - Children jump in and out of it. Their shouts come back a year later. | children, street, puddle
  + Dogs will not cross it. Cats will cross nothing else. | dog, cat, street
  ...
  A man has been standing in there since before the war, with his hat half off. | one person, hat, street
  - The town grew around him. They put a small roof over him, for the snow. | roof, snow, one person, street
  Yesterday the second was over. The hat came off. He bowed, to a girl who was not there. | hat, one person, empty street
  brief Yesterday the second was over. He bowed, to a girl who was not there. | hat, one person, empty street
  From across the square, very slowly, on two sticks, she bowed back. | old person, square, sunset
`)
