export type Mail = {
  /** One address; whoever makes a mail has checked it. */
  to: string
  subject: string
  text: string
  html: string
}

/** Delivers mail, by SMTP or to the outbox page of a server that listens on loopback only. */
export interface Mailer {
  /** Resolves once the mail has been handed over; rejects where it could not be, and then it was not sent. */
  send(mail: Mail): Promise<void>
}
