ALTER TABLE "media" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "media_delete" ON "media" USING btree ("delete_at") WHERE "media"."delete_at" is not null;