ALTER TABLE "site_state" ADD COLUMN "renders_at_once" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
-- The view of autoscalers. A function reads the queue, so that the queue may change its tables under the view.
CREATE FUNCTION "read_backlog"() RETURNS TABLE ("kind" text, "waiting" bigint, "active" bigint, "oldest_seconds" double precision)
LANGUAGE plpgsql STABLE AS $$
DECLARE
	-- How many videos of one account run at once.
	lanes integer := coalesce((SELECT renders_at_once FROM site_state), 2);
BEGIN
	RETURN QUERY
	WITH unfinished AS (
		SELECT CASE WHEN j.name IN ('make-video', 'paint-picture') THEN 'render' WHEN j.name = 'begin-run' THEN 'text' ELSE 'tidy' END AS kind,
			j.name = 'make-video' AS has_lanes, j.group_id, j.state = 'active' AS is_active, j.start_after
		FROM pgboss.job j
		WHERE j.state < 'completed' AND (j.state = 'active' OR j.start_after <= now()) AND j.name NOT LIKE '\_\_pgboss\_\_%'
	), by_account AS (
		SELECT u.kind, count(*) FILTER (WHERE u.is_active) AS active, count(*) FILTER (WHERE NOT u.is_active) AS waiting,
			u.has_lanes AND u.group_id IS NOT NULL AS has_lanes, min(u.start_after) FILTER (WHERE NOT u.is_active) AS oldest
		FROM unfinished u GROUP BY u.kind, u.has_lanes, u.group_id
	), jobs AS (
		-- A video that waits for its own account needs no further worker.
		SELECT a.kind, a.active, CASE WHEN a.has_lanes THEN least(a.waiting, greatest(lanes - a.active, 0)) ELSE a.waiting END AS waiting, a.oldest
		FROM by_account a
		UNION ALL
		SELECT 'post', count(*) FILTER (WHERE p.claimed_by IS NOT NULL), count(*) FILTER (WHERE p.claimed_by IS NULL),
			min(p.next_at) FILTER (WHERE p.claimed_by IS NULL)
		FROM posts p WHERE p.next_at <= app_now() AND p.connection_id IS NOT NULL AND p.status IN ('scheduled', 'waiting', 'posting', 'checking')
	)
	SELECT kinds.kind, coalesce(sum(jobs.waiting), 0)::bigint, coalesce(sum(jobs.active), 0)::bigint,
		coalesce(extract(epoch FROM now() - min(jobs.oldest) FILTER (WHERE jobs.waiting > 0)), 0)::double precision
	FROM (VALUES ('render'), ('text'), ('post'), ('tidy')) AS kinds (kind) LEFT JOIN jobs ON jobs.kind = kinds.kind
	GROUP BY kinds.kind;
END $$;--> statement-breakpoint
CREATE VIEW "dayreel_backlog" AS SELECT * FROM "read_backlog"();
