import type { AuthLimit } from '@dayreel/catalogue'
import type { FastifyRequest } from 'fastify'

/** The content of a mail. The sender adds the layout. */
export type Letter = {
  /** A single valid address. */
  to: string
  subject: string
  heading: string
  paragraphs: readonly string[]
  button?: { label: string; link: string } | undefined
  /** A code for the user to type. A mail can have a code, a button or both. */
  code?: string | undefined
  /** Why the user got this mail, and what to do if they did not request it. */
  note: string
}

/** Delivers mails. */
export interface LetterSender {
  /** Stores the mail and resolves without waiting for its delivery. */
  send(letter: Letter): Promise<void>
}

/** Delivers text messages. The configuration chooses the service. There may be none. */
export interface SmsSender {
  /** @param to The number in E.164 format, such as +4915112345678. */
  send(message: { to: string; text: string }): Promise<void>
}

/** Encryption with the master key. Secrets in the database cannot be read without this key. */
export interface Sealing {
  /** Encrypts a value. `purpose` is part of the encryption, so that a value cannot be used for another purpose. */
  seal(purpose: string, plain: string): string
  /** @throws {Error} if the value was encrypted with another key or purpose, or was changed. */
  open(purpose: string, sealed: string): string
  /** Returns a keyed hash, which finds a value without storing it. */
  fingerprint(purpose: string, plain: string): string
}

/** Counts limits that all servers share. `createExactLimits` implements this port. */
export interface LimitCounter {
  /**
   * Counts one use.
   *
   * @returns the seconds until the limit allows the next use; 0 if this one is allowed.
   */
  count(name: string, key: string, limit: AuthLimit): Promise<number>
  /** Returns the seconds until the limit allows a use; 0 if a use is allowed now. Counts nothing. */
  look(name: string, key: string, limit: AuthLimit): Promise<number>
}

/** The origin of requests, as far as the embedding app can trust it. */
export interface Callers {
  /** Returns the caller's network address; empty if it is unknown. */
  addressOf(request: FastifyRequest): string
  /**
   * Returns the key for counting requests from an address. For IPv6, this is the network, because one user can have all
   * of its addresses.
   */
  networkOf(address: string): string
}

/**
 * A state in which the service cannot work and the request is not the cause: the database is down or the disk is full.
 */
export type Outage = {
  /** The reason for the log. */
  reason: string
  message: string
  retryAfterSeconds: number
}
