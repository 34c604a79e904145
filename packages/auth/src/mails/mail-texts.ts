import type { TokenKind } from '../tokens/one-time-tokens.ts'

type MailText = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** The label of the button, if the mail has a button. */
  action?: string
  /** Why the user got this mail, and what to do if they did not request it. */
  note: string
}

const NOT_YOU = 'If this wasn’t you, ignore this email. Nothing changes unless you press the button.'

/** The texts of the mails that can contain a link and a code. */
export const TOKEN_MAILS: Record<Exclude<TokenKind, 'phone_confirmation' | 'phone_change'>, MailText> = {
  confirmation: {
    subject: 'Confirm your email address',
    heading: 'One click and you’re in',
    paragraphs: ['Confirm your email address to activate your account.'],
    action: 'Confirm my address',
    note: NOT_YOU,
  },
  invite: {
    subject: 'You’re invited to Dayreel',
    heading: 'You’re invited',
    paragraphs: ['You’ve been invited to Dayreel. Accept the invitation and choose a password.'],
    action: 'Accept the invitation',
    note: NOT_YOU,
  },
  recovery: {
    subject: 'Reset your password',
    heading: 'Choose a new password',
    paragraphs: ['We received a request to reset the password of your account.'],
    action: 'Reset my password',
    note: 'If this wasn’t you, ignore this email. Your password stays as it is.',
  },
  magiclink: {
    subject: 'Sign in to Dayreel',
    heading: 'Here is your sign-in link',
    paragraphs: ['It works once and expires soon.'],
    action: 'Sign in',
    note: NOT_YOU,
  },
  email_change_current: {
    subject: 'Confirm your email address change',
    heading: 'Change your email address?',
    paragraphs: [
      'Your account’s email address is about to change from {current} to {new}. Confirm the change from both addresses.',
    ],
    action: 'Confirm the change',
    note: 'If this wasn’t you, don’t press the button, and change your password: someone else is signed in to your account.',
  },
  email_change_new: {
    subject: 'Confirm your new email address',
    heading: 'Is this your new address?',
    paragraphs: ['A Dayreel account is about to use {new}.'],
    action: 'Confirm my new address',
    note: NOT_YOU,
  },
  reauthentication: {
    subject: 'Your code for Dayreel',
    heading: 'Is this you?',
    paragraphs: ['Enter this code to finish the change you started.'],
    note: 'If this wasn’t you, don’t share the code, and change your password.',
  },
}

/** The texts of the mails that only report an event. */
export const NOTICES = {
  already_registered: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    paragraphs: ['Someone tried to sign up with this address, which already has an account. Sign in with it instead.'],
    action: 'Sign in',
    note: 'If this wasn’t you, you don’t have to do anything. The other person can’t see that you have an account.',
  },
  address_wanted: {
    subject: 'Someone asked to use your email address',
    heading: 'This address already has an account',
    paragraphs: ['Someone tried to use this address for another account. The address stays with your account.'],
    note: 'If this wasn’t you, you don’t have to do anything. The other person can’t see that you have an account.',
  },
  password_changed: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: ['The password of your account was just changed, and every other device was signed out.'],
    note: 'If this wasn’t you, reset your password now: choose “Forgot password” on the sign-in page.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    paragraphs: ['One of your recovery codes was just used to sign in to your account. {left}'],
    note: 'If this wasn’t you, change your password now, and create new recovery codes in your security settings.',
  },
  email_changed: {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: ['Your account now uses {new}. You can no longer sign in with this address.'],
    note: 'If this wasn’t you, reply to this email now.',
  },
} as const satisfies Record<string, MailText>

export type Notice = keyof typeof NOTICES
export type { MailText }
