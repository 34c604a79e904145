import manifest from '../../package.json' with { type: 'json' }

/**
 * Returns the name of a connection in `pg_stat_activity`. The name contains the release, so that a later release can
 * see which releases are still running.
 *
 * @param part names the use of a connection that does not belong to the pool.
 */
export function applicationName(part?: 'jobs' | 'listener' | 'migrations' | 'backup' | 'restore'): string {
  return ['dayreel', manifest.version, part].filter((word) => word !== undefined).join(' ')
}
