ALTER TABLE "posts" ADD COLUMN "next_count_at" timestamp with time zone;--> statement-breakpoint
-- 0.2.0 is the first release with this column: no earlier process works beside it.
UPDATE "posts" SET "next_count_at" = coalesce("counted_at", "posted_at") + interval '1 day'
	WHERE "platform" = 'youtube' AND "status" = 'live' AND "remote_id" IS NOT NULL AND "connection_id" IS NOT NULL
		AND ("counted_at" IS NULL OR "counted_at" - "posted_at" < interval '89 days');--> statement-breakpoint
CREATE INDEX "posts_next_count" ON "posts" USING btree ("next_count_at") WHERE "posts"."next_count_at" is not null;--> statement-breakpoint
DROP INDEX "posts_uncounted";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "counted_at";
