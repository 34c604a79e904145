CREATE TABLE "blocked_terms" (
	"kind" text NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "blocked_terms_kind_term_pk" PRIMARY KEY("kind","term")
);
--> statement-breakpoint
CREATE TABLE "content_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"details" text NOT NULL,
	"reporter_email" text,
	"account_id" uuid,
	"video_id" uuid,
	"closed_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_reports_open" ON "content_reports" USING btree ("created_at") WHERE "content_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "content_reports_account" ON "content_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "content_reports_video" ON "content_reports" USING btree ("video_id");