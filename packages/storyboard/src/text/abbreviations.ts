/** Titles and other abbreviations that a name or a noun always follows, so their full stop never ends a sentence. */
export const TITLES = wordSet(`
dr mr mrs ms prof mx messrs lt sgt capt cmdr hr frl dipl nr bzw bzgl vgl sog ggf evtl inkl exkl z.b d.h u.a o.ä i.d.r
mme mlle boul srta dra uds dott avv dhr mevr mw bijv t.a.v d.w.z tzw śp т.е т.к напр ул им гл стр рис e.g i.e vs cf viz approx`)

/** Abbreviations that may end a sentence. They do if the next word is one that usually opens a sentence. */
export const SHORTENED = wordSet(`
etc inc ltd co corp bros dept univ assn ave blvd rd hwy a.m p.m b.c a.d u.s u.k u.n e.u d.c u.s.a ph.d m.d b.a m.a al
jr sr st gen col rev hon gov sen rep pres mt ft ca usw mio mrd jh n.chr v.chr gmbh sig ecc s.p.a enz e.d itd itp ee.uu т.д т.п г гг др`)

/** Words that are abbreviations only before a number. */
export const BEFORE_NUMBERS = wordSet(`
no nos nr fig figs vol vols ch chap p pp pg abb abs bd kap s seit n° núm pág cap
jan feb mar apr jun jul aug sep sept oct nov dec jän mär okt dez`)

/** Words that open sentences. If one of them follows an abbreviation with a capital letter, the sentence has ended. */
export const OPENERS = wordSet(`
the a an it its he she they we you i this that these those there then but and so or yet now when while where what why who how if
in on at by for from with after before as his her their our my your no not nobody nothing everyone everything some all one
der die das ein eine er sie es wir ihr ich dann aber und doch als wenn nach dort hier
le la les un une il elle nous vous je ce cette mais et puis el los las ella pero entonces y lo gli ma poi o os ele ela mas
он она они мы я но и это`)

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}
