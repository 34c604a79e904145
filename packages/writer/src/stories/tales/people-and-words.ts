import { parseStories, seenAsWritten } from '../../story.ts'

/** Tales of somebody and letters, talk, memory, love or waiting. */
export const talesOfWords = seenAsWritten(
  parseStories(`
  = read-twice (someone-letters)
  One lamp, still on: {S}. | {N} at a table, letters, lamp, night
  ~
  - There was ink on one sleeve, and paper on every chair. | letters on chairs, ink, close view, lamp, night
  - Nobody had asked for it. Nobody paid for the stamps. | letters, stamps, table, lamp, night
  + Some were three words long. Some had sand in them. One had a milk tooth. | open letters, close view, table, lamp
  + A boy had written: is it my fault? That one took a whole week. | child's letter, close view, lamp / {N} thinking, table, lamp, night
  + {H} wrote the way you walk on ice, one foot, and then a long look. | {N} writing a letter, table, lamp, night
  And every letter ended in the same way: I have read this twice. | hand writing a letter, close view, lamp
  + Down in the street they laughed about it. And every night they looked up, to see if the lamp was on. | people in a street looking up, lit window, night
  ...
  Then, one winter, the window stayed dark. | dark window, house, snow, night
  - On the third day a young woman went up, with a bowl of soup. She had once sent a milk tooth. | young woman carrying a bowl, stairs, snow, day / young woman, open door, snow
  + {H} lay there with a fever, and worried about the post. | {N} in bed, blanket, room, dusk
  + So she sat down at the table, and lit the lamp, and took the pen. | young woman writing, table, letters, lamp, night
  On Friday there was one envelope more. It came from the whole street, and it said: we have read yours twice. | envelope, close view, table, lamp / {N} reading a letter, smiling, lamp, night
  or At last a letter came, from the whole street: we have read yours twice. | envelope, close view, table, lamp / {N} reading a letter, smiling, lamp, night

  = the-front-door (someone-memory)
  By the back door, please: {S}. | {N} at an open door, lamp, evening
  ~
  They came one at a time, with their collars up, and had forgotten something. | one person in a coat, door, street, evening / three people in coats, door, lamp, dusk
  or They came to ask what they had forgotten. | one person in a coat, door, street, evening
  + A widow asked what he had worn, that day in the boat. A brown hat, said {H}, and it blew off. She laughed for the first time since March. | old woman at a table, lamp, evening / hat on a lake / old woman laughing, table, lamp
  + A boy asked what his mother used to sing. That took until dark. | {N} and a boy at a table, lamp, dusk
  + The mayor asked if anybody still knew about the money. {H} smiled. He left quite soon. | mayor holding a hat, door, evening / {N} smiling, lamp
  - None of them ever stayed for tea. | two cups, table, lamp, evening
  + The lamp was always turned low, so that nobody had to be seen remembering. | lamp, table, {N}, night
  Then a little girl asked: and who remembers you? | little girl asking, table, lamp, evening
  - It got so quiet that you could hear the stairs. | {N}, close view, sad, lamp, evening
  ...
  - The next day a cup stood on the step, with a note. You lent me this in the flood, it said, and you never asked for it back. | cup and note, doorstep, morning / note, close view, cup, morning
  + An umbrella came. A chair came, with a ribbon round it. | umbrella and chair, doorstep, morning
  The step was full of notes. Each of them began: I remember. | many notes on a door, morning light / paper note, close view, pencil, morning light
  or Then there was a note on the step: I remember. | note on a doorstep, close view, morning
  And then they came themselves, by the front door. | crowd at an open front door, sunlight, {N} smiling

  = what-the-string-was-for (someone-forgetting)
  A string round one finger: {S}. | {N}, hand with a string on one finger, close view, morning
  ~
  - What was it for? {H} looked at it at breakfast, and again on the stairs. | {N} looking at one hand, kitchen, morning / {N}, stairs, day
  Every evening the child from next door came over, and every evening they were introduced. | child and {N} at a door, lamp, evening / child and {N} shaking hands, close view, evening
  or Each evening a child came over, and each evening they were introduced. | child and {N} at a door, lamp, evening / child and {N}, cups, kitchen table, evening
  + Then they played dominoes. | child and {N} at a table, dominoes, lamp, evening
  + How do you do, said {H}. Very well, said the child. I always win. That was not true. | child smiling, table, dominoes, lamp / dominoes, close view, table, lamp
  + Hands forget last. They knew each stair, each cup, each knot. | {N} holding a cup, kitchen, lamp
  ...
  Then, one night, it snowed, and no one came. | window, snow, night, empty chair
  - {H} walked up and down. Something was missing. But what? | {N} walking, room, lamp, night
  + The string was tied in a bow, with far too many loops. That is how a child ties one. | string tied in a bow, close view, lamp
  So {H} went out, in two scarves and one shoe, and knocked next door. | {N} at a door, snow, scarf, night / hand knocking on a door, snow, night
  or So {H} went out, and knocked next door. | {N} at a door, snow, scarf, night
  - The child was in bed with a fever, and very bored. {H} put the dominoes on the blanket. | child in bed, lamp, night / {N} beside a child in bed, dominoes, lamp, night
  So that was what the string was for. | child and {N} laughing, bed, lamp, warm light

  = nobody-laughed (someone-talking)
  Most people laughed: {S}. | {N} standing alone, people laughing, street, day
  ~
  - The doctor wrote it down, and drew a line under it, with a ruler. | doctor writing, desk, day
  + But there {H} stood, every morning, in any weather, as if somebody had asked something. | {N} standing still, field, morning
  + There was never an answer. Not one that anybody else could hear. | {N} listening, close view, morning
  + Rain ran down one sleeve. It did not seem to matter. | {N} in the rain, field, close view
  + Children went past on tiptoe, and pulled faces. | children laughing, street, day
  + An aunt sent a bottle of something for the nerves. It was given to the roses. They did well. | bottle, roses, garden, day
  Then, one night, a little boy was lost. They all ran out, and shouted. | people with lanterns, forest, night / people shouting, lanterns, dark hill, night
  or Then a little boy was lost. They all shouted. | people with lanterns, forest, night
  + The river was high. Nobody said that. Everybody thought it. | river, rain, night
  ...
  + Everybody called his name. He could not have heard his own answer. | people shouting, lanterns, dark hill, night
  {H} stood still, and held up one hand. | {N} holding up one hand, lantern, night
  - One by one they stopped. You could hear the lamps. | people standing still, lanterns, forest, night
  + The wind. A drop. A frog, and what was not a frog. | frog, pond, lantern light, night
  And then, under the bridge, somebody coughed. | bridge, river, lantern light, night / little boy under a bridge, blanket
  Nobody laughed after that. On some mornings they come along, and listen. | people and {N} standing still, field, sunrise / grass, dew, field, sunrise, close view
  or Nobody laughed after that. | people and {N} standing still, field, sunrise / grass, dew, field, sunrise, close view

  = the-second-cup (someone-love)
  Two cups on the tray: {S}. | {N} carrying two cups, room, lamp, evening
  ~
  - It was not wise. Everybody had said so, and some of them twice. | two people talking, street, day
  + {H} did not argue. You cannot argue with a weather. | {N} at a window, rain, evening
  Every evening the second one went cold, and was poured out over the roses. | cup on a table, lamp, evening / {N} pouring out a cup, roses, garden, dusk
  - By June the roses had reached the roof. | roses, house, roof, summer, day
  + People slowed down as they went by. It smelled like somebody's best day. | people walking, street, roses, evening
  + One window was always open. The curtain moved, even on days without a wind. | open window, curtain, roses, evening
  ...
  + What do you talk about, the postman asked. {H} said: mostly, we do not. | postman, {N}, garden gate, roses, day
  + On some mornings there were wet marks on the floor, and somebody whistled on the stairs. | wet floor, hallway, morning light
  In autumn an aunt came, to talk sense. | old woman with a bag, garden gate, autumn
  - She sat down on the wrong chair, and got up again at once. She could not say why. | old woman standing up, empty chair, table, lamp
  + The talk was about nothing. The rain. The jam. It was the happiest table she had ever sat at. | {N} and old woman at a table, lamp, smiling
  When she cleared the table, she stopped. | old woman carrying two cups, kitchen, lamp
  The second cup was empty. | empty cup, close view, lamp, evening

  = from-the-outside (someone-waiting)
  Every day, the same spot: {S}. | {N} standing alone, street, bench, evening
  ~
  - Nobody knew any more since when. Everybody knew better. | people looking, street, day / {N} on a bench, street
  But there was always somebody there. And so a boy left his key there, the baker a loaf, and somebody a dog. | {N} on a bench, key, dog, basket, street, day / dog and loaf of bread, bench, street, day
  or So a boy left his key there, the baker a loaf, somebody a dog. | {N} on a bench, key, dog, basket, street, day
  brief So a boy left his key there, the baker a loaf. | {N} on a bench, key, basket, street, day
  + The boy's mother worked late. | boy giving a key, bench, street, afternoon
  + The loaf was for whoever would come by. | loaf on a bench, street, evening
  + The dog sat down, and was found. | dog beside {N}, bench, street
  + An old man stopped to wind his watch, and stayed for an hour. | old man with a watch, bench, street, evening
  - In winter somebody put a lamp up. They said it was for the street. | street lamp, bench, snow, night
  ...
  Then, one evening, the spot was empty. | empty bench, street lamp, dusk
  - After ten minutes the boy was there. Then the baker. Then the dog. | boy, baker and dog, empty bench, street lamp, dusk
  + Nobody had a telephone number. Nobody even had a name. | baker and boy, faces, street lamp, dusk
  + The boy sat down, and kept the place warm. | boy on a bench, street lamp, night
  + They looked up the road. They looked down it. Nobody went home. | people looking down a road, street lamp, night
  + It began to rain. The baker held his tray over the boy. | baker holding a tray over a boy, rain, street lamp, night
  At last {H} came round the corner, with milk. | {N} carrying a bottle, street corner, street lamp, night
  And saw, for the first time, from the outside, what it looks like when somebody waits for you. | people and dog waiting under a street lamp, night / {N}, close view, tears, smiling, night
  or And saw what it looks like, when somebody waits for you. | people and dog waiting under a street lamp, night
`),
)
