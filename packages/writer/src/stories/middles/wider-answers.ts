/** What more is told where a question is answered, and there is time. */
export const WIDER_ANSWER_MIDDLES = `
  = chocolate-on-the-chin
  ~
  On the plate there is a fork, and it is quite clean. Nobody used a fork. | plate, fork, close view, kitchen
  ...
  The big ones are another story. They have to be fed every day. | man at a window, dark room, evening
  You remember your first one, by the way. It was about a window, and a ball. | broken window, ball, garden, day
  > So it is clever
  Children all over the world find it out at about that age. Nobody shows them. | children, playground, day
  > The girl looks at
  She thinks about your face. You can see her do it. | girl, close view, thinking, kitchen
  > So it is clever
  They are very bad at it for a year or two. They hide behind curtains with their feet out. | child behind a curtain, feet, living room

  = before-the-first-word
  ~
  You can hear it through two walls, and you want to know what it was. | wall, corridor, light under a door
  ...
  It is hard to be afraid of somebody while you do it. | two people laughing, street, evening
  A whole train carriage can catch it, from one child with a balloon. | child with a balloon, train, people
  Then it is over, and you wipe your eyes, and say: oh dear. | one person wiping eyes, bench, sunlight
  > A baby laughs long
  Even apes do it, in their way, when they are tickled. It sounds like being out of breath. | ape, forest, close view
  > They laugh at:
  Whoever talks laughs even more than whoever listens. You can try it at supper. | friends at a table, lamp, close view
  > Somebody snorted
  The harder you stop it, the more there is of it. It is the only thing that grows like that. | two people, hands on mouths, church

  = the-summer-that-lasted
  ~
  A wait for cake was as long as a war. | child at a table, cake, clock
  You had a whole year, and it had room for pirates. | children playing, garden, summer
  ...
  And a clock only counts. It has never been anywhere. | clock, close view, wall
  The first day of a journey is long, too. You can tell what you had for breakfast. | train window, fields, one person, morning
  > Eat something that
  Write down one thing, each evening, that was not there yesterday. | notebook, pen, lamp, close view
  > When you are seven
  There was a whole afternoon that was about one beetle. | child lying in grass, beetle, sunlight
  > The head does not keep
  You find your umbrella in a place where you must have put it. You were not there. | umbrella, chair, office, evening
  > Tonight, go home
  There is a shop that you have never seen. It has been there for thirty years. | small lit shop, street, dusk

  = left-right-left
  ~
  It does not look at you. It looks at something about a yard behind you. | cat, close view, eyes, lamp
  Some do it on bread dough. They have a calling. | cat, kitchen table, dough
  ...
  You have a hole in that pullover. You would not have it mended. | pullover, sleeve, close view, lamp
  It gets slower. It has come to the end of a row. | cat, blanket, close view, sleepy
  > A kitten presses
  The one that pushes best gets most. They learn that before they can see. | kittens, mother cat, blanket, close view
  > The claws go in
  You have been sitting on one leg. That leg is gone now. It was a good leg. | one person in an armchair, cat, close view, lamp

  = a-hand-out-of-the-window
  ~
  Your mother says: take it in. You leave it out for one more bend. | woman driving a car, road, day
  ...
  The lamps by the side become one long line. | runway lights, night, close view
  A cup on a tray begins to tremble, and then it stops. | cup, plane tray, close view
  > You have not lifted
  A kite knows it, too. So does a seed with one wing. | kite, field, wind / seed, wind, close view
  > Your stomach stays
  Down there somebody on a bicycle looks up, and gets smaller. | one person on a bicycle, field, seen from above
  > A wing is such a hand
  The faster it goes, the more of it there is to lean on. | plane, clouds, fast, seen from below
  > Three hundred people
  Somebody holds the hand of somebody they do not know. | two hands, plane seats, close view

  = the-wanted-poster
  ...
  Not one of them has ever seen you. They do it all the same. | old man in uniform, gate, stars
  They pass the picture on, when they get old, to the young ones. | old hand, young hand, paper, lamp
  And where everybody's guards know him, he has nowhere to sleep. | man with a hat, closed doors, street, night
  > So he walks in
  It takes them a week to find out what he looks like from behind. | lamp, dark street, night, one person
  > A vaccine does not fight
  Others bring only the buttons. Some bring a note on how to draw him. | buttons, close view, table, lamp / paper, pencil, drawing
  > Years later he
  He has changed his tie. They are used to that. Sometimes they need a new picture. | man with a tie, gate, night

  = the-burnt-side
  ~
  In books it happens on bridges. There is always a bridge. | bridge, two people, sunset
  ...
  There was a letter once, with four pages. It is under the drawer, so that the drawer closes. | letter, drawer, close view
  In the hall there are two hats. One of them is never worn, and always moved. | two hats, hallway, hooks
  When he snores, she says the name of the river where they met. Then he stops. | old woman, bed, night, window
  Last winter she was away for nine days. He burnt both sides. | old man, toast, kitchen, snow window
  > Every morning, when she
  It takes one second. He has practised it for longer than most people play the piano. | hands, plates, close view, window light
  > He has never said
  The kettle knows. It has been watching them both. | kettle, steam, kitchen window, close view

  = the-coat-you-no-longer-have
  > Look at a cat
  A porcupine can do it better. A porcupine means it. | porcupine, close view, forest
  > A voice comes in
  It works with a story, too, when somebody stops, and you hear the stairs. | stairs, lamp, night, people listening
  It works when forty people stand up at once. | crowd standing, dark hall, light
  A baby cannot do it with music yet. Something has to be missed first. | baby, window, music box
  > So it was good for two
  It costs nothing, and it works at once. It was a very good coat. | bird, snow, close view / cat, arched back, wall
  > Something very large
  It did the same for thunder, and for the first sight of the sea. | sea, huge waves, one person / thunder cloud, field

  = the-last-colour-out
  ~
  In a white bath you can see it, if the bath is full, and the light is good. | bath, water, window light
  ...
  Rivers are brown from what they carry, and some lakes are green from what lives in them. | river, brown water, seen from above / green lake, forest
  Where it is shallow, the sand shines through, and it looks like a bottle. | shallow sea, sand, turquoise, seen from above
  At night it has no colour at all. It keeps it for you. | dark sea, night, moon
  > The light comes down
  You do not see them as long as they keep together. | sunlight, window, white wall
  > Then go the
  Fish know it. Down there many of them are red, because red is as good as black. | red fish, underwater, dark

  = the-map-in-a-small-head
  ~
  Before it goes, it eats until it can hardly fly. That is the luggage. | bird, berries, branch, autumn
  ...
  Storms blow them off the road. They correct it, as you would after a detour. | birds, storm, sea
  There are lamps below that we have lit, and these they do not understand. | city lights, night, birds, seen from above
  You have put up a chair for the cat, elsewhere. You have thought of that, at least. | cat, chair, garden, spring

  = the-attic-is-small
  ...
  What hurts is packed twice. It does not help, but it is meant well. | box, string, attic, close view
  Songs are hard to get out. They hold on to the beam. | attic beam, dust, light
  Sometimes a thing falls over up there, in the middle of a Thursday, and you stand still in the street. | one person standing still, street, day
  > If all of that stayed
  The smells get a shelf of their own. Nobody knows who decided that. | jars, shelf, attic, light
  > What you ask for often
  Your telephone number from when you were six is still lying on the top step. | telephone, stairs, dust, close view
  > It makes mistakes
  It is nobody's fault. It only has one pair of hands, and no list. | attic, shadow, lamp, boxes

  = the-night-watch
  ~
  The eyes need a while. Give them ten minutes, and the furniture comes back. | dark bedroom, window, moonlight
  ...
  Small children are not afraid yet. First you have to be able to imagine a lion. | baby asleep, night light
  It is always worst at the height of the ankles. | bed, dark floor, moonlight
  > He says: I know
  The boy moves over. There is room for all three of them. | father and boy, bed, night
  > The chair is a bear
  And once in ten thousand nights it was one. So the habit stayed. | bear, dark forest, eyes, night
`
