import type { Framework } from '../framework.ts'
import { listStory } from '../list-story.ts'
import { generalStories } from '../stories/general.ts'
import { makeBeat, parseLines } from './line-table.ts'

/** For any subject: a minute of looking closely. Claims nothing about the subject, asks a good deal. */
export const general: Framework = {
  stories: generalStories,
  storyFor: listStory,
  beats: [
    makeBeat(
      'hook',
      1,
      `
      You have one minute. Spend it on {S}. | hourglass in a room, window, soft light
      Today there is only one subject: {S}. | one person at a window, dawn, clear sky
      When was the last time you really thought about {S}? | one person sitting on a bench, field, day
      Stop for a moment, wherever you are, and think of {S}. | one person standing still in a street, crowd
      Nobody has ever had the time to hear everything there is to say about {S}. | library, lamp, open book, one person
      Here is something that most of us walk past every day of our lives: {S}. | street by day, crowd walking, one person standing
      Close your eyes and picture {S}. Now ask yourself how much of that picture you have ever looked at. | one person with closed eyes, field, light
      Everything gets stranger the longer you look. Let us begin with {S}. | magnifying glass on a table, room, lamp
      You think you know all about {S}. So did I, until about a minute ago. | one person at a desk, lamp, night room
      If a visitor from another star had one question for us, I hope that it would be about {S}. | mountains at night, stars, one person, telescope
      We could talk about anything in the universe. I would like to talk about {S}. | planet in space, stars, sun
      Some things ask for your whole attention and some things wait for it. It is time for {S}. | empty chair at a window, room, dawn
      Hardly anybody gets through life without a thought about {S}. The second thought is where it becomes interesting. | one person on a long road, dawn
      What would you tell a child who asked you, at the very end of the day, about {S}? | child's room at night, lamp, two people
      Suppose you had to explain the world to somebody, and you could only begin with {S}. | two people on a hill, stars, night
      Give me as long as it takes to drink a glass of water, and I will make you curious about {S}. | glass of water on a table, window, room

      Here is one sentence to carry around with you today: {C}. | one person walking on a street, morning light
      Say it slowly, as if you had never heard such a thing: {C}. | field at dawn, one person looking up, clear
      What if {C}? Do not answer yet. | one person at a window, dusk, clouds
      Suppose, just for the length of a minute, that {C}. | hourglass on a table, window, room
      There are thoughts that open like a door. Try this one: {C}. | door opening on a bright field
      Imagine that you heard it for the first time, over breakfast, from a child: {C}. | kitchen room at dawn, window, two people
      A single line can keep you awake for half of the night. This one, for instance: {C}. | one person awake at a window, night, moon
      Put everything else down for a moment and hold just this: {C}. | open hands, soft light, dark room
      Before you scroll on, one quiet question. What would you do if {C}? | one person on a bench, street at dusk
      It takes two seconds to say, and it could take a lifetime to understand: {C}. | one person on a mountain, wide sky, dawn
      Write it on a slip of paper and read it again tonight: {C}. | paper and pen on a table, lamp, room
      Some sentences are small on the outside and large on the inside. Listen: {C}. | small house with bright windows, night
      Think of everything you were sure of this morning. Now add one thing: {C}. | one person at a mirror, dawn room
      Would the day look any different to you if you knew that {C}? | street at dawn, one person, long light
      Turn it over in your mind, like a stone from the beach. What if, after all, {C}? | stone in a hand, beach, sea
      I would like to give you a thought, and then leave you alone with it. Suppose {C}. | one person in a wide field, clear sky
      `,
    ),
    makeBeat(
      'look',
      2,
      `
      We are good at seeing and bad at looking. Seeing takes a second. Looking takes a chair. | chair in front of a window, room, day
      Attention is a kind of light. Whatever you point it at begins to have edges. | lantern in a dark forest, one person
      The eye is lazy. It says seen, and moves on, and has seen nothing but the label. | street with signs, day, crowd walking
      Most things are shy. Sit down and wait. | one person sitting in a field, dawn
      Go a little closer than is polite. That is where things begin to be themselves. | one person leaning close to a flower, field
      Most of what we call ordinary is only something that nobody has stopped in front of lately. | street by day, one person standing, crowd
      Try to look as if you had to draw it all from memory tonight. | sketchbook on a table, window, room
      You do not need a telescope. You need ten quiet seconds and nowhere to be. | one person sitting on a hill, clear sky
      Blink, and begin again with the edges. | lake at dawn, one person standing
      Sit with one thing for long enough, and the rest of the world comes over to see what you are doing. | one person on a bench, birds, lake
      Habit is a coat of paint. Scratch it with a fingernail, and there is something bright below. | peeling paint on a door, street, light
      At first you will notice what you expected. Wait. The second look is the one that counts. | street at dusk, one person at a window
      A minute ago you were not thinking about this at all. Already something in the room has moved closer. | room with a lamp, chair, window, night
      Begin with what you would see first, on a clear morning, if you went looking for {S}. | table by a window, room, morning light
      It is one thing to know the word and quite another to stand there, in the rain, face to face with {S}. | one person in the rain, street, umbrella
      Take away the hurry, take away the noise, and what is left in the middle of the room is {S}. | quiet empty room, window, light beam
      Read it once for the sense. Read it once more for the strangeness: {C}. | open book under a lamp, library
      You can look straight at a sentence and not see it. So look again: {C}. | one person reading at a window, rain
      `,
    ),
    makeBeat(
      'name',
      3,
      `
      We have a name for almost everything, and then we stop listening. | library shelves, labels, lamp, nobody
      A name is a handle. It helps you to carry the thing, and it hides what is inside. | suitcase with a handle, station, day
      Somewhere, long ago, a mouth said this for the first time, and another mouth said: what? | two people by a fire, night, field
      A name is only the doorbell. Somebody still has to open. | door of a house, street, morning
      Say any word twenty times and it falls apart in your mouth like wet bread. What is left is the thing itself. | one person speaking, fog, field
      There are languages that need a whole sentence for this, and languages that only need a look. | two people looking at each other, street
      Before we had a word we must have pointed. You can still feel it in your finger. | one person pointing, hill, dusk, clear sky
      The dictionary is brave. It gives this three short lines and a comma, and turns to the next page. | dictionary on a table, lamp, library
      Say a name in a whisper, and it grows. | one person in a library, lamp, night
      Every name was once a nickname, given by someone who was standing close. | old tree with carved letters, field, day
      Children ask what things are called. It takes them years to learn to ask what things are. | child in a field, one adult, day
      If you had to give this a new name, today, by yourself, what would you have to notice first? | one person with a notebook, hill, day
      Look at how easily the tongue does it. One small breath, and the whole room is thinking of {S}. | one person in cold air, breath, street
      A name fits on a label, a picture fits in a pocket, but no pocket was ever large enough for {S}. | map with labels, compass, library table
      Somebody has only ever heard the word. How would you go on, if you had to describe {S}? | two people in a garden field, dusk
      Try to say it without using any of the same words: {C}. | one person at a blackboard, room, day
      In any language, at any table, there would be a silence after this: {C}. | table with two people, candle, night room
      Underline a different word each time, and you have as many stories as there are words: {C}. | pencil and paper on a desk, lamp, room
      `,
    ),
    makeBeat(
      'first-time',
      2,
      `
      There was a first time, even if you have lost it. There was a day when all of this was new. | child at a door, bright field, dawn
      Think of yourself at five, with your mouth open. You were a better scientist then. | child looking up, field, stars
      The very young do not say how beautiful. They say again. | child running on a beach, sea, day
      As a child, you ran towards things. | child running in a field, day, clear
      You have forgotten the first time. It has not forgotten you. It is somewhere in the way you turn your head. | one person turning, street, light
      Nobody is born finding things normal. It takes years of practice, and most of us graduate. | schoolroom with old desks, window, day
      Somewhere in you there is a small person on tiptoe, with both hands on the windowsill. | child at a window, room, morning
      Once you would have crossed the street for this. Once you would have been late for supper. | child on a street at dusk, lit windows
      When you were five, nothing was obvious. | child at a window, dawn, village
      The first look is a gift. All of the others have to be earned. | sunrise over mountains, one person
      Old people, too, get it back sometimes, at a window, with a cup going cold in their hands. | old person at a window, cup, room
      Try to remember who showed you. There was a hand, wasn't there, and a voice that said: look. | two people hand in hand, field, dusk
      I would give a great deal to come upon it again as one comes upon the sea, over a hill, with no warning. | sea seen from a hill, one person, clear
      You were small, it was late, and for the first time in your life someone had said something about {S}. | child on the stairs at night, lamp, house
      Imagine meeting this with no word, no photograph, no advice. Imagine nobody had ever told you about {S}. | one person on an empty beach, dawn
      The best teacher I ever had could fill a whole hour with a piece of chalk and one good question about {S}. | school corridor, blackboard, one person, day
      If you had been told it at five years old, at bedtime, you would simply have nodded: {C}. | child's room at night, lamp, moon
      A child would not ask if it is true. A child would ask what happens next, when {C}. | child on a hill, stars, night
      `,
    ),
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
    makeBeat(
      'turn',
      1,
      `
      And now the odd thing. The closer you look, the more it looks back. | one person and a mirror lake, dawn
      Perhaps it was never hidden. Perhaps we were just walking fast. | one person walking on a street, blurred crowd
      You came for an answer and you are leaving with a better question. That is a fair trade. | one person leaving a library, dusk
      And there you are, looking. | one person at a lake, reflection, dawn
      Here is what I find moving. It did not have to be like this. | field of flowers at dawn, nobody
      The opposite of wonder is not boredom. It is being sure. | closed door on a street, fog
      We say that we understand a thing when we have stopped being surprised by it. It may be the other way round. | one person before the sea, wide sky
      It turns out that the ordinary is only the miraculous, seen on a Monday. | street on a grey morning, one ray of light
      Nothing here was ever ordinary. That was us. | crowd walking in a street, grey morning
      All at once it is very simple. You look up, and the world has not been waiting, but it is there. | one person looking up, clear sky, street
      None of this was made for you. And still it fits. | key in a door, light, corridor
      What changes, when you look like this, is not the thing. | one person at a window, changing light, room
      There is no such thing as a small subject. There are only short looks. | grain of sand and the sea, beach
      In the end you do not find out what this means. You find out that you care. | one person on a bench, warm light, lake
      Maybe this is what minds are for. To stand in front of something and say: well, look at you. | one person before a huge tree, forest
      The map gets better every year. The country stays as wild as ever. | map on a rock, mountains, one person
      Here is the part that they leave out of the books. It is allowed to love a thing before you understand it. | book and rose on a table, window, room
      All of this was there the whole time, a hand's breadth from your life. | hand at a window, rain, street
      What is rare, you see, is not the thing itself. What is rare is the minute. | hourglass on a window sill, dusk room
      Each of us is the world's expert on one thing. It is what it was like to stand here, today. | one person on a hill, wide valley, dawn
      You were looking for something new. There is nothing newer than a thing that you have finally seen. | bright morning street, one person standing
      Nothing has happened in this minute. And yet you will not be quite as safe from it as you were. | clock in a quiet room, window, dusk

      So perhaps the question was never what we know about {S}. Perhaps it is what we have agreed not to ask. | one person at a closed door, dusk street
      If anything in this world deserves a second look, and a third, and an evening, I would say {S}. | one person on a hill, evening light
      You might have gone your whole life without a minute for {S}. That was close. | one person at a crossroads, dawn, field
      There is no last word about {S}. There is only the next one, and it is yours. | open notebook with a blank page, lamp, room
      Then the thought turns round, and looks at you, and asks what you intend to do about it if {C}. | one person and a long shadow, street dusk
      It does not matter whether you believe it. It matters what you notice, once you have wondered if {C}. | one person at a window, dawn, open curtain
      Maybe that is all a mind can do. It can stand still in the street, in the rain, and consider that {C}. | one person in the rain, street, lamp
      The sentence has not changed since we began. Say it again, though, and see who has: {C}. | one person at a mirror, soft light, room
      `,
    ),
    makeBeat(
      'close',
      1,
      `
      That was a minute. You have another one. | hourglass turned over, room, window
      Look again tomorrow. It will be somebody else who looks. | one person at a window, dawn
      Next time, stop. | one person standing still, crowd in a street
      Keep the question. Give the answer away. | two people on a hill, dusk
      Tell somebody about this tonight. See what they do with their face. | two people at a table, lamp, night room
      Now it is your turn to look. | one person with a telescope, hill, night
      Leave a little room for this in your day, about the size of a chair. | empty chair in a sunny room
      Whatever you do next, do it as if it could be seen from the moon. | moon over a street, one person, night
      The rest you will have to find out on foot. | one person on a long road, dawn
      And who knows what else you have been walking past. | street at dusk, many doors, one person
      Be curious. It costs nothing, and it keeps you warm. | one person with a lantern, snow field
      The door is open. It always was. Mind the step. | open door, light, street at dusk
      What will you look at next? | one person looking out over a valley, dawn
      Stay a moment longer than you need to. | bench by a lake, dusk, one person
      You can go now. But I do not think that you will go quite the same way. | fork in a road, one person, evening
      Somewhere, somebody is seeing this for the first time. Imagine that. | child at a window, room, morning light
      Remember how it felt not to know. It is a good place to start from. | one person at the start of a path, forest, dawn
      The world is not out of wonders. We are only a little short of evenings. | dusk over a village, stars, one person
      Sleep on it. It will be bigger in the morning. | bed by a window, moon, room
      There you are. Now you have seen what I see. | two people looking at the horizon, sea, dusk

      So the next time anyone asks you what is new, you could do worse than to say {S}. | two people on a street, day, clear
      Thank you for this minute. I know you had others. I am glad that you gave it to {S}. | one person on a bench, golden light, field
      Tonight, when it is quiet, and the day has put down its bags, give one more thought to {S}. | house at night, one person at a window, lamp
      Go on, then. The street is out there, and the sky, and people with dogs, and somewhere, quite near, {S}. | street at dawn, crowd, dog, clear sky
      I will leave you there, at the window, with your tea, alone with {S}. | one person at a window, cup, dusk room
      Think about it on the way home. You do not have to decide. It is enough to wonder if {C}. | one person walking home, street, dusk
      Put it in your pocket, next to the keys. One day you may need it: {C}. | keys in a hand, street, evening light
      One line, then, to end on, and after it please leave a little silence: {C}. | quiet lake at dusk, one person
      It is a large world, and you have been kind to stay. Good night, and suppose that {C}. | stars over a village, night, one lit window
      You know it now. What you do with it is your own affair. Just do not say that nobody ever told you: {C}. | one person on a hill, wide night sky
      `,
    ),
  ],
  descriptions: parseLines(`
    One quiet minute, one subject: {S}. | one person at a window, dawn room
    A closer look at {S}, and at what we miss when we walk by. | street by day, crowd, one person standing
    When was the last time you really thought about {S}? Take a minute. | hourglass in a room, soft light
    No answers here, but some good questions about {S}. | one person on a hill, stars, night
    What if {C}? One thought, one minute, and a little silence after it. | one person looking up, night sky
    One sentence to carry around with you today: {C}. | one person walking on a street, dawn
    Suppose {C}. What would you notice that you have never noticed before? | one person at a window, dusk, room
    A thought to turn over like a stone from the beach: {C}. | stone in a hand, beach, sea
  `),
  hashtags: ['wonder', 'curiosity', 'lookcloser', 'thinkaboutit', 'oneminute', 'shorts'],
}
