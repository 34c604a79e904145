/**
 * The most common words of each language in Latin letters. Words that are also common in another language are left out.
 */
export const WORDS: Readonly<Record<string, ReadonlySet<string>>> = sets({
  en: `the of and to in is was were are be been it that this these those for on with as at by from not but or an a he she they we you
    i my your his her our their its what when where who why how which there here if then than so do does did don doesn can could will
    would should has have had never ever every all some no one two about after before into out up down over under through between
    only just like more most world day night man woman house time life city people things thing story last first lost secret
    old new facts what who whose someone everyone nobody nothing without inside while until because`,
  de: `der die das und ist nicht ein eine einen einem einer eines mit für auf von dem den des zu wenn aus dass über nach wie auch sich
    bei wir ich du sie er sind wird werden kein keine mein meine meiner unser unsere im am zum zur vom als oder aber durch wurde warum wer
    wo wohin woher noch nur schon immer alle alles jeder jede hat haben kann können gibt ohne zwischen gegen bis weil`,
  fr: `le la les des du un une et est dans que qui pour pas sur avec ce cette ces il elle nous vous je mon ma ses aux au plus mais où
    quand comment pourquoi sont était l d qu n s j c sans leur leurs notre votre être avoir fait comme tout tous chaque jamais rien si sous chez entre deux toujours encore`,
  es: `el la los las de del un una y es en que por para con se su sus lo como más pero cuando donde porque qué está están son fue mi tu
    nuestro nuestra muy sin sobre entre hay todos toda nunca nada si quién cómo cuándo dónde al era`,
  it: `il lo la gli le di del della dei delle degli che è un una per con non si su come più ma quando dove perché sono nel nella nelle
    nei alla al dal dalla mio mia questo questa anche era chi cosa senza ogni mai tutto tutti l d un`,
  pt: `o os a as de do da dos das um uma e é em no na nos nas que por para com não se seu sua como mais mas quando onde são foi meu
    minha pelo pela você nós eles ela ele também muito sem sobre entre há todos toda nunca nada porquê ao à`,
  nl: `de het een en van dat op te zijn met voor niet aan er om ook als naar uit bij wordt waarom wie wat hoe mijn onze deze maar door
    nog ik je jij hij zij wij geen alle alles kan naar zonder tussen over toen waar werd`,
  sv: `och att det som en ett på är av för med den till inte har de om han hon jag vi varför när från mitt min kan efter under över mina
    blev också där hur vad alla ingen utan mellan`,
  da: `og det som en et på er af for med den til ikke har de om han hun jeg vi hvorfor når fra min mit kan efter under over hvad også
    blev mig alle ingen uden mellem hvordan`,
  no: `og det som en et på er av for med den til ikke har de om han hun jeg vi hvorfor når fra min mitt kan etter under over hva også
    ble meg alle ingen uten mellom hvordan`,
  pl: `i w z na nie się że jest jak dla po od czy przez są był była który która które gdzie dlaczego kiedy mój moja oraz ale ich tym
    tego co to już bez między wszystko nigdy`,
  tr: `ve bir bu için ile de da ne neden çok gibi daha olarak var yok ben sen kadar sonra nasıl değil her şey ama mi mı benim bizim`,
  fi: `ja ei että oli hän mutta kun niin myös miksi mitä ovat kuin joka minun se ne tämä mikä missä ilman kaikki`,
  cs: `a je se že na jsem není jako proč když který která být ale byl jsou s v z do od pro jak co kde všechno nikdy bez`,
  hu: `a az és egy nem hogy van volt de miért mert csak ez mint már meg ki mi hol minden soha`,
  ro: `și în este că nu cu pe din pentru un o sunt care mai de ce lui sau când unde fără toate`,
  id: `yang dan di itu ini dengan untuk tidak dari pada adalah mengapa akan kami saya ke bisa sebuah`,
  vi: `và của là có không một những trong cho với người này đã được khi tại sao ở`,
})

/** Words that identify a language even in a short line. */
export const STRONG_WORDS: Readonly<Record<string, ReadonlySet<string>>> = sets({
  de: `warum und nicht wenn über für ist eine einen weil`,
  fr: `pourquoi comment où quand avec dans une est était`,
  es: `por porque cómo qué cuándo dónde quién está una muy`,
  it: `perché della gli sono che è nella`,
  pt: `não você são também uma é porquê`,
  nl: `waarom het een niet zijn mijn hoe wat`,
  sv: `varför och är att inte`,
  da: `hvorfor ikke af`,
  no: `hvorfor ikke av`,
  pl: `dlaczego nie się jest`,
  tr: `neden bir için nasıl değil`,
  fi: `miksi että ovat`,
  cs: `proč když jsem`,
  hu: `miért egy hogy`,
  ro: `este pentru și`,
  id: `yang mengapa dengan`,
  vi: `của không những`,
})

/** Letters of each language that occur in few other languages. */
export const LETTERS: Readonly<Record<string, RegExp>> = {
  de: /[ßü]|ä[^ä]/u,
  fr: /[œçêèùûî]/u,
  es: /ñ|ción$|ía$/u,
  it: /[òì]|tà$|zione$/u,
  pt: /[ãõ]|ção$|ções$/u,
  nl: /ij[a-z]|[aeou]{2}n$/u,
  sv: /[åäö]/u,
  da: /[øæå]/u,
  no: /[øå]/u,
  pl: /[łąężźśćń]/u,
  tr: /[ğış]/u,
  fi: /ää|öö|yy/u,
  cs: /[řěůž]/u,
  hu: /[őű]/u,
  ro: /[țșă]/u,
  vi: /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệđ]/u,
}

/** Languages whose letters above are rare in English loan words and names. */
export const LANGUAGES_WITH_RARE_LETTERS: ReadonlySet<string> = new Set(['pl', 'tr', 'cs', 'hu', 'ro', 'vi'])

/** Word endings of each language, which separate it from neighbours that share its small words. */
export const ENDINGS: Readonly<Record<string, RegExp>> = {
  fr: /(e|es|ent|ez|eux|eur|aux|ois|ou)$/u,
  es: /(o|a|os|as|ar|er|ir|dad|ción|ben?|an)$/u,
  it: /([aio]|te|re|ne)$/u,
  pt: /(o|a|os|as|ão|em|ar|eu|ou|nh[ao])$/u,
  nl: /(en|aa.|ee.|oo.|uu.|ij.?|ste|ie.?|lijk|trein)$/u,
  de: /(en|er|te|ch|ei|ung|keit|em|haus)$/u,
  sv: /(en|ar|et|er|ade|na|ra)$/u,
  da: /(en|er|et|ede|ne|re)$/u,
  no: /(en|er|et|ene|re)$/u,
}

function sets(lists: Record<string, string>): Record<string, ReadonlySet<string>> {
  return Object.fromEntries(
    Object.entries(lists).map(([language, words]) => [language, new Set(words.trim().split(/\s+/))]),
  )
}
