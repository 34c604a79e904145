import { parseStories, seenAsWritten } from '../story.ts'

/**
 * Stories told where a subject has a name: of somebody who listens, travels, looks or asks because of it. They say nothing of what
 * bears the name.
 */
export const namedStories = seenAsWritten(
  parseStories(`
  = the-third-row-of-the-car (named-music)
  Turn it up, and think about {A}. | radio, kitchen shelf, lamp, evening
  ~
  You were nine, on the back seat, and it rained all the way to the sea. | child, car window, rain, road / car, road, sea, rain
  brief You were nine, on the back seat, in the rain. | child, car window, rain, road
  - In front they had not spoken since the petrol station. | two people in a car, rain, road
  + There was a map on the floor, and somebody had put a foot on it. | map, car, shoe, close view
  + A biscuit went from hand to hand, so as not to have to say anything. | hands, biscuit, car
  Then the radio found something, and somebody's finger began to tap. | radio, car, close view / hand, steering wheel, close view
  brief Then the radio found a song. | radio, car, close view
  + First it was the wheel. Then it was the window. Then it was your own knee. | hand, steering wheel, close view / child, car window, smiling
  ...
  - By the second verse they both sang, and neither of them knew the words. | two people singing, car, road
  + You had never heard your father sing. He was terrible. He was twenty. | man singing, car, close view
  + She wound down the window, in the rain, and put out her arm. | woman, car window, rain, arm
  * You laughed so much that the map slid under the seat. | child laughing, car
  They missed the turning. Nobody minded. | signpost, road, car, rain
  + You got there in the dark, and the hotel was shut, and you slept in the car, all three. | car, sea, night, rain / three people asleep, car, night
  - There are people who have read all about it. You have only got the rain. | old book, lamp, table / rain, window, night
  It comes on in a shop, today, and you stand there, between the tins. | radio, shelf, shop, close view / one person standing, shop, shelves
  brief It comes on in a shop, and you stand still. | one person standing, shop, shelves
  You are on the back seat. They are both so young. | child, car window, sunset, road / two people in a car, sunset, road

  = the-window-on-the-map (named-place)
  For years you had been dreaming about {A}. | map, window, lamp, evening
  ~
  It came from a tin. It stood on the shelf at your aunt's, with buttons in it. | tin box, shelf, buttons, lamp / box, close view, lamp
  brief It came from the lid of a tin. | box, shelf, close view, lamp
  - There was a street on the lid, and one lit window. | drawing of a street, lit window, close view
  + You used to ask who lived there. Your aunt said: go and see. | child, old woman, box, lamp
  + You learned eleven words, and put them away, like money. | old book, pencil, desk / coins, box, close view
  + You had a calendar with it, and a cup, and a scarf that was made somewhere else. | calendar, cup, scarf, table
  Then one day you stand there, with a suitcase, in the wrong shoes. | one person with a suitcase, street, rain / wet shoes, pavement, close view
  brief Then one day you stand there, with a suitcase. | one person with a suitcase, street, rain
  + It is louder than the tin. It smells of other people's lunch. | crowd, street, day
  - You are lost by noon. The map has been folded by somebody who was angry. | map, hands, street, day
  ...
  * Then it gets dark, and you turn a corner. | street corner, lamp, dusk
  There is a narrow street, and in it one lit window. | narrow street, lit window, dusk
  brief In a narrow street there is one lit window. | narrow street, lit window, dusk
  + It may be another one. There must be a thousand. | lit windows, street, night
  Somebody comes to the glass, and draws the curtain back, and looks out. | one person at a lit window, curtain, night / curtain, lit window, close view, night
  brief Somebody comes to the glass, and looks out. | one person at a lit window, night
  + You lift your hand. It is out before you can stop it. | one person waving, street, night
  - Up there a hand is lifted, too. | hand, lit window, close view, night
  * You never found it again. You have the tin on your own shelf now. | box, shelf, lamp, night / tin box, shelf, close view, lamp
  brief You have the tin on your own shelf now. | box, shelf, lamp, night
  And when a child asks who lives there, you know what to say. | child, one person, box, lamp

  = the-name-on-the-board (named-mind)
  The teacher wrote a name on the board, and asked what you knew about {A}. | blackboard, teacher, classroom, morning
  brief The teacher asked what you knew about {A}. | blackboard, teacher, classroom, morning
  ~
  Nobody moved. Outside somebody was mowing the grass. | classroom, children, window, day
  brief Nobody moved. | classroom, children, window, day
  - One boy knew a date. One knew a joke. It was the same boy. | boy, desk, classroom / children laughing, classroom
  + A girl had seen a stamp. A girl had an uncle who had met somebody who had. | stamp, desk, close view / girl, desk, classroom
  + It all stood there in chalk by ten past nine, and it filled one corner. | blackboard, chalk, close view
  Then the teacher took the sponge, and wiped it off, all but the name. | hand, sponge, blackboard, close view / chalk writing, blackboard, close view
  brief Then the teacher wiped it off, all but the name. | hand, blackboard, close view
  + You could still see the date, very pale, like a fish under ice. | blackboard, chalk dust, close view
  ...
  And what would you ask, said the teacher, if the door opened now? | teacher, open door, classroom, light
  brief What would you ask, said the teacher, if the door opened? | teacher, open door, classroom, light
  + Everybody looked at the door. It was a very ordinary door. | door, classroom, children
  - It was quiet for so long that the mower stopped to listen. | classroom, window, garden, day
  + Was it lonely? Did you have a dog? What did you do on the day when nothing worked? | child, close view, classroom / dog, window / one person at a desk, rain
  + Were you ever as bad as I am at the eleven times table? | boy, paper, desk, close view
  * The questions filled the whole board, and went on round the map. | blackboard, chalk, writing / map, wall, chalk
  The bell rang. Nobody got up. | bell, classroom, children
  * You have forgotten what it said in the book. | old book, dust, desk
  + But sometimes, in the middle of something difficult, a door opens in your head. | one person at a desk, night, lamp / open door, light
  You still look up, when a door opens. You still have your question. | open door, one person, light, evening / light under a door, corridor, evening
  brief You still have your question. | open door, one person, light, evening

  = the-bench-in-room-four (named-art)
  In room four a school class was told about {A}. | picture frame, museum, children, day
  ~
  * They came in like weather, and went by all of it in nine minutes. | children running, museum, picture frame
  brief They went by all of it in nine minutes. | children, museum, picture frame
  One girl stayed behind, because of her shoe. | girl, shoe, museum floor
  + She looked up, with the lace in her hand. She forgot what she was going to do with it. | girl, close view, looking up, museum
  + It was larger than in the book. It had hairs in it, and a fly. | picture frame, close view / brush, paint, close view
  + From near it was only spots. She took a step back, and there it was again. | girl, picture frame, museum / picture frame, close view, colours
  * An old guard sat in the corner. He had sat there for thirty years. | old man on a chair, museum, picture frame / empty museum, picture frames, evening
  ...
  What do you see, asked the old guard. She told him, with both hands. | girl, old man, museum, talking / girl, hands in the air, picture frame, close view
  brief What do you see, asked the old guard. | girl, old man, museum, talking
  - It took a while. She came to a corner that he had never looked at. | girl pointing, picture frame, close view
  He got up. It was the first time in years that he stood on that side. | old man standing, picture frame, museum / empty chair, museum, close view
  brief He got up, and stood beside her. | old man and girl, picture frame, museum
  + Well, he said. So it is. How do you like that. | old man, close view, smiling, museum
  + Somewhere a teacher was counting, and had one too few. | teacher, children, museum stairs
  + Nobody knows any more what the class was told that day. It was on a sheet, with gaps. | paper, pencil, bench
  * She is grown up, and comes on Tuesdays. The chair in the corner is empty. | woman, empty chair, museum / empty chair, corner, museum, close view
  brief She is grown up, and the chair is empty. | woman, empty chair, museum
  She ties her shoe there, every time, quite slowly. | shoe, hands, close view, museum / woman on a bench, picture frame, sunlight
  brief She still ties her shoe there. | shoe, hands, close view, museum

  = the-wall-behind-the-garage (named-player)
  Two kids, one ball, and an argument about {A}. | two boys, ball, street, evening
  ~
  - There was a wall behind the garages, and on it a goal, in chalk. | wall, chalk, garage, evening
  Whoever lost had to be somebody else. So nobody wanted to lose. | boy, ball, wall, dusk / two boys, ball, close view, dusk
  brief Whoever lost had to be somebody else. | boy, ball, wall, dusk
  + They had shirts on that came down to their knees. The number was made of tape. | boy, shirt, close view / shirt, number, close view
  + Windows went up. Windows went down. One of them went for good. | broken window, street, boy / woman at a window, street
  + It was five against five, and then two against nine, and then it was supper. | boys, street, ball, dusk
  * The small one stayed on. He wanted to get one thing right. | small boy, ball, wall, street lamp, night / street lamp, wall, night, empty street
  ...
  It had to go off the outside of the foot, round the drainpipe, and in. | ball, wall, chalk goal, night / foot, ball, close view
  brief It had to go round the drainpipe, and in. | ball, wall, chalk goal, night
  - He had seen it once, on a television, in a shop, through glass. | television, shop window, boy, night
  + He had no boots. He had his brother's shoes, and two pairs of socks. | shoes, socks, close view, street
  + Eleven times it hit the bins. A cat left home. | bins, cat, ball, night
  An old man opened his window, and watched, and said nothing. | old man at a window, street lamp, night
  brief An old man watched from his window. | old man at a window, street lamp, night
  + The moon came up, and was in the way of the corner. | moon, wall, garage, night
  At ten past ten it went in. There was no crowd. | ball, chalk goal, close view, street lamp
  brief At last it went in. | ball, chalk goal, close view, street lamp
  Up there two hands began to clap. | old man clapping, window, night
  You can still find the place. There is a new wall, and somebody has drawn a goal on it. | wall, chalk goal, boy, sunset / chalk goal, new wall, close view
  brief There is a new wall now, and somebody has drawn a goal on it. | wall, chalk goal, boy, sunset
`),
)
