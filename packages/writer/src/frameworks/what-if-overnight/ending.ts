import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** The week and the month after, what it costs, and what it meant. */
export const ending: readonly Beat[] = [
  makeBeat(
    'week-later',
    3,
    `
    On the seventh morning the baker asks what you would like, as he always did, and both of you have to stop and look at each other. | bakery on a street, two people, morning
    By now there is a right way to do it and a wrong way, and your grandmother, who laughed at first, is teaching the right way on Thursdays. | room with crowd sitting, old person standing, window
    A week later, people have stopped asking when it will end. They ask who they are going to be. | road at dawn, one person walking, clear
    A week later, it has a nickname. | street by day, two people, clear
    By the end of the week there are jokes about it. The jokes are not very good, and everyone needs them. | street by day, crowd, clear sky
    Seven days in, the first baby of the new world is given a name that nobody has used before. | room at dawn, window, two people
    It takes a week for the fear to get bored and wander off. | field by day, one person sitting, horse, clouds
    After a few days the maps are wrong, and people draw new ones on their kitchen walls. | room by day, map, one person standing
    Already there are people who miss the first day. | field at dusk, crowd sitting, fire
    Children learn it in a week. Adults need the children to explain it again. | field by day, two people sitting, tree
    A new kind of silence settles over the city, the comfortable kind, like snow. | skyline by day, snow, nobody
    By Sunday somebody has written a song, and by Monday nobody can stop humming it. | street by day, piano, one person sitting
    Within days you have a before and an after, and you catch yourself telling time by it. | clock in a room, day, window
    The museum asks for ordinary things from the last ordinary day. It receives nine thousand keys. | large room, keys, one person standing, day
    After a week there is a word for people who do not believe in {S}. Nobody means it unkindly. | street by day, two people standing, fog
    The first street is renamed. The sign is still wet, and it honours {S}. | street by day, clear sky, one person on a ladder
    In the new schoolbooks, the first sentence on the first page is short: {C}. | school corridor by day, open book, window
    A week on, nobody whispers it any more. It is said over breakfast, with the mouth full: {C}. | kitchen room at dawn, two people sitting
    `,
  ),
  makeBeat(
    'cost',
    4,
    `
    There is always one house in the street where they have kept everything as it was, curtains drawn, with yesterday turned up loud. | street at night, one house with curtains, lamp
    Somebody you love did not make it across that night, not dead, not gone, only still standing there, on the other side of it, waving. | river at dusk, one person far away, fog
    What people miss is never the big thing. It is the sound of an ordinary Tuesday. | street by day, rain, nobody, bicycle
    Some doors are never opened again. | corridor with closed doors, dim lamp
    Some things are easier to lose than we thought. Others leave a hole the exact shape of a person. | room, empty chair, window, dusk
    There is a price, of course. It is paid in small coins, every day, by people who never ordered anything. | road at dusk, crowd walking, rain
    A man keeps his old alarm clock wound, set to a time that no longer means anything. | room at night, clock, one person sitting
    You find last month's shopping list in a coat, and have to sit down for a while. | corridor, one person sitting, letter, day
    The dog still waits for yesterday. | gate of a house, dusk, dog
    Marriages end over it. Others begin. The lawyers and the florists are equally tired. | stairs, two people standing, rose, day
    Not everyone stays. Some take the coast road, slowly, looking for a place it has not reached. | coast road at dusk, car, sea
    The oldest woman in the village says she has lived through this twice before, and will not say when. | village at dusk, one person sitting, door
    Photographs from the old days have begun to look staged, like a play with very good costumes. | room, mirror, lamp, one person standing
    It is the pets who suffer. They keep waiting at the door for the world that used to come home at six. | door of a house, dusk, cat
    Ask what was lost, and people shrug. Ask again, later, in the dark, and they tell you about {S}. | dark room, two people sitting, candle
    For everything that came with {S}, something quietly went out by the back door. | house at dusk, open door, fog
    There are those who would give anything to unknow it, and every night they wake up knowing: {C}. | room at night, one person sitting, moon
    Carved on a bench, where the view is best, is the whole price of it: {C}. | coast bench at dusk, sea, one person sitting
    `,
  ),
  makeBeat(
    'month-later',
    4,
    `
    A month goes by, and one day, on the stairs, you catch yourself whistling, and it is a tune from this side of the night. | stairs in a house, one person, morning light
    After four weeks the first tourists go home, the last cameras are packed up, and it is just you and the new way things are. | empty street at dusk, one person, clouds
    A month later someone finds a calendar from before and cannot remember why the days had numbers. | room by day, one person standing, wall, window
    Within a month the old maps are sold as art. | street shop, map, day, clouds
    After thirty mornings you no longer check the window first. You put the kettle on, like a citizen of the new world. | kitchen room at dawn, window, one person
    A month in, there are tours to the last place where nothing has changed. It is a car park. People cry. | empty street, crowd standing, day, clouds
    Season by season, grass takes the middle of the road, and nobody sends anyone to cut it. | road through a field, day, grass, nobody
    When the leaves turn, they turn in a different order. | forest by day, tree, falling leaves, clear
    One month on, two strangers on a platform discover they had the same dream the night before it happened. | station, two people standing, train, fog
    The satellites are given new names. The old ones sounded like weapons. | satellite in space, stars, planet
    By then there is a holiday for it, with cake, and the youngest child gets to put out the lights. | room at night, candle, crowd sitting
    The first ship to leave harbour in a month carries nothing but letters. | ship on the sea, dawn, letter, clear
    Four weeks later pigeons are already sitting on the new monument to {S}. | statue in a street, birds, day
    It takes a month before anyone dares to make a film about {S}. The opening shot is a sunrise. | skyline at dawn, sun, crowd
    You find yourself explaining it to a small child, who is not impressed at all: {C}. | field by day, two people sitting, tree
    Stamped on the new coins, in letters too small for old eyes: {C}. | abstract, crown, coin light, room
    `,
  ),
  makeBeat(
    'turn',
    1,
    `
    They always tell you that everything changed in one night. It did not. It took years, and every evening you drew the curtains on it. | window with curtains, dusk, one person
    And the strangest thing of all is the photograph from the night before. Look at the sky. Look at how many of us are looking up. | field at night, crowd looking up, stars
    Here is the strange part. Given the choice, hardly anyone would go back. | road at dawn, one person standing, fork
    Then comes the thought nobody says aloud. Perhaps it was always this fragile. | mountains at night, stars, one person looking up
    And then, one night, it changes back. | house at night, dark window, moon
    The world did not break. It had been waiting to be asked. | planet in space, sun at the edge
    But look closely at that first morning. Somebody was already dressed. | street at dawn, one person standing, fog
    Only one person was not surprised, and nobody thought to ask her why. | street, one person standing, crowd, day
    What frightened people most was not the change. It was how quickly they liked it. | crowd in a street, dusk, lanterns
    The old rules, it turns out, had only ever been habits with good posture. | statue in a street, day, clouds
    It was never about what changed. It was about who you called first. | room at dawn, telephone, one person
    And there it is, the detail everyone missed. The clocks had stopped an hour before. | station clock, night, fog, nobody
    Nobody did this to us. We had been leaning on that door for years. | old door in ruins, dusk, one person reaching
    One child had drawn all of it, a week too early, in crayon. | schoolroom wall with drawing, window, day
    Maybe the real question is not what if. Maybe it is why not sooner. | mountains at dawn, one person standing
    Everything important was still there in the morning. It simply had nowhere to hide. | field at dawn, fog, one tree
    Then a letter arrives, posted the day before, that begins: by now you will have noticed. | letter on a table, room, dawn
    You expected the end of the world. What you got was the end of pretending. | skyline at dawn, one person standing
    The morning after looked like every other morning. That was how it got in. | open door of a house, dawn
    Turn it around. Maybe this is the world that changed, and that one is the original. | lake at dawn, mirror reflection, mountains
    The last to understand were the powerful, because they had the thickest curtains. | skyline at dawn, tower, windows, crown
    All night the old world had stood outside, with its hat in its hands, and no one looked out. | street at night, one person standing, snow

    And the one thing nobody dared to ask was whether we had wished for {S}. | mountains at night, one person looking up, stars
    All along, perhaps, without a word, the world had been holding its breath for {S}. | planet in space, glowing, stars
    It was easy, in the end, to live with {S}. The hard thing was to remember how we had lived before. | house at dusk, field, one person
    The night did not bring us {S}. The night only took away everything that stood in front. | field at night, fog lifting, moon
    Then somebody asked the quiet question. What if, long ago, {C}, and we simply forgot? | ruins at night, stars, one person
    And suppose it had always been so. Suppose, all this time, without our noticing, {C}. | abstract night sky, stars, planet
    The terrible thing was not that {C}. The terrible thing was that it made sense. | room at night, one person, mirror
    You can live in a world like that. You only have to say each morning, without flinching: {C}. | room at dawn, mirror, one person standing
    `,
  ),
  makeBeat(
    'close',
    1,
    `
    Somewhere on your street, right now, somebody is setting an alarm for tomorrow with the whole of their trust. Let us hope it is the same tomorrow. | street at night, one lit window, clock
    One night is all it takes. Sleep well. | house at night, moon, nobody
    So tonight, before you close your eyes, look around once more. | room at night, one person, lamp
    What would you do with the morning? | window at dawn, one person standing
    Leave the curtains open tonight. Just in case. | window at night, moon, room
    Somewhere it is already past midnight. | planet in space, night side, stars
    If you wake before your alarm tomorrow, lie still for a moment, and listen. | room at dawn, clock, window
    You have until sunrise to decide which side of it you want to be on. | mountains at dawn, one person standing
    It is late. The street is quiet. It was quiet that night, too. | street at night, lamp, fog, nobody
    Tell me honestly. Would you notice before breakfast? | mirror in a room, night, one person
    Put your shoes by the door tonight, where you can find them in the dark. | door at night, room, lamp
    And if the birds are all facing one way tomorrow, put the kettle on. It will be a long day. | row of birds, skyline, dawn
    The world is one good night's sleep away from being something else. | skyline at night, clouds, moon
    Good night. See you on whichever morning comes. | stars over a village, night
    Tomorrow, before anything else, check how the light falls on the floor. | room at dawn, long light, window
    The sun is going down now, and it has the look of something that knows. | sun over sea, dusk, nobody
    Whom would you call first? You should probably call them now. | room at night, telephone, one person
    Keep one thing from today. Anything. You may want to prove that it was real. | key on a table, room, night
    Eight hours. Nothing can happen in eight hours. | clock in a room, night
    Nothing has changed yet. That noise was only the clock. | clock in a corridor, night, nobody
    Remember this evening. Remember how sure you were. | one person at a window, dusk, skyline

    So close your eyes. In the morning, ask the first person you meet about {S}. | street at dawn, two people standing
    Tonight, one question is still awake in the dark: {S}. | night sky, one lamp, house
    If you hear a knock before dawn, it may only be the wind. Or it may be about {S}. | door at night, corridor, one person
    Sleep, if you can. Somewhere the world is making room for {S}. | stars over mountains, night, nobody
    Nobody knows the hour. But when it comes, remember who told you about {S}. | street at night, clock tower, fog
    Good night, then. And should you wake and find that {C}, do not say that nobody asked. | house at night, moon, window
    It is only a question, and it will keep you company until dawn. What, my friend, if {C}? | room at night, one person sitting, lamp
    Say it once before you sleep, so that it cannot surprise you: {C}. | dark room, candle, one person
    Open the window a little tonight. Listen. Would you hear it, if {C}? | open window, night, moon, one person
    Tomorrow, at breakfast, ask it as lightly as you can. What would you do, if {C}? | kitchen room at dawn, two people sitting
    `,
  ),
]
