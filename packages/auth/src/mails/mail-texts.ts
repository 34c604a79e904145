import type { TokenKind } from '../tokens/one-time-tokens.ts'

type MailText = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** What the button says; none where there is nothing to do. */
  action?: string
  /** Why somebody got this, and what to do if it was not them. */
  note: string
}

const NOT_YOU = 'If this wasn’t you, ignore this email. Nothing changes unless the button is pressed.'

/** The words of each mail that holds a link and a code. */
export const TOKEN_MAILS: Record<Exclude<TokenKind, 'phone_confirmation' | 'phone_change'>, MailText> = {
  confirmation: {
    subject: 'Confirm your email address',
    heading: 'One click and you’re in',
    paragraphs: ['Confirm that this address is yours, and your account is ready.'],
    action: 'Confirm my address',
    note: NOT_YOU,
  },
  invite: {
    subject: 'You’re invited to Dayreel',
    heading: 'You’re invited',
    paragraphs: ['Somebody has made an account on Dayreel for you. Accept, and choose a password.'],
    action: 'Accept the invitation',
    note: NOT_YOU,
  },
  recovery: {
    subject: 'Reset your password',
    heading: 'Choose a new password',
    paragraphs: ['Somebody asked to reset the password of your account.'],
    action: 'Reset my password',
    note: 'If this wasn’t you, ignore this email. Your password stays as it is.',
  },
  magiclink: {
    subject: 'Sign in to Dayreel',
    heading: 'Here is your sign-in link',
    paragraphs: ['It works once, and only for a while.'],
    action: 'Sign in',
    note: NOT_YOU,
  },
  email_change_current: {
    subject: 'Confirm the change of your email address',
    heading: 'Change your email address?',
    paragraphs: ['Your account is to move from {current} to {new}. Both addresses have to agree.'],
    action: 'Agree to the change',
    note: 'If this wasn’t you, don’t press the button, and change your password: somebody else is signed in to your account.',
  },
  email_change_new: {
    subject: 'Confirm your new email address',
    heading: 'Is this your new address?',
    paragraphs: ['An account on Dayreel is to move to {new}.'],
    action: 'Confirm my new address',
    note: NOT_YOU,
  },
  reauthentication: {
    subject: 'Your code for Dayreel',
    heading: 'It’s you, isn’t it?',
    paragraphs: ['Enter this code to go on with the change you began.'],
    note: 'If this wasn’t you, don’t give the code to anybody, and change your password.',
  },
}

/** The words of each mail that only says what has happened. */
export const NOTICES = {
  already_registered: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    paragraphs: ['Somebody tried to sign up with this address, which has an account already. Sign in with it instead.'],
    action: 'Sign in',
    note: 'If this wasn’t you, there is nothing to do. Nobody learned that you have an account.',
  },
  address_wanted: {
    subject: 'Somebody asked to use your email address',
    heading: 'This address has an account already',
    paragraphs: ['Somebody tried to move another account to this address. It stays with the account that it has.'],
    note: 'If this wasn’t you, there is nothing to do. Nobody learned that you have an account.',
  },
  password_changed: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: ['The password of your account was just changed, and every other device was signed out.'],
    note: 'If this wasn’t you, reset your password at once: choose “Forgot password” on the sign-in page.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    paragraphs: ['One of your recovery codes was just used to sign in to your account. {left}'],
    note: 'If this wasn’t you, change your password at once, and make new recovery codes in your security settings.',
  },
  email_changed: {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: ['Your account now uses {new}. This address no longer signs in to it.'],
    note: 'If this wasn’t you, answer this email at once.',
  },
} as const satisfies Record<string, MailText>

export type Notice = keyof typeof NOTICES
export type { MailText }
