CREATE TABLE "account_addresses" (
	"account_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "account_addresses_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"locale" text,
	"time_zone" text,
	"plan" text DEFAULT 'free' NOT NULL,
	"granted_plan" text,
	"plan_granted_at" timestamp with time zone,
	"period_started_at" timestamp with time zone,
	"is_host" boolean DEFAULT false NOT NULL,
	"welcomed_at" timestamp with time zone,
	"last_privacies" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_accounts" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_free_projects" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_config" (
	"channel_id" uuid PRIMARY KEY NOT NULL,
	"image_prompt" text NOT NULL,
	"text_prompt" text NOT NULL,
	"choices" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_memories" (
	"channel_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"hook" text NOT NULL,
	"sentences" text[] NOT NULL,
	"pictures" text[] NOT NULL,
	"is_built_in" boolean NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_memories_channel_id_video_id_pk" PRIMARY KEY("channel_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "channel_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"prompt" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_subjects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"words" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_targets" (
	"channel_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"privacy" text NOT NULL,
	"choices" jsonb NOT NULL,
	CONSTRAINT "channel_targets_channel_id_connection_id_pk" PRIMARY KEY("channel_id","connection_id")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"template_id" text NOT NULL,
	"template_name" text NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_run_at" timestamp with time zone,
	"zone" text NOT NULL,
	"hour" smallint,
	"minute" smallint,
	"days" smallint[] NOT NULL,
	"ends_on" date,
	"review_hours" smallint,
	"taken_on" date,
	"left_out" date[] DEFAULT '{}' NOT NULL,
	"zone_data" text DEFAULT '' NOT NULL,
	"problem" text,
	"next_on" date,
	"next_slot_at" timestamp with time zone,
	"next_make_at" timestamp with time zone,
	"is_told_of_credits" boolean DEFAULT false NOT NULL,
	"is_told_of_few" boolean DEFAULT false NOT NULL,
	"picture_id" uuid,
	"thumbnail_prompt" text,
	CONSTRAINT "channels_next" CHECK (num_nonnulls("channels"."next_on", "channels"."next_slot_at", "channels"."next_make_at") in (0, 3)),
	CONSTRAINT "channels_time" CHECK (num_nonnulls("channels"."hour", "channels"."minute") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "mail_choices" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	"next_at" timestamp with time zone,
	CONSTRAINT "mail_choices_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"local_date" date,
	"slot_at" timestamp with time zone,
	"status" text NOT NULL,
	"reason" text,
	"message" text,
	"subject" text,
	"replaced_subjects" text[] DEFAULT '{}' NOT NULL,
	"is_own_subject" boolean DEFAULT false NOT NULL,
	"words" jsonb,
	"video_id" uuid,
	"paid_by" text,
	"tell" text[] DEFAULT '{}' NOT NULL,
	"is_reviewed" boolean DEFAULT false NOT NULL,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "runs_video" UNIQUE("video_id"),
	CONSTRAINT "runs_date" UNIQUE("channel_id","local_date"),
	CONSTRAINT "runs_scheduled" CHECK (("runs"."kind" = 'scheduled') = ("runs"."local_date" is not null))
);
--> statement-breakpoint
CREATE TABLE "app_clock" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"ahead" interval NOT NULL,
	CONSTRAINT "app_clock_one" CHECK ("app_clock"."is_only")
);
--> statement-breakpoint
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$
	SELECT now() + coalesce((SELECT ahead FROM app_clock), interval '0')
$$;
--> statement-breakpoint
CREATE TABLE "connect_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"platform" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"browser_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"platform_id" text NOT NULL,
	"granter_id" text,
	"title" text DEFAULT '' NOT NULL,
	"handle" text,
	"picture_url" text,
	"is_sandbox" boolean DEFAULT false NOT NULL,
	"sealed_tokens" text,
	"refresh_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"auto_post" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connections_platform" UNIQUE("platform","platform_id","is_sandbox")
);
--> statement-breakpoint
CREATE TABLE "data_deletions" (
	"code" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"removed" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_cost_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_cost_days_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "cost_days" (
	"day" date PRIMARY KEY NOT NULL,
	"micros" bigint DEFAULT 0 NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"account_id" uuid,
	"video_id" uuid,
	"source" text NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"characters" integer,
	"images" integer,
	"seconds" real,
	"micros" bigint NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_faults" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "model_faults_day_source_kind_pk" PRIMARY KEY("day","source","kind")
);
--> statement-breakpoint
CREATE TABLE "external_cleanups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_warnings" (
	"kind" text PRIMARY KEY NOT NULL,
	"mailed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installations" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sealed_probe" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installations_one" CHECK ("installations"."is_only")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "job_errors" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_message" text NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lost_attempts" (
	"job_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"is_lost" boolean NOT NULL,
	CONSTRAINT "lost_attempts_job_id_attempt_pk" PRIMARY KEY("job_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_reference" UNIQUE("account_id","reference"),
	CONSTRAINT "ledger_entries_balance" CHECK ("ledger_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "taken_projects" (
	"account_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"plan" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "taken_projects_reference" UNIQUE("account_id","reference")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_policies" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"limit_day_micros" bigint,
	"limit_account_day_micros" bigint,
	"is_own_allowed" boolean DEFAULT false NOT NULL,
	"may_reach_private" boolean DEFAULT false NOT NULL,
	CONSTRAINT "engine_policies_one" CHECK ("engine_policies"."is_only")
);
--> statement-breakpoint
CREATE TABLE "engine_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"role" text NOT NULL,
	"settings" jsonb NOT NULL,
	"sealed_key" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engine_settings_owner" UNIQUE NULLS NOT DISTINCT("account_id","role")
);
--> statement-breakpoint
CREATE TABLE "rpc_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"args" json NOT NULL,
	"result" json,
	"error" json,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"repeated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"customer_id" text,
	"told_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "payment_reconciliations" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_reversals" (
	"id" text NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"wanted" integer NOT NULL,
	"taken" integer NOT NULL,
	"uncollected" integer GENERATED ALWAYS AS (wanted - taken) STORED NOT NULL,
	"state" text NOT NULL,
	"noted_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "payment_reversals_id_payment_id_pk" PRIMARY KEY("id","payment_id"),
	CONSTRAINT "payment_reversals_taken" CHECK ("payment_reversals"."taken" between 0 and "payment_reversals"."wanted")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"plan" text,
	"credits" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"payment_intent" text,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "stripe_customers_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_periods" (
	"subscription_id" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"granted" integer NOT NULL,
	CONSTRAINT "subscription_periods_subscription_id_ends_at_pk" PRIMARY KEY("subscription_id","ends_at")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"status" text NOT NULL,
	"price_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"next_plan" text,
	"changes_at" timestamp with time zone,
	"past_due_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "affiliate_codes" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "affiliate_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referrer_id" uuid NOT NULL,
	"referred_id" uuid,
	"signed_up_at" timestamp with time zone NOT NULL,
	"purchased_at" timestamp with time zone,
	"credits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "referrals_referredId_unique" UNIQUE("referred_id")
);
--> statement-breakpoint
CREATE TABLE "incoming_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"bytes_to_come" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"connection_id" uuid,
	"platform" text NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"account_name" text NOT NULL,
	"source" text NOT NULL,
	"video_id" uuid,
	"version_number" integer,
	"run_id" uuid,
	"file_key" text NOT NULL,
	"file_bytes" bigint,
	"seconds" double precision NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"tags" text[] NOT NULL,
	"privacy" text NOT NULL,
	"choices" jsonb NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"message" text,
	"scheduled_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	"quota_day" date,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"stage" text DEFAULT 'prepare' NOT NULL,
	"sealed_handle" text,
	"stage_since" timestamp with time zone NOT NULL,
	"intent_at" timestamp with time zone,
	"sent_percent" smallint,
	"posted_at" timestamp with time zone,
	"remote_id" text,
	"receipt" text,
	"remote_url" text,
	"real_privacy" text,
	"is_draft" boolean DEFAULT false NOT NULL,
	"checks" smallint DEFAULT 0 NOT NULL,
	"views" bigint,
	"likes" bigint,
	"counted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answered_requests" (
	"account_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answered_requests_account_id_call_key_pk" PRIMARY KEY("account_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "video_pictures" (
	"video_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_pictures_video_id_id_pk" PRIMARY KEY("video_id","id")
);
--> statement-breakpoint
CREATE TABLE "video_versions" (
	"video_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"error_message" text,
	"quality" text NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"storyboard" jsonb,
	"seconds" double precision,
	"notices" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "video_versions_video_id_number_pk" PRIMARY KEY("video_id","number")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"title" text NOT NULL,
	"is_renamed" boolean DEFAULT false NOT NULL,
	"request" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"has_steps" boolean DEFAULT true NOT NULL,
	"checked_words" text[] DEFAULT '{}' NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_addresses" ADD CONSTRAINT "account_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_config" ADD CONSTRAINT "channel_config_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_memories" ADD CONSTRAINT "channel_memories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_pictures" ADD CONSTRAINT "channel_pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_subjects" ADD CONSTRAINT "channel_subjects_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_targets" ADD CONSTRAINT "channel_targets_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_targets" ADD CONSTRAINT "channel_targets_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_picture_id_channel_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."channel_pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connect_states" ADD CONSTRAINT "connect_states_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_cost_days" ADD CONSTRAINT "account_cost_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "failed_jobs" ADD CONSTRAINT "failed_jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_projects" ADD CONSTRAINT "taken_projects_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_settings" ADD CONSTRAINT "engine_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_accounts_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_id_accounts_id_fk" FOREIGN KEY ("referred_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_uploads" ADD CONSTRAINT "incoming_uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_events" ADD CONSTRAINT "post_events_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answered_requests" ADD CONSTRAINT "answered_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_pictures" ADD CONSTRAINT "video_pictures_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_versions" ADD CONSTRAINT "video_versions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_memories_newest" ON "channel_memories" USING btree ("channel_id","told_at");--> statement-breakpoint
CREATE TABLE "local_writers" (
	"worker_id" uuid NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_writers_worker_id_name_pk" PRIMARY KEY("worker_id","name")
);--> statement-breakpoint
CREATE INDEX "channel_pictures_account" ON "channel_pictures" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "channel_pictures_created" ON "channel_pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "channel_subjects_order" ON "channel_subjects" USING btree ("channel_id","position");--> statement-breakpoint
CREATE INDEX "channel_targets_connection" ON "channel_targets" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "channels_account" ON "channels" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "channels_due" ON "channels" USING btree ("next_make_at") WHERE "channels"."is_active" and "channels"."next_make_at" is not null;--> statement-breakpoint
CREATE INDEX "channels_next_slot" ON "channels" USING btree ("next_slot_at") WHERE "channels"."is_active" and "channels"."next_slot_at" is not null;--> statement-breakpoint
CREATE INDEX "channels_zone_data" ON "channels" USING btree ("zone_data") WHERE "channels"."is_active" and "channels"."next_on" is not null;--> statement-breakpoint
CREATE INDEX "mail_choices_due" ON "mail_choices" USING btree ("next_at") WHERE "mail_choices"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "runs_channel" ON "runs" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "runs_account" ON "runs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "runs_to_tell" ON "runs" USING btree ("id") WHERE "runs"."tell" <> '{}';--> statement-breakpoint
CREATE INDEX "connect_states_account" ON "connect_states" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "connect_states_created" ON "connect_states" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "connections_account" ON "connections" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "connections_granter" ON "connections" USING btree ("granter_id");--> statement-breakpoint
CREATE INDEX "connections_refresh" ON "connections" USING btree ("refresh_at");--> statement-breakpoint
CREATE INDEX "data_deletions_created" ON "data_deletions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "model_calls_video" ON "model_calls" USING btree ("video_id","question");--> statement-breakpoint
CREATE INDEX "model_calls_day" ON "model_calls" USING btree ("day");--> statement-breakpoint
CREATE INDEX "external_cleanups_due" ON "external_cleanups" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "failed_jobs_failed" ON "failed_jobs" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "failed_jobs_account" ON "failed_jobs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient_hash");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_events_customer" ON "payment_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_reversals_debts" ON "payment_reversals" USING btree ("payment_id") WHERE "payment_reversals"."uncollected" > 0;--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payments_intent" ON "payments" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "incoming_uploads_account" ON "incoming_uploads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "post_events_post" ON "post_events" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "posts_account" ON "posts" USING btree ("account_id","due_at");--> statement-breakpoint
CREATE INDEX "posts_video" ON "posts" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_run_connection" ON "posts" USING btree ("run_id","connection_id");--> statement-breakpoint
CREATE INDEX "posts_next" ON "posts" USING btree ("next_at") WHERE "posts"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_uncounted" ON "posts" USING btree (coalesce("counted_at", "posted_at")) WHERE "posts"."platform" = 'youtube' and "posts"."status" = 'live' and "posts"."remote_id" is not null and "posts"."connection_id" is not null and ("posts"."counted_at" is null or "posts"."counted_at" - "posts"."posted_at" < interval '89 days');--> statement-breakpoint
CREATE INDEX "posts_quota" ON "posts" USING btree ("quota_day","account_id");--> statement-breakpoint
CREATE INDEX "posts_open" ON "posts" USING btree ("account_id") WHERE "posts"."status" in ('scheduled', 'waiting', 'posting', 'checking', 'uncertain');--> statement-breakpoint
CREATE UNIQUE INDEX "posts_claimed" ON "posts" USING btree ("connection_id") WHERE "posts"."claimed_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "video_versions_unfinished" ON "video_versions" USING btree ("video_id") WHERE "video_versions"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "videos_account" ON "videos" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "videos_steps" ON "videos" USING btree ("edited_at") WHERE "videos"."has_steps";--> statement-breakpoint
CREATE INDEX "videos_deleted" ON "videos" USING btree ("deleted_at") WHERE "videos"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "rpc_calls" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "rate_limits" SET UNLOGGED;--> statement-breakpoint
CREATE FUNCTION keep_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (OLD.id, OLD.reference, OLD.amount, OLD.balance_after, OLD.created_at)
		IS NOT DISTINCT FROM (NEW.id, NEW.reference, NEW.amount, NEW.balance_after, NEW.created_at) THEN
		RETURN NEW; -- only the account's id changed: its account is being deleted
	END IF;
	RAISE EXCEPTION 'ledger entries are only ever added';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_kept" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION keep_ledger_entries();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_not_emptied" BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger_entries();
