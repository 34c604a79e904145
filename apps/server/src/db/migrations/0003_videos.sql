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
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "video_pictures" ADD CONSTRAINT "video_pictures_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_versions" ADD CONSTRAINT "video_versions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_versions_unfinished" ON "video_versions" USING btree ("video_id") WHERE "video_versions"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "videos_account" ON "videos" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "videos_steps" ON "videos" USING btree ("edited_at") WHERE "videos"."has_steps";--> statement-breakpoint
CREATE INDEX "videos_deleted" ON "videos" USING btree ("deleted_at") WHERE "videos"."deleted_at" is not null;