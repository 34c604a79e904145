-- The tables of sign-in stay as they are, with everything in them: from here on packages/auth has the migrations that change them.
SELECT 1;
