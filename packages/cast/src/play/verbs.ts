import type { PlayPose } from '@dayreel/catalogue'
import type { PlayFigure } from '@dayreel/storyboard'

/** The action of a figure that a verb describes. `side` means the left or the right edge. */
export type Deed = {
  enter?: 'side' | 'above' | 'below' | 'appear'
  does?: NonNullable<PlayFigure['does']>
  leave?: 'side' | 'above' | 'below' | 'vanish'
  pose?: PlayPose
}

type Row = readonly [pattern: string, deed: Deed]

/** Verbs by language. The first row that matches counts. Patterns are alternatives of whole words. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  en: [
    [
      'ran away|runs away|fled|flees|hurried off|rode away|walked away|walks away|drove away|went away|left|leaves|departed|departs|set off',
      { leave: 'side', does: 'walk', pose: 'walk' },
    ],
    ['flew away|flies away|flew off|took off', { leave: 'above', does: 'fly' }],
    ['vanish\\w*|disappear\\w*|faded|melted away|was gone|were gone', { leave: 'vanish' }],
    ['sank|sinks|dived|dives|dove', { leave: 'below' }],
    [
      'ran|runs|running|rushed|rushes|raced|races|chased|chases|hurried|hurries|sprinted|galloped',
      { enter: 'side', does: 'walk', pose: 'run' },
    ],
    [
      'walk\\w*|wander\\w*|march\\w*|stroll\\w*|crept|creeps|came|comes|arriv\\w*|approach\\w*|return\\w*|enter\\w*|step\\w*|crossed|crosses|follow\\w*|climb\\w*|went|goes|hik\\w*|travel\\w*|strode|trudged|limped|rode|rides|drove|drives|crawl\\w*',
      { enter: 'side', does: 'walk', pose: 'walk' },
    ],
    ['flew|flies|flying|soar\\w*|circl\\w*|glid\\w*', { enter: 'side', does: 'fly' }],
    ['fell|falls|falling|dropped|drops|landed|lands', { enter: 'above' }],
    ['rose|rises|emerg\\w*|surfac\\w*|grew|grows|sprouted', { enter: 'below' }],
    ['appear\\w*|showed up|shows up', { enter: 'appear' }],
    ['sail\\w*|drift\\w*|float\\w*|swam|swims|swimming|row\\w*', { enter: 'side', does: 'float' }],
    ['jump\\w*|leap\\w*|leapt|hop\\w*|danc\\w*|bounc\\w*|skip\\w*', { does: 'hop' }],
    ['trembl\\w*|shook|shakes|shaking|rang|rings|ringing|rattl\\w*|shiver\\w*', { does: 'shake' }],
    ['turned around|turns around|turned back|turns back|looked back|looks back|turned to', { does: 'turn' }],
    ['shin\\w*|shone|glow\\w*|burn\\w*|flicker\\w*|lit|sparkl\\w*', { does: 'shine' }],
    ['sat|sits|sitting|seated|rested|rests', { pose: 'sit' }],
    ['kneel\\w*|knelt|prayed|bent down|crouch\\w*|dug|digs|picked up|picks up|planted|plants', { pose: 'kneel' }],
    ['sleep\\w*|slept|asleep|lay|lies|lying|died|dreamed|dreams', { pose: 'lie' }],
    ['looked up|looks up|stared|stares|gaz\\w*|watch\\w*|saw|sees|wonder\\w*', { pose: 'look-up' }],
    ['wav\\w*|greet\\w*|called out|shouted|shouts', { pose: 'wave' }],
    ['point\\w*', { pose: 'point' }],
    ['read|reads|reading', { pose: 'read' }],
    ['writ\\w*|wrote|drew|draws', { pose: 'write' }],
    ['carr\\w*|dragged|brought|brings', { pose: 'carry', enter: 'side', does: 'walk' }],
    ['held|holds|holding|kept|keeps|took|takes|found|finds', { pose: 'hold' }],
    ['hug\\w*|embrac\\w*|kiss\\w*', { pose: 'embrace' }],
    ['open\\w*|knock\\w*|touch\\w*|reach\\w*|push\\w*|pull\\w*', { pose: 'reach' }],
    ['said|says|talk\\w*|ask\\w*|whisper\\w*|answer\\w*|told|tells|spoke|speaks|explain\\w*', { pose: 'talk' }],
  ],
  de: [
    [
      'lief weg|rannte weg|ging fort|ging weg|floh|verließ|verlässt|fuhr ab|verschwand|verschwindet',
      { leave: 'side', does: 'walk', pose: 'walk' },
    ],
    ['rannte|rennt|lief|läuft|eilte|eilt|jagte', { enter: 'side', does: 'walk', pose: 'run' }],
    [
      'ging|geht|kam|kommt|wanderte|wandert|betrat|betritt|stieg|steigt|folgte|folgt|reiste|reist|kletterte',
      { enter: 'side', does: 'walk', pose: 'walk' },
    ],
    ['flog|fliegt|schwebte|kreiste', { enter: 'side', does: 'fly' }],
    ['fiel|fällt|landete', { enter: 'above' }],
    ['erschien|erscheint|tauchte auf', { enter: 'appear' }],
    ['segelte|segelt|trieb|treibt|schwamm|schwimmt', { enter: 'side', does: 'float' }],
    ['sprang|springt|tanzte|tanzt|hüpfte', { does: 'hop' }],
    ['zitterte|bebte|klingelte|läutete', { does: 'shake' }],
    ['leuchtete|leuchtet|schien|scheint|brannte|brennt|glühte', { does: 'shine' }],
    ['saß|sitzt|setzte', { pose: 'sit' }],
    ['kniete|kniet|bückte', { pose: 'kneel' }],
    ['schlief|schläft|lag|liegt|träumte|starb', { pose: 'lie' }],
    ['blickte|blickt|schaute|schaut|sah|sieht|starrte', { pose: 'look-up' }],
    ['winkte|winkt|rief|ruft', { pose: 'wave' }],
    ['zeigte|zeigt', { pose: 'point' }],
    ['las|liest', { pose: 'read' }],
    ['schrieb|schreibt|zeichnete', { pose: 'write' }],
    ['trug|trägt|brachte|bringt', { pose: 'carry', enter: 'side', does: 'walk' }],
    ['hielt|hält|nahm|nimmt|fand|findet', { pose: 'hold' }],
    ['umarmte|umarmt|küsste', { pose: 'embrace' }],
    ['öffnete|öffnet|klopfte|klopft|berührte|griff', { pose: 'reach' }],
    ['sagte|sagt|fragte|fragt|flüsterte|erzählte|erzählt|sprach', { pose: 'talk' }],
  ],
  es: [
    ['huyó|huye|se fue|se marchó|se va|partió', { leave: 'side', does: 'walk', pose: 'walk' }],
    ['desapareció|desaparece|se desvaneció', { leave: 'vanish' }],
    ['corrió|corre|corría', { enter: 'side', does: 'walk', pose: 'run' }],
    [
      'caminó|camina|caminaba|llegó|llega|entró|entra|vino|viene|volvió|vuelve|cruzó|subió|sube|siguió|iba|fue',
      { enter: 'side', does: 'walk', pose: 'walk' },
    ],
    ['voló|vuela|volaba', { enter: 'side', does: 'fly' }],
    ['cayó|cae|caía', { enter: 'above' }],
    ['apareció|aparece', { enter: 'appear' }],
    ['navegó|navega|nadó|nada|flotaba|flota', { enter: 'side', does: 'float' }],
    ['saltó|salta|bailó|baila|bailaba', { does: 'hop' }],
    ['tembló|tiembla|sonó|suena', { does: 'shake' }],
    ['brilló|brilla|brillaba|ardía|encendió', { does: 'shine' }],
    ['se sentó|sentada|sentado|sienta', { pose: 'sit' }],
    ['se arrodilló|rezaba|rezó', { pose: 'kneel' }],
    ['dormía|durmió|duerme|yacía|murió|soñó', { pose: 'lie' }],
    ['miró|mira|miraba|vio|ve|observó', { pose: 'look-up' }],
    ['saludó|saluda|gritó|llamó', { pose: 'wave' }],
    ['señaló|señala', { pose: 'point' }],
    ['leyó|lee|leía', { pose: 'read' }],
    ['escribió|escribe|escribía|dibujó', { pose: 'write' }],
    ['llevó|lleva|llevaba|trajo|cargaba', { pose: 'carry', enter: 'side', does: 'walk' }],
    ['tomó|toma|sostenía|encontró|encuentra', { pose: 'hold' }],
    ['abrazó|abraza|besó', { pose: 'embrace' }],
    ['abrió|abre|tocó|toca|empujó', { pose: 'reach' }],
    ['dijo|dice|preguntó|pregunta|susurró|contó|habló', { pose: 'talk' }],
  ],
}

const VERBS = new Map(
  Object.entries(ROWS).map(([language, rows]) => [
    language,
    rows.map(([pattern, deed]) => ({
      expression: new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:${pattern.replaceAll('\\w*', String.raw`\p{L}*`)})(?![\p{L}\p{N}])`,
        'iu',
      ),
      deed,
    })),
  ]),
)

/** A verb in a text, in UTF-16 code units. */
export type FoundDeed = Deed & { from: number; to: number }

/** Finds the first verb of the table at or after a position and before an end. */
export function findDeed(text: string, language: string, from = 0, to = text.length): FoundDeed | undefined {
  const part = text.slice(from, to)
  let best: FoundDeed | undefined
  for (const { expression, deed } of VERBS.get(language) ?? []) {
    const found = expression.exec(part)
    if (found === null || isNegated(part.slice(0, found.index))) continue
    const at = from + found.index
    if (best === undefined || at < best.from) best = { ...deed, from: at, to: at + found[0].length }
  }
  return best
}

/** Whether the words right before a verb say that it does not happen. */
function isNegated(before: string): boolean {
  return /(?:\b(?:not|never|cannot|nobody|nothing|nicht|nie|no|nunca)|n['’]t)\s+(?:\p{L}+\s+)?$/iu.test(before)
}
