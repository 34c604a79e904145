import { createRandom, pick } from '@dayreel/storyboard/base'
import type { Brief } from '../brief/brief.ts'
import type { Shot } from '../painting.ts'
import { FIGURE_KINDS, kindNamed, type FigureKind } from '../things/figures/figures.ts'
import { lookOf, type Look } from '../things/figures/figure-looks.ts'
import { lookWorn } from '../things/figures/figure-wear.ts'

/** One of those who are in a picture. */
export type Member = {
  kind: FigureKind
  /** The same text gives the same person, in all scenes of a video. */
  identity: string
  sex?: Look['sex']
  /** Tops of those before them, whose colour they do not wear. */
  taken: readonly string[]
  /** What the words have them wear, other than their own. */
  wears?: Partial<Look>
}

/**
 * Who the people of a picture are, the one first whose words the scene has.
 *
 * @param name the kind of the first as the words or the video's world have it.
 */
export function castOf(shot: Shot, name: string, count: number): readonly [Member, ...Member[]] {
  const { likeness, brief } = shot
  const first = leadKind(brief, name)
  const { sex } = brief.people
  const wears = brief.people.wears && lookWorn(brief.people.wears, sex)
  const lead: Member = { kind: first, identity: likeness, ...(sex && { sex }), taken: [], ...(wears && { wears }) }
  const members: [Member, ...Member[]] = [lead]
  for (let rank = 0; rank < count - 1; rank++) {
    const kind = companionOf(shot, first, rank)
    // Somebody of whom the words speak looks as in the scenes that are about them.
    const isNamed = brief.companion !== undefined && rank === 0 && kind !== first
    const taken = members.map(topOf)
    members.push({
      kind,
      identity: isNamed ? likeness : `${likeness} companion ${rank}`,
      // Two women are two women.
      ...(sex && brief.people.areAlike && { sex }),
      taken: isNamed ? [] : taken,
    })
  }
  return members
}

function topOf({ kind, identity, sex, taken, wears }: Member): string {
  return wears?.top ?? lookOf(kind, identity, sex, taken).top
}

/** Lovers of whom nothing else is said are neither children nor old. */
function leadKind({ people, figure }: Brief, name: string): FigureKind {
  const kind = kindNamed(name, people.sex)
  return people.pose === 'embrace' && figure === undefined && AGED.test(kind) ? 'coat' : kind
}
const AGED = /^(?:child|old|grandmother)$/

/**
 * Who else is there: the same ones in all scenes of a video, no two of a kind but for children and where the words have several of it. Only travellers carry a rucksack,
 * only in a crowd is there anybody; who embraces someone embraces one of the other sex.
 */
function companionOf({ likeness, brief }: Shot, first: FigureKind, rank: number): FigureKind {
  if (brief.companion !== undefined && (rank === 0 || brief.companion === 'child')) return kindNamed(brief.companion)
  if (brief.people.areAlike && brief.figure !== undefined) return first
  // Playmates, where the words have children; a child of whom they do not speak is among grown people.
  if (first === 'child' && (brief.figure === 'child' || brief.people.count < 3)) return 'child'
  if (brief.people.pose === 'embrace' && rank === 0) return first === 'dress' ? 'coat' : 'dress'
  const random = createRandom(`${likeness} companions`)
  const pool = brief.people.count > 3 ? CROWD : COMPANY
  const others = pool.filter((kind) => kind !== first)
  for (let i = 0; i < rank && others.length > 1; i++) others.splice(Math.floor(random() * others.length), 1)
  return pick(others, random)
}
const CROWD: readonly FigureKind[] = FIGURE_KINDS.filter((kind) => kind !== 'backpack' && kind !== 'hooded')
const COMPANY: readonly FigureKind[] = ['coat', 'dress', 'worker', 'suit', 'backpack']
