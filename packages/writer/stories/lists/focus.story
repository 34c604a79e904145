= focus
pattern: list
order: 23
words: focus*; productiv*; work*; study*; student*; learn*; concentrat*; success*; organised; organise; organized; organize; goals; goal; exams; exam; deadlines; deadline; attention; distract*; your time; my time; manage time; more time; save time; wast*; time management; desk
opening: one person writing at a desk, large clock, bright window, sunrise

Choose tonight what comes first. > One line, on the back of an envelope. > In the morning you only have to obey. | hand with a pencil, one line on paper, lamp, night / envelope, pencil, desk, close view / one person at a desk, sunrise
not begin the day by asking what to do | one person at an empty desk, window, morning
I chose one thing the night before, on the back of an envelope.
Start with two minutes. > Open the file. Write one bad sentence. > Beginning is the only steep part. | one person writing at a desk, morning / pencil, paper, close view, desk / stairs, light, morning
not wait until you feel like it | one person at a window, desk, day
I started with two minutes, and one bad sentence.
Close every door you are not using. > Nine tabs. One email. The actual door. > Each of them is a small voice. | one person closing a door, corridor, light / computer, desk, window / closed door, quiet room, desk
not keep nineteen tabs open, and one of them singing | computer, desk, close view, day
I closed every tab that I was not using.
Put the phone where you have to stand up. > Top of the wardrobe, behind the hats. > & You will be surprised how seldom it is worth a chair. | smartphone on a high shelf, room, day / hat, shelf, close view / empty chair, desk, window
not lay the phone beside the keyboard | smartphone, computer, desk, close view
I put the phone on top of the wardrobe.
Set a timer for twenty minutes. > When it rings, stop. Even in the middle. > What is half done pulls you back. | alarm clock on a desk, one person writing, day / clock, close view, desk / half written page, pencil, window light
not work until nothing comes any more | one person asleep at a desk, lamp, night
I set a timer, and stopped when it rang.
Do the hard thing before the post comes. > The call. The letter. The drawer. > The day goes downhill from there, in the good sense. | one person writing at a desk, window, dawn / telephone, letter, desk, morning / one person walking, hill, sunlight
not save the hard thing for the afternoon | papers on a desk, clock, afternoon
I did the hard thing before the post came.
Leave the book open. > Pen on the page. Chair pulled out. > You have invited yourself. | open book on a desk, window light, morning / pencil, open book, close view / empty chair, desk, morning
not clear the desk so well that nothing is left to begin | empty desk, window, day
I left the book open, with the pen on the page.
Take a real break. > Leave the room. Look at something green. > A new screen is not a rest from a screen. | one person walking through an open door, garden, day / lone tree, garden, sunlight / computer, empty desk, window
not take a rest from a screen at another screen | smartphone, computer, desk, evening
I took my breaks outside, with a tree.
Finish one before you begin two. > One stack. The other one goes on the floor. > Nothing is as heavy as almost. | one person holding one sheet of paper, desk, lamp / papers on a floor, room, day / empty desk, evening light
not begin five things and finish none | papers on a floor, desk, room, day
I finished one thing before I began two.
Say no to one good idea a day. > Write it on a card. Put it in a box called: June. > & It will still be good in June. | light bulb, one person at a desk, lamp / box, paper, hand, desk / calendar, wall, window
not say yes to every good idea | papers on a wall, one person, office, day
I put the good ideas in a box called June.
Stop while you know what comes next. > In the middle of a line, if you dare. > Tomorrow will open by itself. | one person leaving a desk, lamp, evening / half written page, pencil, lamp / open door, desk, sunrise
not stop only when it hurts | one person at a desk, tired, lamp, night
I stopped while I still knew what came next.
Write down what runs through your head. > Milk. Tax. That song. On a card beside you. > A thought on a card stops knocking. | hand with a pencil, paper, desk, close view / milk, paper, kitchen table / paper on a desk, lamp, close view
not follow every thought into the kitchen | one person in a kitchen, open cupboard, day
I wrote each stray thought on a card, and stayed in the chair.
myth Busy means important. > Busy often means that nobody chose. > & Look at the list, and ask who wrote it. | people walking, street, crowd, day / papers on a desk, close view / one person writing, desk, lamp
myth You work best at the last minute. > You only work at the last minute. > & It never had a chance to meet the first one. | clock, desk, night / one person at a desk, lamp, night / one person at a desk, sunrise
myth Two things at once take half the time. > They take turns, and both complain. > & Ask the onions that burned during the call. | one person with a telephone, stove, kitchen / papers, smartphone, desk / pan on the stove, steam, kitchen
myth Breaks are for the weak. > Every good tool is put down now and then. > & Even the bow is kept without tension. | one person asleep at a desk, day / tools, wall, workshop / violin, chair, window light
myth The right tool will fix it. > The third notebook is as empty as the first. > & A stump of a pencil has done more than all of them. | notebooks, shop, shelf / notebook, desk, close view / pencil, paper, close view, desk
close Close this. Open the other thing. | one person at a desk, open book, window
close The desk is waiting, and so is the first bad sentence. | pencil, blank paper, desk, close view
