ALTER TABLE "site_state" ADD COLUMN "load_measured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_state" ADD COLUMN "spread_ms" integer[];