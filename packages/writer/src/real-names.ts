/**
 * Names of real people, places, works, firms and events that people type without capitals. A subject with one of them is treated as
 * real: nothing is claimed about it. Words that are also everyday ones (rose, will, turkey) are left out.
 */
export const REAL_NAMES: ReadonlySet<string> = new Set(
  `elon musk trump biden obama clinton putin zelensky merkel macron hitler stalin lenin churchill roosevelt kennedy jfk reagan nixon
  napoleon caesar cleopatra nero alexander genghis attila tutankhamun nefertiti columbus magellan galileo copernicus newton darwin
  einstein tesla edison curie hawking turing oppenheimer feynman freud socrates plato aristotle nietzsche kant marx buddha jesus
  muhammad moses gandhi mandela luther shakespeare dickens austen tolstoy dostoevsky kafka orwell hemingway
  tolkien rowling poe lovecraft dante goethe mozart beethoven bach chopin vivaldi picasso gogh monet dali vinci michelangelo
  rembrandt frida warhol banksy beatles elvis presley madonna beyonce beyoncé rihanna kanye taylor bieber adele eminem tupac
  biggie jackson lennon mccartney bowie freddie hendrix cobain nirvana metallica abba bts blackpink messi ronaldo neymar
  pele pelé maradona mbappe mbappé lebron kobe serena federer nadal djokovic schumacher verstappen hamilton tyson 
  zuckerberg bezos wozniak altman buffett rockefeller rothschild oprah kardashian kardashians diana meghan spielberg hitchcock
  kubrick nolan tarantino scorsese chaplin marilyn monroe audrey hepburn keanu reeves dicaprio disney pixar marvel batman superman
  spiderman pokemon pokémon minecraft fortnite nintendo lego barbie titanic hindenburg   chernobyl fukushima hiroshima
  nagasaki auschwitz holocaust  pompeii atlantis roanoke stonehenge everest kilimanjaro sahara himalaya himalayas nile antarctica
  europe asia africa america australia usa uk england scotland ireland wales britain france germany spain portugal italy greece
  russia ukraine poland sweden norway denmark finland iceland netherlands belgium switzerland austria hungary romania bulgaria china japan
  korea india pakistan bangladesh vietnam thailand indonesia philippines malaysia singapore taiwan iran iraq israel palestine gaza syria
  egypt nigeria kenya ethiopia ghana morocco algeria brazil argentina chile peru colombia mexico canada cuba venezuela london paris berlin
  rome madrid barcelona lisbon vienna prague budapest athens istanbul moscow kyiv kiev warsaw stockholm oslo copenhagen helsinki amsterdam
  brussels dublin edinburgh tokyo kyoto osaka beijing shanghai seoul mumbai delhi bangkok jakarta manila dubai cairo lagos nairobi sydney
  melbourne chicago boston seattle houston texas california florida hollywood vegas washington hawaii alaska manhattan brooklyn
  google microsoft facebook instagram tiktok youtube netflix twitter openai chatgpt nvidia samsung sony toyota ferrari
  porsche spacex nasa fbi cia kgb nato covid brexit bitcoin ethereum woodstock olympics nazi nazis vikings aztecs mayans incas
  romans egyptians spartans`
    .trim()
    .split(/\s+/),
)
