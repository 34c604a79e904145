import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** The afternoon, from its witness to its last hour and the moment itself. */
export const middle: readonly Beat[] = [
  makeBeat(
    'afternoon',
    2,
    `
    Around two the wind dropped. We know because a game of cards was laid out on the lawn, and not one card has moved. | table on a lawn field, day, cards
    In the afternoon they all took off their watches. There is a bowl of them on the steps, ticking. | bowl of watches on stairs, day
    Somebody painted half a fence that day. The brush lies across the pot, and it is not a tired sort of half. | fence by a field, day, paint pot
    At three, somebody laughed for a long time. | open window of a house, day, field
    The dogs were let off their chains at three, and fed twice. | dog in a village street, day, clear
    An old man carried his chair into the middle of the road, sat down, and waited for whatever was coming to pass. | one person sitting in a road, chair, day
    At four o'clock the children were called in from play, and for once they came at the first call. | field at day, two people running, house
    The shadows were long by then, and a neighbour from over the hill remembers that they lay the wrong way. | long shadows on a road, dusk
    The shade of the big tree was full of chairs. | field with a large tree, chairs, day
    Somebody sang that afternoon. The valley has an echo, and it kept the last note longer than it should. | valley in the mountains, dusk, one person
    A cake was iced and carried out, and a single slice was cut, and nobody ever ate it. | cake on a table, garden field, day
    They let the hens out, the horses out, and last of all the bees. | horse in a field, day, open gate
    There was time for a swim. The towels are still spread on the jetty, in order of size. | lake jetty, towels, day, nobody
    Five people saw the light change that afternoon, from five different windows, and each of them drew the curtains. | house with windows, day, strange light
    The afternoon was spent in the meeting hall. According to the minutes, there was one item to discuss: {S}. | large room with chairs, window, day
    Whatever was decided, they decided at a quarter to four, by a show of hands, and it concerned {S}. | crowd with raised hands, room, day
    At the edge of the field someone had set stones in rows. From the hill you can read them: {C}. | field seen from a hill, stones, day
    The last visitor left on the afternoon bus, and only remembers being told, quite cheerfully, that {C}. | bus on a country road, day, one person
    `,
  ),
  makeBeat(
    'witness',
    3,
    `
    The nearest neighbour heard a door, then a great many doors, then nothing. | village at dusk, open doors, nobody
    A girl on the other side of the valley was watching their lights. They went out from left to right, like a sentence being read. | valley at night, village lights, one person
    A shepherd passed at dusk and waved. Everybody waved back, he says, and kept waving. | hill at dusk, one person, crowd far away
    The river saw them. Rivers do not talk. | river at dusk, fog, nobody
    The train driver always sounded his horn for them. That evening, for the first time, something answered. | train in a valley, dusk, steam
    There was no scream. The one witness insists on it. There was a sound like a large book being closed. | open book over a village, dusk, clouds
    A fisherman saw them on the shore that evening, in their good clothes, standing in the order of their birthdays. | coast at dusk, crowd standing, sea
    The woman who delivered the eggs says that they paid her twice. For next time, they said. | doorstep of a house, two people, day
    A goat saw everything. We have asked it twice. | mountains at dusk, animal, one person
    Somebody telephoned the police at six. When asked what the trouble was, a polite voice said that there was no trouble at all. | telephone in a corridor, dusk, lamp
    An astronomer was up late on the mountain. He noticed nothing, and he noticed it for almost four minutes. | telescope on a mountain, night, stars
    A deaf man, two miles off, put down his spade and turned to look. | field at dusk, one person, clouds
    Their own cat saw it all, and she will not go past the third step of the stairs. | cat on stairs, dark house, lamp
    One boy had been sent away for the day, to an aunt. He says that it was his turn next to take care of {S}. | boy at a window, room, dusk
    A pedlar swears that he sold them, on that very day, a hundred yards of white ribbon, for {S}. | village street, ribbon, two people, day
    The operator who put through their last call should not have listened. She did. All they said was that {C}. | telephone, room, one person sitting, lamp
    When the only witness is asked what she saw, she answers in the same few words every time: {C}. | one person sitting in a room, window
    `,
  ),
  makeBeat(
    'sign',
    4,
    `
    There had been signs. There always are, afterwards. | old road with signpost, fog, dusk
    For nine days the well had given back more water than was poured into it. | well in a village, day, one person
    The stopped clock in the hall had begun to run again in the spring, and ran backward, and kept good time. | clock in a hall, corridor, window
    All that summer the swallows had been nesting on the ground. | bird in a field, day, clouds
    Weeks earlier, people had started to give their things away. Nobody took it for a goodbye. | doorstep, two people, violin, street by day
    The children had invented a game that year. One of them counts, and all the others stay hidden. | field at dusk, one person, trees
    Since Easter the church bell had sounded different. Lower, people said. More like a question. | bell tower, village, clouds, day
    A crack had appeared in the sky over the mill, no longer than an eyelash. They got used to it. | village mill under a crack in the sky, dusk
    Somebody had been planting the fields in circles, and the corn in the middle was already ripe in May. | field with circles, seen from above, day
    One by one, that winter, they had all stopped casting a reflection in the pond. They thought it was the ice. | frozen lake, one person, snow, dusk
    In the photographs from that last year they are all looking just past the camera, at the same spot. | photograph in a room, crowd, lamp
    There had been a stranger at the inn, who paid for one night and asked a great many questions about {S}. | inn on a road, night, one person, lantern
    Half a year before, the oldest of them had dreamed three nights running of {S}, and told everyone at breakfast. | room at night, one person, moon
    Under the new wallpaper we found the old one, and across it in charcoal, a year too early: {C}. | peeling wall in a room, lamp
    The fortune teller at the fair had given every one of them the same card. On the back it said: {C}. | fair tent in a field, night, lantern
    `,
  ),
  makeBeat(
    'last-hour',
    2,
    `
    In the last hour they did what people do. They looked for matches. They told someone to put on a scarf. | room at dusk, two people, candle
    At ten to seven the kettle was filled for the whole table, so they cannot have known. Or they knew, and were thirsty. | kitchen room at dusk, kettle, window
    Somebody read aloud. The book lies open, and the page ends in the middle of a word. | book in an armchair, room, lamp
    Somebody closed the piano. That was unusual. | piano in a room, dusk, nobody
    All the lamps were lit, though it was not yet dark. From the road it must have looked like a birthday. | house with lit windows, dusk, road
    There was an argument about whose turn it was to close the shutters. They are still open. | house with open shutters, dusk, clouds
    They sat down in their usual places. That is what breaks your heart, the usual places. | table in a room, chairs, dusk
    A fire had been laid for the morning, with paper and thin sticks, by somebody who believed in mornings. | fireplace in a room, dusk, nobody
    The last thing on the tape is a chair, then a laugh, then somebody saying: well, there you are at last. | dark room, tape machine, table, lamp
    Snow began at half past six. In the morning it lay over everything, without one single footprint. | village in snow, dusk, nobody
    One of them went back for an umbrella. You can see how she ran, how she took the stairs two at a time. | umbrella on stairs, house, dusk
    At the very end somebody opened all the cages. | empty cages in a room, bird, window
    The sun went down at nine minutes to seven. Nobody here ever saw it finish. | sun over a field, dusk, nobody
    As the light failed, they put their hands flat on the table, all of them, and waited together for {S}. | crowd at a table, dark room, candle
    In that last quarter of an hour the youngest asked for a story. They chose the one about {S}. | room at dusk, two people sitting, lamp
    With the last of the daylight, someone climbed up and wrote across the barn in whitewash: {C}. | barn in a field, dusk, ladder
    The final entry in the visitors' book is in nobody's handwriting. It just says: {C}. | book at a window, room, dusk
    `,
  ),
  makeBeat(
    'moment',
    3,
    `
    Then comes the minute for which there is no crumb, no print, no word. | dark room, empty chairs, window
    The clocks did not stop. They ran on, all night, for no one. | clock in a corridor, night, nobody
    Whatever came, it wiped its feet. | doormat at an open door, night, house
    It was quick, or else it was very gentle. The candles were not even blown sideways. | candles on a table, dark room
    There is a warm place in every chair, on the heat pictures, and then, one frame later, there is not. | chairs in a dark room, faint glow
    Between one bite and the next, the house became a museum. | table in a room, dust, lamp
    Their cardigans were left sitting in the chairs, buttoned to the top, with the sleeves folded. | empty coat on a chair, room, dusk
    You can find the spot where the last of them stood. The floorboard there is still slightly bent. | room floor, window, dusk, nobody
    Nothing was dropped. Think about that. Not one cup, not one fork, not one child's toy. | table in a room, cup, toy, lamp
    For a moment the house must have been full of light, because all the wallpaper has faded, except behind the people. | bright room, shadows on the wall
    The dust in the hall had been stirred by a single long breath, drawn inward. | corridor, dust, open door, dim light
    Somewhere in that minute, quite calmly, they all turned their heads. We think that they were shown {S}. | crowd looking up, field, bright sky
    There is only one thing that can empty a full room without a sound, an old man told us, and that is {S}. | empty room, one person at the door, dusk
    A recorder in the attic caught four seconds of it. A choir of ordinary voices, saying: {C}. | attic room, machine, night, window
    Perhaps they did not go anywhere. Perhaps, for them alone and for good, {C}. | abstract light, crowd, night sky
    `,
  ),
]
