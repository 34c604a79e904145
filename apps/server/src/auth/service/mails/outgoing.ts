import type { Mail, Mailer } from '#mail/mailer.ts'
import type { SmsSender } from '../../sms-sender.ts'

export type Outgoing = {
  /** Does something after the answer has left, so that the answer tells nothing by its time. */
  later(work: () => Promise<void>): void
  mail(mail: Mail): Promise<void>
  /** Undefined: there is nothing to send texts with. */
  text: ((to: string, text: string) => Promise<void>) | undefined
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>
}

/** @param onFailure told what went wrong after the answer had left. */
export function createOutgoing(
  mailer: Mailer,
  smsSender: SmsSender | undefined,
  onFailure: (error: unknown) => void,
): Outgoing {
  const underWay = new Set<Promise<void>>()
  return {
    later(work) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(onFailure)
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    mail: (mail) => mailer.send(mail),
    text: smsSender && ((to, text) => smsSender.send({ to: `+${to}`, text })),
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
