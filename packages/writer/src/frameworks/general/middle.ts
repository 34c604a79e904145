import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** From close up and from far off, unseen, asked about, without it, and in time. */
export const middle: readonly Beat[] = [
  makeBeat(
    'close-up',
    3,
    `
    Go closer still. Up close, nothing in the world is plain. | drop of water on a leaf, forest, light
    Every surface has weather on it, if you bring your eye down low enough. | moss like a landscape, forest, dawn
    There is a place where the thing ends and the air begins. Look for it. It is never where you think. | edge of light and shadow, abstract, window
    Somewhere in the middle of this there is a detail that only you will ever have noticed. | one person with a lens, library, lamp
    The smallest part is not simple. It only keeps its voice down. | snow crystal, ice, dark sky
    Run a finger along the edge of this in your mind. There. That roughness is the interesting bit. | hand on old stone, ruins, day
    What looks like silence from across the street is, from close by, a good deal of work. | street at night, one lit window, one person
    A scratch, a seam, a slight lean to the left. It is the flaws that let you in. | cracked wall with light, ruins, dusk
    If you could walk around inside this with a lamp, you would need a map by the second evening. | one person with a lamp, huge dark room, map
    Details are patient. They have been standing there all the time, like people at the back of a photograph. | old photograph on a table, room, lamp
    The nearer you come, the more polite your questions get. | one person kneeling in a field, dawn
    Nobody has ever seen all of this. You see a corner, and your kindness does the rest. | corner of a large object in fog, street
    From far off you would say that there is one. From near by you find a whole crowd of things inside {S}. | open watch with many wheels, room, lamp
    Suppose that you were given a lens, a quiet afternoon, and one clear view of {S}. | lens on a white cloth, table, room, day
    Take it apart, gently, word by word, and lay the pieces on the table: {C}. | pieces of paper on a table, lamp, room
    Each word in it is a small locked box. Shake them, and listen: {C}. | small boxes on a shelf, room, lamp
    Give this a sound. If you had to play this on a piano, would you use both hands? | piano in a room, window, one person
    Everything has a temperature, even an idea. Hold your palm over this one. | hand over a candle, dark room
    What does this smell of, if you are honest? Rain? Iron? The inside of an old suitcase? | open suitcase in a room, rain window
    Think of this as a colour, and do not say blue just because you are tired. | painted wall in many colours, street, day
    If this were a house, where would the light come in? | house with one bright window, field, dusk
    Say this were an animal. Would it be asleep? | fox asleep in the snow, forest
    Suppose you had to find this in the dark, by touch alone. What would your fingers be hoping for? | hand reaching in a dark room
    In every thing there is a little noise, like the sea in a shell, and you have to be quite lonely to hear it. | shell in a hand, beach, dusk
    Shut your eyes. Somewhere behind the ribs there is a picture already, and it is your own picture of {S}. | one person with closed eyes, wind, field
    Try to paint this. You will need more than one brush, and a whole wall, for {S}. | one person painting a wall, room, day
    You have five senses, and perhaps a few more that nobody has counted. Turn all of them toward {S}. | one person with open arms, hill, dawn
    Hum it to yourself, on the stairs, and see which tune turns up to carry it: {C}. | one person on the stairs, house, lamp
    It has a rhythm, if you let it. Walk to it for a few steps: {C}. | one person walking on a beach, footprints, dawn
    `,
  ),
  makeBeat(
    'far-view',
    3,
    `
    Now step back. Further. Until the street is a line and the town is a crumb. | town seen from high in the sky, day
    From high enough up, there are no borders, no birthdays, no hurry. There is a blue curve and some cloud. | planet from space, clouds, blue curve
    Seen from the moon, all our questions are about the same size. | planet above the moon surface, space
    From far enough away, everything is a light. | village lights at night, mountains, nobody
    If the whole of time were a single road, we would be standing on the last grain of it, with our hands full. | long road to the horizon, one person, dusk
    Think of all the rooms there are tonight, with a lamp on, and someone in each of them wondering about something. | skyline at night, many lit windows
    From the moon you could cover the earth with a thumb. Under that thumb is everything you have ever been told. | thumb over a distant planet, space
    Up there the wind is blowing over places where no one has ever had this thought. You are the place where it happens. | wide empty desert, wind, clouds
    We are very small, and very nosy. | one person under stars, desert, night
    The universe is mostly dark, mostly cold and mostly elsewhere. And here you are, with time to be curious. | one person under the stars, field, night
    Distance does something kind to a thing. It gives it back its outline. | lone tree on a far hill, dusk
    Somewhere out there a light set off before you were born, and has only now arrived, and found you thinking. | star over a lake, one person, night
    Even a mountain is only there for a while. It makes you want to be quick, and it makes you want to be slow. | mountains at dawn, mist, one person
    In all that dark, on one small wet stone, there is such a thing as {S}. You could call that unlikely. | small blue planet in dark space
    I like to think that somewhere, under a different sun, someone has spent the evening on a question about {S}. | desert under two moons, one person, night
    If you had to choose a few things to send into space, to show them who we were, would you put in {S}? | satellite leaving a planet, space, stars
    Say it under the night sky, to the whole size of the thing, and see if it sounds any smaller: {C}. | one person in a field, night, stars
    Shout it from a mountain, and what would the echo say? Surely not the same thing: {C}. | one person on a mountain, valley, clouds
    `,
  ),
  makeBeat(
    'unseen',
    2,
    `
    What you see is the tip. Below it, in the dark, is everything that had to happen first. | iceberg underwater, sea, deep blue
    Behind every simple thing stands a long line of people who stayed up late. | row of lamps in windows, night street
    There is a side that nobody sees. There is always a side that nobody sees, and it does most of the holding up. | bridge seen from below, river, pillars
    Most of the work is done in the dark. | night street, one lit workshop window
    Someone had to be the first to try. I think of that person often, and of their neighbours. | one person on a hill, dawn, village
    All of this looks effortless, the way a swan does. Underneath there is paddling. | bird on a lake, reflection, dawn
    Think of the mistakes. Think of all the wrong versions that were needed, like stairs, to get up to this one. | staircase of old boards, room, light
    Follow any thread back far enough, and you come to a hand. | thread through a dark room, hand, lamp
    We only ever meet the last page. Before it there was a book. | open book on its last page, library
    Half of this is hidden, and I do not mean hidden away. I mean hidden like a root. | tree with deep roots, field, cut view
    Somebody, somewhere, is taking care of this at this very moment, and will not be mentioned in any film. | one person working at night, lamp, workshop room
    The quiet things are the ones that are working. | machine room, soft light, nobody
    Most of what holds the world together has no sound, no colour, and no one to thank. | bridge over a river, night, fog, lamps
    You can put up a fence, and a roof, and a sign, and still you will not have caught what matters about {S}. | fence in a field, fog, open gate
    What would be standing there, if you took a photograph not of the outside, but of the meaning, of {S}? | camera on a hill, fog, abstract light
    Turn everything else off, the radio, the street, the day, and you may begin to hear the quiet side of {S}. | quiet empty hall, window, light
    Under this sentence lies another, and it is the one that you would like to ask. It starts with this: {C}. | old page with faint writing below, lamp, library
    There must be a reason, and behind the reason a door, and behind that door the fact that {C}. | row of doors in a corridor, light
    `,
  ),
  makeBeat(
    'question',
    2,
    `
    A good question is like a good coat. You can live in it for years. | coat on a door, corridor, morning
    Ask how, and you get an answer. Ask why, and you get a walk. | one person walking, field path, dusk
    Here is a question nobody can mark wrong. What does this remind you of? | one person at a lake, reflection, dusk
    What would you ask, if nobody were listening? | one person alone on a coast, dusk
    The honest answer is that we are still finding out. That is the best part. | laboratory at night, one lit lamp
    What would have to be different, for this to be impossible? And what would you have lost? | bridge that ends in the air, river, fog
    Try asking it the other way round. Not what this means to you, but what you might mean to this. | one person before a tall mountain, dawn
    If you were allowed to know a single thing more, and only one, what would you ask? | one person before a door, lamp, night street
    Some questions close when you answer them. Others lean back and put their feet up. | open window, chair, evening field
    Nobody ever solved a thing by being bored with it. | machine on a bench, one person, laboratory
    The clever ask who is right. The wise ask who is looking. | two people on a hill, telescope, dusk
    I do not have an answer for you. I have a better chair, and a view. | chair on a hill, wide valley, dusk
    Which part of this would you miss the most? Do not be quick. | one person on a bench, lake, dusk
    Here is a fair question, and not a comfortable one. Who would you be now, without {S}? | one person and a faint shadow, street at dusk
    If you could put one question, one only, to whoever knows the most about {S}, what would you ask? | two people at a table, lamp, library
    I wonder who first lay awake, in the dark, in the straw, and began to think about {S}. | old barn at night, one person, stars, field
    You would think that somebody might have mentioned it to you before: {C}. | one person on a street, crowd, day
    Ask yourself who would be glad to hear it and who would not sleep: {C}. | two lit windows, street at night
    `,
  ),
  makeBeat(
    'others',
    4,
    `
    Somebody is fond of this. Somebody drives two hours on a Sunday for this, with sandwiches. | car on a country road, sunday morning, fields
    Ask ten people and you will get ten answers, and one very long story with a dog in it. | crowd on a village square, day, dog
    There is a woman who has given her life to this, and if you sit next to her at supper, you are lucky. | two people at a table, lamp, night room
    We learn to love things by watching someone else's face. | two people looking at the same thing, window, light
    Your grandmother had an opinion about this. Everyone's grandmother had. | old person in a kitchen room, window
    Two people can look at one thing and both go home with something different in the bag. | two people at a lake, dusk, bags
    Somewhere tonight two strangers will begin to talk, because of this, and miss their bus. | bus stop on a street, two people, night
    For one of us it is a job, for another a joke, and for a third the reason she gets up. | street at dawn, three people walking
    There are people who can talk about this with their hands in their pockets. I never trust them. | one person on a corner, street, dusk
    An expert is somebody who was once a beginner and did not mind. | workshop room, one person, tools, lamp
    Think of everybody who is looking at this very thing as you are, and has no idea that you exist. | many windows at night, skyline, one person
    You would be amazed who goes quiet when the talk at the table turns to {S}. | table with people, candle, night room
    Give it a minute, and someone in the room will always have a story that begins with {S}. | people by a fire, night, room
    I once thought I was alone in this, and then a stranger on a train began to tell me about {S}. | train window, two people, dusk fields
    Tell it to the person next to you, and watch their eyebrows: {C}. | two people on a bench, street, day
    Some will shrug. Some will laugh. And one, at the back, will have known for years that {C}. | schoolroom, one raised hand, day
    `,
  ),
  makeBeat(
    'absence',
    3,
    `
    Now take this away. Just for a second. Feel how the room gets larger, and a little cold. | large empty room, window, cold light
    We notice what we have when we trip over the place where it stood. | empty pedestal in a room, light
    Things do not say goodbye. One day you use them for the last time, and hang up your coat. | coat in a corridor, dusk, closed door
    Somewhere there is a museum of what nobody thought of keeping. It has a very long line outside. | museum house, line of people, rain street
    Leave a single thing out of the world, and you would have to move all the others to close the gap. | shelf with one gap, library, lamp
    Nobody puts up a statue to what is simply there. | empty statue base in a street, birds, day
    It could so easily have been otherwise. A colder year, a later train, a hand that did not reach. | train leaving a station, one person, fog
    Imagine how you would explain the empty space to someone who came too late. | one person pointing at an empty field, dusk
    Missing something is a way of seeing it, only slower. | one person at a window, rain, room
    If this were gone tomorrow, what is the first thing your hand would do? | empty hand on a table, morning room
    A world that never had this would not know. It would only, now and then, look up and wonder what it had forgotten. | one person looking up, wide field, clouds
    Picture a morning just like this one, the same light, the same coffee, with no trace anywhere of {S}. | kitchen room at dawn, cup, empty chair
    I tried to imagine one whole day without {S}. I got as far as the stairs. | stairs in a house, morning, one person
    Somebody, somewhere, has never once heard of {S}. I would like to be there when they do. | one person on an empty street, rain, day
    Now imagine the opposite. Try hard. It is not easy to think of a morning on which it is not so that {C}. | mirror image of a street, dawn, fog
    And if it stopped, at midnight, with no notice given? What would we say had gone from us, who knew that {C}? | clock at midnight, room, one person
    `,
  ),
  makeBeat(
    'time',
    4,
    `
    Nothing stands still. Some things only move so slowly that they let you think they are yours. | glacier between mountains, ice, day
    Ask a river what it looks like. It will say: when? | river in a valley, light on water
    There was a time before this, and it thought that it was complete. | ancient ruins at dawn, fog, nobody
    Even stones are only passing through. | river with round stones, day, light
    What you see is a photograph of something in the middle of a jump. | bird in the air over a lake, dusk
    Come back in a hundred years. Bring a chair, and somebody to explain it to you. | chair in an overgrown field, ruins, day
    Each of us gets it handed over half way, like a story at a party, and does not want to ask how it began. | two people talking by a fire, night field
    Yesterday is already a little out of focus. By next year you will remember it as kinder than it was. | old photograph, window, dusk room
    This minute is the newest thing there is. | sunrise over the sea, one person
    Our great grandchildren will smile at the way we talked about this. Let us give them something to smile at. | children in a field, bright sky
    The past is full of people who were just as busy as you are. | old station with crowd, steam train, fog
    It takes a long time for a thing to become simple. | round stone on a beach, sea, dawn
    Time is a very slow hand, and it has not finished with anything. | clock tower over a street, dusk, clouds
    Some evening, years from now, a smell or a word will bring back this minute, and along with it {S}. | one person at a window, dusk, old room
    We have changed our minds before, more than once, about {S}. It would be odd if we had stopped. | one person on a winding road, dawn
    A letter to the future should be short. Mine would have a date, a greeting, and one question about {S}. | letter on a table, lamp, window, night room
    In a thousand years somebody may find it scratched in a wall, and kneel down with a brush: {C}. | scratched wall in ruins, one person kneeling
    Yesterday you had not heard it. From tomorrow on you will hear it everywhere: {C}. | one person on a street at dawn, radio, windows
    `,
  ),
]
