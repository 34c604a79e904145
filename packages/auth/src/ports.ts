import type { AuthLimit } from '@dayreel/catalogue'
import type { FastifyRequest } from 'fastify'

/** A mail in words; whoever sends it gives it its looks. */
export type Letter = {
  /** One address, checked. */
  to: string
  subject: string
  heading: string
  paragraphs: readonly string[]
  button?: { label: string; link: string } | undefined
  /** To be typed in, instead of the button or without one. */
  code?: string | undefined
  /** Why somebody got this, and what to do if it was not them. */
  note: string
}

/** Delivers mails. */
export interface LetterSender {
  /** Resolves once the mail is kept: nobody waits until it has arrived. */
  send(letter: Letter): Promise<void>
}

/** Delivers text messages; which service does is configuration, and there may be none. */
export interface SmsSender {
  /** @param to in E.164, such as +4915112345678. */
  send(message: { to: string; text: string }): Promise<void>
}

/** What the master key does: secrets in the database cannot be read without it. */
export interface Sealing {
  /** Encrypts; `purpose` is bound in, so that a sealed value is of no use in another place. */
  seal(purpose: string, plain: string): string
  /** @throws {Error} where the value was not sealed with this key for this purpose, or was changed. */
  open(purpose: string, sealed: string): string
  /** A keyed hash: finds a value without keeping it. */
  fingerprint(purpose: string, plain: string): string
}

/** Counts for all servers together; `createExactLimits` is one way. */
export interface LimitCounter {
  /** Counts one. @returns the seconds until there is room again; 0 where there is room now. */
  count(name: string, key: string, limit: AuthLimit): Promise<number>
  /** Like `count`, without counting. */
  look(name: string, key: string, limit: AuthLimit): Promise<number>
}

/** Where calls come from, as far as the app around the service can trust it. */
export interface Callers {
  /** Empty where it cannot be known. */
  addressOf(request: FastifyRequest): string
  /** Whom an address stands for where calls are counted: of IPv6 the network, for one person has all of it. */
  networkOf(address: string): string
}
