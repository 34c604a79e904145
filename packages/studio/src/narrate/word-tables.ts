import { wordTable } from '@dayreel/storyboard/base'

/** Words in capitals that are spoken as a word. */
export const ACRONYMS = new Set(
  'nasa nato unesco unicef opec laser radar sonar scuba covid aids fifa uefa nascar ikea lego pin sim ram rom gif asap yolo fomo goat nafta swat taser cobol html5 esa tesla bafta mensa wifi'.split(
    ' ',
  ),
)

/** Words in capitals that are spelled out, although they could be words or have four or more letters. */
export const INITIALISMS = new Set(
  'ai us uk eu un usa uae it tv pc cd dvd usb fbi cia nba nfl mlb nhl ufc ceo cfo cto dna rna gps gpu cpu api url html http https www faq diy vip ufo iq eq id ok mri ct er hiv nyc la dc uv ip os io ar vr hr pr pm am bc ad ce bce suv atm led lcd mit ucla usc bbc cnn abc nbc cbs hbo mtv espn irs epa fda cdc nsa phd mba llm gpt ssd hdmi rgb rpg fps asmr nsfw iso ieee aarp naacp ussr'.split(
    ' ',
  ),
)

/** Short words that are never spelled out, because capitals only emphasise them. */
export const SHORT_WORDS = new Set(
  'a i am an as at be by do go he if in is it me my no of on or so to up us we oh hi ha ah act add age ago aim air all and any are arm art ask ate bad bag bar bat bed bet big bit box boy bus but buy can car cat cry cup cut day did die dog dry due ear eat egg end eye far fat few fit fix fly for fun gas get got gun had has hat her hey him his hit hot how ice ill its job joy key kid lap law lay led leg let lie lot low mad man map may men met mix mom mud net new nor not now odd off oil old one our out own pay per put ran raw red rid run sad sat saw say sea see set sex she shy sir sit six sky son sum sun tax tea ten the tie tip too top try two use via war was way wet who why win won yes yet you zoo'.split(
    ' ',
  ),
)

/** New spellings for words that the synthesiser's dictionary lacks or pronounces wrongly. */
export const RESPELLINGS = wordTable<string>({
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
})
