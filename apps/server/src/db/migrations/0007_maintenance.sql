CREATE TABLE "site_state" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"maintenance_since" timestamp with time zone,
	"maintenance_message" text DEFAULT '' NOT NULL,
	CONSTRAINT "site_state_one" CHECK ("site_state"."is_only")
);
