/** Polite words before a request. */
export const COURTESIES = phrases(`
hi | hey | hello | hi there | hey there | good morning | ok | okay | so | well | please | kindly | just | now | dayreel | chatgpt | ai | and | also | today
| help me | help me to | try to | go ahead and | your task is to | let's | let us | lets`)

/** The beginning of a request. A verb follows these phrases; a noun follows those in `WANTS`. */
export const ASKS = phrases(`
can you | could you | would you | will you | can u | could u | can we | could we | i want you to | i need you to | i would like you to
| i'd like you to | i want to | i need to | i would like to | i'd like to | we want to | we need to | i wanna | i have to | i'd love to
| i would love to | i am trying to | i'm trying to`)
export const WANTS = phrases(`
i want | i need | i would like | i'd like | we want | we need | we would like | we'd like | i am looking for | i'm looking for | looking for
| i'd love | i would love | can i get | can i have | could i have | could i get | i wish for`)

export const MAKING = phrases(`
make | create | generate | write | produce | do | build | design | craft | compose | draft | prepare | render | film | shoot | animate
| record | give | put together | come up with | work on | develop | script | edit | show`)

/** Nouns for the app's products. Those in `AMBIGUOUS_THINGS` also have other meanings, so they need more context. */
export const MADE_THINGS = words(`
video videos clip clips reel reels tiktok tiktoks animation documentary montage vlog explainer ad advert advertisement commercial trailer
promo slideshow voiceover voice-over narration content`)
export const AMBIGUOUS_THINGS = words(`
story stories tale poem script scripts screenplay monologue film films movie short shorts something anything`)

/** Words around the product nouns that are not a subject. */
export const MANNERS = words(`
a an some my our one another new good great nice cool really very quick fast simple short longer shorter long brief little small tiny
funny scary spooky creepy horror sad happy emotional dramatic motivational inspirational inspiring engaging exciting interesting viral
catchy cute beautiful cinematic epic dark calm relaxing romantic mysterious educational informative informational compelling amazing
awesome professional high-quality quality vertical social media faceless animated explainer promo promotional marketing
story storytelling bedtime fairy narrated youtube tiktok instagram reels reel shorts facebook linkedin snapchat second seconds sec secs
minute minutes min s and or of creative original unique entertaining humorous comedy realistic fictional true real video script clip
film ai best perfect kids children's colorful colourful full complete whole intro few`)

/** Words between the product noun and its subject. */
export const ABOUT = phrases(`
about | on | regarding | concerning | covering | featuring | showing | showcasing | explaining | describing | discussing | comparing
| exploring | telling | highlighting | teaching | promoting | based on | titled | called | named | entitled
| that explains | that shows | that describes | that tells | that covers | that is about | that's about | that talks about | that compares
| that explores | that teaches | which explains | which shows | to explain | to show | to promote | to advertise | to teach | to introduce
| where | in which | of | for | with | on the topic of | on the subject of | with the topic | with the subject | with the title | using
| from | out of | in | :`)
/** Words that no subject can follow directly. */
export const LOOSE: ReadonlySet<string> = new Set(['for', 'with', 'using', 'from', 'out of', 'in'])

export const FOR_WHOM = words(`
me us kids children beginners teenagers teens adults students parents everyone youtube tiktok instagram facebook social reels shorts
a an the my our`)

const MANNER = `funny|scary|short|shorter|simple|dramatic|emotional|engaging|calm|educational|viral|sad|exciting|interesting|dark|cute|cinematic|inspiring|fun|epic`
const PART = `video|story|script|clip|short|reel|tone|mood|style|voice|voiceover|narration|ending|end|music|length|pace|topic|subject|audience|target audience|language|title|hook|format|duration|first sentence|last sentence`

/** Matches the beginning of a sentence or clause that describes how the video should be. */
export const DIRECTIVE = new RegExp(
  String.raw`^(?:please |also |and |but |then )?(?:(?:make|keep|have) (?:it|this|sure|the (?:${PART}))\b|(?:use|add|include|avoid|mention|focus on|start with|end with|begin with|max|maximum|thanks|thank you|target|aim for|about \d+|around \d+|under \d+|less than|at least|at most|up to|no longer than|roughly)\b|(?:it|this|there|the (?:${PART})|(?:${PART})) (?:should|must|needs?|has to|can be|is for|is about|is to|will be|is)\b|(?:${PART}): |(?:i|we) (?:want|need|would like|prefer)\b|(?:i'd|we'd) like\b|\d+ ?(?:s|sec|secs|seconds|minutes?|mins?|words)\b|for (?:kids|children|beginners|my|tiktok|youtube|instagram)\b|in the style\b|no (?!one\b|longer\b)\p{L}|(?:very |really |super )?(?:${MANNER})(?: and (?:${MANNER}))?$|(?:${MANNER}) (?:tone|mood|style|voice|music)\b|[\p{L}-]{1,30} (?:tone|mood|style|voice|music)$|please$)`,
  'u',
)
/** Matches a description of the video that may follow without a comma. */
export const TRAILING = new RegExp(
  String.raw` (?:in the style of|in an? [\p{L}-]+ (?:way|style|tone|voice|manner|mood)|in (?:under |about |around |less than )?\d+ ?-?(?:s|sec|secs|seconds|minutes?|mins?|words)\b|for (?:kids|children|beginners|teenagers|teens|adults|students|parents|me|us|\d+(?:st|nd|rd|th) graders|youtube|tiktok|instagram|facebook|social media|(?:my|our) (?:channel|page|audience|followers|students|class|account))\b|with (?:an? )?(?:[\p{L}-]+ )?(?:music|voice|voiceover|tone|twist|ending|hook|narration|captions|humor|humour|jokes|style)\b|using (?:an? )?(?:[\p{L}-]+ )?(?:music|voice|words|language|style)\b|please\b|thanks\b|and (?:make|keep) it\b|(?:that|which) (?:is|are) (?:very |really )?(?:${MANNER})\b|lasting \d|(?:that|which) lasts\b)`,
  'iu',
)
/** Matches continuations that occur in scripts but never in requests to an app. */
export const GOES_ON =
  /^(?:then|next|now|after that|that|it (?:is|was|will)|do not|don't|and then|read it|post it|repeat|burn)\b/u
/** Matches a separate sentence that names the subject. */
export const NAMED_LATER =
  /^(?:the |my )?(?:topic|subject|theme)(?: is|:) (?:about )?|^(?:it|this|the (?:video|story|script|clip|short|reel)) (?:should|must|needs to|has to|will|can) (?:be|talk|tell) about |^(?:it|this) is about |^about /u

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u))
}

function phrases(list: string): readonly (readonly string[])[] {
  return list
    .split('|')
    .map((phrase) => phrase.trim().split(/\s+/u))
    .toSorted((a, b) => b.length - a.length)
}
