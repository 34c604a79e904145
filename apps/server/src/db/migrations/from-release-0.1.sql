-- Brings the tables of release 0.1 to the baseline. The parts are the migrations of the states between the releases, in their order.

-- 0021: model-units
ALTER TABLE "model_calls" ADD COLUMN "characters" integer;
ALTER TABLE "model_calls" ADD COLUMN "images" integer;
ALTER TABLE "model_calls" ADD COLUMN "seconds" real;

-- 0022: installation
CREATE TABLE "installations" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sealed_probe" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installations_one" CHECK ("installations"."is_only")
);

-- 0023: post-limits
DROP INDEX "posts_quota";
ALTER TABLE "incoming_uploads" ADD COLUMN "bytes_to_come" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "posts" ADD COLUMN "file_bytes" bigint;
CREATE INDEX "channels_next_slot" ON "channels" USING btree ("next_slot_at") WHERE "channels"."is_active" and "channels"."next_slot_at" is not null;
CREATE INDEX "posts_open" ON "posts" USING btree ("account_id") WHERE "posts"."status" in ('scheduled', 'waiting', 'posting', 'checking', 'uncertain');
CREATE INDEX "posts_quota" ON "posts" USING btree ("quota_day","account_id");

-- 0024: payment-debts
ALTER TABLE "accounts" ADD COLUMN "granted_plan" text;
ALTER TABLE "accounts" ADD COLUMN "plan_granted_at" timestamp with time zone;
UPDATE "accounts" SET "granted_plan" = "plan", "plan_granted_at" = coalesce("period_started_at", now())
WHERE "plan" <> 'free' AND NOT EXISTS (
	SELECT 1 FROM "subscriptions" WHERE "account_id" = "accounts"."id" AND "status" IN ('active', 'trialing', 'past_due')
);
UPDATE "payment_reversals" SET "wanted" = 0, "taken" = 0 WHERE "state" = 'returned';
UPDATE "payment_reversals" SET
	"wanted" = "payment_reversals"."wanted" + "payments"."wanted" - "sums"."wanted",
	"taken" = "payment_reversals"."taken" + "payments"."taken" - "sums"."taken"
FROM "payments" JOIN (
	SELECT "payment_id", max("id") AS "id", sum("wanted") AS "wanted", sum("taken") AS "taken"
	FROM "payment_reversals" WHERE "state" = 'active' GROUP BY "payment_id"
) AS "sums" ON "sums"."payment_id" = "payments"."id"
WHERE "payment_reversals"."payment_id" = "payments"."id" AND "payment_reversals"."id" = "sums"."id";
UPDATE "payment_reversals" SET "wanted" = greatest("wanted", 0), "taken" = greatest(0, least("taken", greatest("wanted", 0)));
ALTER TABLE "payment_reversals" ADD COLUMN "uncollected" integer GENERATED ALWAYS AS (wanted - taken) STORED NOT NULL;
ALTER TABLE "payment_reversals" ADD COLUMN "noted_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;
CREATE INDEX "payment_reversals_debts" ON "payment_reversals" USING btree ("payment_id") WHERE "payment_reversals"."uncollected" > 0;
ALTER TABLE "payments" DROP COLUMN "wanted";
ALTER TABLE "payments" DROP COLUMN "taken";
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_taken" CHECK ("payment_reversals"."taken" between 0 and "payment_reversals"."wanted");

ALTER TABLE "accounts" ADD COLUMN "locale" text;
ALTER TABLE "accounts" ADD COLUMN "time_zone" text;
ALTER TABLE "accounts" ADD COLUMN "welcomed_at" timestamp with time zone;
UPDATE "accounts" SET "welcomed_at" = "created_at";
ALTER TABLE "accounts" ADD COLUMN "last_privacies" jsonb DEFAULT '{}'::jsonb NOT NULL;

-- 0025: host-warnings
CREATE TABLE "host_warnings" (
	"kind" text PRIMARY KEY NOT NULL,
	"mailed_at" timestamp with time zone DEFAULT now() NOT NULL
);

-- 0026: granters
CREATE TABLE "data_deletions" (
	"code" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"removed" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

-- States from before this column last ten minutes. Their people start again.
DELETE FROM "connect_states";
ALTER TABLE "connect_states" ADD COLUMN "session_id" text NOT NULL;
ALTER TABLE "connections" ADD COLUMN "granter_id" text;
CREATE INDEX "data_deletions_created" ON "data_deletions" USING btree ("created_at");
CREATE INDEX "connections_granter" ON "connections" USING btree ("granter_id");

-- Connections of Instagram have no granter yet. A connection that is due gets it; see platforms/renew-tokens.ts.
UPDATE "connections" SET "refresh_at" = now() WHERE "platform" = 'instagram' AND "sealed_tokens" IS NOT NULL;

-- 0027: failed-jobs
CREATE TABLE "failed_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"account_id" uuid,
	"errors" integer NOT NULL,
	"lost" integer NOT NULL,
	"reason" text NOT NULL,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retried_at" timestamp with time zone,
	CONSTRAINT "failed_jobs_payload" UNIQUE("name","payload")
);

