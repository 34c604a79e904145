/**
 * What can be said of a list's matter: advice, never a fact that could be wrong. Each piece is what to do, then one picture of it, then
 * why it helps.
 */
export type Theme = { words: RegExp; /** What its first picture shows. */ opening: string; items: readonly Item[] }
type Item = {
  text: string
  detail: string
  why: string
  /** One for each of the three, with ` / ` between. */ visual: string
}

export const THEMES: readonly Theme[] = [
  {
    words: /\b(?:calm|calmer|stress\w*|anxi\w*|relax\w*|peace\w*|patien\w*|quiet|slow\w*|worry\w*)\b/iu,
    opening: 'one person with closed eyes, close view, sunrise over a lake, calm',
    items: parseItems(`
      Put the phone in another room. > In a drawer. Face down. > What you cannot see, you stop reaching for. | smartphone in a drawer, close view, dark room, evening / smartphone face down, table, dark room, evening / one person reading a book, armchair, lamp, evening
      Breathe out longer than in. > Four in. Six out, like cooling soup. > It is the one brake that your body hands you. | one person with closed eyes, close view, window, morning / bowl of soup, steam, close view, kitchen table / one person with closed eyes, garden, calm
      Leave ten minutes early. > Walk the last street slowly. Read the door bells. > You arrive as somebody who was not chased. | one person at an open door, coat, morning / one person walking, quiet street, trees, morning / one person at a gate, calm, morning
      Do one thing at a time. > Only the kettle. Then only the cup. > Half of hurry is doing the next thing already. | kettle, stove, steam, kitchen / cup, hand, kitchen table, morning light / one person holding a cup, window, morning
      Answer tomorrow. > Write the angry letter tonight. Put it under a plate. > By breakfast it is half as long. | one person writing, letter, lamp, night / letter under a bowl, kitchen table, night / letter, cup, kitchen table, morning
      Say no in one short sentence. > I cannot, I am sorry. Then stop talking. > Every reason you add is a door left open. | two people face to face, open door, day / one person, close view, calm face / closed door, evening light
      Drink the tea while it is hot. > Both hands. Chair by the window. No screen. > Five minutes is enough, if they are only tea. | steaming cup, two hands, close view / one person on a chair, window, steam, morning / empty cup, window sill, sunlight
      Keep one evening empty. > Write a name on it: Thursday, me. > Otherwise somebody else will write theirs. | calendar, kitchen wall, lamp, evening / hand with a pencil, calendar, close view / one person in an armchair, lamp, evening
      Let somebody else be right. > At dinner. About the capital of somewhere. Pass the salt. > You will not remember it by Friday, and they will sleep well. | two people at a table, talking, dinner, evening / bowl, table, lamp, close view / two people smiling, table, evening
      Carry less. > Empty the bag on the table. Put back three things. > Shoulders believe what they weigh. | bag, keys, papers, table, day / three things on a table, keys, book, coins / one person walking, light, road, morning
      Look out before you look at a screen. > Sky first. Then one tree. Then the news. > The tree will not ask you for anything. | one person looking out of a window, seen from behind, dawn / lone tree, sky, dawn / newspaper, cup, table, morning
      Write the worry down, and close the book. > One line. The date. Then the lid of the pen. > A thing on paper does not have to be carried. | one person writing in a notebook, lamp, night / notebook, pen, close view, lamp / closed notebook, table, moonlight`),
  },
  {
    words: /\b(?:sleep\w*|bed|bedtime|night|nights|rest|dream\w*|insomnia)\b/iu,
    opening: 'one person asleep in bed, large moon in the window, stars, night',
    items: parseItems(`
      Go to bed at the same hour. > Sundays, too. Socks off at ten. > Your body likes a timetable more than a treat. | clock beside a bed, lamp, night / shoes, bed, lamp, night / one person asleep in bed, moonlight
      Make the room darker. > Coat over the curtain gap. Tape on the little red light. > Night should look like night. | dark bedroom, closed curtains, moonlight / curtain, close view, dark room, night / dark bedroom, bed, stars
      Leave the phone in the kitchen. > It can sleep next to the toaster. > Buy an alarm clock. The loud kind, with bells. | smartphone on a kitchen table, dark kitchen, night / smartphone, bread, kitchen, night / alarm clock, close view, bedroom, night
      Have the last coffee at lunch. > After two, have the tea that nobody likes. > It is still awake at midnight, and so are you. | cup of coffee, clock, kitchen, day / cup, steam, kitchen table, evening / one person awake in bed, night
      Keep the bed for sleeping. > No laptop. No tax. No argument. > A bed learns what it is for. | made bed, bedroom, evening light / computer on a desk, lamp, evening / one person asleep in bed, moonlight
      Open the window a hand wide. > Cold nose, warm feet. > A cool room is a heavy lid. | one person opening a window, curtain, night / one person in bed, blanket, close view, night / open window, curtain, moon
      Write tomorrow on paper. > Three lines. Dentist. Bread. Call her. > Then nobody has to stay up and remember. | one person writing on paper, bed, lamp, night / paper, pencil, close view, lamp / one person asleep in bed, paper, lamp
      Read something slow. > On paper. With a train in it, and no murder. > You will know the first chapter very well. | one person reading a book in bed, lamp, night / old book, train, lamp / open book on a blanket, one person asleep, night
      Get daylight before noon. > Ten minutes. Even in the rain. > Morning light tells your evening when to begin. | one person walking, sunlit street, morning / umbrella, street, rain, morning / sunset, window, calm
      If you lie awake, get up. > One chair. One dull book. One small lamp. > Go back when the words begin to swim. | one person sitting in an armchair, lamp, dark room, night / old book, lamp, armchair, night / bed, moonlight, open door
      Turn the clock to the wall. > You know what it says. It says: too late. > Nobody ever fell asleep by counting what is left. | hand on an alarm clock, bedroom, night / clock, close view, dark room / one person asleep in bed, moon`),
  },
  {
    words:
      /\b(?:focus\w*|productiv\w*|work\w*|study\w*|learn\w*|concentrat\w*|procrastinat\w*|success\w*|disciplin\w*|organi[sz]ed?|goals?|time)\b/iu,
    opening: 'one person writing at a desk, large clock, bright window, sunrise',
    items: parseItems(`
      Choose tonight what comes first. > One line, on the back of an envelope. > In the morning you only have to obey. | hand with a pencil, one line on paper, lamp, night / envelope, pencil, desk, close view / one person at a desk, sunrise
      Start with two minutes. > Open the file. Write one bad sentence. > Beginning is the only steep part. | one person writing at a desk, morning / pencil, paper, close view, desk / stairs, light, morning
      Close every door you are not using. > Nine tabs. One email. The actual door. > Each of them is a small voice. | one person closing a door, corridor, light / computer, desk, window / closed door, quiet room, desk
      Put the phone where you have to stand up. > Top of the wardrobe, behind the hats. > You will be surprised how seldom it is worth a chair. | smartphone on a high shelf, room, day / hat, shelf, close view / empty chair, desk, window
      Set a timer for twenty minutes. > When it rings, stop. Even in the middle. > What is half done pulls you back. | alarm clock on a desk, one person writing, day / clock, close view, desk / half written page, pencil, window light
      Do the hard thing before the post comes. > The call. The letter. The drawer. > The day goes downhill from there, in the good sense. | one person writing at a desk, window, dawn / telephone, letter, desk, morning / one person walking, hill, sunlight
      Leave the book open. > Pen on the page. Chair pulled out. > You have invited yourself. | open book on a desk, window light, morning / pencil, open book, close view / empty chair, desk, morning
      Take a real break. > Leave the room. Look at something green. > A new screen is not a rest from a screen. | one person walking through an open door, garden, day / lone tree, garden, sunlight / computer, empty desk, window
      Finish one before you begin two. > One stack. The other one goes on the floor. > Nothing is as heavy as almost. | one person holding one sheet of paper, desk, lamp / papers on a floor, room, day / empty desk, evening light
      Say no to one good idea a day. > Write it on a card. Put it in a box called: June. > It will still be good in June. | light bulb, one person at a desk, lamp / box, paper, hand, desk / calendar, wall, window
      Stop while you know what comes next. > In the middle of a line, if you dare. > Tomorrow will open by itself. | one person leaving a desk, lamp, evening / half written page, pencil, lamp / open door, desk, sunrise`),
  },
  {
    words: /\b(?:mornings?|day|daily|routine\w*|wake\w*|early)\b/iu,
    opening: 'one person opening curtains, large sunrise, bedroom window, dawn',
    items: parseItems(`
      Put the alarm across the room. > On the shelf, next to the cactus. > Once you are up, you are up. | alarm clock on a far shelf, one person in bed, dawn / alarm clock, plant, shelf, close view / one person standing, bedroom, sunrise
      Open the curtains first. > Before the phone. Before the light switch. > Your eyes should meet the day in person. | one person opening curtains, window, sunrise / dark room, curtain, light, dawn / sunrise, window, close view
      Drink a glass of water. > It was put there last night, by you. > It is nice to be looked after. | drinking glass, bedside, morning light / drinking glass, lamp, night / one person with a drinking glass, kitchen, morning
      Make the bed. > Two pulls and one slap on the pillow. > One thing is finished, and it is not yet eight. | made bed, bedroom, morning sun / hands, pillow, bed, morning / made bed, window, sunlight, close view
      Lay out your clothes at night. > Socks on top. Keys in the left shoe. > Morning people are often just evening people with a chair. | coat over a chair, shoes, lamp, night / keys, shoes, close view / empty chair, sunrise
      Go to the corner and back. > Coat over pyjamas is fine. > The day is different once you have stood in it. | one person walking, street, dawn / one person in a coat, street corner, dawn / street, sunrise, calm
      Leave the news for after breakfast. > The world ended at six, and at seven, and is still there at nine. > Bread first. | newspaper, cup, kitchen table, morning / newspaper, close view, table / bread, plate, kitchen table, sunlight
      Say good morning, and use the name. > The bus driver has one, too. > It costs two words, and warms two people. | two people, one waving, open door, morning / bus, driver, street, morning / two people smiling, street, sunlight
      Write one line about yesterday. > Rain. Soup. She laughed at the dog. > In a year you will have a book that nobody else could write. | one person writing in a notebook, window, morning / dog, rain, window / notebooks on a shelf, close view
      Eat sitting down. > On a chair. From a plate. > Food that is not noticed does not count. | one person sitting at a kitchen table, bowl, morning / plate, bread, chair, kitchen / empty bowl, window light
      Leave five minutes before you must. > You miss nothing, and you meet the cat from number nine. > Late begins in the hallway. | one person walking through an open door, street, morning / cat, gate, street, morning / hallway, coat, clock`),
  },
  {
    words: /\b(?:mone?y|sav\w*|rich|budget\w*|spend\w*|frugal\w*|debt)\b/iu,
    opening: 'jar full of coins, close view, coins on a table, lamp',
    items: parseItems(`
      Write down each coin that leaves. > For one month. Even the chewing gum. > You cannot close a leak that you have never seen. | one person writing in a notebook, coins, table / coins, pencil, close view / drop of water, bowl, close view
      Wait for three days. > Put it in the basket, and close the shop. > By Thursday you will have forgotten the colour. | one person before a shop window, street, day / basket, shop, day / calendar, wall, window
      Move it on the day you are paid. > A little, at once, where you cannot see it. > You do not miss what never arrived. | hand with a coin, jar of coins, table / jar, coins, dark shelf, close view / jar of coins, closed, window light
      Cook one more evening a week. > Eggs. Onions. Yesterday's rice. > It is dinner and lunch, and nobody delivers it cold. | one person cooking, stove, kitchen, evening / egg, bowl, kitchen table / bowls, kitchen table, lamp
      Cancel one thing you forgot. > Read the last page of the bill, out loud. > You have been paying for a gym in another town. | one person reading a letter, table, lamp / letter, close view, lamp / empty room, dust, window
      Count in hours, not in coins. > Those shoes are nine hours of Monday. > Some things are worth it. Some are suddenly just shoes. | clock, coins, table, day / shoes, shop window / shoes, box, close view
      Borrow it first. > A drill is needed for eleven minutes in a life. > The neighbour has one, and a story to go with it. | two people, tools, open door, day / tools, wall, close view / two people talking, garden fence, evening
      Repair one thing. > A button. A hinge. The blue cup. > What you have mended you do not throw away. | one person at work, needle, coat, lamp / cup, table, close view, lamp / cup, shelf, window light
      Eat before you shop. > And take a list, on paper, with an end. > Hungry people buy cheese in three sizes. | one person at a kitchen table, bowl, list / list on paper, basket, shop / basket, bread, shop, day
      Leave the card at home on Saturday. > Take one note, and let it decide. > You will choose like somebody who is choosing. | one person walking, empty hands, street, day / coin, hand, market, close view / market, one person, day
      Keep a jar that you never open. > Top shelf. No lid to speak of. No plan. > It is not for a thing. It is for sleeping well. | closed jar of coins on a shelf, close view, lamp / jar, coins, shelf, dust / one person asleep in bed, moonlight`),
  },
  {
    words: /\b(?:health\w*|fit\w*|energy|exercis\w*|walk\w*|eat\w*|diet\w*|strong\w*|body|aging|ageing|longer)\b/iu,
    opening: 'one person stretching, hill, large sunrise, wide sky',
    items: parseItems(`
      Walk after supper. > Once around the block. Say hello to the dog with the cone. > Your legs will settle what your head began. | one person walking, street, evening / dog, street, evening / one person walking, trees, sunset
      Take the stairs. > Not all. The first two floors. > Nobody has ever had to wait for a staircase. | one person climbing stairs, light / stairs, close view, shoes / stairs, window, sunlight
      Put fruit where you can see it. > Blue bowl. Middle of the table. > You eat what looks at you. | apple, bowl, kitchen table, sunlight / bowl, apples, close view / one person eating an apple, window
      Stand up when it rings. > Every call is a small walk to the window. > Nine calls, and you have been to the park. | one person with a telephone, standing, window / window, one person seen from behind, day / park, trees, path, day
      Cook the thing you can spell. > Carrot. Egg. Bean. > Short words, long lives. | one person cooking, stove, kitchen / egg, bowl, kitchen table, close view / old woman laughing, kitchen table
      Carry the bags home. > One in each hand, like a milkmaid. > It is a gym with onions. | one person carrying two bags, street, day / bag, onions, close view / one person, door, bags, evening
      Stretch while the kettle boils. > Hands to the ceiling. Then to your socks. > It takes exactly one tea. | kettle, steam, one person stretching, kitchen / one person stretching, window light / cup, steam, close view
      Go outside in bad weather. > Hood up. Puddles are allowed. > The sofa is twice as good afterwards. | one person in rain, street, umbrella / puddle, shoes, rain, close view / one person on a sofa, lamp, evening
      Stop eating at nearly. > Put the fork down, and ask again in ten minutes. > The message takes that long to come up the stairs. | plate, fork, kitchen table, lamp / clock, kitchen wall, lamp / stairs, light, evening
      Do it with somebody. > Tuesday, seven, by the gate. > You will not go for yourself. You will go so that they do not stand there alone. | two people running, park, dawn / gate, clock, street, dawn / two people walking side by side, path, sunrise`),
  },
  {
    words: /\b(?:confiden\w*|brave\w*|courage\w*|shy\w*|creativ\w*|writ\w*|art\w*|ideas?|speak\w*|public|leaders?)\b/iu,
    opening: 'one person on a stage, bright light, close view',
    items: parseItems(`
      Go first. > Ask the first question. It can be short. > After that, the room is only a room. | one person raising a hand, classroom, day / one person, close view, light / room, people, window light
      Make ten bad ones. > Ten drawings. Ten titles. Numbered. > The eleventh does not know that it should be afraid. | drawings on a table, pencil, lamp / paper, pencil, close view / one drawing, wall, sunlight
      Learn the first sentence by heart. > Say it to the mirror, with toothpaste. > Once you are moving, you will not fall. | one person at a mirror, morning / mirror, close view, light / one person on a stage, light
      Keep a drawer of praise. > The card from her. The note from the boss. One napkin. > For the day when you do not believe it. | open drawer, letters, lamp / letter, hand, close view / one person reading a letter, window, rain
      Wear the shoes you can stand in. > Both feet. A little apart. Like a tree. > A body that stands well tells the head. | shoes, floor, close view, light / lone tree, field, day / one person standing, stage, light
      Count to three before you answer. > One. Two. You can see them lean in. > Silence is only long from the inside. | clock, close view, quiet room / two people at a table, lamp / one person, calm face, close view
      Show it while it is half done. > To one kind person, on a kitchen chair. > A hidden thing grows teeth. | two people at a kitchen table, paper, lamp / paper, hand, close view / shadow on a wall, lamp
      Say: I do not know. > Out loud. In a meeting. > You will hear six people breathe out. | people at a table, room, day / one person, close view, window / people smiling, table, day
      Do one small brave thing before lunch. > The call. The odd shirt. The left turn. > Courage is a muscle with a short memory. | telephone, hand, morning / coat, mirror, close view / road, signpost, one person, day
      Ask for what you want, once, plainly. > Could I have the window seat? > Most doors were never locked. | two people face to face, open door, day / train window, seat, sunlight / open door, light`),
  },
  {
    words:
      /\b(?:happ\w*|joy\w*|kind\w*|friend\w*|relationships?|marriage|famil\w*|love\w*|good|better|people|life|live)\b/iu,
    opening: 'two people laughing, embracing, sunset, garden',
    items: parseItems(`
      Ask, and wait for the whole answer. > Count to three after they stop. > The real part comes after the pause. | two people sitting on a bench, talking, park, day / clock, bench, close view / two people talking, sunset
      Remember one small thing. > Her sister's exam. His bad knee. The name of the dog. > Nothing says I saw you like a Tuesday question. | one person writing in a notebook, window, evening / dog, close view, street / two people talking, evening
      Thank somebody for what nobody noticed. > The bulb on the stairs. The empty dishwasher. > They had begun to think it did itself. | two people embracing, open door, evening / light bulb, stairs, lamp / two people smiling, kitchen
      Call for no reason. > From the tram. For one stop. > I saw a duck, and thought of you, is enough. | one person with a telephone, window, evening / tram, street, evening / bird, lake, sunlight
      Put the phone away at the table. > In the bread basket, under the cloth. > The person across from you is live. | smartphone, basket, dinner table, evening / basket, bread, close view / two people talking, dinner table, lamp
      Laugh at yourself first. > You waved at a stranger. Wave again. > It takes the stones out of every hand. | one person laughing before a mirror, morning / one person waving, street, day / open hands, light
      Turn up. > Late, tired, with the wrong cake. > Nobody remembers the speech. They remember who came. | one person knocking at an open door, light, night / cake, hands, door, close view / people at a table, lamp, night
      Say the good thing out loud. > You have kind eyes. That was a good soup. > It does nothing at all inside your head. | two people talking, one smiling, street, day / bowl of soup, table, lamp, close view / two people laughing, evening
      Forgive small things on the same day. > The tone. The towel. The last biscuit. > They get heavier overnight. | two people embracing, window, sunset / plate, kitchen table, evening, close view / stone, hand, night
      Walk side by side. > No plan. Hands in pockets. Round the lake. > It is easier to say it when nobody is looking. | two people walking side by side, path, evening / lake, path, two people, dusk / two people seen from behind, sunset
      Cook too much. > Carry the second pot down one floor. > That is how neighbours are made. | one person at a stove, pot, steam, evening / one person carrying a bowl, stairs, lamp / two people, open door, bowl, light
      Notice one good thing before noon. > A blue door. A dog on a balcony. > You find what you have promised to look for. | one person looking at a rose, window, morning / blue door, street, sunlight / dog, balcony, day`),
  },
]

/** One piece of advice a row: what to do, a picture of it, and why, with ` > ` between, then what each shows after a bar. */
function parseItems(table: string): Item[] {
  return table
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [said = '', visual = ''] = row.split(' | ')
      const [text = '', detail = '', why = ''] = said.split(' > ')
      return { text, detail, why, visual }
    })
}
