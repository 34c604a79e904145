import type { Letter, LetterSender, SmsSender } from '../ports.ts'

export type Outgoing = {
  /**
   * Runs work after the response has been sent, so that the response time does not reveal whether there is any work.
   */
  later(work: () => Promise<void>): void
  mail(letter: Letter): Promise<void>
  /** Sends a text message. Undefined if no SMS sender is configured. */
  text: ((to: string, text: string) => Promise<void>) | undefined
  /** Resolves when no message is being sent. */
  settled(): Promise<void>
}

type OutgoingOptions = {
  letterSender: LetterSender
  smsSender: SmsSender | undefined
  /** Counts each mail or text message that is sent. */
  count: (what: 'mails' | 'texts') => Promise<unknown>
  /** Called with errors that happen after the response. */
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
