= descriptions
pattern: descriptions
hashtags: timebrokehere; timeloop; timetravel; surreal; shortstory; storytime

There is one street where time has come loose, and everybody on it is waiting for {S}.
A stopped clock, an open window, a falling cup, and {S}. Notes from a minute that will not end.
Visitors are asked not to run, not to promise, and not to touch {S}.
What would you keep, if you could keep one minute? A small story about time and {S}.
It is always the same minute on this street, and in that minute, {C}.
What if {C}, over and over, and each time we were made to forget?
A letter from forty years ahead brings a single piece of news: {C}.
A clock without hands, a bus that is never caught, and a sentence that keeps coming back: {C}.
