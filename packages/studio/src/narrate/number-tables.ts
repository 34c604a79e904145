import { wordTable } from '@dayreel/storyboard/base'

/** The months in order, beginning with January. */
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

/** Spoken units after a number, in singular and plural. Case matters (`MB`, `Mb`). */
export const UNITS = wordTable<readonly [string, string]>({
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
})

/** Units that count as such only directly after the number, because their letters are ambiguous after a space. */
export const TOUCHING_UNITS = new Set(['in', 'l', 'L', 's', 'h', 'V', 'W'])

/** Letters directly after a number that multiply it. */
export const MAGNITUDES = wordTable<string>({
  k: 'thousand',
  K: 'thousand',
  M: 'million',
  mn: 'million',
  B: 'billion',
  bn: 'billion',
  T: 'trillion',
  tn: 'trillion',
})
export const MAGNITUDE_WORDS = new Set(['hundred', 'thousand', 'million', 'billion', 'trillion'])

/** Names of currencies: singular, plural, and singular and plural of the hundredth part. */
export const CURRENCIES = wordTable<readonly [string, string, string, string]>({
  $: ['dollar', 'dollars', 'cent', 'cents'],
  US$: ['dollar', 'dollars', 'cent', 'cents'],
  '€': ['euro', 'euros', 'cent', 'cents'],
  '£': ['pound', 'pounds', 'penny', 'pence'],
  '¥': ['yen', 'yen', 'sen', 'sen'],
  '₹': ['rupee', 'rupees', 'paisa', 'paise'],
  '₩': ['won', 'won', 'jeon', 'jeon'],
  '₿': ['bitcoin', 'bitcoin', 'hundredth', 'hundredths'],
})

/** Words before a Roman numeral that is read as a cardinal: `Chapter IV`, `World War II`. */
export const NUMBERED_THINGS = new Set(
  'war chapter part act book volume phase title section type class level episode season scene bowl rocky apollo mark figure appendix article'.split(
    ' ',
  ),
)

/** Titles before a name whose Roman numeral is read as an ordinal: `King Henry VIII`. */
export const RULERS = new Set(
  'king queen pope emperor empress tsar czar prince princess kaiser pharaoh sultan shah duke saint'.split(' '),
)

/** Names of rulers. A Roman numeral after them is read as an ordinal even without a title. */
export const RULER_NAMES = new Set(
  'henry louis george charles elizabeth edward richard william james philip ramses ramesses napoleon wilhelm nicholas alexander catherine peter ivan john paul pius benedict gregory leo thutmose amenhotep ptolemy darius xerxes cleopatra mary robert ferdinand frederick francis otto harald seti mehmed murad selim suleiman'.split(
    ' ',
  ),
)
