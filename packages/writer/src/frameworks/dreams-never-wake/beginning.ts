import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** How the dream begins, its place, and its rule. */
export const beginning: readonly Beat[] = [
  makeBeat(
    'hook',
    1,
    `
    Stay asleep. There is something you should know about {S}. | one person asleep, moon, bedroom
    You are dreaming. That is why {C}. | one person floating in a night sky, stars
    The alarm rings. You sit up, you put your feet on the floor, and the floor is made of {S}. | bedroom at dawn, one person sitting, clock
    It is three in the morning. All you can think of is {S}. | dark bedroom, clock, one person awake
    Everyone on your street had the same dream last night. It was about {S}. | street at night, dark windows, moon
    You have been asleep for a long time. We tried to wake you with {S}. | one person asleep, field with a bed, stars
    Do not open your eyes yet. First, tell me what you still remember about {S}. | one person with closed eyes, dark room
    There is a door at the end of this dream, and the key to it is {S}. | long corridor, door, key, soft light
    The ceiling opens, and you can see it: {C}. | bedroom with open ceiling, stars, one person
    You wake. You wake again. The third time you wake, there is nothing left in the room but {S}. | empty bedroom, window, fog, dawn
    In this dream you are late, you are barefoot, and you have promised to look after {S}. | one person running in a corridor, barefoot
    Last night, at the bottom of a staircase that you do not own, you were handed {S}. | staircase at night, two people, lamp
    It is the kind of dream that starts at home, in the kitchen, with someone you love talking about {S}. | kitchen room at night, two people, lamp
    A man in your dream takes off his hat and says that he has come about {S}. | one person at a house door, hat, fog, night
    Pinch yourself. Now turn around, very slowly, and tell me you cannot see {S}. | one person turning in a dark room, mirror
    The doctors call it sleep. The sleepers, all nine thousand of them, call it {S}. | long room of beds, night, moon
    Your pillow is still warm on the other side. Whoever lay there left you a note, and it mentions {S}. | bed, letter on a pillow, room, dawn
    Once a year you dream of a house you have never lived in. This year, each room belonged to {S}. | strange house at night, open doors
    Something followed you out of your dream this morning. You would not call it a shadow. You would call it {S}. | bedroom at dawn, shadow, open door
    Count your fingers. If there are eleven, you are dreaming, and it is time that we talked about {S}. | hands in moonlight, dark room, one person

    The alarm rings and rings, and no one turns it off, because, in here, {C}. | clock in a dark room, moonlight
    You have this dream again. The sea is in the stairwell, your teacher is there, and {C}. | staircase with sea water, one person, lamp
    In the dream you do not find it strange at all that {C}. | above the clouds, one person walking, sky
    You wake in your own bed, with wet hair, and you know just one thing for certain: {C}. | bedroom at dawn, one person, rain window
    Somebody bends over your bed and whispers it, so softly that it sounds like your own thought: {C}. | bedroom at night, two people, moon
    What if {C}, and only those who are asleep have noticed? | city of sleepers, night skyline, moon
    Nine thousand people talk in their sleep tonight, and all of them say that {C}. | skyline at night, dark windows, stars
    Before you fell asleep, you were sure about one thing. You are about to learn that {C}. | skyline at night, one person falling, stars
    Suppose {C}. Suppose you are told this by a horse, in a lift, in your grandmother's voice. | horse in a lift, corridor, lamp
    The dream has only one rule. It is written on the ceiling, and it is about to come true: {C}. | bed under a painted ceiling, night room
    You know this corridor. There are no windows, the carpet is warm, and behind each door, {C}. | long corridor with doors, warm carpet
    Every night you forget it on the stairs up to morning. So listen, while you are still down here: {C}. | stairs up to light, one person below
    Tonight, when you dream, look at your hands. If they are blue, it has begun, and {C}. | blue hands, night sky, stars
    I have spoken to people who never woke up. They seem well, and they send word that {C}. | people standing in a fog field, dusk
    You are flying, as usual, a little too low over the rooftops, when you see that {C}. | one person flying over a village, night
    It was the most ordinary of dreams. You were buying stamps. Then the woman at the counter said that {C}. | office room, counter, one person, strange light
    `,
  ),
  makeBeat(
    'falling-in',
    2,
    `
    You do not fall asleep here. You are lowered, on ropes, by people who hum. | bed lowered on ropes, night sky
    First your feet grow heavy, then your name does, and you put it down beside the bed. | bed at night, shoes, moon, room
    There is always a stair that is not there. Put your weight on it. It holds. | staircase in the dark, one person
    You let go. The dark has hands. | dark lake at night, one person floating
    The wallpaper is the first to go. Its little ships set sail, one by one, toward the wardrobe. | bedroom wall, tiny ships, moonlight
    Someone says your name, the old one, the one you had as a child, and you answer before you can think. | child's room at night, moon, one person
    The ceiling lifts like the lid of a box, and a large, kind darkness looks in. | bedroom with open ceiling, stars
    You feel the bed push off from the wall. There is a smell of tar and lilac, and the water takes you. | dark sea at night, small boat, moon
    The last thing to go is the ceiling. | bedroom at night, ceiling, moon
    Your last clear thought lies down like a dog, turns around twice, and is gone. | dog lying in a dark room, moon
    One eye is still at home. It sees the lamp, the chair, the glass of water. The other one sees snow. | bedroom, lamp, snow through the wall
    It is only a step down, like stepping off a kerb, and there are ten thousand of you doing it. | crowd at a street, night, fog
    At the threshold they take your watch and your shoes, and hand you a coat that has been worn by someone braver. | corridor door at night, coat, two people
    The dark has a grain to it, like wood. You run a hand along it until you feel a handle. | dark wall, hand, door handle, room
    The pillow whispers a list of things you are allowed to keep. Near the end of it you hear: {S}. | pillow in moonlight, bedroom, night
    You sink through the mattress, through the floor, through the neighbours' supper, and land softly next to {S}. | one person falling through floors, rooms, night
    Somewhere above you, a long way up, a voice is reading aloud from the book of the house: {C}. | dark lake at night, open book, stars
    While you drift off, a train passes under the bed, and all the passengers are chanting that {C}. | train under a bed, night, tunnel station
    `,
  ),
  makeBeat(
    'place',
    2,
    `
    You are in the house where you grew up, except that it goes on. Behind the pantry, there is a wing nobody told you about. | endless house corridor, doors, dusk
    It is a school, a ship and a hospital, and in all three of them you have forgotten to feed something. | ship corridor, school desks, fog light
    The street is yours, but the houses have turned around, and show you their backs. | street of houses from behind, dusk
    You are on a beach, but indoors. | beach inside a large hall, sea, windows
    You stand in a ballroom under a lake. Up there the swimmers draw their slow, bright scratches across the ceiling. | ballroom underwater, swimmers above, light
    A field, at night. Someone has set out a thousand chairs in it, and all but one of them are taken. | field at night, chairs, crowd sitting, moon
    You are on a station platform that stretches over the sea. The announcements are all in your mother's voice. | station platform, sea below, dusk, one person
    This is the library where they keep the books that you meant to read. It is angry with you, and very tidy. | tall library, one person, lamp
    The mountains here are somebody's knees. | mountains at night, moon, mist
    A city of mattresses and lamps spreads out below. Nobody down there has ever been alone in the dark. | city of lamps at night, hill
    The forest has doors. They are polite doors, low, with brass knobs, one in every second tree. | forest at dusk, doors in trees, lantern
    You come into a kitchen with the sea in the sink, tiny and complete, with weather and a lighthouse. | coast with lighthouse, kitchen, night, storm
    There is snow in the lift, up to the knee, and the tracks of one animal, going in. | corridor with snow, animal tracks, lamp
    It looks like the moon, but somebody has hung out washing. | moon surface, washing line, stars in space
    You walk through a museum where all the glass cases are empty, except for the last, which contains {S}. | museum room, glass cases, one person, lamp
    On the horizon, where the sun should be, hangs something huge and quiet, and it makes you think of {S}. | desert horizon, huge shape, dusk, one person
    This town has no name. On the sign at the entrance, where the name would be, it says: {C}. | town sign on a road, fog, dusk
    Over the arch of the gate, in lamps, half of them broken, you can still make out a motto: {C}. | gate with lamps, night, field
    `,
  ),
  makeBeat(
    'rule',
    2,
    `
    In here, you can only open doors by forgetting what is behind them. | row of doors in a corridor, one person
    Do not look at a clock twice. The second time, it looks at you. | large clock, dark corridor, one person
    You may fly, but not higher than you have ever loved someone. Most people clear the rooftops. | one person flying over roofs, night, moon
    Names do not work here. Call people by what they are afraid of, and they will come. | two people in fog, field, dusk
    Running is slow and standing still is fast. By the time you have understood it, you are there. | road to the horizon, one person standing
    Whatever you are searching for is in the room you just left. That is where they keep the rooms. | corridor of open doors, lamp
    Light switches do nothing. You ask the dark to move over, and it does, grumbling. | dark room, one person, thin light
    If you read a sentence, look away, and look back, it will have grown up. | open book, changing letters, dark library
    Mirrors are exits, but only for the other one. | mirror in a dark room, one person
    The dead may visit, on condition that nobody mentions it. They bring cake. | room at night, table, candle, two people
    You are allowed one scream. Nobody has ever managed to get it out. Some have been saving up for years. | one person with open mouth, dark field
    All stairs go down, until you carry something for somebody else. | staircase, one person carrying a box, light
    There are three things you must not bring into a dream: a watch, a grudge, and any part of {S}. | gate in a field at night, lamp, one person, sign
    The rule is simple. You may keep all of your teeth, as long as nobody mentions {S}. | crowd at a table, dark room, candle
    They tell you the law at the entrance, and tell you not to laugh. It is a short law: {C}. | gate with guard, road, night, lantern, fog
    You will be asked a riddle at the bridge. The answer has not changed in all these years: {C}. | bridge over a foggy river, one person, lantern, night
    `,
  ),
]
