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
ALTER TABLE "channel_memories" ADD CONSTRAINT "channel_memories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_memories_newest" ON "channel_memories" USING btree ("channel_id","told_at");--> statement-breakpoint
ALTER TABLE "runs" DROP COLUMN "set_aside";