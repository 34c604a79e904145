= energy
pattern: list
order: 8
words: tired*; exhaust*; energy; energis*; energiz*; burn* out; burn*-out; burn*out; fatigue*; no energy; drain*; weary; lethargic; need a rest; need a break; need rest; need break; recover*; sluggish
opening: one person resting head on a desk, window, evening light

Go to bed before the second wind. > The film will still have the same end. > Tiredness is a bus. Miss it, and you stand there for an hour. | one person leaving a sofa, television, night / bus, street, night / one person asleep in bed, moonlight
not sit up because the evening is the only time that is yours | one person on a sofa, television, midnight
I went to bed before the second wind came.
Step into the light at breakfast. > Balcony. Cup. Two minutes of sky. > The body has no clock on the wall. It looks outside. | one person on a balcony, cup, sunrise / cup, balcony, close view, morning / bright sky, roofs, morning
not go from one lamp to the next all day | office lamp, one person, dark room
I drank the first cup on the balcony.
Take a break before you need one. > Ten to eleven. Chair back. Stairs down. Air. > A pause is cheaper than a collapse. | one person leaving a desk, office, day / stairs, light, close view / one person outside, tree, breathing
not stop only when nothing goes any more | one person asleep at a desk, night
I took a break before I needed one.
Do the heaviest thing first. > While the coffee is still a promise. > What you carry around unfinished weighs the same all day. | one person at a desk, papers, morning / cup, steam, desk, close view / one person walking lightly, street
not drag the heaviest thing along until evening | one person carrying a heavy sack, street
I did the heaviest thing first, before the coffee.
Say no to one thing a week. > The third committee. The loud birthday. > An evening is a battery, not a drawer. | one person with a letter, window, evening / calendar, pencil, close view / one person in an armchair, book, lamp
not say yes with your last strength | people talking, living room, evening
I said no to one thing a week, beginning with the committee.
Eat lunch away from the screen. > Bench. Bread. A pigeon with opinions. > A meal that is not noticed does not feed you twice. | one person eating on a bench, park, noon / bread, bird, bench, close view / one person smiling, park, day
not eat over the keyboard | sandwich, computer, desk, close view
I ate lunch on a bench, with a pigeon.
Walk when you want to lie down. > To the corner. Slowly. Like a cow. > Often it was not sleep that was missing. It was air. | one person walking, street, afternoon / cow, meadow, calm / trees, wind, park
not sink into the sofa at five | one person on a sofa, curtains, afternoon
I walked to the corner whenever I wanted to lie down.
Leave one evening without people. > Door shut. Soup. Socks. > Even good company drinks from your cup. | one person alone, soup, armchair, evening / bowl of soup, socks, close view / closed door, lamp, evening
not give every evening to somebody | people at a table, dinner, clock, night
I kept one evening without people, and soup.
Finish what hums. > The letter in the drawer. The call. The tap. > Small open things draw current all night. | one person with a letter, telephone, desk / tap, drop of water, close view / one person asleep, calm, night
not leave nine small things open | papers, telephone, desk, night
I made the call, posted the letter, and mended the tap.
Lower one bar. > Toast for supper. The shirt unironed. > & Nobody came to inspect it. | toast, plate, kitchen, evening / shirt, chair, close view / one person laughing, sofa, evening
not do everything as if it were marked | one person at a table, coat, tired, night, living room
I had toast for supper, and nobody came to inspect it.
Drink some water, and wait. > One glass. Ten minutes. > Sometimes a tired plant is only dry. | glass of water, hand, window / drinking glass, window sill, close view / rose, window, sunlight
not pour coffee onto every tired hour | coffee cups, desk, close view
I drank a glass of water before the third coffee.
Tell somebody how it is. > Not fine. The real word. > What is said out loud is carried by two. | two people on a bench, talking, evening / two cups, table, close view / two people walking, path, sunset
not say fine, and smile | one person smiling, tired, office
I told somebody how I really was. On a bench.
close And if it does not pass, tell somebody whose job is to listen. | two people talking, office, day
close Now close your eyes for one minute. Nobody will know. | one person with closed eyes, armchair, window
close Rest is not the prize. It is the petrol. | one person asleep on a sofa, blanket, day
