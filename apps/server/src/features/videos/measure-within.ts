import type { Studio } from '#services'

type Narrator = Studio['narrator']
type Measure = Narrator['measure']

/**
 * Speech that is measured at most before a text is taken for too long. A script that fits is measured twice, to be written and at its
 * pace, each time for little more than a video's 90 seconds.
 */
const BUDGET_SECONDS = 300
/** A minute of speech, or more: nothing longer is begun at once, so that other people's texts get their turn in between. */
const PIECE_CHARACTERS = 1_000

/**
 * The narrator for one estimate, whose work is bounded however long the text is: when what was measured is longer than any video may
 * be, the rest is taken to be said as fast as that.
 */
export function measureWithin(narrator: Narrator): Narrator {
  const measured = { seconds: 0, characters: 0 }
  const isSpent = (): boolean => measured.seconds > BUDGET_SECONDS
  const rate = (): number => measured.seconds / measured.characters
  const enter = createTurnstile(PIECE_CHARACTERS)

  const measurePiece: Measure = (request, signal) =>
    enter(request.text.length, async () => {
      if (isSpent()) return request.text.length * rate()
      const seconds = await narrator.measure(request, signal)
      measured.seconds += seconds
      measured.characters += request.text.length
      return seconds
    })
  return {
    ...narrator,
    async measure(request, signal) {
      if (request.text.length <= PIECE_CHARACTERS) return measurePiece(request, signal)
      let seconds = 0
      for (const text of piecesOf(request.text)) seconds += await measurePiece({ ...request, text }, signal)
      // Said in one it takes a little less or more than in pieces.
      return isSpent() ? seconds : narrator.measure(request, signal)
    },
  }
}

/** The text cut between words, or inside one that is longer than a piece may be. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length;) {
    const space = text.lastIndexOf(' ', from + PIECE_CHARACTERS)
    const to = text.length - from <= PIECE_CHARACTERS ? text.length : space > from ? space : from + PIECE_CHARACTERS
    pieces.push(text.slice(from, to))
    from = to
  }
  return pieces
}

/** Lets work in by turns, as much at once as its sizes together allow; what is larger goes alone. */
function createTurnstile(room: number): <Result>(size: number, work: () => Promise<Result>) => Promise<Result> {
  const waiting: { size: number; go: () => void }[] = []
  let inside = 0
  const letIn = (): void => {
    while (waiting.length > 0 && (inside === 0 || inside + waiting[0]!.size <= room)) {
      const { size, go } = waiting.shift()!
      inside += size
      go()
    }
  }
  return async (size, work) => {
    await new Promise<void>((go) => {
      waiting.push({ size, go })
      letIn()
    })
    try {
      return await work()
    } finally {
      inside -= size
      letIn()
    }
  }
}
