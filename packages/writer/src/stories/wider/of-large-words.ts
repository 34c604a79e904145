import { parseStories, seenAsWritten } from '../../story.ts'

/** Stories for what has no body: each gives it a thing that can be held. */
export const wordStories = seenAsWritten(
  parseStories(`
  = half-is-fair (fairness)
  Two children, one slice of cake: {S}. | boy and girl at a table, cake, kitchen, day
  ~
  You cut, says their mother, and your sister chooses. | woman, two children, cake, kitchen table
  - Nobody has ever held a knife so carefully. | knife, cake, hands, close view
  + He measures with a straw. He lies down, with one eye beside the plate. | boy, cake, plate, close view, kitchen
  + One crumb goes from the left to the right. | cake, plate, close view
  + The dog sits below the table. It believes in accidents. | dog under a table, kitchen
  * There they lie, as equal as the two halves of a moon. | two pieces of cake, plate, close view, window light
  ...
  * His sister looks at the one, and at the other. Then she looks at him. | girl, close view, kitchen, window light / boy, close view, head down, kitchen
  + His knee is open. On the playground nobody had picked him. She saw it from the fence. | boy alone, playground, day / girl at a fence, playground
  She pushes both of them across the table. | girl pushing a plate, table, cake, close view
  But half is fair, he says. | boy, close view, surprised, kitchen
  Yes, she says. This is something else. | girl smiling, table, kitchen, window light
  - Their mother has to look for a thing in the cupboard. It takes her a while. | woman seen from behind, cupboard, kitchen
  The dog got the crumb. | dog, kitchen floor, close view

  = seen-from-inside (large-word)
  The teacher asks them to draw it: {S}. | teacher, blackboard, classroom, morning
  ~
  * You have until the bell, she says. | teacher, children at desks, classroom / bell, classroom wall
  - Most of them draw a bird, or a sun, or a very large house. | child drawing, paper, desk, classroom / drawing of a sun, paper, close view
  + One draws his dog. He always draws his dog. | drawing of a dog, paper, close view
  + One asks how large. As large as you need, she says. | girl raising a hand, classroom
  At the back sits a new boy. He has been here for nine days. He has eleven words. | boy alone at a desk, classroom window / boy, close view, classroom
  brief At the back sits a new boy. He has eleven words. | boy alone at a desk, classroom window
  ...
  When the bell rings, he has drawn a key, in a lock. | drawing of a key, paper, close view
  - It is a good key. She can see each tooth. She does not understand it. | teacher holding a paper, classroom, window light
  * He looks for the word. He has not got it. So he takes her sleeve. | boy and teacher, classroom, close view / hand holding a sleeve, classroom, window light
  brief So he takes her sleeve. | boy and teacher, classroom, close view
  + He leads her out into the corridor, and shuts the door, and shows her. | boy and teacher, corridor, closed door
  This side, he says. Key, this side. | boy at a door, key, close view
  That evening she turns her own, twice, and stands there for a while. | woman at a door, key, hallway, evening / woman seen from behind, closed door, hallway, lamp

  = it-carries-your-bag (inner)
  It moves in without asking: {S}. | dark armchair, living room, shadow, evening
  ~
  * It takes the good chair. It knows where you keep the biscuits. | armchair, living room, lamp, evening / open cupboard, kitchen, evening
  - It reads your letters before you do. | letter, table, close view, lamp
  + At parties it stands beside you, and tells you what they think. | one person alone in a crowd, lamps, night
  + You have tried to throw it out. It has a key. | key in a lock, door, night
  One evening you are too tired to argue. You lay a second plate. | two plates, kitchen table, lamp, evening / hand with a plate, kitchen table, lamp, night
  - It is not used to that. It looks at the fork. | fork, plate, table, close view, lamp
  ...
  What is it that you want, you ask. | one person at a table, empty chair, lamp, night
  It is quiet for so long that the soup gets cold. | bowl of soup, table, lamp, close view
  brief The soup gets cold. | bowl of soup, table, lamp, close view
  I do not want you to get hurt, it says. | shadow on a wall, empty chair, lamp, night
  + You had never looked at it. It is quite small. It is wearing your old pullover. | child in a large pullover, chair, lamp
  - You push the bread across. | loaf of bread, hand, table, lamp
  In the morning you take it along. It carries your bag. | one person walking, long shadow, street, sunrise

  = now-you-can-see-it (less)
  One box, and a pencil: {S}. | cardboard box, pencil, living room, morning
  ~
  On the side you write: perhaps. | hand with a pencil, box, close view
  * In go the second waffle iron, and the trousers for another life. | one person packing a box, living room, day / clothes, box, close view
  - In go nine cups, and a book on how to be somebody else. | cups, box, close view / old book, box, close view
  + The shelf looks shocked. So does the cat. | empty shelf, cat, living room
  You tape it shut, and put it by the door, and wait for a month. | closed box, door, hallway / calendar, kitchen wall
  brief You put it by the door, and wait for a month. | closed box, door, hallway
  - Nobody asks after it. You do not, either. | closed box, hallway, evening
  + You begin to hear the room. It has a nice voice. | empty room, window, sunlight
  ...
  On the last day you look in once more, to be polite. | one person kneeling, open box, hallway
  brief Then you look in once more. | one person kneeling, open box, hallway
  At the bottom lies a cup with no handle. | cup, close view, box, window light
  It is no use to anyone. It was hers. | cup in two hands, close view, window light
  + You sit there on the floor until the light has gone round. | one person sitting on the floor, cup, evening light
  * The box goes. The cup stands on the shelf, alone. | cup on an empty shelf, sunlight
  Now you can see it. | cup, close view, sunlight

  = the-furniture-in-your-head (stillness)
  Sit down, and do it badly: {S}. | one person sitting on the floor, empty room, window, morning
  ~
  For ten seconds it is quiet. Then somebody in your head begins to move furniture. | one person with closed eyes, close view, morning light / chairs, room, shadow
  brief Then somebody in your head begins to move furniture. | one person with closed eyes, close view, morning light
  - Is the car locked. What did she mean, on Tuesday. How did that song go on. | car, street, morning / two people talking, street
  + Your nose itches, as no nose ever has. | one person, close view, closed eyes
  + A fly finds you interesting. It tells another fly. | fly, window, close view, sunlight
  * You breathe out. For a moment, they put down the piano. | one person breathing out, window light, calm / piano, empty room
  - Then they take it up again. You breathe out again. That is all there is to learn. | one person sitting, empty room, sunlight
  ...
  In one of the gaps you can hear a bird. | bird on a branch, open window, morning
  * Behind the bird, a long way off, a train. | train far away, fields, morning
  + Behind the train there is something that you have no name for. It has always been there. | wide fields, morning mist, sunrise
  You were not looking for silence. You were looking for room. | empty room, open window, sunlight / one person sitting, wide empty room, sunlight
  You get up. It is the same room. There is more of it. | one person standing, empty room, window, sunlight
`),
)
