/** Before a name that begins with a capital: `Prof. Hale`. */
export const TITLES: Record<string, string> = {
  prof: 'professor',
  gen: 'general',
  col: 'colonel',
  lt: 'lieutenant',
  sgt: 'sergeant',
  capt: 'captain',
  rev: 'reverend',
  hon: 'honorable',
  sen: 'senator',
  rep: 'representative',
  gov: 'governor',
  pres: 'president',
  mt: 'mount',
  ft: 'fort',
}

/** Never anything else, with a dot or without. */
export const PLAIN_ABBREVIATIONS: Record<string, string> = {
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  jr: 'junior',
  sr: 'senior',
  ltd: 'limited',
  dept: 'department',
  approx: 'approximately',
  vs: 'versus',
  etc: 'et cetera',
  blvd: 'boulevard',
}

/** Only with their dot; `needs` says what must follow, or that they begin with a capital. */
export const DOTTED_ABBREVIATIONS: Record<string, { words: string; needs: 'number' | 'capital' | 'nothing' }> = {
  no: { words: 'number', needs: 'number' },
  nos: { words: 'numbers', needs: 'number' },
  fig: { words: 'figure', needs: 'number' },
  vol: { words: 'volume', needs: 'number' },
  ch: { words: 'chapter', needs: 'number' },
  p: { words: 'page', needs: 'number' },
  pp: { words: 'pages', needs: 'number' },
  est: { words: 'established', needs: 'number' },
  ca: { words: 'circa', needs: 'number' },
  inc: { words: 'incorporated', needs: 'capital' },
  corp: { words: 'corporation', needs: 'capital' },
  co: { words: 'company', needs: 'capital' },
  ave: { words: 'avenue', needs: 'capital' },
  rd: { words: 'road', needs: 'capital' },
  v: { words: 'versus', needs: 'nothing' },
}

/** Letters with dots that stand for words. */
export const DOTTED_PHRASES: Record<string, string> = {
  'e.g': 'for example',
  'i.e': 'that is',
  'a.k.a': 'also known as',
  'o.k': 'okay',
  'ph.d': 'p h d',
}

/** Abbreviations after which a capital letter may begin a new sentence; after the others it is a name. */
export const MAY_END_SENTENCE = new Set(
  'jr sr inc ltd corp co etc ave blvd rd st am pm bc ad us uk usa dc eu un'.split(' '),
)

/** Words that begin a sentence after `the U.S.`; before another capital it is part of a name, such as `the U.S. Army`. */
export const SENTENCE_STARTERS = new Set(
  'the a an it he she they we i you this that these those there here in on at by for from with after before when while if as but and or so yet then now today what why how who where no not one his her its our their my your most many some all every each once since until'.split(
    ' ',
  ),
)

