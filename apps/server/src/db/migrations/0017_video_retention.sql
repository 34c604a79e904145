ALTER TABLE "videos" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "videos_delete" ON "videos" USING btree ("delete_at") WHERE "videos"."delete_at" is not null;