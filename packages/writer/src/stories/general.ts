import { parseStories } from '../story.ts'
import { formStories } from './general-forms.ts'
import { generalScenes } from './general-scenes.ts'
import { SHARED_STORIES } from './shared.ts'
import { WIDER_STORIES } from './wider/wider.ts'

/** For any subject: how to look, what to notice, what to ask. Claims nothing about the subject. */
export const generalStories = [
  ...SHARED_STORIES,
  ...WIDER_STORIES,
  ...parseStories(`
  = ten-second-drawing
  Take a pencil. You have ten seconds to draw {S}. | hand with a pencil, blank paper, table, lamp
  or Take a pencil. You have ten seconds to draw this: {C}. | hand with a pencil, blank paper, table, lamp
  The first line is easy. The second line stops in the middle of the page. | unfinished drawing on paper, pencil, table
  + Where does the light come from? How large should the shadow be? | long shadow on a wall, lamp, room
  + You knew the name. You thought that the name was the picture. | one person at a desk, empty paper, window
  ...
  So close your eyes, and this time do not draw. Look. | one person with closed eyes, window light
  + Start at the top left corner, and walk through the picture slowly. | one person walking, wide field, dawn
  - Now there is a colour that you forgot. Now there is a sound. | window with coloured light, empty room
  Draw it again, and put both pages side by side. | two drawings on a table, lamp
  The space between them is what you saw today. | {T}, one person holding paper at a window, dawn

  = the-visitor
  A visitor from another star has one question: what about {S}? | one person on a hill, stars, falling star
  or A visitor from another star has heard a rumour: {C}. | one person on a hill, stars, falling star
  You have to explain it, tonight, with your hands. | two people by a campfire, night
  - You start with the size. The visitor nods, and is thinking of something else. | campfire, two people, stars, night
  + You try the sound. You try the smell. You draw in the sand. | drawing in the sand, beach, moon
  + Each answer is true, and each answer is too small. | moon over a wide beach, one person
  ...
  Toward morning the visitor stops you, and asks what it feels like. | two people on a hill, first light
  And that is the first question you can really answer. | one person, sunrise, hill
  + You talk until the stars are gone. | dawn over the sea, one person
  - The visitor writes down only one word. Home. | letter on a stone, beach at dawn
  Tell me, what would you have said? | {T}, one person looking up, stars

  = last-thing-at-night
  One thought is still awake, in a dark house: {S}. | dark house, one lit window, night
  or One thought is still awake, in a dark house: {C}. | dark house, one lit window, night
  - You turn the pillow over. The thought turns over, too. | bed by a window, moon, room
  + It does not want to be solved. It only wants some company. | candle on a table, dark room
  So you get up, and sit with it at the kitchen table. | one person at a table, lamp, kitchen at night
  + Outside a single car goes by, and takes the rest of the world along. | empty street at night, car lights, window
  ...
  - At night, there is nobody to be clever for. You can simply wonder. | one person at a window, stars
  And somewhere past three, the thought becomes quite clear, and quite large. | moon over a quiet street, night
  + You could write it down. You do not. You let it stay. | pencil and paper on a table, candle
  You go back to bed, and leave the light on for it. | {T}, bed, lamp, open door, room

  = the-child-asks
  A child on the stairs has a question about {S}. | child on the stairs at night, lamp
  or A child on the stairs has a question: what if {C}? | child on the stairs at night, lamp
  You could say that it is late. You sit down on the step instead. | two people on the stairs, lamp, house
  - The child wants to know what it looks like when nobody is looking. | child at a window, night, moon
  + You open your mouth. Nothing comes out that is good enough. | one person on the stairs, lamp, dark
  + So you ask what the child thinks, and get a better answer. | two people at a window, stars
  ...
  - The two of you sit there and make a list of what you do not know. | two people, paper, lamp, stairs
  + It is a long list. It is the best thing you have written this year. | letter, lamp, table
  Then the child yawns, and says the truest thing. Ask me again tomorrow. | child's room at night, moon, window
  The light on the stairs goes out. You are the one who stays awake. | {T}, dark staircase, moonlit window

  = one-minute-clock
  Put a clock on the table, and give one minute to {S}. | clock, sunlit room, window
  or For the next minute, suppose that {C}. | clock, sunlit room, window
  You can hear it tick. Good. Do not do anything yet. | clock on a wall, quiet room
  The first ten seconds go to the name. The name is just the lid. | open box on a table, window light
  + The next ten go to what you have been told, by others, in passing. | crowd on a street, day
  + Then comes a gap. Most people leave here. | open door, bright street
  ...
  Stay. This is where your own part begins. | one person at a window, clock
  + There is one memory, isn't there. You were small. Somebody was holding the door. | child at an open door, light
  - That is what you have been looking at the whole time. | two people at a door, sunset
  The minute is over. The door is still open. | {T}, open door, evening light, clock

  = the-night-walk
  You have hurried past a hundred times. Tonight, for once, you stop for {S}. | street corner at night, lamp, one person
  or You turn a corner, and somebody says it, to nobody: {C}. | street corner at night, lamp, two people
  ~
  - The street is the same street. You are the one who has stopped. | one person standing still, street at night
  - A bus goes by with its windows lit, and not one face turns. | bus at night, lit windows, street
  + You want to call somebody. You do not know what you would say. | telephone box at night, lamp, rain
  + So you stand there like a tree, and the evening goes round you. | one person under a tree, street, night
  ...
  - It is strange, how a thing can be famous, and nobody has looked. | crowd on a street, night, lights
  You look until the name falls off. | one person looking up, moon, street
  Then you look until it stops being strange. | moon over rooftops, one person
  Walk home by another street. Who knows what is waiting in that one. | {T}, empty street at night, lamps, one person
`),
  ...generalScenes,
  ...formStories,
]
