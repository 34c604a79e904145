/** Pairs of nouns that mean something else than either of them. */
const OWN_MEANING = new Set(
  `sea lion|sea lions|sea horse|sea horses|sea cucumber|sea urchin|guinea pig|guinea pigs|prairie dog|prairie dogs|dragon fly|crane fly|fruit fly|fruit flies|horse fly|star fish|jelly fish|sea star|sea stars|ant lion|bear market|bull market|piggy bank|blood bank|food bank|river bank|sperm bank|power bank|ice cream|egg plant|butter fly|butter milk|peanut butter|coconut milk|almond milk|oat milk|soy milk|lady bug|fire fly|fire works|fire fighter|fire wall|ground hog|sun screen|sun glasses|rain bow|rain forest|tooth paste|tooth brush|tooth fairy|nail polish|hair dryer|head phones|key board|key note|book worm|computer virus|computer bug|computer mouse|software bug|sim card|graphics card|report card|memory card|birthday card|light year|light years|light house|moon light|sun light|sun flower|snow man|cow boy|horse shoe|horse power|eye ball|eye lid|ear ring|ear drum|ear wax|finger print|hand cuffs|foot print|foot ball|hand bag|hand shake|heart attack|heart break|cat fish|dog house|mole hill|money laundering|gold fish|silver fish|sword fish|cuttle fish|clown fish|angel fish|lion fish|zebra fish|parrot fish|bull dog|bull frog|sheep dog|wolf dog|tiger shark|tiger sharks|whale shark|whale sharks|hammerhead shark|goat cheese|mother board|surf board|skate board|chess board|snow board|star player|star wars|ghost writer|world war|cold war|cold front|web page|web site|home page|home run|gas station|petrol station|space station|train station|police station|power station|bus stop|bus station|fire station|palm oil|olive oil|fish oil|essential oil|oil painting|corn syrup|maple syrup|rice cooker|egg timer|alarm clock|cuckoo clock|grandfather clock|door bell|door knob|door mat|fire place|fire alarm|smoke alarm|book shelf|book case|rocket launcher|water melon|water wheel|water fall|water color|pine cone|pine apple|passion fruit|honey bee|honey moon|honey comb|bee line|ship yard|air port|air craft|air plane|air bag|air mail|cheese cake|pan cake|cup cake|carrot cake|rice cake|fish cake|urinal cake|carpet bomb|bath bomb|eye shadow|milk shake|milk tooth|milk teeth|baby tooth|wisdom tooth|lunch box|tool box|mail box|letter box|music box|black box`.split(
    '|',
  ),
)
/** Modifiers that usually stand for a quality: "key question", "star chef". */
const QUALITIES =
  /^(?:key|star|light|ghost|rock|ground|cloud|world|home|head|face|hand|back|sound|record|top|end|gold|silver|bronze|iron|snow|sea|sun|water|house|school|office|day|night|morning|child|baby|king|queen|master|mother|father|family|sister|brother|monster|dream|target|game|magic|zombie|diamond|blanket|bubble|bear|bull|snap|flash|crown|crystal|balance|peak|test)$/u
/** Last nouns for which the picture of the modifier is right, because they are its parts, products or actions. */
const BELONGS =
  /^(?:cells?|skin|bones?|feathers?|fur|hair|roots?|seeds?|leaf|leaves|petals?|stems?|bark|meat|juice|shells?|scales|wings?|tails?|teeth|tooth|horns?|beaks?|claws?|eggs?|nests?|hives?|webs?|bites?|food|towers?|steeples?|rooms?|lobby|roofs?|meals?|diets?|stings?|attacks?|farms?|farmers?|farming|fields?|plantations?|growers?|hunters?|keepers?|owners?|lovers?|drinkers?|eaters?|breeders?|industry|market|prices?|production|sales|consumption|supply|trade|makers?|factory|factories|shops?|stores?|population|populations|species|colony|colonies|herds?|flocks?|schools?|packs?|swarms?|life|lifespan|owner|calls?|songs?|screens?|batteries|battery|charger|chargers|cable|app|apps|camera|cases?|numbers?|engines?|tires?|wheels?|doors?|drivers?|crash|crashes|accidents?|trips?|rides?|tickets?|tracks?|wings|flights?|launch|launches|landing|landings|missions?|orbit|surface|craters?|dust|shape|size|grains?|drops?|droplets?|vapou?r|molecules?|crystals?|flakes?|powder|dough|crust|slices?|pieces?|beans?|grounds?|filters?|machines?|brewing|cup|cups|bags?|bottles?|lid|waves?|storms?|clouds?|tissue|signals?|activity|damage|surgery|scans?|tests?|doctors?|disease|diseases|rate|rates|beats?|health|pressure|type|flow|vessels?|loss|pain|infection|infections|sites?|walls?|builders?|workers?|fans?|players?|pages?|covers?|cover|authors?|lenses|lens|users?|points?|labels?|notes?|strings?|strap|sensors?|shutter|lovers)$/u

/**
 * Chooses the picture for two nouns that together have none: that of the last noun if only it has one ("steel bridge"),
 * or that of the first if the last belongs to it ("shark skin").
 */
export function chooseOfCompound(
  words: { modifier: string; head: string },
  icons: { modifier: string | undefined; head: string | undefined },
): string | undefined {
  if (OWN_MEANING.has(`${words.modifier} ${words.head}`)) return undefined
  if (icons.modifier === undefined) return QUALITIES.test(words.modifier) ? undefined : icons.head
  return BELONGS.test(words.head) && !QUALITIES.test(words.modifier) ? icons.modifier : undefined
}
