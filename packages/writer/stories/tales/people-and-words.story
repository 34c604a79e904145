= read-twice
pattern: tale
about: the woman who wrote letters at night
seen: as written

One lamp, still on. The woman who wrote letters at night. | {N} at a table, letters, lamp, night
- There was ink on one sleeve, and paper on every chair. | letters on chairs, ink, close view, lamp, night
- Nobody had asked for it. Nobody paid for the stamps. | letters, stamps, table, lamp, night
+ Some were three words long. Some had sand in them. One had a milk tooth. | open letters, close view, table, lamp
+ A boy had written: is it my fault? That one took a whole week. | child's letter, close view, lamp / {N} thinking, table, lamp, night
+ The woman wrote the way you walk on ice, one foot, and then a long look. | {N} writing a letter, table, lamp, night
~ The cat slept on the ones that were done. You could tell, later, by the hairs. | cat, letters, table, lamp / letter, close view, lamp
~ The stove went out, and nobody got up to see to it. | stove, dark room, night / {N}, blanket, lamp, night
~ A soldier had written on the back of a map. A bride had written on her sleeve. | map, letter, table, lamp / white cloth, writing, close view
~ Each envelope was licked, and laid on the pile, and patted once, like a child at the school gate. | envelopes, hand, lamp / {N}, envelopes, lamp, night
And every letter ended in the same way: I have read this twice. | hand writing a letter, close view, lamp
+ Down in the street they laughed about it. And every night they looked up, to see if the lamp was on. | people in a street looking up, lit window, night
Then, one winter, the window stayed dark. | dark window, house, snow, night
~ The postman stood below with his bag, and looked up, and had nothing to carry. | postman, bag, snow, night / postman, dark window, snow
- On the third day a young woman went up, with a bowl of soup. She had once sent a milk tooth. | young woman carrying a bowl, stairs, snow, day / young woman, open door, snow
+ The woman lay there with a fever, and worried about the post. | {N} in bed, blanket, room, dusk
+ So she sat down at the table, and lit the lamp, and took the pen. | young woman writing, table, letters, lamp, night
On Friday there was one envelope more. It came from the whole street, and it said: we have read yours twice. | envelope, close view, table, lamp / {N} reading a letter, smiling, lamp, night
or At last a letter came, from the whole street: we have read yours twice. | envelope, close view, table, lamp / {N} reading a letter, smiling, lamp, night

= the-front-door
pattern: tale
about: the man who remembered every day
seen: as written

By the back door, please. The man who remembered every day. | {N} at an open door, lamp, evening
They came one at a time, with their collars up, and had forgotten something. | one person in a coat, door, street, evening / three people in coats, door, lamp, dusk
or They came to ask what they had forgotten. | one person in a coat, door, street, evening
+ A widow asked what he had worn, that day in the boat. A brown hat, said the man, and it blew off. She laughed for the first time since March. | old woman at a table, lamp, evening / hat on a lake / old woman laughing, table, lamp
+ A boy asked what his mother used to sing. That took until dark. | {N} and a boy at a table, lamp, dusk
+ The mayor asked if anybody still knew about the money. The man smiled. He left quite soon. | mayor holding a hat, door, evening / {N} smiling, lamp
~ A baker had lost a word. It was a name for bread, and his father had had it from his. | baker, table, lamp, evening / loaf, table, lamp
~ Two brothers came about the same day, and had two of them. The man gave each of them his own. | two men, table, lamp / two brothers, street, evening
~ Nothing was ever written down. It would have been like pressing butterflies. | butterfly, window, lamp / {N}, lamp, evening
~ Under the stairs there was a shelf, with nothing on it, and a label: not mine to tell. | shelf, stairs, lamp / paper, shelf, close view
- None of them ever stayed for tea. | two cups, table, lamp, evening
+ The lamp was always turned low, so that nobody had to be seen remembering. | lamp, table, {N}, night
Then a little girl asked: and who remembers you? | little girl asking, table, lamp, evening
- It got so quiet that you could hear the stairs. | {N}, close view, sad, lamp, evening
~ The man sat there that night, and tried, and could not think of one thing. | {N} alone, table, lamp, night / {N}, window, night
- The next day a cup stood on the step, with a note. You lent me this in the flood, it said, and you never asked for it back. | cup and note, doorstep, morning / note, close view, cup, morning
+ An umbrella came. A chair came, with a ribbon round it. | umbrella and chair, doorstep, morning
The step was full of notes. Each of them began: I remember. | many notes on a door, morning light / paper note, close view, pencil, morning light
or Then there was a note on the step: I remember. | note on a doorstep, close view, morning
And then they came themselves, by the front door. | crowd at an open front door, sunlight, {N} smiling

