import type { SupportAction } from '@dayreel/contract'

type Action = SupportAction | 'close'

export const ACTION_LABELS: Readonly<Record<Action, string>> = {
  grant_credits: 'Grant credits',
  remove_credits: 'Remove credits',
  grant_plan: 'Grant a plan',
  send_recovery_mail: 'Send a recovery mail',
  remove_second_factors: 'Remove second factors',
  stop_renewal: 'Stop the renewal',
  suspend: 'Suspend',
  restore: 'Restore',
  close: 'Close the account',
}

/** Describes the effect of an action before it is confirmed. */
export const ACTION_EFFECTS: Readonly<Record<Action, string>> = {
  grant_credits: 'The account gets these credits now.',
  remove_credits: 'The account loses these credits now. The balance can’t fall below zero.',
  grant_plan:
    'The plan stays until you grant another one. Free ends it. If the account pays for a bigger plan, the bigger plan applies.',
  send_recovery_mail: 'The user gets a mail with a link for a new password.',
  remove_second_factors:
    'The password alone signs in until the user sets up a new second factor. Verify who is asking first.',
  stop_renewal: 'The subscription ends with the period that is paid, and nothing more is charged.',
  suspend:
    'The user is signed out. Channels, jobs and posts stop and nothing is deleted. A paid subscription continues until you stop its renewal.',
  restore: 'The user can sign in again. Channels, jobs and posts continue.',
  close: 'This deletes the account with all videos, channels and connections. It can’t be undone.',
}
