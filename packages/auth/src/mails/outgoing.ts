import type { Letter, LetterSender, SmsSender } from '../ports.ts'

export type Outgoing = {
  /** Does something after the answer has left, so that the answer tells nothing by its time. */
  later(work: () => Promise<void>): void
  mail(letter: Letter): Promise<void>
  /** Undefined: there is nothing to send texts with. */
  text: ((to: string, text: string) => Promise<void>) | undefined
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>
}

type OutgoingOptions = {
  letterSender: LetterSender
  smsSender: SmsSender | undefined
  /** Counts what is really sent. */
  count: (what: 'mails' | 'texts') => Promise<unknown>
  /** Told what went wrong after the answer had left. */
  onFailure: (error: unknown) => void
}

export function createOutgoing({ letterSender, smsSender, count, onFailure }: OutgoingOptions): Outgoing {
  const underWay = new Set<Promise<void>>()
  return {
    later(work) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(onFailure)
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    async mail(letter) {
      await count('mails')
      await letterSender.send(letter)
    },
    text:
      smsSender &&
      (async (to, text) => {
        await count('texts')
        await smsSender.send({ to: `+${to}`, text })
      }),
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
