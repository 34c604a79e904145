CREATE TABLE "connect_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"browser_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "connections" DROP CONSTRAINT "connections_platform";--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "handle" text;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "picture_url" text;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "is_sandbox" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "sealed_tokens" text;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "refresh_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "expired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connect_states" ADD CONSTRAINT "connect_states_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_events" ADD CONSTRAINT "post_events_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connect_states_account" ON "connect_states" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "connect_states_created" ON "connect_states" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "post_events_post" ON "post_events" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "posts_account" ON "posts" USING btree ("account_id","due_at");--> statement-breakpoint
CREATE INDEX "posts_video" ON "posts" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_run" ON "posts" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "posts_next" ON "posts" USING btree ("next_at") WHERE "posts"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_quota" ON "posts" USING btree ("quota_day");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_claimed" ON "posts" USING btree ("connection_id") WHERE "posts"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "connections_refresh" ON "connections" USING btree ("refresh_at");--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_platform" UNIQUE("platform","platform_id","is_sandbox");