= what-the-string-was-for
pattern: tale
about: the man who forgot everything by evening
seen: as written

A string round one finger. The man who forgot everything by evening. | {N}, hand with a string on one finger, close view, morning
- What was it for? The man looked at it at breakfast, and again on the stairs. | {N} looking at one hand, kitchen, morning / {N}, stairs, day
Every evening the child from next door came over, and every evening they were introduced. | child and {N} at a door, lamp, evening / child and {N} shaking hands, close view, evening
or Each evening a child came over, and each evening they were introduced. | child and {N} at a door, lamp, evening / child and {N}, cups, kitchen table, evening
+ Then they played dominoes. | child and {N} at a table, dominoes, lamp, evening
+ How do you do, said the man. Very well, said the child. I always win. That was not true. | child smiling, table, dominoes, lamp / dominoes, close view, table, lamp
+ Hands forget last. They knew each stair, each cup, each knot. | {N} holding a cup, kitchen, lamp
~ The cupboards had notes on them. Cups, it said. Not cups. | cupboard, paper, kitchen, day / paper note, close view
~ The piano knew. You only had to sit down, and stay out of the way. | {N}, piano, window light / hands, piano, close view
~ A letter came from a son. It was a very nice letter, from a very nice stranger. | letter, hands, window / {N} reading a letter, day
~ The child had brought a biscuit. They broke it by the rules, which were new each time. | child, biscuit, table, lamp / child and {N}, table, lamp
Then, one night, it snowed, and no one came. | window, snow, night, empty chair
- The man walked up and down. Something was missing. But what? | {N} walking, room, lamp, night
~ In a coat pocket lay a black tile with three white dots. It was nearly an answer. | domino, coat, hand / domino, close view, lamp
+ The string was tied in a bow, with far too many loops. That is how a child ties one. | string tied in a bow, close view, lamp
So the man went out, in two scarves and one shoe, and knocked next door. | {N} at a door, snow, scarf, night / hand knocking on a door, snow, night
or So the man went out, and knocked next door. | {N} at a door, snow, scarf, night
- The child was in bed with a fever, and very bored. The man put the dominoes on the blanket. | child in bed, lamp, night / {N} beside a child in bed, dominoes, lamp, night
So that was what the string was for. | child and {N} laughing, bed, lamp, warm light

= nobody-laughed
pattern: tale
about: the man who talked to the river
seen: as written

Most people laughed. The man who talked to the river. | {N} standing alone, people laughing, street, day
- The doctor wrote it down, and drew a line under it, with a ruler. | doctor writing, desk, day
+ But there the man stood, every morning, in any weather, as if somebody had asked something. | {N} standing still, field, morning
+ There was never an answer. Not one that anybody else could hear. | {N} listening, close view, morning
+ Rain ran down one sleeve. It did not seem to matter. | {N} in the rain, field, close view
+ Children went past on tiptoe, and pulled faces. | children laughing, street, day
~ The dogs did not laugh. One of them lay down beside, and put its chin on its paws. | dog, field, {N}, morning / dog, grass, close view
~ A painter came, and put it into a picture, and left out the people. | man with an easel, field, day / picture of a field, easel
~ In the shop they stopped talking, when the bell rang. Bread, said the man. That was all. | shop, people, door / {N}, bread, counter
~ Snow fell. There was one place in the field where somebody had been standing. | snow, field, footprints / field, snow, wide view
+ An aunt sent a bottle of something for the nerves. It was given to the roses. They did well. | bottle, roses, garden, day
Then, one night, a little boy was lost. They all ran out, and shouted. | people with lanterns, forest, night / people shouting, lanterns, dark hill, night
or Then a little boy was lost. They all shouted. | people with lanterns, forest, night
+ The river was high. Nobody said that. Everybody thought it. | river, rain, night
+ Everybody called his name. He could not have heard his own answer. | people shouting, lanterns, dark hill, night
~ A woman held on to a small blue cap, and did not know any more how to fold it. | woman, cap, lantern, night / cap, hand, close view
The man stood still, and held up one hand. | {N} holding up one hand, lantern, night
- One by one they stopped. You could hear the lamps. | people standing still, lanterns, forest, night
+ The wind. A drop. A frog, and what was not a frog. | frog, pond, lantern light, night
And then, under the bridge, somebody coughed. | bridge, river, lantern light, night / little boy under a bridge, blanket
Nobody laughed after that. On some mornings they come along, and listen. | people and {N} standing still, field, sunrise / grass, dew, field, sunrise, close view
or Nobody laughed after that. | people and {N} standing still, field, sunrise / grass, dew, field, sunrise, close view

