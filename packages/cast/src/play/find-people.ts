import type { PlayPerson } from '@dayreel/catalogue'
import type { Term } from '../rules/terms/term.ts'
import { FEMALE, OLD, PEOPLE, PRONOUNS_OF, YOUNG } from './people-words.ts'

/** A person whom a text mentions. */
export type FoundPerson = {
  person: PlayPerson
  /** The same name means the same figure in all scenes. */
  name: string
  /** Range of the word in the text, in UTF-16 code units. */
  from: number
  to: number
  clause: number
  isPronoun: boolean
}

/** A person of an earlier scene. */
export type KnownPerson = { person: PlayPerson; name: string }

/** The person who tells a tale in the first person. */
const NARRATOR = 'I'

/**
 * Finds the people of a text: nouns, names, and pronouns for people of earlier scenes.
 *
 * @param known the people of earlier scenes, the latest last.
 */
export function findPeople(terms: readonly Term[], language: string, known: readonly KnownPerson[]): FoundPerson[] {
  const table = PEOPLE[language]
  const pronouns = PRONOUNS_OF[language]
  const people: FoundPerson[] = []
  const add = (one: KnownPerson, term: Term, isPronoun: boolean): void => {
    if (people.some(({ name }) => name === one.name)) return
    const { from, to, clause } = term
    people.push({ ...one, from, to, clause, isPronoun })
  }
  for (const [i, term] of terms.entries()) {
    const { word, kind } = term
    const person = table?.[word] ?? table?.[word.replace(/s$/u, '')]
    if (person !== undefined && !isVerb(kind)) {
      const before = terms.slice(Math.max(0, i - 2), i).filter(({ clause }) => clause === term.clause)
      const own = aged(person, before)
      const named = nameAfter(terms, i)
      add(
        known.findLast((one) => one.name === (named ?? word)) ??
          known.findLast(isAlike(own)) ?? { person: own, name: named ?? word },
        term,
        false,
      )
    } else if (kind === 'person' || (kind === 'name' && known.some(({ name }) => name === word))) {
      add(
        known.find(({ name }) => name === word) ?? { person: personNamed(word, terms, pronouns), name: word },
        term,
        false,
      )
    }
  }
  if (pronouns === undefined) return people
  for (const term of terms) {
    const { word } = term
    const isShe = pronouns.she.test(word)
    if (pronouns.i.test(word)) {
      add(known.find(({ name }) => name === NARRATOR) ?? { person: 'man', name: NARRATOR }, term, true)
    } else if (isShe || pronouns.he.test(word)) {
      const isSubject = SUBJECTS.test(word)
      const isMet = people.some(({ person, from }) => FEMALE.has(person) === isShe && from < term.from)
      // “Her grandmother” speaks of the grandmother; “she” speaks of a known person.
      if (isMet || (!isSubject && people.some(({ person }) => FEMALE.has(person) === isShe))) continue
      const meant = known.findLast(({ person }) => FEMALE.has(person) === isShe)
      if (meant) add(meant, term, true)
      else if (people.length === 0) add({ person: isShe ? 'woman' : 'man', name: isShe ? 'she' : 'he' }, term, true)
    } else if (pronouns.they.test(word) && people.length === 0) {
      for (const one of known.slice(-2)) add(one, term, true)
    }
  }
  return people.toSorted((a, b) => a.from - b.from)
}

const SUBJECTS = /^(?:she|he|sie|er|ella|él)$/u

function isVerb(kind: Term['kind']): boolean {
  return kind === 'verb' || kind === 'auxiliary'
}

function isAlike(person: PlayPerson): (one: KnownPerson) => boolean {
  return (one) => one.person === person
}

function aged(person: PlayPerson, before: readonly Term[]): PlayPerson {
  if (before.some(({ word }) => OLD.test(word))) {
    if (person === 'woman') return 'old-woman'
    if (person === 'man' || person === 'worker') return 'old-man'
  }
  if (before.some(({ word }) => YOUNG.test(word)) && person === 'man') return 'boy'
  return person
}

/** “A girl named Mia”, “the keeper, Tom”: the noun and the name mean the same person. */
function nameAfter(terms: readonly Term[], at: number): string | undefined {
  const isNamed = /^(?:named|called|namens|llamada|llamado)$/u.test(terms[at + 1]?.word ?? '')
  const next = terms[at + (isNamed ? 2 : 1)]
  if (next === undefined || (!isNamed && next.kind !== 'person')) return undefined
  return next.kind === 'person' || next.kind === 'name' || isNamed ? next.word : undefined
}

/** The first person of a name: a woman if the text says “she”, or if the name ends like most names of women. */
function personNamed(
  name: string,
  terms: readonly Term[],
  pronouns: (typeof PRONOUNS_OF)[string] | undefined,
): PlayPerson {
  const saysShe = terms.some(({ word }) => pronouns?.she.test(word) === true)
  const saysHe = terms.some(({ word }) => pronouns?.he.test(word) === true)
  const isFemale = saysShe === saysHe ? /(?:a|ie|elle|eth|yn|en|el|is)$/u.test(name) : saysShe
  const isYoung = terms.some(({ word }) => /^(?:girl|boy|child|kid|years?|mädchen|junge|kind|niña|niño)$/u.test(word))
  if (isYoung) return isFemale ? 'girl' : 'boy'
  return isFemale ? 'woman' : 'man'
}
