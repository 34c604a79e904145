/** What comes before a noun, as a part of a pattern. */
export const THE = "(?:the|a|an|that|this|my|your|his|her|their|our|its|every|each|any|one|somebody's|someone's)"
