/** Questions of which a good deal is known, and that many ask. */
export const ASKED_WIDELY = [
  [
    'why-people-lie',
    /^why (?:do |does )?(?:we|people|humans|children|kids|someone|everyone|adults|men|women) (?:tell )?lies?(?: to .*| so .*)?$/,
  ],
  ['why-we-laugh', /^why (?:do |does )?(?:we|people|humans|babies|you|i) laugh/],
  [
    'why-time-flies',
    /^why (?:does |do )?(?:time|the years?) (?:flies|fly|go(?:es)?|pass(?:es)?|moves?|speeds?|seems? to) /,
  ],
  ['why-cats-knead', /^why (?:do |does )?(?:my |a |the |your |our )?(?:cats?|kittens?) (?:knead|make biscuits)/],
  [
    'how-planes-fly',
    /^(?:how|why) (?:do |does |can )?(?:an? |the )?(?:planes?|aeroplanes?|airplanes?|jets?) (?:can )?(?:fly|stay up|stay in the air)/,
  ],
  ['how-vaccines', /^how (?:do |does )?(?:a |the )?vaccin(?:es?|ations?) work/],
  ['what-is-love', /^(?:what is (?:true |real )?love$|why (?:do )?(?:we|people|you) (?:fall in )?love$)/],
  [
    'why-goosebumps',
    /^why (?:do |does )?(?:we|people|you|i|music)? ?(?:get|have|gives?|give us) (?:us )?(?:goose ?bumps|goose ?pimples|chills|the shivers)/,
  ],
  ['why-sea-blue', /^why (?:is |are )?(?:the )?(?:sea|ocean|water|lakes?|seas|oceans) (?:is |are )?(?:so )?blue/],
  [
    'how-birds-find-home',
    /^how (?:do |does )?(?:migrating |migratory )?(?:birds|pigeons|swallows|storks|geese|homing pigeons) (?:know|find|navigate|migrate)/,
  ],
  ['why-we-forget', /^why (?:do |does )?(?:we|people|you|i|humans) (?:forget|lose memories)/],
  [
    'why-afraid-of-dark',
    /^why (?:are |is |do |does )?(?:we|people|children|kids|i|you|humans|my \p{L}+) (?:are |is |am )?(?:so )?(?:afraid of|scared of|fear) the dark/u,
  ],
] as const

