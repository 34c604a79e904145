/** The settings that release 0.1 created the installation with. */
export const OLD_SETTINGS = {
  MASTER_KEY: Buffer.from('a key of the tests of the upgrade').subarray(0, 32).toString('base64'),
  AUTH_EMAIL_AUTOCONFIRM: 'on',
  VIDEO_SIZE_PERCENT: '25',
  RENDERS_AT_ONCE: '1',
}
export const OLD_PLATFORMS = ['youtube', 'instagram', 'tiktok'] as const
export const OLD_PASSWORD = 'quiet harbour 91 lanterns'
/** A user who pays for a plan and a pack, posts videos and has a channel that posts each day. */
export const ADA = 'ada@example.test'
/**
 * A user who came through Ada's link. Ben has cancelled the plan, got half of a pack's price back and paused the
 * channel.
 */
export const BEN = 'ben@example.test'
/** A user with a plan that the operator granted. */
export const CLEO = 'cleo@example.test'
/** The subject of a video that a worker was making when the site was stopped. */
export const HALF_MADE_SUBJECT = 'the fall of Rome'
/** The script of a video that was waiting for a worker when the site was stopped. */
export const QUEUED_SCRIPT = 'The lamp came on.\nNobody was there.'
