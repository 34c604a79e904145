import { parseStories, seenAsWritten } from '../../story.ts'

/** Tales of an animal that does what animals do not do. */
export const talesOfCreatures = seenAsWritten(
  parseStories(`
  = the-wrong-coat (creature-waiting)
  Every day at five: {S}. | {N} waiting alone, evening light, street
  ~
  - The woman from the kiosk shooed, at first. Then she brought water. | woman with a bowl of water, {N}, street, day
  + In winter there was a blanket. Nobody had put it there. Nobody took it away. | {N} on a blanket, snow, street lamp, evening
  + A schoolboy said: it is too late. A widow said: it is never too late. | boy and old woman, street, evening
  + Each coat that came by was looked at, from the shoes up. Each was the wrong one. | {N}, people in coats walking, street, dusk
  + In the rain they put up a box for it. On the box stood: do not move. | box, {N}, rain, street, dusk
  - Nine years went by like that. The kiosk was painted twice. | {N} waiting, snow, street, dusk
  ...
  Then a young man came, and nobody met him. | young man with a suitcase, street, evening
  - He had been in hospital. He stood there, and did not know which way was home. | young man, close view, sad, street lamp, dusk
  + People walked round him, as round a lamp post. | young man, people walking, street, dusk
  {H} looked at him for a long time. Then {H} came over, and leaned on his leg. | {N} beside a young man, street lamp, dusk / {N}, close view, eyes, street lamp, dusk
  + It was the wrong man. Both of them knew that. | young man looking down, {N}, close view, evening
  + The woman in the kiosk put down her newspaper. | woman in a kiosk, newspaper, evening
  All right, he said. And they went home. | young man and {N} walking, street, sunset

  = you-again (creature-return)
  Something at the back door: {S}. | {N} at a door, snow, dawn
  ~
  You again, the old woman said, and fetched the end of the soup. | old woman at an open door, bowl, {N}, morning
  or You again, the old woman said. | old woman at an open door, bowl, {N}, morning
  + They did not touch. They had an arrangement. | {N} and a bowl, doorstep, old woman in a doorway
  + She told it all that had happened since. The roof. The knee. The son who did not ring. | old woman talking, doorstep, cup, {N}
  + She called it by the name of her husband. It came all the same. | old woman in a doorway, {N}, lamp, evening
  - You have to tell somebody, she said. It may as well have ears. | {N}, close view, snow
  + Then there were only tracks, and they led away over the hill. | tracks in snow, hill, morning
  ...
  One morning the door stayed shut, and no smoke came from the chimney. | closed door, house, snow, no smoke, dawn / cold chimney, roof, snow, dawn
  or One morning the door stayed shut. | closed door, house, snow, no smoke, dawn / cold chimney, roof, snow, dawn
  + The bowl lay upside down. There was ice in it. | bowl, ice, doorstep, snow, close view
  + {H} stayed for a day and a night. | {N} at a closed door, snow, night
  Then {H} went down to the road, and stood in the lights of a car. | {N} in the lights of a car, road, snow, night / man at a car, snow, headlights, night
  or Then {H} stood in the lights of a car. | {N} in the lights of a car, road, snow, night
  + The car stopped. Its lamps smoked in the cold. | car, lights, snow, road, night
  + Go away, the driver said. And then: what is it? | man with a lamp, {N}, snow, night
  - The driver got out. He followed the tracks, up to the kitchen window. | man with a lamp, tracks, snow, house, night
  + The old woman lay on the floor with a broken hip, and was very cross. | old woman on a kitchen floor, man kneeling, lamp
  The old woman walks with two sticks now. You again, she says. Come in. | old woman with two sticks, open door, {N}, warm light / open door, stove, warm light, snow

  = the-length-of-an-answer (creature-sounds)
  Nobody answered: {S}. | {N} alone, wide view, night
  ~
  - It is the same every night. | {N}, close view, moonlight
  Four notes, and then a pause. The pause is what hurts. It is just as long as an answer. | {N}, moon, night / dark sky, moon, empty view, night
  or Four notes, and then a pause, as long as an answer. | dark sky, moon, empty view, night
  + Then again, from the start, a little louder. | {N}, moon, wide view, night
  + Others came by. They heard it, and went on, as you do with a foreign radio. | {N} far away, moon, night
  A woman heard it, on the night shift, with a cold cup of coffee. | woman with headphones, cup, desk, lamp, night
  or A woman on the night shift heard it. | woman with headphones, cup, desk, lamp, night
  - She was paid to write down numbers. She wrote: again. | notebook, pencil, hand, close view, lamp
  + Do you hear that, she asked the man at the next desk. He heard a noise. | man at a desk, lamp, night
  + So she stayed after her shift, and then after the next one. | woman with headphones, window, dawn
  + She had come to that town alone. She knew what a pause is. | woman at a window, dark room, night
  ...
  One night she opened the window, and hummed it back, quite badly. | woman at an open window, night, moon / garden, moon, night, open window
  or One night she hummed it back. | woman at an open window, night, moon
  - It cannot have got there. It is miles. | night landscape, moon, wide view
  + Four notes. Then the pause. It was longer than it had ever been. | woman listening, window, night
  + She held her breath. Somewhere a lift went up. | woman, close view, lamp, night
  + You will be laughed at, she thought. Let them. | woman smiling, window, moon, night
  Then came a fifth note. | {N}, moonlight, close view
  Nobody answered, it says in her book. She has crossed it out. | notebook, pencil, close view, dawn / hand crossing out a line, notebook, dawn

  = a-good-teacher (creature-odd)
  Nobody teaches you that: {S}. | {N}, close view, street, morning
  ~
  A girl saw it first. Eat your egg, said her mother. | girl at a window, morning / egg, kitchen table, morning
  or A girl saw it first. | girl at a window, morning
  + So she kept a notebook. Monday: rain, and seen. Tuesday: seen, and seen back. | girl with a notebook, window, rain / {N} looking up, street
  She was new here. In class she had not said one word since autumn. | girl alone at a desk, classroom, day / empty desk, classroom, window, autumn
  or In class she had not said one word since autumn. | girl alone at a desk, classroom, day
  brief In class she never said a word. | girl alone at a desk, classroom, day
  + When they asked her something, she looked at her shoes. They were good shoes. | girl, shoes, classroom, close view
  - She filled a whole notebook, and had to buy a second one. | notebooks, pencil, table, lamp
  ...
  + She made a drawing of it. That took two evenings. | drawing in a notebook, pencil, lamp
  Then the teacher asked if anybody had something to tell. The girl put up her hand. | teacher, classroom, children, day / girl with one hand up, classroom, day
  or Then, one day, she put up her hand, and told them. | girl with one hand up, classroom, day
  - Her voice came out like a door that has been shut for a winter. | girl standing, notebook, classroom, close view
  + The bell rang, and nobody got up. | children listening, classroom, girl with a notebook
  + Does it bite, somebody asked. Only on Thursdays, she said. It was her first joke. | girl laughing, children, classroom
  + The teacher forgot to sit down. | teacher standing, classroom, day
  The next morning eleven children stood there, in the rain, and whispered. | children, umbrellas, street corner, rain, morning / {N}, rain, branch, morning
  or The next morning eleven children came along. | children, umbrellas, street corner, rain, morning / {N}, rain, branch, morning
  And {H} looked at each of them in turn, like a teacher. | {N}, close view, rain, children
  or And {H} looked at them, like a teacher. | {N}, close view, rain, children
`),
)
