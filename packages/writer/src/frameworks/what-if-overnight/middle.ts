import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** The first day, from noon to night. */
export const middle: readonly Beat[] = [
  makeBeat(
    'noon',
    3,
    `
    Five thousand miles from here somebody has the answer, and is standing in a corridor, looking for anyone who speaks the same language. | long corridor, one person standing, cold light
    At twelve sharp the parliament rises, all parties together, and walks out to the square to ask people what they had for breakfast. | street with crowd, statue, day, clear
    By noon there are three explanations, and each of them makes the other two impossible. | laboratory by day, screens, three people
    The experts have stopped saying do not panic. | laboratory by day, crowd, screens
    By noon there is no bread left, and a great deal of courage. | street by day, bakery, crowd walking
    At midday the experts appear, one after another, with excellent ties and empty hands. | laboratory, crowd standing, cold light
    Noon. The sun stands where it should, and it feels like the last thing that does. | sun high over a desert, clear, nobody
    Somebody finds the right page in an old book, reads it twice, and closes it very gently. | library by day, book, one person sitting
    The machines are asked. They answer quickly, in perfect grammar, that they were hoping we would know. | machine room, cold light, one person standing
    The noon bells ring as if they had a question. | village bell tower, noon, clouds
    A professor is asked, live, how long it will last. She takes off her glasses. That is the answer. | laboratory, one person sitting, lamp, screens
    Lunch is served in the schools. The children explain everything to each other, and eat. | room by day, crowd sitting, windows
    Flags are lowered in one country and raised in another, and nobody can say which has understood. | skyline with flags, clear sky, day
    The satellites see it too. From up there, it looks almost peaceful. | satellite in space over a planet, clear
    At noon the bells ring, though no one has been sent to ring them. | bell tower, village, day, clouds
    Every government forms a committee, and every committee has the same first item: {S}. | long table in a room, crowd sitting, lamp
    The dictionary people meet in a hurry. They will need new words for {S}. | library by day, open book, crowd
    The official statement is eleven pages long. Read between the lines, it admits that {C}. | room, papers, lamp, one person reading
    By lunchtime it has become a proof, four lines of chalk, and the last line reads: {C}. | laboratory, board, one person standing, day
    `,
  ),
  makeBeat(
    'work',
    4,
    `
    In the harbour the cranes have stopped with their loads in the air, and the dockers are under them, playing cards. | harbour by day, machines, people sitting, sea
    The rich telephone each other all afternoon, to compare what they own, and it sounds more and more like a list of things to dust. | tower room, telephone, window, day
    Money keeps its numbers and loses its weight. Someone pays for apples with a violin lesson. | street market, day, violin, two people
    All afternoon the lifts go up and down, empty. | corridor with a lift, nobody, cold light
    At two in the afternoon, half the offices are empty and every garden is full. | field by day, crowd, trees, clear
    A judge sends everyone home. There is no law for this yet, she says, so go and be kind. | corridor, crowd walking, day light
    Some people go on working because work is a wall to lean on. You can see them in their lit windows. | skyline at dusk, lit windows, rain
    The stock exchange opens for nine minutes. Later they frame the number it stopped on. | large room, clock, crowd standing, day
    No one has asked for a receipt all day. | street market by day, two people, clear
    One factory turns off its machines to listen, and nobody turns them on again. | machine hall, silence, one person standing, dim
    The best paid person in the city is, for one afternoon, a woman who repairs shoes. | street by day, one person sitting, shop window
    Delivery vans stand open at the kerb, and nothing is stolen. That worries people more than theft. | street by day, cars, open doors, nobody
    A bank clerk unlocks the vault, just to see whether it still looks like safety. It looks like a cupboard. | corridor, heavy door open, one person, lamp
    Somewhere a train driver lets a boy sound the horn, the whole length of the valley. | train in the mountains, day, clear
    By afternoon there are already people on the corner selling maps to {S}. | street by day, crowd, fog
    The post office is first to print a stamp. It shows, in two colours, {S}. | room, papers, lamp, one person sitting
    A teacher wipes the board clean and writes one line for the class to think about: {C}. | school corridor, blackboard, one person standing, day
    In every contract signed today, a new first clause is added by hand: {C}. | desk in a room, letter, lamp, feather
    `,
  ),
  makeBeat(
    'evening',
    2,
    `
    By nightfall somebody has dragged a piano out of the school and down to the crossroads, and nobody asks whether it was allowed. | piano in a street, dusk, crowd, lanterns
    As it gets dark the whole city does what families do in hospitals. It brings each other tea, and it tells old stories, and it waits. | skyline at dusk, people in windows, rain
    As the light goes, the small things fail first. Alarms. Deliveries. The habit of saying see you tomorrow. | street at dusk, lamps going out, rain
    At dusk, all the dogs go home. | street at dusk, dogs, lit windows
    By evening the neighbours have carried their tables into the road, and the whole street eats together. | street at dusk, crowd sitting, lanterns
    Darkness comes, and for the first time in years nobody turns on a screen. They light candles and talk. | room at night, candle, two people
    The rules begin to bend at dusk. A red light means please. A locked door means knock twice. | street at dusk, door, red light, fog
    At sunset, people stand along the sea wall as if they were waiting for a ship. | coast at dusk, crowd standing, sea
    There is a storm in the evening, an ordinary one, and everybody is grateful for the company. | skyline at dusk, storm, rain, windows
    You write down everything about yesterday that you can remember. It comes to less than two pages. | desk in a room, night, lamp, letter
    The street lamps come on one by one, each a little late, like people arriving at a funeral. | road at dusk, lamps, fog, nobody
    When the stars appear, an entire city counts them. | skyline at night, crowd looking up, stars
    An old couple goes dancing in a car park, to a radio, in the rain. | street at night, two people, rain, radio
    That evening every conversation ends in the same place, which is {S}. | room at night, two people sitting, lamp
    A grandmother lays an extra plate on the table, just in case, for {S}. | room at dusk, table, candle, one person
    The lullabies change that same night. The new one has a single verse: {C}. | room at night, moon in the window, one person sitting
    Across the river someone has spelled it out in lit windows, nine floors high: {C}. | skyline at night, lit windows, river
    `,
  ),
  makeBeat(
    'night',
    3,
    `
    Somewhere past midnight you hear your neighbours through the wall, who have not spoken for years, laughing like two people on a boat. | dark room, wall, lamp, one person sitting
    The old ones stay up, wrapped in blankets on the balconies, and tell each other what they would have done with a night like this at twenty. | skyline at night, people on balconies, stars
    Nobody wants to be the first to sleep. The last time we slept, this happened. | room at night, two people sitting, lamp
    No one turns out the last light. | skyline at night, one lit window, stars
    That night the motorways are silent, and you can hear rivers that were always there. | river at night, bridge, stars, nobody
    Parents lie awake and listen to their children breathe. It is the one sound that has not changed. | room at night, window, moon
    On the hill, a few hundred people with telescopes are sharing soup. | mountains at night, telescope, crowd, stars
    The wolves come down to the edge of the village, sit, and look, and go away again. | village at night, wolf, snow, moon
    Around four, the hour when the old world ended, somebody rings a bell to say that we are still here. | village bell tower, night, stars, one person
    A lighthouse turns all night for ships that have stopped to watch it. | lighthouse on a coast, night, ship, clear
    Some sleep like children. Some sit on the stairs with their shoes on, ready. | stairs at night, one person sitting, lamp
    You dream of yesterday, in detail, and wake up homesick. | field at night, one person, house far away
    At the edge of town the road signs have been turned to face the other way. | road at night, fog, one lamp, nobody
    There are people who go out alone into the dark, with a lantern, to look for {S}. | forest at night, one person walking, lantern
    Whole families lie on their backs in the grass and talk quietly about {S}. | field at night, crowd, stars, clear
    Somebody says it in the dark, to hear how it sounds without a face: {C}. | dark room at night, one person, candle
    The night train crosses the country with one line painted along its side: {C}. | train at night, field, moon, clear
    `,
  ),
]