CREATE TABLE "lost_attempts" (
	"job_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"is_lost" boolean NOT NULL,
	CONSTRAINT "lost_attempts_job_id_attempt_pk" PRIMARY KEY("job_id","attempt")
);

ALTER TABLE "failed_jobs" ADD CONSTRAINT "failed_jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "failed_jobs_failed" ON "failed_jobs" USING btree ("failed_at");
CREATE INDEX "failed_jobs_account" ON "failed_jobs" USING btree ("account_id");

-- 0028: account-limit
DROP INDEX "runs_to_post";
DROP INDEX "video_versions_unfinished";
CREATE UNIQUE INDEX "video_versions_unfinished" ON "video_versions" USING btree ("video_id") WHERE "video_versions"."finished_at" is null;
ALTER TABLE "runs" DROP COLUMN "post_at";
DO $$ BEGIN
  IF to_regclass('pgboss.queue') IS NOT NULL THEN
    UPDATE pgboss.queue SET policy = 'standard' WHERE name = 'make-video';
    UPDATE pgboss.job SET policy = 'standard', singleton_key = NULL WHERE name = 'make-video' AND state < 'completed';
  END IF;
END $$;

-- 0029: channel-targets
CREATE TABLE "channel_targets" (
	"channel_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"privacy" text NOT NULL,
	"choices" jsonb NOT NULL,
	CONSTRAINT "channel_targets_channel_id_connection_id_pk" PRIMARY KEY("channel_id","connection_id")
);

ALTER TABLE "channel_config" DROP CONSTRAINT "channel_config_youtube_connection_id_connections_id_fk";

DROP INDEX "posts_run";
ALTER TABLE "channel_targets" ADD CONSTRAINT "channel_targets_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "channel_targets" ADD CONSTRAINT "channel_targets_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "channel_targets_connection" ON "channel_targets" USING btree ("connection_id");
CREATE UNIQUE INDEX "posts_run_connection" ON "posts" USING btree ("run_id","connection_id");
INSERT INTO "channel_targets" ("channel_id", "connection_id", "privacy", "choices")
SELECT "channel_id", "youtube_connection_id", "privacy_status", jsonb_build_object(
	'isMadeForKids', "made_for_kids",
	'notifiesSubscribers', "notify_subscribers",
	'allowsComments', false,
	'allowsDuets', false,
	'allowsStitches', false,
	'promotes', null,
	'asDraft', false
)
FROM "channel_config" WHERE "youtube_connection_id" IS NOT NULL;
ALTER TABLE "channel_config" DROP COLUMN "youtube_connection_id";
ALTER TABLE "channel_config" DROP COLUMN "privacy_status";
ALTER TABLE "channel_config" DROP COLUMN "made_for_kids";
ALTER TABLE "channel_config" DROP COLUMN "notify_subscribers";