/** January first. */
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** Units after a number: singular and plural, as they are said. Upper and lower case matter (`MB`, `Mb`). */
export const UNITS: Record<string, readonly [string, string]> = {
  mm: ['millimeter', 'millimeters'],
  cm: ['centimeter', 'centimeters'],
  m: ['meter', 'meters'],
  km: ['kilometer', 'kilometers'],
  in: ['inch', 'inches'],
  ft: ['foot', 'feet'],
  yd: ['yard', 'yards'],
  mi: ['mile', 'miles'],
  nm: ['nanometer', 'nanometers'],
  μm: ['micrometer', 'micrometers'],
  'm²': ['square meter', 'square meters'],
  'km²': ['square kilometer', 'square kilometers'],
  'm³': ['cubic meter', 'cubic meters'],
  'cm³': ['cubic centimeter', 'cubic centimeters'],
  ha: ['hectare', 'hectares'],
  g: ['gram', 'grams'],
  mg: ['milligram', 'milligrams'],
  kg: ['kilogram', 'kilograms'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  ml: ['milliliter', 'milliliters'],
  mL: ['milliliter', 'milliliters'],
  l: ['liter', 'liters'],
  L: ['liter', 'liters'],
  ms: ['millisecond', 'milliseconds'],
  s: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  yr: ['year', 'years'],
  yrs: ['year', 'years'],
  Hz: ['hertz', 'hertz'],
  kHz: ['kilohertz', 'kilohertz'],
  MHz: ['megahertz', 'megahertz'],
  GHz: ['gigahertz', 'gigahertz'],
  W: ['watt', 'watts'],
  kW: ['kilowatt', 'kilowatts'],
  MW: ['megawatt', 'megawatts'],
  GW: ['gigawatt', 'gigawatts'],
  kWh: ['kilowatt hour', 'kilowatt hours'],
  V: ['volt', 'volts'],
  kB: ['kilobyte', 'kilobytes'],
  KB: ['kilobyte', 'kilobytes'],
  MB: ['megabyte', 'megabytes'],
  GB: ['gigabyte', 'gigabytes'],
  TB: ['terabyte', 'terabytes'],
  PB: ['petabyte', 'petabytes'],
  Mbps: ['megabit per second', 'megabits per second'],
  Gbps: ['gigabit per second', 'gigabits per second'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  kph: ['kilometer per hour', 'kilometers per hour'],
  mph: ['mile per hour', 'miles per hour'],
  'm/s': ['meter per second', 'meters per second'],
  'm/s²': ['meter per second squared', 'meters per second squared'],
  'km/s': ['kilometer per second', 'kilometers per second'],
  fps: ['frame per second', 'frames per second'],
  rpm: ['turn per minute', 'turns per minute'],
  bpm: ['beat per minute', 'beats per minute'],
  kcal: ['kilocalorie', 'kilocalories'],
  cal: ['calorie', 'calories'],
  dB: ['decibel', 'decibels'],
  px: ['pixel', 'pixels'],
  '°': ['degree', 'degrees'],
  '°C': ['degree celsius', 'degrees celsius'],
  '°F': ['degree fahrenheit', 'degrees fahrenheit'],
  '℃': ['degree celsius', 'degrees celsius'],
  '℉': ['degree fahrenheit', 'degrees fahrenheit'],
  '%': ['percent', 'percent'],
  '‰': ['per mille', 'per mille'],
  '¢': ['cent', 'cents'],
  '€': ['euro', 'euros'],
  $: ['dollar', 'dollars'],
  '£': ['pound', 'pounds'],
}

/** Letters that are a unit only when they touch their number: `5 m` alone could be anything else. */
export const TOUCHING_UNITS = new Set(['in', 'l', 'L', 's', 'h', 'V', 'W'])

/** Letters that touch a number and multiply it. */
export const MAGNITUDES: Record<string, string> = {
  k: 'thousand',
  K: 'thousand',
  M: 'million',
  mn: 'million',
  B: 'billion',
  bn: 'billion',
  T: 'trillion',
  tn: 'trillion',
}
export const MAGNITUDE_WORDS = new Set(['hundred', 'thousand', 'million', 'billion', 'trillion'])

/** Money: one, many, a hundredth part, many of those. */
export const CURRENCIES: Record<string, readonly [string, string, string, string]> = {
  $: ['dollar', 'dollars', 'cent', 'cents'],
  US$: ['dollar', 'dollars', 'cent', 'cents'],
  '€': ['euro', 'euros', 'cent', 'cents'],
  '£': ['pound', 'pounds', 'penny', 'pence'],
  '¥': ['yen', 'yen', 'sen', 'sen'],
  '₹': ['rupee', 'rupees', 'paisa', 'paise'],
  '₩': ['won', 'won', 'jeon', 'jeon'],
  '₿': ['bitcoin', 'bitcoin', 'hundredth', 'hundredths'],
}

/** Capitals read as a word. */
export const ACRONYMS = new Set(
  'nasa nato unesco unicef opec laser radar sonar scuba covid aids fifa uefa nascar ikea lego pin sim ram rom gif asap yolo fomo goat nafta swat taser cobol html5 esa tesla bafta mensa wifi'.split(
    ' ',
  ),
)

/** Capitals that are spelled although they could be words, or have four letters or more. */
export const INITIALISMS = new Set(
  'ai us uk eu un usa uae it tv pc cd dvd usb fbi cia nba nfl mlb nhl ufc ceo cfo cto dna rna gps gpu cpu api url html http https www faq diy vip ufo iq eq id ok mri ct er hiv nyc la dc uv ip os io ar vr hr pr pm am bc ad ce bce suv atm led lcd mit ucla usc bbc cnn abc nbc cbs hbo mtv espn irs epa fda cdc nsa phd mba llm gpt ssd hdmi rgb rpg fps asmr nsfw iso ieee aarp naacp ussr'.split(
    ' ',
  ),
)

/** Short words that are written in capitals for emphasis and never spelled. */
export const SHORT_WORDS = new Set(
  'a i am an as at be by do go he if in is it me my no of on or so to up us we oh hi ha ah act add age ago aim air all and any are arm art ask ate bad bag bar bat bed bet big bit box boy bus but buy can car cat cry cup cut day did die dog dry due ear eat egg end eye far fat few fit fix fly for fun gas get got gun had has hat her hey him his hit hot how ice ill its job joy key kid lap law lay led leg let lie lot low mad man map may men met mix mom mud net new nor not now odd off oil old one our out own pay per put ran raw red rid run sad sat saw say sea see set sex she shy sir sit six sky son sum sun tax tea ten the tie tip too top try two use via war was way wet who why win won yes yet you zoo'.split(
    ' ',
  ),
)

/** Words the synthesiser's dictionary lacks or says wrongly, respelled. */
export const RESPELLINGS: Record<string, string> = {
  youtube: 'you tube',
  youtuber: 'you tuber',
  youtubers: 'you tubers',
  tiktok: 'tick tock',
  whatsapp: 'whats app',
  chatbot: 'chat bot',
  chatbots: 'chat bots',
  hashtag: 'hash tag',
  hashtags: 'hash tags',
  iphone: 'eye phone',
  iphones: 'eye phones',
  ipad: 'eye pad',
  ios: 'eye o s',
  macos: 'mac o s',
  blockchain: 'block chain',
  chatgpt: 'chat g p t',
  openai: 'open ay i',
  wifi: 'why fie',
  vlog: 'v log',
  blog: 'blog',
  ebay: 'e bay',
  paypal: 'pay pal',
  github: 'git hub',
  facebook: 'face book',
  linkedin: 'linked in',
  snapchat: 'snap chat',
  airbnb: 'air b and b',
  podcast: 'pod cast',
  podcasts: 'pod casts',
  hmm: 'hum',
  hm: 'hum',
  mm: 'hum',
  mmm: 'hum',
  shh: 'shush',
  psst: 'pist',
  naive: 'nigh eve',
  senor: 'sen yor',
  beyonce: 'bee on say',
  cliche: 'clee shay',
  genre: 'zhanra',
  niche: 'neesh',
  yolo: 'yo low',
  fomo: 'fo mo',
  dayreel: 'day reel',
  ok: 'okay',
  'o.k': 'okay',
  phd: 'p h d',
  ph: 'p h',
}

/** Signs that are said where they stand alone or between words; all others are silent. */
export const SIGNS: Record<string, string> = {
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '×': 'times',
  '÷': 'divided by',
  '±': 'plus or minus',
  '≈': 'about',
  '≠': 'is not equal to',
  '≤': 'at most',
  '≥': 'at least',
  '<': 'less than',
  '>': 'greater than',
  '%': 'percent',
  '@': 'at',
  '°': 'degrees',
  '√': 'square root of',
  '∞': 'infinity',
  '→': 'to',
  '€': 'euro',
  $: 'dollar',
  '£': 'pound',
  '#': 'number',
  '−': 'minus',
}

/** Greek letters as they stand in formulas. */
export const GREEK: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  Δ: 'delta',
  ε: 'epsilon',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mew',
  π: 'pie',
  ρ: 'row',
  σ: 'sigma',
  Σ: 'sigma',
  τ: 'tau',
  φ: 'fie',
  χ: 'kai',
  ψ: 'sigh',
  ω: 'omega',
  Ω: 'omega',
}

/** Vulgar fractions as numerator and denominator. */
export const VULGAR_FRACTIONS: Record<string, readonly [string, string]> = {
  '½': ['1', '2'],
  '⅓': ['1', '3'],
  '⅔': ['2', '3'],
  '¼': ['1', '4'],
  '¾': ['3', '4'],
  '⅕': ['1', '5'],
  '⅛': ['1', '8'],
  '⅜': ['3', '8'],
  '⅝': ['5', '8'],
  '⅞': ['7', '8'],
}

/** Words before a roman numeral that is a number: `Chapter IV`, `World War II`. */
export const NUMBERED_THINGS = new Set(
  'war chapter part act book volume phase title section type class level episode season scene bowl rocky apollo mark figure appendix article'.split(
    ' ',
  ),
)

/** Words before a name whose roman numeral is a rank: `King Henry VIII`. */
export const RULERS = new Set(
  'king queen pope emperor empress tsar czar prince princess kaiser pharaoh sultan shah duke saint'.split(' '),
)

/** Names that rulers bore; their numeral is a rank without a title too. */
export const RULER_NAMES = new Set(
  'henry louis george charles elizabeth edward richard william james philip ramses ramesses napoleon wilhelm nicholas alexander catherine peter ivan john paul pius benedict gregory leo thutmose amenhotep ptolemy darius xerxes cleopatra mary robert ferdinand frederick francis otto harald seti mehmed murad selim suleiman'.split(
    ' ',
  ),
)
