CREATE TABLE "channel_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"prompt" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "channels" ADD COLUMN "left_out" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "zone_data" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "is_told_of_few" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "thumbnail_prompt" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "set_aside" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "post_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "tell" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_pictures" ADD CONSTRAINT "channel_pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_pictures_account" ON "channel_pictures" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "channel_pictures_created" ON "channel_pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_choices_due" ON "mail_choices" USING btree ("next_at") WHERE "mail_choices"."next_at" is not null;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_picture_id_channel_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."channel_pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_to_tell" ON "runs" USING btree ("id") WHERE "runs"."tell" <> '{}';--> statement-breakpoint
CREATE INDEX "runs_to_post" ON "runs" USING btree ("post_at") WHERE "runs"."status" = 'ready' and "runs"."post_at" is not null;