-- What videos and channels are made from is kept under the names of the choices, and the style by name. The specification's names are
-- the wire's. A style that is gone keeps its id.
CREATE TEMPORARY TABLE "styles" ON COMMIT DROP AS SELECT * FROM (VALUES
  ('556c1ee5-ec38-42e8-955a-1e82dad0ffa1', 'None'),
  ('debdf72a-91a4-467b-bf61-cc02bdeb69c6', '3D Render'),
  ('9fdc5e8c-4d13-49b4-9ce6-5a74cbb19177', 'Bokeh'),
  ('a5632c7c-ddbb-4e2f-ba34-8456ab3ac436', 'Cinematic'),
  ('33abbb99-03b9-4dd7-9761-ee98650b2c88', 'Cinematic Concept'),
  ('6fedbf1f-4a17-45ec-84fb-92fe524a29ef', 'Creative'),
  ('111dc692-d470-4eec-b791-3475abac4c46', 'Dynamic'),
  ('594c4a08-a522-4e0e-b7ff-e4dac4b6b622', 'Fashion'),
  ('2e74ec31-f3a4-4825-b08b-2894f6d13941', 'Graphic Design Pop Art'),
  ('1fbb6a68-9319-44d2-8d56-2957ca0ece6a', 'Graphic Design Vector'),
  ('645e4195-f63d-4715-a3f2-3fb1e6eb8c70', 'Illustration'),
  ('30c1d34f-e3a9-479a-b56f-c018bbc9c02a', 'Macro'),
  ('621e1c9a-6319-4bee-a12d-ae40659162fa', 'Moody'),
  ('8e2bc543-6ee2-45f9-bcd9-594b6ce84dcd', 'Portrait'),
  ('22a9a7d2-2166-4d86-80ff-22e2643adbcf', 'Pro B&W photography'),
  ('7c3f932b-a572-47cb-9b9b-f20211e63b5b', 'Pro color photography'),
  ('581ba6d6-5aac-4492-bebe-54c424a0d46e', 'Pro film photography'),
  ('b504f83c-3326-4947-82e1-7fe9e839ec0f', 'Ray Traced'),
  ('be8c6b58-739c-4d44-b9c1-b032ed308b61', 'Sketch (B&W)'),
  ('093accc3-7633-4ffd-82da-d34000dfc0d6', 'Sketch (Color)'),
  ('5bdc3f2a-1be6-4d1c-8e77-992a30824a2c', 'Stock Photo'),
  ('dee282d3-891f-4f73-ba02-7f8131e5541b', 'Vibrant')
) AS "each" ("id", "name");
WITH "names" ("before", "after") AS (VALUES
  ('scriptSubject', 'text'),
  ('selectedTemplateId', 'template'),
  ('duration', 'durationSeconds'),
  ('styleId', 'style'),
  ('additionalInfo', 'notes')
)
UPDATE "videos" SET "request" = ("request" - (SELECT array_agg("before") FROM "names")) || (
  SELECT jsonb_object_agg("after", coalesce(to_jsonb("styles"."name"), "request" -> "before"))
  FROM "names" LEFT JOIN "styles" ON "before" = 'styleId' AND "styles"."id" = "request" ->> 'styleId'
  WHERE "request" ? "before"
) WHERE "request" ?| (SELECT array_agg("before") FROM "names");
ALTER TABLE "channel_config" ADD COLUMN "choices" jsonb;
UPDATE "channel_config" SET "choices" = jsonb_build_object(
  'durationSeconds', "desired_duration",
  'style', coalesce((SELECT "name" FROM "styles" WHERE "id" = "selected_style_id"), "selected_style_id"),
  'quality', "selected_quality",
  'voice', "selected_voice_id",
  'music', "selected_music",
  'notes', "custom_notes"
);
ALTER TABLE "channel_config" ALTER COLUMN "choices" SET NOT NULL;
ALTER TABLE "channel_config" DROP COLUMN "desired_duration";
ALTER TABLE "channel_config" DROP COLUMN "selected_style_id";
ALTER TABLE "channel_config" DROP COLUMN "selected_quality";
ALTER TABLE "channel_config" DROP COLUMN "selected_voice_id";
ALTER TABLE "channel_config" DROP COLUMN "selected_music";
ALTER TABLE "channel_config" DROP COLUMN "custom_notes";

-- Calls to a worker have the field's names. Their rows last seconds.
ALTER TABLE "questions" RENAME TO "rpc_calls";
ALTER TABLE "rpc_calls" RENAME CONSTRAINT "questions_pkey" TO "rpc_calls_pkey";
ALTER TABLE "rpc_calls" RENAME COLUMN "kind" TO "method";
ALTER TABLE "rpc_calls" RENAME COLUMN "input" TO "args";
ALTER TABLE "rpc_calls" RENAME COLUMN "answer" TO "result";
ALTER TABLE "rpc_calls" RENAME COLUMN "asked_at" TO "repeated_at";

ALTER TABLE "farewells" RENAME TO "external_cleanups";
ALTER TABLE "external_cleanups" RENAME CONSTRAINT "farewells_pkey" TO "external_cleanups_pkey";
ALTER INDEX "farewells_due" RENAME TO "external_cleanups_due";

-- Engines that were connected in the browser.
CREATE TABLE "engine_policies" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"limit_day_micros" bigint,
	"limit_account_day_micros" bigint,
	"is_own_allowed" boolean DEFAULT false NOT NULL,
	"may_reach_private" boolean DEFAULT false NOT NULL,
	CONSTRAINT "engine_policies_one" CHECK ("engine_policies"."is_only")
);
CREATE TABLE "engine_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"role" text NOT NULL,
	"settings" jsonb NOT NULL,
	"sealed_key" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engine_settings_owner" UNIQUE NULLS NOT DISTINCT("account_id","role")
);
ALTER TABLE "engine_settings" ADD CONSTRAINT "engine_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;

-- The models that run on workers' machines.
CREATE TABLE "local_writers" (
	"worker_id" uuid NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_writers_worker_id_name_pk" PRIMARY KEY("worker_id","name")
);

-- The words that a chat assistant wrote for a channel's own subjects.
ALTER TABLE "channel_subjects" ADD COLUMN "words" jsonb;
ALTER TABLE "runs" ADD COLUMN "words" jsonb;

-- The words without a source that users have checked.
ALTER TABLE "videos" ADD COLUMN "checked_words" text[] DEFAULT '{}' NOT NULL;