= the-second-cup
pattern: tale
about: the woman who loved a ghost
seen: as written

Two cups on the tray. The woman who loved a ghost. | {N} carrying two cups, room, lamp, evening
- It was not wise. Everybody had said so, and some of them twice. | two people talking, street, day
+ The woman did not argue. You cannot argue with a weather. | {N} at a window, rain, evening
Every evening the second one went cold, and was poured out over the roses. | cup on a table, lamp, evening / {N} pouring out a cup, roses, garden, dusk
- By June the roses had reached the roof. | roses, house, roof, summer, day
+ People slowed down as they went by. It smelled like somebody's best day. | people walking, street, roses, evening
+ One window was always open. The curtain moved, even on days without a wind. | open window, curtain, roses, evening
~ It had a blue rim. It had been bought for this, in another town, in the rain. | cup, shop window, rain / cup, close view, blue rim
~ Two chairs stood at the window, and one of them had a cushion that was never straight. | two chairs, window, evening / cushion, chair, close view
~ There was bread cut for two. The birds had learned what that meant. | bread, plate, window / bird, window sill, bread
~ At night somebody read aloud in there. You could hear where the laughing would have been. | lit window, garden, night / {N} reading, lamp, night
+ What do you talk about, the postman asked. The woman said: mostly, we do not. | postman, {N}, garden gate, roses, day
+ On some mornings there were wet marks on the floor, and somebody whistled on the stairs. | wet floor, hallway, morning light
~ A thunderstorm put out all the lights in the street but that one. | storm, street, lit window, night / lamp, window, rain
In autumn an aunt came, to talk sense. | old woman with a bag, garden gate, autumn
- She sat down on the wrong chair, and got up again at once. She could not say why. | old woman standing up, empty chair, table, lamp
+ The talk was about nothing. The rain. The jam. It was the happiest table she had ever sat at. | {N} and old woman at a table, lamp, smiling
When she cleared the table, she stopped. | old woman carrying two cups, kitchen, lamp
The second cup was empty. | empty cup, close view, lamp, evening

= from-the-outside
pattern: tale
about: the man who waited at the corner
seen: as written

Every day, the same spot. The man who waited at the corner. | {N} standing alone, street, bench, evening
- Nobody knew any more since when. Everybody knew better. | people looking, street, day / {N} on a bench, street
But there was always somebody there. And so a boy left his key there, the baker a loaf, and somebody a dog. | {N} on a bench, key, dog, basket, street, day / dog and loaf of bread, bench, street, day
or So a boy left his key there, the baker a loaf, somebody a dog. | {N} on a bench, key, dog, basket, street, day
brief So a boy left his key there, the baker a loaf. | {N} on a bench, key, basket, street, day
+ The boy's mother worked late. | boy giving a key, bench, street, afternoon
+ The loaf was for whoever would come by. | loaf on a bench, street, evening
+ The dog sat down, and was found. | dog beside {N}, bench, street
+ An old man stopped to wind his watch, and stayed for an hour. | old man with a watch, bench, street, evening
~ A woman left a letter, for whoever might know a certain sailor. She came back for it, and then she stayed to talk. | woman, letter, bench, street / woman, {N}, bench
~ Children measured themselves against that shoulder, every birthday. | child, {N}, street / children, bench, day
~ A bus driver slowed down there, out of politeness, and so the timetable was changed. | bus, street, {N} / bus, bench, evening
~ There were crumbs, and birds to match. | bird, bench, street / birds, crumbs, close view
- In winter somebody put a lamp up. They said it was for the street. | street lamp, bench, snow, night
Then, one evening, the spot was empty. | empty bench, street lamp, dusk
- After ten minutes the boy was there. Then the baker. Then the dog. | boy, baker and dog, empty bench, street lamp, dusk
+ Nobody had a telephone number. Nobody even had a name. | baker and boy, faces, street lamp, dusk
+ The boy sat down, and kept the place warm. | boy on a bench, street lamp, night
+ They looked up the road. They looked down it. Nobody went home. | people looking down a road, street lamp, night
~ Somebody said what everybody had been thinking. He was told to be quiet. | people, street lamp, night / faces, lamp, night
+ It began to rain. The baker held his tray over the boy. | baker holding a tray over a boy, rain, street lamp, night
At last the man came round the corner, with milk. | {N} carrying a bottle, street corner, street lamp, night
And saw, for the first time, from the outside, what it looks like when somebody waits for you. | people and dog waiting under a street lamp, night / {N}, close view, tears, smiling, night
or And saw what it looks like, when somebody waits for you. | people and dog waiting under a street lamp, night
