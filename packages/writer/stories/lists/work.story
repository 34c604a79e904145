= work
pattern: list
order: 11
words: jobs; job; career*; bosses; boss; colleagues; colleague; coworkers; coworker; co-workers; co-worker; offices; office; workplace; meetings; meeting; promotions; promotion; pay rise; a raise; fired; resign*; nine to five; 9 to 5; corporate; hired; remote work; working from home; work from home; managers; manager; team
opening: people at desks, bright office, computers, morning

Write down what you finished on Friday. > Three lines. Before the coat. > In spring you will have proof, and so will your boss. | one person writing, desk, office, evening / notebook, desk, close view / two people talking, office, day
not let a good week go by without a trace | empty desk, office, evening
I wrote down what I had finished, every Friday, before the coat.
Ask what good looks like. > On the first day. In one sentence. > Nobody can hit a mark that stands in another head. | two people talking, office, morning / paper, pencil, desk, close view / one person at a desk, window, day
not guess what the boss wants | one person at a computer, worried, office
I asked what good looked like, and wrote down the answer.
Go home on time twice a week. > Coat on at five. Lamp off. No speech. > The work will wait. It has nowhere else to go. | one person in a coat, office, evening / hand on a lamp, desk, evening / one person walking home, street, sunset
not stay until the cleaner says good evening | one person at a computer, dark office, night
I went home on time twice a week, and nobody died.
Walk over instead of writing. > Third floor. Second door. Knock. > Nine messages fit into one minute of faces. | one person walking, corridor, office, day / hand knocking, door / two people talking, office, smiling
not send the ninth message about the same small thing | one person at a computer, tired, office
I walked over to the third floor, and knocked.
Name the problem with a first idea. > The lift is broken. We could begin with a sign. > Complaints make tired faces. Ideas make lists. | two people talking, stairs, day / signpost, corridor, day / people at a table, papers, office
not carry only complaints up the stairs | one person on stairs, worried, office
I never named a problem again without a first idea.
Keep one hour that nobody may book. > Door shut. Telephone off. Ten to eleven. > Deep work is shy, and hears every knock. | one person at a desk, closed door, morning / clock, office wall, close view / one person writing, window, calm
not give every hour to the first who asks | calendar, full page, office wall
I kept one hour a day that nobody could book.
Learn what the next desk does. > Bring coffee. Ask about the drawers. > Most quarrels at work are two people who have never seen each other's drawers. | two people, two cups, office, day / open drawer, papers, desk / two people laughing, office
not curse the next desk from behind a screen | one person at a computer, angry, office
I learned what the next desk did, over coffee.
Say no with a date in it. > Not this week. On Tuesday, gladly. > It is a door that stays shut only for a while. | two people talking, office, calendar / calendar, close view, wall / closed door, corridor, light
not say yes in the meeting, and sigh in the corridor | one person in a corridor, tired, office
I said no with a date in it: on Tuesday, gladly.
Put down your phone when somebody comes in. > Turn the chair. Both feet. > People remember who turned the chair. | one person on a chair, desk, another at a door / phone face down, desk, close view / two people talking, office, smiling
not go on typing while somebody stands there | one person at a computer, another waiting, office
I turned my chair round whenever somebody came in.
Look at the job as if you came new. > One morning. With a visitor's eyes. > Some rooms are better than you thought. Some were never yours. | one person at an open door, office, morning / corridor, doors, light / one person at a window, city, day
not stay only because the chair is warm | one person on a chair, office, grey day
I looked at my job for one morning as if I had come new.
Keep learning something that is only yours. > Twenty minutes. Before the mail. > A job can end on a Friday. What you can do comes home with you. | one person reading, desk, morning / book, desk, close view, morning / one person with a bag, street, sunset
not learn only what the job asks for | papers, desk, lamp, evening
I learned something of my own for twenty minutes, before the mail.
Talk about pay with a number. > One number. A reason. Then silence. > Nobody ever gave a raise to a hint. | two people at a table, office, calm / paper, pencil, table, close view / two people smiling, office
not hope that somebody will notice | one person at a desk, window, evening
I named one number, gave one reason, and then said nothing.
close It is Monday somewhere. You need not be there yet. | one person on a bench, park, sunset
close The chair is theirs. The hours are yours. | empty chair, desk, office, evening
