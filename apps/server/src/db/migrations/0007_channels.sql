CREATE TABLE "channel_config" (
	"channel_id" uuid PRIMARY KEY NOT NULL,
	"image_prompt" text NOT NULL,
	"text_prompt" text NOT NULL,
	"desired_duration" integer NOT NULL,
	"selected_style_id" text NOT NULL,
	"selected_quality" text NOT NULL,
	"selected_voice_id" text NOT NULL,
	"selected_music" text,
	"custom_notes" text NOT NULL,
	"youtube_connection_id" uuid,
	"privacy_status" text DEFAULT 'private' NOT NULL,
	"made_for_kids" boolean DEFAULT false NOT NULL,
	"notify_subscribers" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_subjects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"next_on" date,
	"next_slot_at" timestamp with time zone,
	"next_make_at" timestamp with time zone,
	"is_told_of_credits" boolean DEFAULT false NOT NULL,
	CONSTRAINT "channels_next" CHECK (num_nonnulls("channels"."next_on", "channels"."next_slot_at", "channels"."next_make_at") in (0, 3)),
	CONSTRAINT "channels_time" CHECK (num_nonnulls("channels"."hour", "channels"."minute") in (0, 2))
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
	"video_id" uuid,
	"paid_by" text,
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
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"platform_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"auto_post" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connections_platform" UNIQUE("platform","platform_id")
);
--> statement-breakpoint
ALTER TABLE "channel_config" ADD CONSTRAINT "channel_config_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_config" ADD CONSTRAINT "channel_config_youtube_connection_id_connections_id_fk" FOREIGN KEY ("youtube_connection_id") REFERENCES "public"."connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_subjects" ADD CONSTRAINT "channel_subjects_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_subjects_order" ON "channel_subjects" USING btree ("channel_id","position");--> statement-breakpoint
CREATE INDEX "channels_account" ON "channels" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "channels_due" ON "channels" USING btree ("next_make_at") WHERE "channels"."is_active" and "channels"."next_make_at" is not null;--> statement-breakpoint
CREATE INDEX "runs_channel" ON "runs" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "runs_account" ON "runs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "connections_account" ON "connections" USING btree ("account_id");--> statement-breakpoint
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$
	SELECT now() + coalesce((SELECT ahead FROM app_clock), interval '0')
$$;