/** What many videos are about, more widely than by one noun. */
export const WIDER = [
  [
    'haunted',
    /\b(?:ghosts?|haunted|haunting|monsters?|vampires?|zombies?|cursed?|demons?|poltergeists?|horror|creepy|werewol(?:f|ves)|shadow people|sleep paralysis)\b|\bsomething (?:under|behind|in) (?:the|my|our) \p{L}+|\bwho (?:knocks|whispers|scratches) at/u,
  ],
  [
    'bedtime',
    /\b(?:dragons?|unicorns?|bunny|bunnies|teddy(?: bear)?|fairy|fairies|mermaids?|gnomes?|elves|trolls?|bedtime|wizards?)\b|\blittle (?:bear|mouse|cloud|star|hedgehog|fish|rabbit|owl|dinosaur|elephant|train|duck|penguin|fox)\b/,
  ],
  [
    'first-of-mine',
    /^(?:my|our) (?:very )?first (?:bicycle|bike|car|motorbike|boat|job|swim|solo|flight|marathon|drive|steps?|guitar|horse|stage|match|goal)\b/,
  ],
  [
    'memory-day',
    /^(?:the|one) (?:day|night|morning|evening|afternoon|moment|time|hour) (?:when |that )?(?:i|we|my|she|he|our|you|they) /,
  ],
  [
    'before-it',
    /^(?:the |my |our )?(?:last )?(?:hours?|moments?|minutes?|nights?|days?|seconds?|evening|morning) before\b|\b(?:job interview|exams?|final exam|stage fright|waiting room|audition)\b|\bbefore the (?:exam|interview|race|match|operation|wedding|storm)\b/,
  ],
  [
    'turning',
    /^(?:the |my |our )?(?:last|final|first) (?:day|night|evening|hour|weekend|week|days|light|swim) of\b|\b(?:new year'?s eve|sunday (?:evening|night)|golden hour|summer holidays?|the holidays)$|^(?:the )?end of (?:the )?(?:day|year|summer|holidays?|season|week)$|^(?:the )?(?:late )?summer(?: (?:night|evening|afternoon))?$/,
  ],
  [
    'sport',
    /\b(?:final whistle|world cup|championship|penalty|penalties|shoot-?out|boxing|boxer|basketball|tennis|swimming race|cycling race|goalkeeper|rugby|cricket|ice hockey|hockey|gymnasts?|athletes?|coach|underdogs?|half-?time|olympics?|sports?|match|the final)\b/,
  ],
  [
    'money',
    /\b(?:money|stock market|stocks|salary|wages|debts?|rent|inflation|taxes|budget(?:ing)?|savings?|investing|investments?|compound interest|crypto\w*|price of|cost of|bank account|mortgages?|economy|pensions?|poverty|recession|wealth|getting rich|millionaires?)\b/,
  ],
  [
    'business',
    /\b(?:business(?:es)?|start-?ups?|company|companies|entrepreneurs?\w*|customers?|side hustles?|bankrupt\w*|founders?|freelanc\w*|corner shop|family shop|ceo|boss)\b/,
  ],
  [
    'science',
    /\b(?:black holes?|atoms?|electricity|gravity|evolution|dna|genes?|quantum|physics|chemistry|biology|relativity|photosynthesis|artificial intelligence|ai|machine learning|neurons?|the brain|human brain|bacteria|virus(?:es)?|vaccines?|dark matter|dark energy|big bang|wormholes?|antimatter|magnetism|magnets?|speed of light|particles?|mathematics|maths?|algorithms?|space travel|time travel|solar system|galax(?:y|ies)|neutron stars?|supernova\w*|entropy|infinity|prime numbers?|science|telescopes?|satellites?)\b/,
  ],
  [
    'long-ago',
    /\b(?:ancient|medieval|middle ages|pharaohs?|pyramids?|pirates?|samurai|gladiators?|castles?|empires?|dynast(?:y|ies)|the plague|black death|silk road|mumm(?:y|ies)|stone age|ice age|bronze age|printing press|gold rush|prehistoric|cave paintings?|archaeolog\w+|history of)\b/,
  ],
  [
    'deep-sea',
    /\b(?:deep sea|ocean floor|bottom of the (?:sea|ocean)|the abyss|sea ?floor|seabed|coral reefs?|deep ocean|deepest)\b/,
  ],
  ['island', /\bislands?\b/],
  [
    'heartbreak',
    /\b(?:heartbreak|broken hearts?|break-?ups?|breaking up|divorce|my ex|unrequited love|losing her|losing him)\b/,
  ],
  ['less', /\b(?:minimalism|minimalist|declutter\w*|tidying|living with less|simple living|slow living|simplicity)\b/],
  [
    'stillness',
    /^(?:the art of |the power of )?(?:meditation|mindfulness|silence|stillness|yoga|breathing|breathwork|doing nothing|solitude|being present|calm|calmness|inner peace|patience)$/,
  ],
  [
    'inner',
    /^(?:my |fear of |the fear of |dealing with |overcoming )*(?:procrastination|rejection|failure|failing|burnout|burn-out|perfectionism|self-doubt|doubt|overthinking|anxiety|stress|worry|imposter syndrome|impostor syndrome|laziness|shyness|writer's block|jealousy|envy|boredom|insecurity|regret|shame|guilt|social anxiety|fear)$/,
  ],
  [
    'fairness',
    /^(?:the (?:price|meaning|cost|value) of )?(?:justice|fairness|equality|democracy|honesty|the truth|truth|respect|responsibility|generosity|kindness|sharing|forgiveness|compassion|empathy)$/,
  ],
  [
    'large-word',
    /^(?:the (?:price|meaning|cost|value|secret|art|power|pursuit) of )?(?:freedom|liberty|independence|peace|happiness|success|hope|life|beauty|wisdom|courage|bravery|dignity|trust|loyalty|gratitude|the future|home|faith|luck|fate|destiny|self-love|joy|ambition|motivation|confidence|discipline)$/,
  ],
  [
    'making',
    /^(?:the art of |learning )?(?:painting|writing|writing a (?:book|novel)|drawing|poetry|pottery|photography|sewing|creativity|creative work|songwriting|design|art|knitting)$/,
  ],
  ['board-game', /\b(?:chess|checkmate|board games?|draughts|checkers)\b/],
  [
    'learning',
    /^(?:learning (?:to|how to) |(?:my |the )?(?:piano|guitar|swimming|driving|dance|dancing|singing|language|violin) lessons?$|being a beginner$|starting (?:late|again at))/,
  ],
  [
    'sleepless',
    /^(?:insomnia|sleeplessness|(?:a |the |another )?sleepless nights?|awake at night|three in the morning|lying awake)$/,
  ],
  [
    'future',
    /^(?:life in |the world in |a letter from )?(?:the )?(?:year )?2[01]\d\d$|\b(?:flying cars|the (?:distant |near )?future|time capsules?|cities of the future|a hundred years from now)\b/,
  ],
  [
    'slow-day',
    /^(?:a |an |the |my |on a )?(?:(?:rainy|lazy|quiet|slow|grey|cold|snowy|empty|free) )*(?:sundays?|mondays?|saturdays?|weekends?|day off|snow day|sunday (?:morning|afternoon)|afternoon|winter (?:morning|evening|night|afternoon)|rainy (?:morning|evening|afternoon|night))$/,
  ],
  ['friends', /^(?:my |our |a |an |the |old |long |true |lost |best )*(?:friends?|friendships?)$/],
] as const
