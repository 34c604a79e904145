/** What a body is seen to do, by the verbs that tell it, in any form; painters know the first word. */
const ACTS: readonly (readonly [act: string, verbs: RegExp])[] = [
  ['embracing', /\b(?:embrac|hugg?|kiss)(?:e[sd]?|ed|es|s|ing)?\b/iu],
  ['waving', /\bwav(?:e[sd]?|ing) (?:at|back|to|goodbye)\b/iu],
  ['pointing', /\bpoint(?:s|ed|ing)? (?:at|to|up)\b/iu],
  ['writing', /\b(?:writes?|wrote|writing|signs|signed)\b/iu],
  ['reading', /\b(?:read|reads|reading) (?:the|a|an|it|his|her|them|aloud|every)\b/iu],
  ['running', /\b(?:runs?|ran|running|fled|chased?)\b/iu],
  ['kneeling', /\b(?:kneels?|knelt|kneeling|dug|digs|digging|bent down)\b/iu],
  ['sleeping', /\b(?:asleep|sleeps|slept|sleeping)\b/iu],
  ['sitting', /\b(?:sits?|sat|sitting)\b/iu],
  ['climbing', /\bclimb(?:s|ed|ing)?\b/iu],
  ['knocking', /\bknock(?:s|ed|ing)?\b/iu],
  ['opening it', /\bopen(?:s|ed|ing) (?:the|it|her|his|a)\b/iu],
  ['looking up', /\blook(?:s|ed|ing)? up\b/iu],
  ['holding it', /\b(?:holds?|held|holding|lifts?|lifted|carries|carried|picked up|took) (?:the|a|an|it|her|his)\b/iu],
  ['walking', /\b(?:walk(?:s|ed|ing)?|came down|went down|wander(?:s|ed|ing)?|follow(?:s|ed|ing)?|crossed)\b/iu],
  ['waiting', /\b(?:waits?|waited|waiting|stood|stands|standing)\b/iu],
]

/** What somebody in a scene does, as painters know it: "reading". */
export function actIn(text: string): string | undefined {
  return ACTS.map(([act, verbs]) => ({ act, at: text.search(verbs) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.act
}
