import { parseStories } from '../story.ts'
import { questionStories } from './general-questions.ts'
import { topicStories } from './general-topics.ts'

/** For any subject: how to look, what to notice, what to ask. Claims nothing about the subject. */
export const generalStories = [
  ...questionStories,
  ...topicStories,
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
  - The street is the same street. You are the one who has stopped. | one person standing still, street at night
  - A bus goes by with its windows lit, and not one face turns. | bus at night, lit windows, street
  + You want to call somebody. You do not know what you would say. | telephone box at night, lamp, rain
  + So you stand there like a tree, and the evening goes round you. | one person under a tree, street, night
  ...
  - It is strange, how a thing can be famous, and nobody has looked. | crowd on a street, night, lights
  You look until the name falls off. | one person looking up, moon, street
  Then you look until it stops being strange. | moon over rooftops, one person
  Walk home by another street. Who knows what is waiting in that one. | {T}, empty street at night, lamps, one person

  = three-seconds
  You have three seconds. What comes to mind first, when you hear this: {S}? | one person, window, day
  or You have three seconds. What comes to mind first, when you hear this: {C}? | one person, window, day
  Keep that first picture. Do not correct it. | one person, light, calm
  - It came from somewhere. A film, a book, somebody's kitchen. | book, table, kitchen
  + Whoever gave it to you has probably forgotten. | two people talking, street
  ...
  Now ask the person next to you. Go on, I will wait. | two people, bench, day
  - It is not the same picture. It never is. | two people, wide sky
  We use the same words, and we mean a different house. | house, lit window, dusk
  That is why it is worth asking twice. | two people talking, evening
  What did you see? Tell me before you forget. | {T}, window, dusk, light

  = two-kinds-of-people
  There are two kinds of people, and the difference is {S}. | two people, street, day
  or There are two kinds of people. Tell them this, and see which one you have: {C}. | two people, street, day
  One kind shrugs, and looks at the time. | clock, street, crowd
  The other kind puts down the cup, and says, go on. | cup, table, two people
  - I have been trying to become the second kind. It is not that hard. | one person, window, morning
  + It takes about ten seconds more than the first. | clock, wall, room
  ...
  Ten seconds to ask one more question than you have to. | two people talking, lamp
  + Most of the good evenings of your life began like that. | table, lamp, night
  - Somebody was curious, and somebody had time. | two people, table, evening
  Which kind are you today? | {T}, one person, street, sunset

  = tell-it-to-a-child
  If you cannot tell it to a child, you do not know it yet. Let us try with {S}. | child, stairs, lamp
  or If you cannot tell it to a child, you do not know it yet. Let us try: {C}. | child, stairs, lamp
  No long words. No phone. One breath. | child, window, light
  - The first sentence comes out crooked. The child waits. | two people, stairs
  + The second one has too many commas in it. | paper, pencil, table
  ...
  Then you point at something in the room, and say, it is a bit like that. | lamp, table, room
  - And suddenly you both see it. | two people, window, light
  That is the moment. You did not know that you knew. | one person, window, evening
  Try it tonight. The child may be forty, and sitting opposite. | {T}, two people, table, lamp, evening

  = the-first-hour (clause)
  Tomorrow at seven, you open the curtain, and it is true: {C}. | open curtain, window, dawn
  - You rub your eyes. You try the other window. | one person at a window, dawn, room
  - The kettle is boiling as if this were a Tuesday. | kitchen, morning light, steam
  + Down in the street a man has stopped, with one foot still in the air. | one person standing in a street, dawn
  + The neighbours are out on their balconies, in pyjamas, quite silent. | balconies, crowd, morning light
  ...
  By noon it has a name. By evening it has jokes. | crowd on a street, evening lights
  + A week from now, children will draw it, and never use the eraser. | child drawing at a table, window
  That is the frightening thing about us. We can get used to anything. | crowd walking, street, grey morning
  And that, perhaps, is how every wonder you walked past today began. | {T}, one person looking up, hill, wide sky

  = who-would-believe (clause)
  You are the only one who has noticed it: {C}. | one person looking up, night sky, street
  You tell your sister, and she asks whether you have slept. | two people at a table, lamp, night
  - You look again. There is no doubt. There it is. | one person at a window, night sky
  + You begin to keep notes, with the time, and the date, and a small drawing. | notebook, lamp, table, clock
  + The notes get longer. Your sentences get shorter. | many papers, lamp, dark room
  ...
  Then one evening you see a stranger on a roof, with a notebook. | one person on a roof, stars, city
  The stranger looks across, and lifts a hand. | two people on rooftops, night, city lights
  - Being alone with it was the impossible part. That part is over. | two people, rooftops, moon
  So. What have you noticed, and not told anyone? | {T}, one lit window, dark city, night

  = small-print (clause)
  Read this slowly, because it gets worse: {C}. | open book, lamp, dark library
  - It sounds like a thought for children. Then you think about breakfast. | kitchen table, window, dawn
  Who feeds the birds? Who tells the ships? | birds over the sea, ship, dawn
  + Someone has to rewrite the school books, and someone has to teach from them. | school books, table, window
  + There would be a song about it, and you would be tired of the song by spring. | radio on a window sill, spring light
  ...
  Pull a single thread of the world, and every sleeve gets shorter. | thread in a dark room, hand, lamp
  - That is why it is worth asking. Not because it could happen. | one person on a hill, wide sky
  - Because now you have seen how everything is holding hands. | bridge, city lights, river, night
  Look at your breakfast tomorrow as if it had been saved. | {T}, kitchen table, cup, sunrise

  = start-with-your-hands (howto)
  So, {A}. Do not read about it yet. | closed book on a table, window, morning
  Picture it done. What is lying there? What do your hands smell of? | hands on a table, window light
  - Now run it backward, one step, like a film. What happened just before? | staircase seen from the top, light
  + And before that? Keep going, until you reach something you could do today. | long stairs down to a door
  + It will be small. It may be just a chair, and a clear table. | clear table, chair, window
  ...
  - That is the first step. It looks too small to matter, so most people skip it. | one step of a stair, light
  Do it badly. Do it now. Then look at what went wrong. | one person at a table, lamp, tools
  - What went wrong is the lesson. You cannot buy it anywhere. | broken cup on a table, light
  Tomorrow, do it again. That is the whole secret. | sunrise, one person at a table

  = ask-someone-who-can (howto)
  Somewhere near you, there is someone who knows {A}. | lit windows in a street, dusk
  Do not ask for advice. Ask to watch. | two people in a workshop, lamp
  Look at what they do with their eyes before they do anything with their hands. | eye close up, lamp light
  + See where they slow down. That is the difficult place. | hands at work, table, lamp
  + See what they skip. They have forgotten that it was ever hard. | workshop, tools, window
  ...
  - Then try, while they watch you, and say nothing for a while. | one person at a bench, lamp, tools
  - You will be slow. You will be slow in exactly the right places. | one person at work, window, evening
  No list of steps can see you. A person can. | two people at a table, lamp
  Knock on a door this week. Bring cake. | door, street at dusk, lamp

  = honest-first-try (howto)
  Nobody was born knowing {A}. | child at an open door, light
  There was a first try. It was ugly, and somebody laughed. | one person, spilled paint, floor
  - Everyone you admire has a drawer full of those. | open drawer, papers, lamp
  + What they have, and you do not yet have, is the second try. And the ninth. | many papers on a table, window
  + Between the two lies nothing magic. Just Tuesdays. | calendar on a wall, kitchen, morning
  ...
  So choose the smallest piece you could finish before supper. | clock, table, evening light
  + Finish it. Put the date on it. | pencil, paper, table
  In a month you will find it again, and wince. | one person with old paper, window
  That wince is what progress feels like from the inside. | one person at a window, sunrise

  = pick-just-one (list)
  You asked for {A}. You need one. | long paper list on a table, lamp
  - A long list feels like doing something. Then you close it, and nothing has moved. | one person at a desk, night, lamp
  + You have read lists like this before. Be honest. Which one did you keep? | pile of papers, dark room, lamp
  - So let us do it the other way round. | one person at an open window, dawn
  Look at yesterday. Find the hour when it went wrong. | clock, evening room, window
  ...
  - What was in the room? What was in your hand? | telephone in a hand, dark room
  Change that one thing, and leave the rest alone, for a week. | lamp switched off, moonlit room
  + Write down each morning what was different. One line is plenty. | notebook, cup, window, morning
  You will not know what works for everyone. You will know what works for you. | one person, sunrise, window
  That is shorter than a list. It also works. | single key on a table, light

  = cross-out-the-list (list)
  Take a list. Any list. Even {A}. | paper list, pencil, table, window
  Now cross out whatever you already do. | hand with a pencil, paper, lamp
  Cross out whatever you know you will never do, and forgive yourself. | crossed out paper, table, window
  + Cross out what costs more than it could ever give back. | coins on a table, candle
  + What is left looks thin. There are perhaps two lines. | almost empty paper, light
  ...
  - One of those two scares you a little. You read it faster than the other. | one person at a table, shadow, lamp
  - Read it again. Slowly. | open letter, window light
  What is left is the one. The others were only there to hide it. | key on a paper, lamp
  Start tonight. Throw away the list. | paper in a fire, night, one person

  = ask-your-own-week (list)
  Everybody has a list of {A}. Nobody has yours. | crowd with papers, street, day
  Yours is not written down. It is hidden in last week. | calendar on a wall, window
  Go through the days, like rooms in a house, and stop at the good ones. | row of open doors, light
  + What had you eaten? Whom had you seen? When did you put out the lamp? | lamp by a bed, window, night
  + Now the bad ones. Look in, and do not judge. Just count the chairs. | dark room, chairs, moonlight
  ...
  - There is a pattern. There always is, and it is nearly always dull. | footprints in snow, one person
  - The dull ones are the ones that hold. | bridge in fog, lamps
  - Do more of the good room. Close the door of the other. | closed door, open door, corridor light
  You have just written the only item that was missing. | one person at a table, pencil, sunrise

  = at-the-long-table (about)
  At a long table, late, somebody begins to talk about {A}. | long table, candle, night, crowd
  - Forks stop. It turns out that everyone has something to say. | table, candle light, two people
  - One of them read it. One heard it. One is quite sure, and wrong. | people at a table, lamp, night
  + A quiet man at the end asks how anyone could know. | one person at a table, candle
  + For a moment all you can hear is the clock. | clock on a wall, dark room
  ...
  - Then they begin again, but slower, and they listen to each other. | two people by candle light, table
  What do we know? Who saw it? What would change our minds? | lamp, paper, table, window
  That is the moment when talk becomes thinking. | one person at a window, night
  The candles are low. Nobody wants to go home. | candle, empty table, window, dawn

  = three-drawers (about)
  Make three drawers for all that you know about {A}. | three drawers, lamp, desk
  In the first one goes what you have seen with your own eyes. | eye, window light, room
  - It will be a small drawer. That is all right. | small box, table, light
  In the second goes what you were told by somebody you trust. | two people at a table, lamp
  In the third goes everything else. You will need a bigger desk. | pile of papers, dark room, lamp
  ...
  - Now open the third, and take out one page. | letter in a hand, lamp
  - Where did that come from? Can you say? | one person at a desk, window, night
  - You have just done what most people never do. | one person at a window, sunrise
  Close the drawers. Leave the desk lamp on. | desk, lamp, night window

  = what-you-would-ask (about)
  One question. One honest answer. Would you ask about {A}? | one person before a bright door, night
  Take your time. You cannot ask twice. | clock, bench, dusk
  - A small question gets a small answer, and you would think of the large one on the way home. | one person on a road, dusk
  + A large question gets a book, and you would never finish it. | large book, table, lamp
  + So look for the one in the middle, the size of a key. | key in a hand, light
  ...
  - It begins with why, or how, or since when. It has no adjectives. | pencil, paper, table, lamp
  Now say it, once, to nobody. | one person at a window, night
  Do you hear it? You already know where you would go to look. | open door, road, dawn
  Then go. It is not even late. | one person on a road, sunrise
`),
]
