/**
 * What to do after an error of an outside service, which is either a platform to post to or a model provider.
 *
 * `retry_later`: repeat the call later · `refresh_then_retry_once`: the access token has expired ·
 * `reconnect_required`:
 * the user has to consent again · `user_action_required`: the user has to act at the service · `content_rejected`: the
 * content has to change · `app_misconfigured`: the operator has to act · `quota_shared`: the quota that all users share
 * is used up · `outcome_unknown`: the call may have succeeded, so only reading back is allowed · `permanent`: the call
 * will never succeed.
 */
export type OutsideErrorKind =
  | 'retry_later'
  | 'refresh_then_retry_once'
  | 'reconnect_required'
  | 'user_action_required'
  | 'content_rejected'
  | 'app_misconfigured'
  | 'quota_shared'
  | 'outcome_unknown'
  | 'permanent'
