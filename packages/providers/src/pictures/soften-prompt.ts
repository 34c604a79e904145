/** Words that image models refuse, and milder words with the same role in a sentence. */
const MILDER: Readonly<Record<string, string>> = {
  blood: 'red paint',
  bloody: 'red',
  bleeding: 'wounded',
  corpse: 'sleeping person',
  corpses: 'sleeping people',
  dead: 'sleeping',
  death: 'farewell',
  dying: 'resting',
  kill: 'defeat',
  killed: 'defeated',
  killing: 'defeating',
  killer: 'stranger',
  murder: 'mystery',
  murdered: 'missing',
  murderer: 'stranger',
  suicide: 'sadness',
  gun: 'old tool',
  guns: 'old tools',
  rifle: 'old tool',
  knife: 'tool',
  weapon: 'tool',
  weapons: 'tools',
  bomb: 'metal object',
  explosion: 'cloud of smoke',
  shooting: 'chase',
  stabbed: 'hurt',
  torture: 'hardship',
  gore: 'shadow',
  gory: 'dark',
  naked: 'clothed',
  nude: 'clothed',
  sexy: 'elegant',
  erotic: 'romantic',
  drug: 'medicine',
  drugs: 'medicine',
  cocaine: 'powder',
  nazi: 'historical',
  war: 'history',
  execution: 'trial',
  hanged: 'lost',
  skull: 'mask',
}
const BEGINNING = 'A calm, family-friendly scene, fully clothed people, nothing violent: '

/** Returns a milder version of a prompt that an image model has refused. */
export function softenPrompt(prompt: string): string {
  const milder = prompt.replaceAll(/[a-z]+/giu, (word) => {
    const lower = word.toLowerCase()
    return Object.hasOwn(MILDER, lower) ? MILDER[lower]! : word
  })
  return `${BEGINNING}${milder}`
}
